import CGtk
import Observation
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// A view with a tap gesture can be focused and pressed by keyboard.
@preconcurrency @MainActor
final class TapStopTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    @State private var isOff = true
    @State private var number = 1
    @FocusState private var focus: Name?

    var body: some View {
      VStack {
        Text(focus.map { "\($0)" } ?? "nothing")
        Text("Read the terms \(number)")
          .onTapGesture { journal.record("terms") }
          .accessibilityAddTraits(.isButton)
          .focused($focus, equals: .first)
        Text("Trait first").accessibilityAddTraits(.isButton)
          .onTapGesture { journal.record("first") }
        HStack {
          Image(systemName: "star")
          Text("Row")
        }
        .contentShape(Rectangle())
        .onTapGesture { journal.record("row") }
        .accessibilityLabel("Favourite")
        .accessibilityAddTraits([.isButton, .isSelected])
        Text("Link").underline().onTapGesture { journal.record("link") }
          .accessibilityAddTraits(.isLink)
        Text("Disabled").onTapGesture { journal.record("disabled") }
          .accessibilityAddTraits(.isButton).disabled(isOff)
        Text("No trait").onTapGesture { journal.record("no trait") }
        Text("No tap").accessibilityAddTraits(.isButton)
        Text("Twice").onTapGesture(count: 2) { journal.record("twice") }
          .accessibilityAddTraits(.isButton)
        Button("Real") { journal.record("real") }.accessibilityAddTraits(.isButton)
        Button("Turn") {
          isOff.toggle()
          number += 1
          focus = .first
        }
      }
    }
  }

  /// The gesture, the menu and the traits of a view make one button, whatever comes first.
  func testAViewIsOneButtonWithItsNameAndItsTraits() {
    struct Palette: View {
      @State private var chosen = "Red"
      var body: some View {
        VStack {
          ForEach(["Red", "Blue"], id: \.self) { name in
            Circle().frame(width: 20, height: 20).onTapGesture { chosen = name }
              .accessibilityLabel(name)
              .accessibilityAddTraits(chosen == name ? [.isButton, .isSelected] : .isButton)
          }
          Circle().frame(width: 20, height: 20).onTapGesture {}.contextMenu { Button("Explain") {} }
            .accessibilityAddTraits(.isButton).accessibilityLabel("Green")
        }
      }
    }
    let window = TestWindow(Palette())
    window.layOut()
    var names: [String?] {
      window.all.filter { $0.hasClass("tap-stop") }.map { stop in
        let item = window.context.focusables[UnsafeMutableRawPointer(stop)]?.object
        return (item?.owner as? FocusableControl)?.widget.exportedName
      }
    }
    XCTAssertEqual(names, ["Red, Selected", "Blue", "Green"])
    for _ in 0..<2 { window.tab() }
    XCTAssertTrue(press(window, GDK_KEY_space))
    XCTAssertEqual(names, ["Red", "Blue, Selected", "Green"])
    window.close()
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
    XCTAssertTrue(press(window, GDK_KEY_space))
    window.tab()
    window.tab()
    for name in ["Card 0", "Other", "Card 0"] {
      if name == "Other" || window.focus != "Card 0" { window.tab() }
      XCTAssertEqual(window.focus, name)
    }
    window.close()
  }

  /// A deck whose cards are dealt is nothing to press.
  func testAStackWithoutViewsIsNoStop() {
    struct Deck: View {
      @State private var cards = ["Ace", "King"]
      var body: some View {
        VStack {
          ZStack {
            ForEach(cards, id: \.self) { Text($0) }
          }
          .frame(width: 60, height: 90).foregroundStyle(.red).onTapGesture { cards = [] }
          HStack {}.frame(width: 20, height: 20).background(.blue).onTapGesture {}
          Button("Again") { cards = ["Queen"] }
        }
      }
    }
    let window = TestWindow(Deck())
    // What has no text is called by its type.
    let painted = "TabstopFocusable"
    for name in ["Ace", painted, "Again", "Ace"] {
      window.tab()
      XCTAssertEqual(window.focus, name)
    }
    XCTAssertTrue(press(window, GDK_KEY_space))
    for name in [painted, "Again", painted] {
      if window.focus != name { window.tab() }
      XCTAssertEqual(window.focus, name)
    }
    window.press("Again")
    var order: [String?] = []
    for _ in 0..<3 {
      window.tab()
      order.append(window.focus)
    }
    XCTAssertEqual(Set(order), ["Queen", painted, "Again"])
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
    XCTAssertTrue(press(window, GDK_KEY_space))
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
    XCTAssertEqual(focusWidget(window), window.label("Alone"), "the third is a text with a link")
    window.tab()
    XCTAssertTrue(press(window, GDK_KEY_space))
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
    XCTAssertEqual(focusWidget(window), label)
    window.tab()
    XCTAssertEqual(gtk_widget_get_focusable(label), 0)
    XCTAssertEqual(name(window), "With a menu")
    XCTAssertTrue(MenuTrigger.open(around: Widget(label), at: (1, 1)))
    XCTAssertEqual(window.all("GtkPopoverMenu").count, 1)
    XCTAssertFalse(MenuTrigger.open(around: Widget(window.label("Alone")!), at: (1, 1)))
    window.close()
  }

  private func focusWidget(_ window: TestWindow) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))
  }

  private func press(_ window: TestWindow, _ key: Int32) -> Bool {
    guard let focus = focusWidget(window) else {
      XCTFail("Nothing has the focus.")
      return false
    }
    var isUsed = false
    for controller in controllers(of: focus) {
      if typeName(controller) == "GtkEventControllerKey" {
        isUsed = emit(controller, "key-pressed", .number(Int(key)), .number(0), .number(0))
      }
      g_object_unref(controller)
    }
    runLoopUntilIdle()
    return isUsed
  }

  private func focusWidget(_ window: TestWindow) -> Widget {
    Widget(gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self)))
  }

  private func name(_ window: TestWindow) -> String? {
    window.context.focusedControl?.widget.accessibleName
  }

  func testTabReachesThemAndReturnAndTheSpaceBarTap() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal), width: 500, height: 600)
    window.layOut()
    let wanted: [(title: String?, role: GtkAccessibleRole, note: String)] = [
      ("Read the terms 1", GTK_ACCESSIBLE_ROLE_BUTTON, "terms"),
      ("Trait first", GTK_ACCESSIBLE_ROLE_BUTTON, "first"),
      ("Row", GTK_ACCESSIBLE_ROLE_BUTTON, "row"),
      ("Link", GTK_ACCESSIBLE_ROLE_LINK, "link"),
      ("No trait", GTK_ACCESSIBLE_ROLE_BUTTON, "no trait"),
    ]
    for (index, (title, role, note)) in wanted.enumerated() {
      window.tab()
      XCTAssertEqual(window.focus, title)
      XCTAssertEqual(focusWidget(window).accessibleRole, role, note)
      XCTAssertTrue(press(window, index.isMultiple(of: 2) ? GDK_KEY_Return : GDK_KEY_space), note)
      XCTAssertEqual(journal.drain(), [note])
    }
    window.tab()
    XCTAssertEqual(window.focus, "Real")
    window.close()
  }

  func testWhatIsNothingToPressIsNoStop() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        VStack {
          Color.gray.onTapGesture {}
          Text("Twice").onTapGesture(count: 2) {}
          ScrollView { Text("Long") }.onTapGesture {}
          List { Text("Row") }.onTapGesture {}
          VStack { TextField("Name", text: $text) }.onTapGesture {}
          Button(action: {}) { Text("Press").onTapGesture {} }
          Text("Hidden").onTapGesture {}.accessibilityHidden(true)
          Text("Hold").onTapGesture {}.focusable()
          Circle().frame(width: 20, height: 20).onTapGesture {}.accessibilityLabel("Red")
        }
      }
    }
    let window = TestWindow(Page(), width: 500, height: 600)
    window.layOut()
    for title in ["Name", "Press", "Hold", "Red"] {
      window.tab()
      XCTAssertEqual(name(window), title)
    }
    window.close()
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
    let row = focusWidget(window).pointer
    for controller in controllers(of: gtk_widget_get_parent(row)) {
      if typeName(controller) == "GtkEventControllerKey" {
        emit(controller, "key-pressed", .number(Int(GDK_KEY_Return)), .number(0), .number(0))
      }
      g_object_unref(controller)
    }
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
    XCTAssertTrue(press(window, GDK_KEY_Return))
    XCTAssertEqual(name(window), "Cat")
    XCTAssertTrue(press(window, GDK_KEY_Return))
    XCTAssertEqual(name(window) ?? "", "")
    window.close()
  }

  func testTheyFollowDisabledAndFocusValues() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal), width: 500, height: 600)
    window.press("Turn")
    window.layOut()
    window.assertFocus("Read the terms 2", "first")
    for _ in 0..<4 { window.tab() }
    XCTAssertEqual(window.focus, "Disabled", "enabled now")
    XCTAssertTrue(press(window, GDK_KEY_Return))
    XCTAssertEqual(journal.drain(), ["disabled"])
    // A view that is disabled while it has the focus loses it.
    window.press("Turn")
    XCTAssertNotEqual(window.focus, "Disabled")
    window.close()
  }

  func testAClickTapsOnce() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal), width: 500, height: 600)
    window.layOut()
    var next = window.label("Read the terms 1")
    while let widget = next {
      for controller in controllers(of: widget) {
        if typeName(controller) == "GtkGestureClick" {
          emit(controller, "released", .number(1), .real(1), .real(1))
        }
        g_object_unref(controller)
      }
      next = gtk_widget_get_parent(widget)
    }
    XCTAssertEqual(journal.drain(), ["terms"])
    window.close()
  }

  func testTheyAreNamed() {
    let window = TestWindow(Page(journal: Journal()), width: 500, height: 600)
    window.layOut()
    window.tab()
    XCTAssertEqual(name(window), "Read the terms 1")
    window.tab()
    window.tab()
    XCTAssertEqual(name(window), "Favourite")
    window.press("Turn")
    XCTAssertEqual(name(window), "Read the terms 2")
    window.close()
  }

  /// A trait before the gesture has made the view a button already.
  func testATraitBeforeTheGestureMakesNoSecondButton() {
    let journal = Journal()
    let window = TestWindow(
      VStack {
        Text("Trait first").accessibilityAddTraits(.isButton)
          .onTapGesture { journal.record("text") }
        HStack {
          Image(systemName: "star")
          Text("Row")
        }
        .accessibilityAddTraits(.isButton)
        .onTapGesture { journal.record("row") }
      })
    window.layOut()
    let buttons = window.all.filter { Widget($0).accessibleRole == GTK_ACCESSIBLE_ROLE_BUTTON }
    XCTAssertEqual(buttons.count, 2)
    for entry in ["text", "row"] {
      window.tab()
      XCTAssertTrue(press(window, GDK_KEY_Return))
      XCTAssertEqual(journal.drain(), [entry])
    }
    window.close()
  }

  /// Whichever of the two comes first.
  func testADoubleTapLeavesTheKeysToTheSingleTap() {
    let journal = Journal()
    let window = TestWindow(
      VStack {
        Text("Single first").onTapGesture { journal.record("first") }.onTapGesture(count: 2) {}
        Text("Double first").onTapGesture(count: 2) {}.onTapGesture { journal.record("second") }
      })
    window.layOut()
    for entry in ["first", "second"] {
      window.tab()
      XCTAssertTrue(press(window, GDK_KEY_Return))
      XCTAssertEqual(journal.drain(), [entry])
    }
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
    func press(_ key: Int32) {
      for controller in controllers(of: window.context.focusWidget!) {
        if typeName(controller) == "GtkEventControllerKey" {
          emit(controller, "key-pressed", .number(Int(key)), .number(0), .number(0))
        }
        g_object_unref(controller)
      }
      runLoopUntilIdle()
    }
    window.press("First")
    XCTAssertEqual(window.focus, "Pay")
    press(GDK_KEY_Return)
    XCTAssertEqual(journal.drain(), ["focus true", "pay"])
    window.tab()
    XCTAssertEqual(window.focus, "Volume")
    press(GDK_KEY_Right)
    XCTAssertEqual(journal.drain(), ["focus false", "adjust"])
    window.tab()
    XCTAssertEqual(window.focus, "Trait alone")
    window.tab()
    XCTAssertEqual(window.focus, "First")
    window.close()
  }

  @Observable
  final class Door { var state = 0 }

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
