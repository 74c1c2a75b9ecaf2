import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

/// Tests that GTK calls a custom layout, and allocates the children accordingly.
@preconcurrency @MainActor
final class CustomLayoutTests: DisplayTestCase {
  func testItMeasuresItsContainer() {
    let container = Widget.container(FixedLayout())
    let width = measured(container.pointer, GTK_ORIENTATION_HORIZONTAL)
    XCTAssertEqual(width.minimum, 40)
    XCTAssertEqual(width.natural, 120)
  }

  func testANaturalSizeIsNeverBelowTheMinimum() {
    let layout = FixedLayout()
    layout.natural = 10
    let container = Widget.container(layout)
    XCTAssertEqual(measured(container.pointer, GTK_ORIENTATION_VERTICAL).natural, 40)
  }

  func testItPlacesItsChildren() {
    let container = Widget.container(FixedLayout())
    let children = (0..<3).map { _ in Widget(gtk_label_new("")) }
    var previous: Widget?
    for child in children {
      container.insert(child, after: previous)
      previous = child
    }
    let window = Widget(gtk_window_new())
    gtk_window_set_child(window.cast(to: GtkWindow.self), container.pointer)
    gtk_window_present(window.cast(to: GtkWindow.self))
    runLoop(until: { gtk_widget_get_width(container.pointer) > 0 })
    for (index, child) in children.enumerated() {
      var bounds = graphene_rect_t()
      XCTAssertNotEqual(gtk_widget_compute_bounds(child.pointer, container.pointer, &bounds), 0)
      XCTAssertEqual(bounds.origin.x, Float(index) * 7)
      XCTAssertEqual(bounds.origin.y, Float(index) * 5)
      XCTAssertEqual(bounds.size.width, 20)
      XCTAssertEqual(bounds.size.height, 30)
    }
    gtk_window_destroy(window.cast(to: GtkWindow.self))
    for child in children { container.remove(child) }
  }

  func testHiddenChildrenTakeNoPart() {
    let container = Widget.box(vertical: true)
    let shown = Widget(gtk_label_new(""))
    let hidden = Widget(gtk_label_new(""))
    container.insert(shown, after: nil)
    container.insert(hidden, after: shown)
    hidden.isVisible = false
    XCTAssertEqual(laidOutChildren(of: container.pointer), [shown.pointer])
  }

  func testOrderOfInsertion() {
    let container = Widget.box(vertical: true)
    let (first, second, third) = (
      Widget(gtk_label_new("")), Widget(gtk_label_new("")), Widget(gtk_label_new(""))
    )
    container.insert(third, after: nil)
    container.insert(first, after: nil)
    container.insert(second, after: first)
    XCTAssertEqual(
      laidOutChildren(of: container.pointer), [first.pointer, second.pointer, third.pointer])
  }
}

/// A layout that measures 40 to 120 in each direction, and places children along a diagonal.
final class FixedLayout: LayoutDelegate {
  var natural: Int32 = 120

  func measure(
    _ container: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) { (40, natural) }

  func allocate(_ container: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {
    for (index, child) in laidOutChildren(of: container).enumerated() {
      place(child, x: Int32(index) * 7, y: Int32(index) * 5, width: 20, height: 30)
    }
  }
}
