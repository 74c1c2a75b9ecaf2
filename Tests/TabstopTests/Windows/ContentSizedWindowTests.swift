import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Windows that are as large as their content, as that of `Settings` is.
@preconcurrency @MainActor
final class ContentSizedWindowTests: DisplayTestCase {
  private func open(_ content: some View) -> TestWindow {
    StyleSheet.shared.install()
    MainLoop.attachMainQueue()
    let widget = Widget(gtk_window_new())
    widget.setResizable(false)
    let context = WindowContext(widget, title: "Test")
    context.isSizedByContent = true
    context.show(content)
    context.present()
    let window = TestWindow(context)
    window.layOut()
    return window
  }

  private struct Options: View {
    var body: some View {
      Form {
        ForEach(0..<4) { Toggle("option \($0)", isOn: .constant(true)) }
      }
    }
  }

  private func checkAllRowsAreVisible(in window: TestWindow, line: UInt = #line) {
    let last = window.bounds(of: window.label("option 3")!)
    let size = (window.context.widget.pointer.width, window.context.widget.pointer.height)
    XCTAssertLessThan(last.y + last.height, Float(size.1), line: line)
    XCTAssertGreaterThan(size.0, 250, line: line)
  }

  func testAFormIsNotCutOff() {
    let window = open(Options())
    checkAllRowsAreVisible(in: window)
    window.close()
  }

  func testAFormInATabIsNotCutOff() {
    let window = open(
      TabView {
        Options().tabItem { Text("One") }
        Text("second").tabItem { Text("Two") }
      }
      .frame(minHeight: 120))
    checkAllRowsAreVisible(in: window)
    window.close()
  }
}
