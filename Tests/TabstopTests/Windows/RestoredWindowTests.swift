import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Windows get the size again that the last one of their scene had.
@preconcurrency @MainActor
final class RestoredWindowTests: DisplayTestCase {
  private let program = "org.example.RestoredWindowTests"

  private var file: String {
    "\(String(cString: g_get_user_state_dir()))/\(program)/windows.ini"
  }

  private func forget() { try? FileManager.default.removeItem(atPath: file) }

  private func write(_ text: String) throws {
    let file = URL(filePath: file)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func makeWindow(_ kind: WindowKind) -> WindowContext {
    let window = WindowContext(Widget(gtk_window_new()), title: "Restored")
    gtk_window_set_default_size(window.widget.cast(to: GtkWindow.self), 400, 300)
    RestoredWindows(program: program).restore(window, of: kind)
    return window
  }

  private func close(_ window: WindowContext, _ kind: WindowKind, size: (Int32, Int32)? = nil) {
    let pointer = window.widget.cast(to: GtkWindow.self)
    if let size { gtk_window_set_default_size(pointer, size.0, size.1) }
    RestoredWindows(program: program).remember(window, of: kind)
    end(window)
  }

  /// Closes a window, which else were one of the program for the tests after this one.
  private func end(_ window: WindowContext) {
    window.close()
    window.widget.destroyWindow()
  }

  private func assertSize(
    _ kind: WindowKind, _ width: Int32, _ height: Int32, line: UInt = #line
  ) {
    let window = makeWindow(kind)
    XCTAssertEqual(window.size.width, width, line: line)
    XCTAssertEqual(window.size.height, height, line: line)
    close(window, kind)
  }

  func testASizeIsKeptForEachScene() {
    defer { forget() }
    var (main, other) = (WindowKind(), WindowKind())
    main.place = [0]
    (other.place, other.id) = ([1], "detail")
    assertSize(main, 400, 300)
    close(makeWindow(main), main, size: (700, 610))
    assertSize(main, 700, 610)
    assertSize(other, 400, 300)
    close(makeWindow(other), other, size: (500, 200))
    assertSize(main, 700, 610)
    assertSize(other, 500, 200)
  }

  func testASceneMayHaveItsDefaultSizeAlways() {
    defer { forget() }
    var kind = WindowKind()
    kind.restoration = .disabled
    close(makeWindow(kind), kind, size: (700, 610))
    assertSize(kind, 400, 300)
  }

  func testAFileThatMakesNoSenseChangesNothing() throws {
    defer { forget() }
    var kind = WindowKind()
    kind.id = "main"
    for text in ["", "[main]\nwidth=-5\nheight=4", "[main]\nwidth=x\nheight=4", "not a file"] {
      try write(text)
      let window = makeWindow(kind)
      XCTAssertEqual(window.size.width, 400, text)
      end(window)
    }
  }
}
