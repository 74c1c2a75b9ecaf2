import PrivateDisplay
import XCTest

@testable import Tabstop

/// Views over others with the trait `isModal`.
@preconcurrency @MainActor
final class ModalViewTests: DisplayTestCase {
  private struct Page: View {
    @State private var isAsking = false
    var body: some View {
      ZStack {
        VStack {
          Button("First") {}
          Button("Ask") { isAsking = true }
          Button("Last") {}
        }
        if isAsking {
          VStack {
            Text("Go on?")
            HStack {
              Button("Yes") { isAsking = false }
              Button("No") { isAsking = false }
            }
          }
          .accessibilityAddTraits(.isModal)
        }
      }
    }
  }

  func testTabStaysInAModalViewAsLongAsItIsThere() {
    let window = TestWindow(Page())
    defer { window.close() }
    window.layOut()
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "Ask")
    window.press("Ask")
    window.layOut()
    var visited: [String?] = []
    for isBackward in [false, false, false, true, true] {
      window.tab(backward: isBackward)
      visited.append(window.focus)
    }
    XCTAssertEqual(visited, ["Yes", "No", "Yes", "No", "Yes"])
    window.press("Yes")
    window.layOut()
    window.tab()
    XCTAssertNotNil(window.focus)
    XCTAssertFalse(["Yes", "No"].contains(window.focus))
  }

  func testAModalViewWithoutControlsLetsTabPass() {
    let window = TestWindow(
      VStack {
        Button("Before") {}
        Text("Loading").accessibilityAddTraits(.isModal)
        Button("After") {}
      })
    defer { window.close() }
    window.layOut()
    window.tab()
    window.tab()
    XCTAssertEqual(window.focus, "After")
  }

  private struct Changing: View {
    @State private var isModal = false
    @State private var opacity = 1.0
    @State private var items = ["One", "Two", "Three"]
    var body: some View {
      VStack {
        Button("Before") {}
        VStack {
          Button("Change") { isModal.toggle() }
          Button("Hide") { opacity = 0 }
          ForEach(items, id: \.self) { item in
            Button(item) { items.removeAll { $0 == item } }
          }
        }
        .opacity(opacity)
        .accessibilityAddTraits(isModal ? .isModal : [])
        Button("After") {}
      }
    }
  }

  private func tabs(_ count: Int, in window: TestWindow) -> [String?] {
    (0..<count).map { _ in
      window.tab()
      return window.focus
    }
  }

  func testAViewMayBecomeModalAndStopBeingModal() {
    let window = TestWindow(Changing())
    defer { window.close() }
    window.layOut()
    XCTAssertEqual(tabs(2, in: window), ["Before", "Change"])
    window.press("Change")
    window.layOut()
    XCTAssertEqual(tabs(5, in: window), ["Hide", "One", "Two", "Three", "Change"])
    window.press("Change")
    window.layOut()
    XCTAssertEqual(tabs(5, in: window), ["Hide", "One", "Two", "Three", "After"])
  }

  func testAnInvisibleModalViewLetsTabPass() {
    let window = TestWindow(Changing())
    defer { window.close() }
    window.press("Change")
    window.press("Hide")
    window.layOut()
    XCTAssertTrue(tabs(8, in: window).contains("After"))
  }

  func testTheFocusStaysInAModalViewOfWhichAControlIsRemoved() {
    let window = TestWindow(Changing())
    defer { window.close() }
    window.press("Change")
    window.layOut()
    for _ in 0..<8 where window.focus != "Two" { window.tab() }
    window.press("Two")
    window.layOut()
    XCTAssertEqual(window.focus, "Three")
    XCTAssertEqual(tabs(2, in: window), ["Change", "Hide"])
  }

  func testARemovedTraitIsNoTrait() {
    let window = TestWindow(
      VStack {
        Button("Before") {}
        Button("Inside") {}.accessibilityAddTraits(.isModal).accessibilityRemoveTraits(.isModal)
        Button("After") {}
      })
    defer { window.close() }
    window.layOut()
    XCTAssertEqual(tabs(3, in: window), ["Before", "Inside", "After"])
  }
}
