import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

/// A GObject lives exactly as long as the last reference to it.
@preconcurrency @MainActor
final class OwnershipTests: DisplayTestCase {
  func testANewWidgetDiesWithItsLastReference() {
    var widget: Widget? = Widget(gtk_label_new("Text"))
    let life = Life(widget!.raw)
    var second: Widget? = Widget(widget!.pointer)
    widget = nil
    XCTAssertTrue(life.isAlive, "there is a second reference")
    XCTAssertNotNil(second)
    second = nil
    XCTAssertFalse(life.isAlive)
  }

  func testAFloatingReferenceIsSunk() {
    let label = gtk_label_new("Text")!
    XCTAssertNotEqual(g_object_is_floating(label), 0, "a new widget floats")
    let widget = Widget(label)
    XCTAssertEqual(g_object_is_floating(label), 0)
    XCTAssertEqual(widget.referenceCount, 1)
  }

  func testAParentKeepsItsChildAndLetsItGo() {
    let parent = Widget.box(vertical: true)
    var child: Widget? = Widget(gtk_label_new("Text"))
    let life = Life(child!.raw)
    parent.insert(child!, after: nil)
    child = nil
    XCTAssertTrue(life.isAlive, "its parent has it")
    parent.remove(Widget(gtk_widget_get_first_child(parent.pointer)))
    XCTAssertFalse(life.isAlive)
  }

  func testAnObjectThatIsNotFloatingIsSharedWithItsOwner() {
    let store = gtk_string_list_new(nil)!
    let count = UnsafeMutableRawPointer(store).assumingMemoryBound(to: GObject.self)
    var reference: ObjectRef? = ObjectRef(UnsafeMutableRawPointer(store))
    XCTAssertNotNil(reference)
    XCTAssertEqual(count.pointee.ref_count, 2, "ours and its owner's")
    reference = nil
    XCTAssertEqual(count.pointee.ref_count, 1)
    g_object_unref(UnsafeMutableRawPointer(store))
  }

  func testAContainerKeepsItsLayoutAndLetsItGo() {
    weak var layout: FixedLayout?
    var container: Widget?
    do {
      let new = FixedLayout()
      layout = new
      container = .container(new)
    }
    XCTAssertNotNil(layout)
    XCTAssertNotNil(container)
    container = nil
    XCTAssertNil(layout)
  }

  func testEveryReferenceIsCounted() {
    let before = LiveCount.objects
    var widgets = (0..<100).map { _ in Widget(gtk_label_new("Text")) }
    XCTAssertEqual(LiveCount.objects, before + widgets.count)
    widgets = []
    XCTAssertEqual(LiveCount.objects, before)
  }
}

extension ObjectRef {
  var referenceCount: UInt32 { cast(to: GObject.self).pointee.ref_count }
}
