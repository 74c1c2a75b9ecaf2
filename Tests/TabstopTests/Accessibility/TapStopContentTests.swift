import CGtk
import Observation
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// What is inside and around a view with a tap gesture: selectable texts, rows, adjustable and hidden views.
@preconcurrency @MainActor
final class TapStopContentTests: DisplayTestCase {
  @Observable
  fileprivate final class Door { var state = 0 }

  func testAViewThatIsDrawnElsewhereHasItsRingThere() throws {
    let window = TestWindow(
      Text("Card").frame(width: 60, height: 60).offset(x: 100, y: 80).onTapGesture {}
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    defer { window.close() }
    let stop = try XCTUnwrap(window.all.first { gtk_widget_has_css_class($0, "tap-stop") != 0 })
    let place = window.bounds(of: stop)
    let before = Pixels(window)
    // The window of a test is not active, and shows no focus by itself.
    let focused = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    gtk_widget_set_state_flags(stop, GtkStateFlags(focused), 0)
    for _ in 0..<20 { window.nextFrame() }
    let after = Pixels(window)
    let (x, y) = (Int(place.x), Int(place.y + place.height / 2))
    let changed = (x..<x + 200).filter { before[$0, y] != after[$0, y] }
    XCTAssertEqual(changed, [], "The ring is where the view is not drawn.")
    let there = (x + 90..<x + 100).filter { before[$0, y + 80] != after[$0, y + 80] }
    XCTAssertFalse(there.isEmpty, "There is no ring where the view is drawn.")
  }

  /// The upper card of a deck is a stop, also when it was below another one.
  func testWhatIsHiddenFromAssistiveTechnologyIsNoStopForTheTime() {
    struct Deck: View {
      @State private var top = 1
      var body: some View {
        VStack {
          ForEach(0..<2) { index in
            Text("Card \(index)").accessibilityAddTraits(.isButton)
              .onTapGesture { top = 1 - top }.accessibilityHidden(index != top)
          }
          Button("Other") {}
        }
      }
    }
    let window = TestWindow(Deck())
    for name in ["Card 1", "Other", "Card 1"] {
      window.tab()
      XCTAssertEqual(window.focus, name)
    }
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_space))
    window.tab()
    window.tab()
    for name in ["Card 0", "Other", "Card 0"] {
      if name == "Other" || window.focus != "Card 0" { window.tab() }
      XCTAssertEqual(window.focus, name)
    }
    window.close()
  }

  func testAStackWhoseViewsAreGoneIsNoStop() {
    struct Deck: View {
      @Bindable var door: Door
      var body: some View {
        VStack {
          ZStack {
            ForEach(0..<door.state, id: \.self) { _ in RoundedRectangle(cornerRadius: 4) }
          }
          .frame(width: 60, height: 90).onTapGesture {}
          ZStack {}.frame(width: 60, height: 90).onTapGesture {}
            .accessibilityLabel("Named")
          Color.red.frame(width: 20, height: 20).onTapGesture {}
          VStack {}.frame(width: 20, height: 20).background(Color.blue).onTapGesture {}
          VStack {}.frame(width: 20, height: 20).border(Color.blue).onTapGesture {}
          Button("Deal") { door.state = 1 - door.state }
        }
      }
    }
    let door = Door()
    let window = TestWindow(Deck(door: door))
    func stops() -> Int {
      window.all("TabstopFocusable").filter { gtk_widget_get_focusable($0) != 0 }.count
    }
    /// Those that a screen reader finds.
    func elements() -> Int {
      window.all("TabstopFocusable").filter { tabstop_accessible_is_hidden($0) == 0 }.count
    }
    XCTAssertEqual(elements(), 4)
    XCTAssertEqual(stops(), 4, "what has a name, and the tiles")
    window.press("Deal")
    XCTAssertEqual(stops(), 5, "with a card")
    XCTAssertEqual(elements(), 5)
    window.press("Deal")
    XCTAssertEqual(stops(), 4, "all cards are dealt")
    XCTAssertEqual(elements(), 4)
    window.close()
  }

  /// A stop without content is hidden, whatever the program has said of it before.
  func testAStopThatTheProgramHidesAndShowsIsHiddenWhileItIsVacant() {
    struct Deck: View {
      @Bindable var door: Door
      let model: ControlTestCase.Model
      var body: some View {
        ZStack {
          ForEach(0..<door.state, id: \.self) { _ in RoundedRectangle(cornerRadius: 4) }
        }
        .frame(width: 60, height: 90).onTapGesture {}
        .accessibilityHidden(model.isOn)
      }
    }
    let door = Door()
    let model = ControlTestCase.Model()
    let window = TestWindow(Deck(door: door, model: model))
    func isHidden() -> Bool {
      window.all("TabstopFocusable").allSatisfy { tabstop_accessible_is_hidden($0) != 0 }
    }
    func set(_ cards: Int, hidden: Bool) {
      (door.state, model.isOn) = (cards, hidden)
      runLoopUntilIdle()
    }
    XCTAssertEqual(isHidden(), true)
    for (cards, hides) in [(0, true), (0, false), (1, false), (1, true), (0, true), (0, false)] {
      set(cards, hidden: hides)
      XCTAssertEqual(isHidden(), hides || cards == 0, "\(cards), \(hides)")
    }
    set(0, hidden: true)
    set(1, hidden: true)
    XCTAssertEqual(isHidden(), true, "a card comes while the program hides it")
    set(1, hidden: false)
    XCTAssertEqual(isHidden(), false)
    window.close()
  }

  func testAViewWithAContextMenuIsAStopWithoutControlsInIt() {
    let journal = Journal()
    let window = TestWindow(
      VStack {
        Text("Message").contextMenu { Button("Like") { journal.record("like") } }
        Text("Nothing").contextMenu {}
        HStack {
          Text("With a control")
          Button("Control") {}
        }.contextMenu { Button("Like") {} }
        List(["Row"], id: \.self) { Text($0).contextMenu { Button("Like") {} } }
      })
    for name in ["Message", "Control", "Row"] {
      window.tab()
      XCTAssertEqual(window.focus, name)
    }
    window.tab()
    XCTAssertEqual(window.focus, "Message")
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_space))
    XCTAssertEqual(window.all("GtkPopoverMenu").count, 1)
    window.close()
  }

  private struct Messages: View {
    let journal: Journal
    var body: some View {
      VStack {
        Text("Hello").textSelection(.enabled).padding()
          .onTapGesture { journal.record("like") }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("Anna: Hello")
          .contextMenu { Button("Reply") {} }
        Text("With a menu").textSelection(.enabled).contextMenu { Button("Reply") {} }
        Text("[Address](https://a.example)").textSelection(.enabled)
          .contextMenu { Button("Reply") {} }
        Text("Alone").textSelection(.enabled)
      }
    }
  }

  /// A message of a chat is one element: what can be done with it is reached by keyboard.
  func testATextThatCanBeSelectedLeavesTheFocusToTheViewThatIsPressed() {
    let journal = Journal()
    let window = TestWindow(Messages(journal: journal))
    window.layOut()
    var stops: [String?] = []
    for _ in 0..<4 {
      window.tab()
      stops.append(name(window))
    }
    XCTAssertEqual(stops[..<2], ["Anna: Hello", "With a menu"])
    XCTAssertEqual(
      window.context.focusWidget, window.label("Alone"), "the third is a text with a link")
    window.tab()
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_space))
    XCTAssertEqual(journal.drain(), ["like"])
    window.close()
  }

  func testASelectableTextInAPressedViewHasTheFocusFromAClickOnAndTheMenuOfTheView() {
    let window = TestWindow(Messages(journal: Journal()))
    window.layOut()
    let label = window.label("Hello")!
    XCTAssertEqual(gtk_widget_get_focusable(label), 0)
    for controller in controllers(of: label) {
      if typeName(controller) == "GtkGestureClick",
        gtk_event_controller_get_propagation_phase(OpaquePointer(controller)) == GTK_PHASE_CAPTURE
      {
        emit(controller, "pressed", .number(1), .real(1), .real(1))
      }
      g_object_unref(controller)
    }
    XCTAssertNotEqual(gtk_widget_grab_focus(label), 0)
    XCTAssertEqual(window.context.focusWidget, label)
    window.tab()
    XCTAssertEqual(gtk_widget_get_focusable(label), 0)
    XCTAssertEqual(name(window), "With a menu")
    XCTAssertTrue(MenuTrigger.open(around: Widget(label), at: (1, 1)))
    XCTAssertEqual(window.all("GtkPopoverMenu").count, 1)
    XCTAssertFalse(MenuTrigger.open(around: Widget(window.label("Alone")!), at: (1, 1)))
    window.close()
  }

  /// A message of a chat is one element, also if only its bubble has the menu.
  func testTheOnlyStopInACombinedElementIsTheElement() throws {
    struct Page: View {
      let door: Door
      var body: some View {
        VStack {
          message("Hello")
          message("Again").accessibilityLabel("You: Again")
        }
      }
      private func message(_ text: String) -> some View {
        HStack {
          VStack {
            Text(text).contextMenu { Button("Reply") {} }
            HStack {
              Text("12:10")
              if door.state == 1 { Button("Retry") {} }
            }
          }
          Spacer()
        }
        .accessibilityElement(children: .combine)
      }
    }
    let door = Door()
    let window = TestWindow(Page(door: door))
    for expected in ["Hello 12:10", "You: Again"] {
      window.tab()
      XCTAssertEqual(name(window)?.replacing(",", with: ""), expected)
    }
    let time = try XCTUnwrap(window.label("12:10"))
    XCTAssertTrue(isHidden(time), "it is a part of the name")
    door.state = 1
    runLoopUntilIdle()
    XCTAssertFalse(isHidden(window.button("Retry")), "a control that comes later")
    window.close()
  }

  /// As a message that can be answered no more.
  func testTheTextsOfAnElementAreFoundWhenItsStopHasGone() throws {
    struct Page: View {
      let door: Door
      var body: some View {
        VStack {
          VStack {
            if door.state == 1 {
              Text("Hello")
            } else {
              Text("Hello").contextMenu { Button("Reply") {} }
            }
            Text("12:10")
          }
        }
        .accessibilityElement(children: .combine)
      }
    }
    let door = Door()
    let window = TestWindow(Page(door: door))
    for _ in 1...2 {
      window.tab()
      XCTAssertEqual(name(window)?.replacing(",", with: ""), "Hello 12:10")
      door.state = 1
      runLoopUntilIdle()
      for text in ["Hello", "12:10"] {
        XCTAssertFalse(isHidden(try XCTUnwrap(window.label(text))), text)
      }
      door.state = 0
      runLoopUntilIdle()
    }
    window.close()
  }

  /// Whether assistive technology does not see a widget, or one around it.
  private func isHidden(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    sequence(first: widget) { gtk_widget_get_parent($0) }
      .contains { tabstop_accessible_is_hidden($0) != 0 }
  }

  private func name(_ window: TestWindow) -> String? {
    window.context.focusedControl?.widget.accessibleName
  }

  func testARowOfAListWithATapIsAStopAndKeepsItsActions() {
    struct Page: View {
      @State private var tasks = ["Milk", "Bread"]
      @State private var done: Set<String> = []
      @ViewBuilder var body: some View {
        List {
          ForEach(tasks, id: \.self) { task in
            HStack {
              Image(systemName: done.contains(task) ? "checkmark.circle" : "circle")
              Text(done.contains(task) ? "\(task), done" : task)
            }
            .onTapGesture { done.formSymmetricDifference([task]) }
          }
          .onDelete { tasks.remove(at: $0.first!) }
        }
        Button("After") {}
      }
    }
    let window = TestWindow(Page(), width: 500, height: 600)
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Milk")
    emitKey(GDK_KEY_Return, on: gtk_widget_get_parent(window.context.focusWidget!))
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "Milk, done")
    window.tab()
    XCTAssertEqual(window.focus, "After", "one stop")
    window.close()
  }

  /// As in a game of memory: a card that is face down is drawn over what it shows.
  func testWhatIsNotDrawnDoesNotNameAStop() {
    struct Page: View {
      @State private var isUp = false
      var body: some View {
        ZStack {
          Text("Cat").opacity(isUp ? 1 : 0)
          RoundedRectangle(cornerRadius: 9).fill(Color.orange).opacity(isUp ? 0 : 1)
        }
        .onTapGesture { isUp.toggle() }
      }
    }
    let window = TestWindow(Page(), width: 300, height: 300)
    window.layOut()
    window.tab()
    XCTAssertEqual(name(window) ?? "", "")
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Return))
    XCTAssertEqual(name(window), "Cat")
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Return))
    XCTAssertEqual(name(window) ?? "", "")
    window.close()
  }

  /// A view that is focusable by its own modifier as well would be two stops.
  func testAFocusableViewAroundATapOrAnAdjustmentIsOneStop() {
    struct Page: View {
      let journal: Journal
      @FocusState private var isPaying: Bool
      var body: some View {
        VStack {
          Button("First") { isPaying = true }
          Text("Pay").accessibilityAddTraits(.isButton).onTapGesture { journal.record("pay") }
            .frame(width: 100).focusable { journal.record("focus \($0)") }.focused($isPaying)
          Text("Volume").accessibilityAdjustableAction { _ in journal.record("adjust") }
            .focusable()
          Text("Trait alone").accessibilityAddTraits(.isButton).focusable()
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.press("First")
    XCTAssertEqual(window.focus, "Pay")
    window.pressKeyOfFocus(GDK_KEY_Return)
    XCTAssertEqual(journal.drain(), ["focus true", "pay"])
    window.tab()
    XCTAssertEqual(window.focus, "Volume")
    window.pressKeyOfFocus(GDK_KEY_Right)
    XCTAssertEqual(journal.drain(), ["focus false", "adjust"])
    window.tab()
    XCTAssertEqual(window.focus, "Trait alone")
    window.tab()
    XCTAssertEqual(window.focus, "First")
    window.close()
  }

  /// The content of a focusable view may change without the view itself.
  func testAFocusableViewFollowsTheStopInside() {
    struct Inside: View {
      let door: Door
      var body: some View {
        switch door.state {
        case 0: Text("Open").accessibilityAddTraits(.isButton).onTapGesture {}
        case 1: Text("Locked")
        default: Text("Close").accessibilityAddTraits(.isButton).onTapGesture {}
        }
      }
    }
    struct Page: View {
      let door: Door
      let journal: Journal
      @FocusState private var isThere: Bool
      var body: some View {
        VStack {
          Button("First") { isThere = true }
          Inside(door: door).focusable { journal.record("focus \($0)") }.focused($isThere)
          Button("Last") { isThere = false }
        }
      }
    }
    let (door, journal) = (Door(), Journal())
    let window = TestWindow(Page(door: door, journal: journal))
    for (state, name) in [(0, "Open"), (1, "Locked"), (2, "Close"), (1, "Locked"), (0, "Open")] {
      door.state = state
      runLoopUntilIdle()
      window.press("First")
      XCTAssertEqual(window.focus, name)
      window.tab()
      XCTAssertEqual(window.focus, "Last")
      XCTAssertEqual(journal.drain(), ["focus true", "focus false"], name)
    }
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "Open")
    door.state = 1
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "Locked")
    door.state = 2
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "Close")
    window.close()
  }
}
