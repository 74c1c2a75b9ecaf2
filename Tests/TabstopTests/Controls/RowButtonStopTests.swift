import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The buttons of rows, swipe actions and those of edit mode, are stops of Tab from their own row alone.
@preconcurrency @MainActor
final class RowButtonStopTests: DisplayTestCase {
  private struct Mails: View {
    var mode = EditMode.inactive
    @State private var chosen: String?
    @State private var names = ["Ada", "Grace", "Mary"]

    var body: some View {
      VStack {
        Button("Before") {}
        List(selection: $chosen) {
          ForEach(names, id: \.self) { name in
            Text(name)
              .swipeActions {
                Button("Pin \(name)") {}
                Button("Flag \(name)") {}
                Button("Bin \(name)") {}
              }
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(mode))
        Button("After") {}
      }
    }
  }

  private func stops(_ window: TestWindow, _ count: Int, backward: Bool = false) -> [String] {
    (0..<count).map { _ in
      window.tab(backward: backward)
      return window.focus ?? "nothing"
    }
  }

  func testTabGoesFromARowToItsOwnButtons() {
    let window = TestWindow(Mails(), width: 800, height: 500)
    XCTAssertEqual(
      stops(window, 7), ["Before", "Ada", "Pin Ada", "Flag Ada", "Bin Ada", "After", "Before"])
    _ = stops(window, 1)
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.focus, "Grace")
    XCTAssertEqual(stops(window, 4), ["Pin Grace", "Flag Grace", "Bin Grace", "After"])
    window.close()
  }

  func testShiftAndTabPassThemByFromElsewhere() {
    let window = TestWindow(Mails(), width: 800, height: 500)
    XCTAssertEqual(stops(window, 3, backward: true), ["After", "Ada", "Before"])
    XCTAssertEqual(stops(window, 4), ["Ada", "Pin Ada", "Flag Ada", "Bin Ada"])
    XCTAssertEqual(stops(window, 4, backward: true), ["Flag Ada", "Pin Ada", "Ada", "Before"])
    window.close()
  }

  func testTheArrowKeysLeadFromAButtonToTheNextRow() {
    let window = TestWindow(Mails(), width: 800, height: 500)
    XCTAssertEqual(stops(window, 3).last, "Pin Ada")
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.focus, "Grace")
    window.close()
  }

  func testThoseOfEditModeAreStopsOfTheirRow() {
    let window = TestWindow(Mails(mode: .active), width: 800, height: 500)
    // Ada can be moved down and deleted.
    XCTAssertEqual(
      stops(window, 5), ["Before", "Ada", "GtkButton", "GtkButton", "After"])
    XCTAssertEqual(stops(window, 2, backward: true), ["Ada", "Before"])
    window.close()
  }

  /// Rows with controls of their own are stops by these.
  func testARowOfControlsIsEnteredAtAControl() {
    let window = TestWindow(
      List {
        ForEach(["Milk", "Bread"], id: \.self) { name in
          TextField(name, text: .constant("")).swipeActions { Button("Bin \(name)") {} }
        }
      }, width: 800)
    XCTAssertEqual(stops(window, 5), ["Milk", "Bin Milk", "Bread", "Bin Bread", "Milk"])
    XCTAssertEqual(stops(window, 2, backward: true), ["Bread", "Milk"])
    window.close()
  }

  /// They could not be reached by key otherwise.
  func testARowWithoutAnotherStopKeepsThem() {
    let window = TestWindow(
      List {
        Text("Milk").swipeActions { Button("Bin Milk") {} }
        Text("Bread").swipeActions { Button("Bin Bread") {} }
      }, width: 800)
    XCTAssertEqual(stops(window, 3), ["Bin Milk", "Bin Bread", "Bin Milk"])
    XCTAssertEqual(stops(window, 1, backward: true), ["Bin Bread"])
    window.close()
  }

  func testASwipedViewOutsideOfAListIsARow() {
    let window = TestWindow(
      VStack {
        Button("Milk") {}.swipeActions { Button("Bin Milk") {} }
        Button("Bread") {}.swipeActions { Menu("More") { Button("Bin Bread") {} } }
      }, width: 800)
    XCTAssertEqual(stops(window, 4), ["Milk", "Bin Milk", "Bread", "More"])
    XCTAssertEqual(stops(window, 2, backward: true), ["Bread", "Milk"])
    window.close()
  }
}
