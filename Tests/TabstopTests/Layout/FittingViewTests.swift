import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The views of a `ViewThatFits` that do not fit have no part in the focus, the shortcuts and what
/// appears.
@preconcurrency @MainActor
final class FittingViewTests: DisplayTestCase {
  @Observable
  final class Model {
    var width = 390.0
    @ObservationIgnored var saved: [String] = []
    @ObservationIgnored var appeared: [String] = []
  }

  private struct Page: View {
    enum Field { case name, email }

    let model: Model
    @State private var text = ""
    @FocusState private var focus: Field?

    var body: some View {
      VStack {
        Text(focus.map { "\($0)" } ?? "none")
        Button("Ask") { focus = .email }
        ViewThatFits(in: .horizontal) {
          HStack { fields("Wide") }.frame(width: 350)
          VStack { fields("Narrow") }.frame(width: 150)
        }
        .frame(width: model.width)
      }
    }

    @ViewBuilder private func fields(_ kind: String) -> some View {
      TextField("\(kind) name", text: $text).focused($focus, equals: .name)
      TextField("\(kind) email", text: $text).focused($focus, equals: .email)
      Button("\(kind) save") { model.saved.append(kind) }
        .keyboardShortcut("s")
        .onAppear { model.appeared.append(kind) }
    }
  }

  private func resize(_ model: Model, _ window: TestWindow, to width: Double) {
    model.width = width
    runLoopUntilIdle()
    window.layOut()
  }

  func testAWriteGoesToTheViewThatIsShown() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    for (width, shown) in [(390.0, "Wide"), (200, "Narrow"), (390, "Wide")] {
      resize(model, window, to: width)
      window.press("Ask")
      window.assertFocus("\(shown) email", "email")
    }
    window.close()
  }

  func testTheFocusGoesToTheSameControlOfTheOtherView() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.click("Wide email")
    window.field("Wide email").type("kept")
    resize(model, window, to: 200)
    window.assertFocus("Narrow email", "email")
    resize(model, window, to: 390)
    window.assertFocus("Wide email", "email")
    window.close()
  }

  func testTheFirstControlGetsTheFocusOfOneWithoutAValue() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    gtk_widget_grab_focus(window.button("Wide save"))
    resize(model, window, to: 200)
    window.assertFocus("Narrow name", "name")
    window.close()
  }

  func testOnlyTheViewThatIsShownHasItsShortcut() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.pressKey(GDK_KEY_s, GDK_CONTROL_MASK)
    resize(model, window, to: 200)
    window.pressKey(GDK_KEY_s, GDK_CONTROL_MASK)
    XCTAssertEqual(model.saved, ["Wide", "Narrow"])
    window.close()
  }

  func testOnlyTheViewThatIsShownAppears() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(model.appeared, ["Wide"])
    resize(model, window, to: 200)
    XCTAssertEqual(model.appeared, ["Wide", "Narrow"])
    window.close()
  }

  func testAssistiveTechnologySeesOneOfThem() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    for (width, shown) in [(390.0, "Wide"), (200, "Narrow")] {
      resize(model, window, to: width)
      for kind in ["Wide", "Narrow"] {
        let button = window.button("\(kind) save")
        XCTAssertEqual(gtk_widget_get_mapped(button) != 0, kind == shown, "\(kind) at \(width)")
      }
    }
    window.close()
  }

  func testAViewThatComesLaterIsShownIfItFits() {
    struct Changing: View {
      let model: Model
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        ViewThatFits(in: .horizontal) {
          if model.width > 300 { TextField("New", text: $text).focused($isFocused) }
          Text("Old")
        }
        .onChange(of: model.width) { isFocused = true }
      }
    }
    let model = Model()
    model.width = 100
    let window = TestWindow(Changing(model: model))
    resize(model, window, to: 390)
    XCTAssertEqual(window.focus, "New")
    resize(model, window, to: 100)
    XCTAssertNil(window.focus)
    XCTAssertNotEqual(gtk_widget_get_mapped(window.label("Old")!), 0)
    window.close()
  }
}
