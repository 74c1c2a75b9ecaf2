import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Custom views that can have the focus.
@preconcurrency @MainActor
final class FocusableTests: DisplayTestCase {
  private struct Card: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "card focused" : "card") }
  }

  @Observable
  fileprivate final class Ability {
    var isFocusable = true
    var hasEffect = true
  }

  private struct Page: View {
    let ability: Ability
    let journal: Journal
    @State private var text = ""
    @FocusState private var isCard: Bool

    var body: some View {
      VStack {
        Text("\(isCard)")
        TextField("Above", text: $text)
        Card()
          .focusable(ability.isFocusable) { journal.record("\($0)") }
          .focused($isCard)
          .focusEffectDisabled(!ability.hasEffect)
        TextField("Below", text: $text)
        Button("Ask") { isCard = true }
      }
    }
  }

  private func open() -> (TestWindow, Ability, Journal) {
    let (ability, journal) = (Ability(), Journal())
    return (TestWindow(Page(ability: ability, journal: journal)), ability, journal)
  }

  private struct Barred: View {
    let ability: Ability
    @State private var text = ""
    @State private var isOn = false
    @FocusState private var focus: Name?

    var body: some View {
      VStack {
        Text(focus.map { "\($0)" } ?? "nothing")
        TextField("Free", text: $text).focused($focus, equals: .first)
        Button("Button") { text = "pressed" }.focused($focus, equals: .second)
          .focusable(ability.isFocusable)
        TextField("Field", text: $text).focusable(ability.isFocusable)
          .focused($focus, equals: .third)
        SecureField("Secret", text: $text).padding().focusable(ability.isFocusable)
        Toggle("Toggle", isOn: $isOn).focusable(ability.isFocusable)
        TextEditor(text: $text).focusable(ability.isFocusable)
        HStack { TextField("Inner", text: $text) }.focusable(false)
        Button("Ask for button") { focus = .second }.focusable(false)
        Button("Ask for field") { focus = .third }.focusable(false)
      }
    }
  }

  func testWhatIsNotFocusableIsPassedByTheFocus() {
    let ability = Ability()
    ability.isFocusable = false
    let window = TestWindow(Barred(ability: ability), height: 600)
    window.click("Free")
    window.tab()
    XCTAssertEqual(window.focus, "Inner", "what stands in a container is not meant")
    window.tab()
    XCTAssertEqual(window.focus, "Free", "round the window")
    window.press("Button")
    XCTAssertEqual(window.field("Free").text, "pressed", "it can be used all the same")
    for title in ["Ask for button", "Ask for field"] {
      window.press(title)
      window.assertFocus("Free", "first")
    }
    let field = window.field("Field").widget
    XCTAssertFalse(field.grabFocusWithoutSelecting(), "nor does a click take it there")
    window.assertFocus("Free", "first")
    window.close()
  }

  func testAControlCanLoseAndGainThatItIsFocusable() {
    let ability = Ability()
    let window = TestWindow(Barred(ability: ability), height: 600)
    window.press("Ask for field")
    XCTAssertEqual(window.focus, "Field")
    ability.isFocusable = false
    runLoopUntilIdle()
    XCTAssertNotEqual(window.focus, "Field")
    ability.isFocusable = true
    runLoopUntilIdle()
    window.press("Ask for button")
    window.assertFocus("Button", "second")
    window.close()
  }

  func testTabGoesThroughAFocusableViewInBothDirections() {
    let (window, _, journal) = open()
    window.click("Above")
    window.tab()
    window.assertFocus("card focused", "true")
    XCTAssertEqual(journal.drain(), ["true"])
    window.tab()
    window.assertFocus("Below", "false")
    XCTAssertEqual(journal.drain(), ["false"])
    window.tab(backward: true)
    window.assertFocus("card focused", "true")
    window.close()
  }

  func testAWriteMovesTheFocusToIt() {
    let (window, _, _) = open()
    window.press("Ask")
    window.assertFocus("card focused", "true")
    window.close()
  }

  func testAViewThatCeasesToBeFocusableLosesTheFocusAndIsPassedByTab() {
    let (window, ability, _) = open()
    window.press("Ask")
    ability.isFocusable = false
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "false")
    window.click("Above")
    window.tab()
    window.assertFocus("Below", "false")
    window.close()
  }

  func testTheRingCanBeTakenAway() {
    let (window, ability, _) = open()
    let card = window.all.first { gtk_widget_has_css_class($0, "focusable") != 0 }!
    let name = StyleSheet.shared.className(for: "outline-style: none;")
    XCTAssertEqual(gtk_widget_has_css_class(card, name), 0)
    ability.hasEffect = false
    runLoopUntilIdle()
    XCTAssertNotEqual(gtk_widget_has_css_class(card, name), 0)
    window.close()
  }

  /// With `.activate` alone there is something to focus as well: by Tab.
  func testInteractions() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Above", text: $text)
          Text("activate").focusable(interactions: .activate)
          Text("edit").focusable(true, interactions: .edit)
          Text("nothing").focusable(interactions: [])
          Text("plain").focusable()
        }
      }
    }
    let window = TestWindow(Page())
    window.click("Above")
    var visited: [String?] = []
    for _ in 1...4 {
      window.tab()
      visited.append(window.focus)
    }
    XCTAssertEqual(visited, ["activate", "edit", "plain", "Above"])
    window.close()
  }

  /// `.immediately` and `.interactively` write nil on scroll; `.never` does not; `.automatic` does
  /// for a touch.
  func testScrollingDismissesTheFocusWhereThatIsRequested() {
    struct Page: View {
      let mode: ScrollDismissesKeyboardMode
      @FocusState private var isOn: Bool
      @State private var text = ""
      var body: some View {
        // (What is scrolled is at the corner, where the finger is taken to be.)
        HStack {
          ScrollView {
            Text("\(isOn)")
            TextField("Field", text: $text).focused($isOn)
            // Makes the window listen, whatever the mode of the field.
            Text("listener").scrollDismissesKeyboard(.immediately)
          }
          .scrollDismissesKeyboard(mode)
        }
      }
    }
    let expected: [(ScrollDismissesKeyboardMode, wheel: String, finger: String)] = [
      (.immediately, "false", "false"), (.interactively, "false", "false"),
      (.never, "true", "true"), (.automatic, "true", "false"),
    ]
    for (mode, wheel, finger) in expected {
      for (type, value) in [("GtkEventControllerScroll", wheel), ("GtkGestureDrag", finger)] {
        let window = TestWindow(Page(mode: mode))
        window.click("Field")
        XCTAssertEqual(window.texts.first, "true")
        for controller in controllers(of: window.context.widget.pointer) {
          if typeName(controller) == type {
            let signal = type == "GtkGestureDrag" ? "drag-update" : "scroll"
            emit(controller, signal, .real(0), .real(9))
          }
          g_object_unref(controller)
        }
        runLoopUntilIdle()
        XCTAssertEqual(window.texts.first, value, "\(mode) \(type)")
        window.close()
      }
    }
  }

  func testTabPassesByACheckBoxThatMustNotHaveTheFocus() {
    struct Page: View {
      @State private var isOn = false
      @State private var row: Int?
      var body: some View {
        VStack {
          Button("Before") {}
          List(selection: $row) {
            HStack {
              Text("Row")
              Toggle("", isOn: $isOn).toggleStyle(.checkbox).labelsHidden().focusable(false)
            }
            .tag(1)
          }
          Toggle("Alone", isOn: $isOn).toggleStyle(.checkbox).focusable(false)
          Button("After") {}
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    for isBackward in [false, true] {
      let order = isBackward ? ["Row", "Before"] : ["Before", "Row", "After"]
      for name in order {
        window.tab(backward: isBackward)
        XCTAssertEqual(window.focus, name)
      }
    }
    window.close()
  }

  /// As for a control: the label beside it says what it is.
  func testInLabeledContentTheLabelIsSaidBeforeItsText() {
    struct Page: View {
      @State private var count = 3
      var body: some View {
        Form {
          LabeledContent("Rating") { Text("\(count) stars").focusable() }
          LabeledContent("Knob") {
            Circle().frame(width: 10, height: 10).accessibilityHidden(true).focusable()
          }
          Button("More") { count += 1 }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func name() -> String? { window.context.focusWidget.map { exportedName(of: $0) } }
    window.tab()
    XCTAssertEqual(name(), "Rating, 3 stars")
    window.tab()
    XCTAssertEqual(name(), "Knob")
    window.press("More")
    window.tab(backward: true)
    XCTAssertEqual(name(), "Rating, 4 stars")
    window.close()
  }

  /// A lock screen with a pad of keys takes digits itself: its name must not have all keys, and is spoken at each digit.
  func testTheNameOfAViewWithControlsDoesNotRepeatTheirs() {
    let window = TestWindow(
      VStack {
        Text("Enter your PIN")
        HStack { ForEach(0..<3) { key in Button("Key \(key)") {} } }
      }
      .focusable())
    window.tab()
    XCTAssertEqual(
      window.context.focusWidget.map { exportedName(of: $0) }, "Enter your PIN")
    window.close()
  }
}
