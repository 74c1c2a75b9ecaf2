import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// What is dragged from one view to another, by the controllers that GTK's events go to.
@preconcurrency @MainActor
final class DragAndDropTests: DisplayTestCase {
  private struct Item: Codable, Transferable, Equatable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  private struct Page: View {
    @State private var dropped: [String] = []
    @State private var items: [Item] = []
    @State private var isTargeted = false
    @State private var provided = ""

    var body: some View {
      Text("Word").draggable("word")
      Text("Thing").draggable(Item(name: "thing")) { Text("preview") }
      Text("Old").onDrag { NSItemProvider(object: "old" as NSString) }
      Text("words \(dropped.joined(separator: ","))")
        .dropDestination(for: String.self) { items, location in
          dropped += items
          return location.x >= 0
        } isTargeted: {
          isTargeted = $0
        }
      Text("things \(items.map(\.name).joined(separator: ","))")
        .dropDestination(for: Item.self) { items, _ in
          self.items += items
          return true
        }
      Text("provided \(provided)")
        .onDrop(of: [.text], isTargeted: $isTargeted) { providers in
          _ = providers.first?.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated { provided = text ?? "" }
          }
          return !providers.isEmpty
        }
    }
  }

  private func controller(
    _ type: String, of label: String, _ window: TestWindow
  ) -> UnsafeMutableRawPointer? {
    let found = window.texts.first { $0.hasPrefix(label) }.flatMap(window.label)
    guard let found else { return nil }
    var result: UnsafeMutableRawPointer?
    for controller in controllers(of: found) {
      if typeName(controller) == type { result = controller }
      g_object_unref(controller)
    }
    return result
  }

  /// As when the pointer goes down on a view.
  private func take(_ label: String, _ window: TestWindow) -> String {
    let source = controller("GtkDragSource", of: label, window)!
    emit(source, "begin", .none)
    emit(source, "drag-begin", .none)
    let content = gtk_drag_source_get_content(OpaquePointer(source))!
    var value = GValue()
    g_value_init(&value, tabstop_type_string())
    defer { g_value_unset(&value) }
    XCTAssertNotEqual(gdk_content_provider_get_value(content, &value, nil), 0)
    return String(cString: g_value_get_string(&value))
  }

  /// As when it goes up on another.
  private func drop(_ text: String, on label: String, _ window: TestWindow) -> Bool {
    var value = GValue()
    g_value_init(&value, tabstop_type_string())
    defer { g_value_unset(&value) }
    g_value_set_string(&value, text)
    let target = controller("GtkDropTarget", of: label, window)!
    let isTaken = withUnsafePointer(to: value) {
      emit(target, "drop", .boxed($0), .real(3), .real(4))
    }
    runLoopUntilIdle()
    return isTaken
  }

  private func end(_ label: String, _ window: TestWindow) {
    emit(controller("GtkDragSource", of: label, window)!, "drag-end", .none, .number(0))
  }

  func testTextsGoToTextsAndValuesToTheirOwnKind() {
    let window = TestWindow(Page())
    XCTAssertEqual(take("Word", window), "word")
    XCTAssertFalse(drop("word", on: "things", window), "no thing")
    XCTAssertTrue(drop("word", on: "words", window))
    XCTAssertNotNil(window.label("words word"))
    end("Word", window)
    XCTAssertEqual(take("Thing", window), "{\"name\":\"thing\"}")
    XCTAssertTrue(drop("", on: "things", window), "the value itself")
    XCTAssertNotNil(window.label("things thing"))
    end("Thing", window)
    // From another program.
    XCTAssertTrue(drop("{\"name\":\"other\"}", on: "things", window))
    XCTAssertNotNil(window.label("things thing,other"))
    window.close()
  }

  func testAPressThatBecomesNoDragLeavesNothingForTheNextDrop() {
    let window = TestWindow(Page())
    emit(controller("GtkDragSource", of: "Old", window)!, "begin", .none)
    XCTAssertTrue(drop("foreign", on: "provided", window))
    XCTAssertNotNil(window.label("provided foreign"))
    window.close()
  }

  func testItemProviders() {
    let window = TestWindow(Page())
    XCTAssertEqual(take("Old", window), "old")
    XCTAssertTrue(drop("old", on: "provided", window))
    XCTAssertNotNil(window.label("provided old"))
    end("Old", window)
    XCTAssertTrue(drop("foreign", on: "provided", window))
    XCTAssertNotNil(window.label("provided foreign"))
    window.close()
  }
}
