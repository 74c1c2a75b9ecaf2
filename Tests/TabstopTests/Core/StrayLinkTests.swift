import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A `NavigationLink` without a destination is disabled for users, and causes one warning for the
/// programmer.
@preconcurrency @MainActor
final class StrayLinkTests: DisplayTestCase {
  private struct Links: View {
    var body: some View {
      NavigationLink("Value", value: 1)
      NavigationLink("View") { Text("page") }
    }
  }

  private struct Page: View {
    @State private var count = 0
    @State private var isStacked = false

    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        Links()
        NavigationLink("Number", value: count)
      }
    }
  }

  private func areEnabled(_ window: TestWindow, _ titles: [String]) -> [Bool] {
    titles.map { gtk_widget_is_sensitive(window.button($0)) != 0 }
  }

  func testALinkOutsideOfAStackIsDisabledAndWarnedOfOnce() {
    StrayLinks.hasWarned = false
    let errors = StandardErrorCapture()
    let window = TestWindow(Page())
    XCTAssertEqual(areEnabled(window, ["Value", "View", "Number"]), [false, false, false])
    window.press("Count 0")
    XCTAssertEqual(areEnabled(window, ["Value", "View", "Number"]), [false, false, false])
    window.tab()
    XCTAssertEqual(window.focus, "Count 1")
    window.tab()
    XCTAssertEqual(window.focus, "Count 1", "a disabled link is no stop of Tab")
    window.close()
    let lines = errors.text.split(separator: "\n")
    XCTAssertEqual(lines.count, 1, errors.text)
    XCTAssertTrue(lines.first?.contains("NavigationLink") == true, errors.text)
    XCTAssertTrue(lines.first?.contains("NavigationStack") == true, errors.text)
  }

  func testLinksThatLeadSomewhereAreEnabled() {
    StrayLinks.hasWarned = false
    let errors = StandardErrorCapture()
    let stack = TestWindow(
      NavigationStack { VStack { Links() }.navigationDestination(for: Int.self) { Text("\($0)") } })
    XCTAssertEqual(areEnabled(stack, ["Value", "View"]), [true, true])
    stack.press("Value")
    XCTAssertTrue(stack.texts.contains("1"))
    stack.close()
    let split = TestWindow(
      NavigationSplitView {
        VStack { Links() }
      } detail: {
        Text("detail")
      }, width: 800)
    XCTAssertEqual(areEnabled(split, ["Value", "View"]), [true, true])
    split.press("View")
    XCTAssertTrue(split.texts.contains("page"))
    split.close()
    XCTAssertEqual(errors.text, "")
  }

  func testALinkOfASelectionNeedsNoStack() {
    struct Choice: View {
      @State private var chosen: Int?
      var body: some View {
        VStack {
          List(selection: $chosen) { NavigationLink("One", value: 1) }
          Text("chosen \(chosen ?? 0)")
        }
      }
    }
    StrayLinks.hasWarned = false
    let errors = StandardErrorCapture()
    let window = TestWindow(Choice())
    XCTAssertNotNil(window.label("One"))
    XCTAssertEqual(gtk_widget_is_sensitive(window.label("One")!), 1)
    window.close()
    XCTAssertEqual(errors.text, "")
  }

  func testALinkInASheetOfAStackIsOutside() {
    struct Presenter: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Links() }
        }
      }
    }
    StrayLinks.hasWarned = false
    let errors = StandardErrorCapture()
    let window = TestWindow(Presenter())
    window.press("Show")
    XCTAssertEqual(areEnabled(window.dialog()!, ["Value", "View"]), [false, false])
    window.close()
    XCTAssertTrue(errors.text.contains("NavigationLink"))
  }
}
