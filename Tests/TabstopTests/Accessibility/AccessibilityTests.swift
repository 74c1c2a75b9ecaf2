import CGtk
import Observation
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// The effects of the accessibility modifiers on GTK's widgets. For what assistive technology gets,
/// see Tests/Desktop/test_accessibility.py.
@preconcurrency @MainActor
final class AccessibilityTests: DisplayTestCase {
  @Observable
  final class Model {
    var rating = 3
    var isOffered = true
  }

  private func widget(_ window: TestWindow, _ name: String) -> Widget {
    var found: UnsafeMutablePointer<GtkWidget>?
    func search(_ widget: UnsafeMutablePointer<GtkWidget>) {
      if String(cString: gtk_widget_get_name(widget)) == name { found = found ?? widget }
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        search(current)
        child = gtk_widget_get_next_sibling(current)
      }
    }
    search(window.context.widget.pointer)
    return Widget(found!)
  }

  /// Runs an action as assistive technology does.
  private func act(_ name: String, on widget: Widget) -> Bool {
    gtk_widget_activate_action_variant(widget.pointer, "accessibility.\(name)", nil) != 0
  }

  func testAnElementThatTakesTheFocusIsMetWhereTheFocusIs() {
    let window = TestWindow(
      VStack {
        HStack { Text("| | |") }.focusable().accessibilityElement().accessibilityLabel("Volume")
          .accessibilityIdentifier("volume")
        HStack { Text("* * *") }.accessibilityElement().accessibilityLabel("Stars")
          .accessibilityIdentifier("stars")
      })
    XCTAssertNotEqual(gtk_widget_get_focusable(widget(window, "volume").pointer), 0)
    XCTAssertEqual(gtk_widget_get_focusable(widget(window, "stars").pointer), 0)
    window.close()
  }

  func testASelectionThatIsRemovedIsNone() {
    typealias Check =
      @convention(c) (OpaquePointer, GtkAccessibleState, CInt) -> UnsafeMutablePointer<CChar>?
    // Its last parameters are variadic, which Swift cannot call.
    let check = unsafeBitCast(dlsym(nil, "gtk_test_accessible_check_state"), to: Check.self)
    struct Page: View {
      @State private var isOn = true
      var traits: AccessibilityTraits { isOn ? .isSelected : [] }
      var body: some View {
        VStack {
          Text("a").accessibilityAddTraits(traits).accessibilityIdentifier("added")
          Text("b").accessibilityAddTraits(traits).accessibilityRemoveTraits(.isSelected)
            .accessibilityIdentifier("removed")
          Text("c").accessibilityRemoveTraits(.isSelected).accessibilityAddTraits(traits)
            .accessibilityIdentifier("added again")
          Text("d").accessibilityAddTraits(.isSelected).accessibilityRemoveTraits(traits)
            .accessibilityIdentifier("sometimes")
          Button("Turn") { isOn.toggle() }
        }
      }
    }
    let window = TestWindow(Page())
    func selected() -> [String] {
      ["added", "removed", "added again", "sometimes"].filter {
        let fault = check(widget(window, $0).opaque, GTK_ACCESSIBLE_STATE_SELECTED, 1)
        defer { g_free(fault) }
        return fault == nil
      }
    }
    for _ in 1...2 {
      XCTAssertEqual(selected(), ["added", "added again"])
      window.press("Turn")
      XCTAssertEqual(selected(), ["sometimes"])
      window.press("Turn")
    }
    window.close()
  }

  func testAGroupThatTakesTheFocusIsNotNamedByItsParts() {
    let window = TestWindow(
      VStack {
        Text("A1")
        Text("A2")
      }
      .focusable().accessibilityElement(children: .contain).accessibilityLabel("Board")
      .accessibilityIdentifier("board"))
    XCTAssertNotEqual(gtk_widget_get_focusable(widget(window, "board").pointer), 0)
    let names = window.all("TabstopFocusable").map { view in
      let node = window.context.focusables[UnsafeMutableRawPointer(view)]?.object
      return (node?.owner as? FocusableControl)?.widget.exportedName
    }
    XCTAssertEqual(names, ["Board"])
    window.close()
  }

  func testActionsRunTheNewestHandler() {
    struct Page: View {
      let model: Model
      let journal: Journal
      var body: some View {
        let rating = model.rating
        VStack {
          Text("Stars")
            .accessibilityIdentifier("stars")
            .accessibilityAdjustableAction { direction in
              model.rating = direction == .increment ? rating + 1 : rating - 1
            }
            .accessibilityAction { journal.record("default \(rating)") }
            .accessibilityAction(.escape) { journal.record("escape") }
            .accessibilityAction(named: "Clear") { model.rating = 0 }
            .accessibilityActions {
              if model.isOffered { Button("Offer") { journal.record("offer") } }
              Button("Not now") {}.disabled(true)
            }
        }
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    let stars = widget(window, "stars")
    XCTAssertTrue(act("increment", on: stars))
    XCTAssertTrue(act("increment", on: stars))
    XCTAssertEqual(model.rating, 5)
    XCTAssertTrue(act("decrement", on: stars))
    XCTAssertTrue(act("activate", on: stars))
    XCTAssertTrue(act("escape", on: stars))
    XCTAssertTrue(act("Clear", on: stars))
    XCTAssertEqual(model.rating, 0)
    XCTAssertTrue(act("Offer", on: stars))
    XCTAssertFalse(act("Not now", on: stars), "a disabled button is no action")
    XCTAssertEqual(journal.entries, ["default 4", "escape", "offer"])
    model.isOffered = false
    runLoopUntilIdle()
    XCTAssertFalse(act("Offer", on: stars), "it is no longer there")
    window.close()
  }

  func testTheActionsOfAViewWhoseWidgetIsReplacedStay() throws {
    struct Content: View {
      let model: Model
      var body: some View {
        if model.isOffered { Text("Offer") } else { Text("No offer") }
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(
      VStack {
        Content(model: model).accessibilityActions { Button("Read") { journal.record("read") } }
      })
    XCTAssertTrue(act("Read", on: Widget(try XCTUnwrap(window.label("Offer")))))
    model.isOffered = false
    runLoopUntilIdle()
    XCTAssertTrue(act("Read", on: Widget(try XCTUnwrap(window.label("No offer")))))
    model.isOffered = true
    runLoopUntilIdle()
    XCTAssertTrue(act("Read", on: Widget(try XCTUnwrap(window.label("Offer")))))
    XCTAssertEqual(journal.entries, ["read", "read", "read"])
    window.close()
  }

  func testTheActionsOfAViewMoveToItsLastWidget() throws {
    struct Content: View {
      let model: Model
      var body: some View {
        Text("First")
        if model.isOffered { Text("Offer") }
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(
      VStack {
        Content(model: model).accessibilityActions { Button("Read") { journal.record("read") } }
      })
    let first = Widget(try XCTUnwrap(window.label("First")))
    model.isOffered = false
    runLoopUntilIdle()
    XCTAssertTrue(act("Read", on: first))
    model.isOffered = true
    runLoopUntilIdle()
    XCTAssertTrue(act("Read", on: Widget(try XCTUnwrap(window.label("Offer")))))
    XCTAssertFalse(act("Read", on: first), "they are those of another widget now")
    XCTAssertEqual(journal.entries, ["read", "read"])
    window.close()
  }

  func testRolesFollowTraitsElementsAndNames() {
    let window = TestWindow(
      VStack {
        HStack { Text("A") }.accessibilityElement(children: .combine)
          .accessibilityIdentifier("combined")
        HStack { Text("B") }.accessibilityElement(children: .ignore)
          .accessibilityIdentifier("ignored")
        HStack { Text("C") }.accessibilityElement(children: .contain)
          .accessibilityLabel("Named").accessibilityIdentifier("group")
        Text("E").focusable().accessibilityIdentifier("focusable")
        Text("F").focusable().accessibilityAddTraits(.isLink).accessibilityIdentifier("link")
        GroupBox("G") { Text("In it") }.accessibilityIdentifier("box")
        Menu("H") { Button("Item") {} }.accessibilityIdentifier("menu")
      })
    let roles: [(String, GtkAccessibleRole)] = [
      ("combined", GTK_ACCESSIBLE_ROLE_LABEL), ("ignored", GTK_ACCESSIBLE_ROLE_LABEL),
      ("group", GTK_ACCESSIBLE_ROLE_GROUP),
      ("focusable", GTK_ACCESSIBLE_ROLE_LABEL), ("link", GTK_ACCESSIBLE_ROLE_LINK),
      ("box", GTK_ACCESSIBLE_ROLE_GROUP), ("menu", GTK_ACCESSIBLE_ROLE_GENERIC),
    ]
    for (name, role) in roles {
      XCTAssertEqual(widget(window, name).accessibleRole, role, name)
    }
    window.close()
  }

  /// A button that has a text as its title reports that another one is shown.
  func testAnElementIsNamedByTheNewTitleOfItsButton() {
    struct Star: View {
      let model: Model
      var body: some View { Button("\(model.rating) stars") {} }
    }
    let model = Model()
    let window = TestWindow(
      HStack {
        Text("Rating")
        Star(model: model)
      }
      .accessibilityElement(children: .combine).accessibilityIdentifier("element"))
    let element = window.wrapper(of: widget(window, "element").pointer)
    let old = element?.accessibleName
    model.rating = 4
    runLoopUntilIdle()
    XCTAssertEqual(element?.accessibleName, old?.replacing("3", with: "4"))
    XCTAssertEqual(element?.accessibleName?.contains("4 stars"), true)
    window.close()
  }

  func testTheControlsThatStandForADrawingAreReachedAndMoveNothing() {
    struct Page: View {
      @State private var value = 0.5
      @State private var isOn = false
      var body: some View {
        VStack {
          TextField("Before", text: .constant(""))
          Rectangle().frame(width: 50, height: 10)
            .accessibilityRepresentation {
              Slider(value: $value, in: 0...1, step: 0.1).accessibilityIdentifier("slider")
            }
            .accessibilityIdentifier("bar")
          Circle().frame(width: 10, height: 10)
            .accessibilityRepresentation { Toggle("Lamp", isOn: $isOn).toggleStyle(.button) }
          Text("\(value > 0.5 ? "more" : "less"), \(isOn ? "on" : "off")")
          TextField("After", text: .constant(""))
        }
      }
    }
    let window = TestWindow(Page())
    let slider = widget(window, "slider")
    XCTAssertEqual(gtk_widget_get_height(widget(window, "bar").pointer), 10)
    window.click("Before")
    window.tab()
    XCTAssertEqual(window.context.focusWidget.map { slider.contains($0) }, true)
    let outline = window.all.first { Widget($0).hasClass("stand-in") }!
    XCTAssertEqual(gtk_widget_get_width(outline), 50, "the outline is that of the drawing")
    XCTAssertEqual(gtk_widget_get_height(outline), 10)
    emit(window.context.focusWidget!, "move-slider", .number(Int(GTK_SCROLL_STEP_UP.rawValue)))
    runLoopUntilIdle()
    emit(window.context.focusWidget!, "move-slider", .number(Int(GTK_SCROLL_STEP_RIGHT.rawValue)))
    runLoopUntilIdle()
    XCTAssertTrue(window.texts.contains("more, off"), "\(window.texts)")
    window.tab()
    XCTAssertEqual(window.focus, "Lamp")
    gtk_widget_activate(window.context.focusWidget!)
    runLoop(until: { window.texts.contains { $0.hasSuffix("on") } }, "The lamp stays off.")
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "Lamp")
    window.close()
  }

  @Observable
  final class Player { var hasButton = false }

  func testAReplacementFollowsTheControlsOfTheView() {
    struct Inside: View {
      let player: Player
      var body: some View {
        if player.hasButton { Button("Play") {} } else { Circle().frame(width: 10, height: 10) }
      }
    }
    struct Page: View {
      let player: Player
      var body: some View {
        VStack {
          Button("Before") {}
          Inside(player: player).accessibilityRepresentation { Button("Start") {} }
          Button("After") {}
        }
      }
    }
    let player = Player()
    let window = TestWindow(Page(player: player))
    func stops() -> [String?] {
      (0..<3).map { _ in
        window.tab()
        return window.focus
      }
    }
    window.tab()
    XCTAssertEqual(window.focus, "Before")
    for (hasButton, name) in [(false, "Start"), (true, "Play"), (false, "Start")] {
      player.hasButton = hasButton
      runLoopUntilIdle()
      XCTAssertEqual(stops(), [name, "After", "Before"])
    }
    window.close()
  }

  /// The keyboard has the control of the view itself.
  func testWhatStandsForAControlTakesNoFocus() {
    let window = TestWindow(
      Button("♥") {}.accessibilityRepresentation {
        Slider(value: .constant(0)).accessibilityIdentifier("slider")
      })
    let slider = widget(window, "slider")
    XCTAssertEqual(gtk_widget_get_focusable(slider.pointer), 0)
    XCTAssertEqual(gtk_widget_grab_focus(slider.pointer), 0)
    window.close()
  }

  func testAButtonThatStandsForAToggleIsMetAsOne() {
    struct PillStyle: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "●" : "○") { configuration.isOn.toggle() }
          .accessibilityIdentifier("pill")
          .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
      }
    }
    let window = TestWindow(
      VStack {
        Toggle("Power", isOn: .constant(true)).toggleStyle(PillStyle())
        Button("♥") {}.accessibilityIdentifier("heart")
          .accessibilityRepresentation { Button("Like") {} }
      })
    XCTAssertEqual(widget(window, "pill").accessibleRole, GTK_ACCESSIBLE_ROLE_SWITCH)
    XCTAssertEqual(widget(window, "heart").accessibleRole, GTK_ACCESSIBLE_ROLE_BUTTON)
    window.close()
  }

  func testAStandInMayBeAToggleThatLooksLikeAButton() {
    struct Page: View {
      @State private var isOn = true
      var body: some View {
        Button("Turn") { isOn.toggle() }
          .accessibilityIdentifier("pill")
          .accessibilityRepresentation { Toggle("Power", isOn: $isOn).toggleStyle(.button) }
      }
    }
    let errors = StandardErrorCapture()
    let window = TestWindow(Page())
    XCTAssertEqual(widget(window, "pill").accessibleRole, GTK_ACCESSIBLE_ROLE_CHECKBOX)
    window.press("Turn")
    window.close()
    // GTK has no property of a button for it.
    XCTAssertEqual(errors.text, "")
  }

  /// The keyboard focus goes to them.
  func testControlsInAnElementWithoutChildrenAreNotHidden() {
    let window = TestWindow(
      HStack {
        Button("Less") {}
        Text("Points")
        TextField("Player", text: .constant("Ada"))
      }
      .accessibilityElement().accessibilityLabel("Ada"))
    // A group whose controls stay on the bus, not a text that hides them.
    var element = gtk_widget_get_parent(window.button("Less"))
    while let widget = element,
      gtk_test_accessible_has_role(OpaquePointer(widget), GTK_ACCESSIBLE_ROLE_LABEL) == 0,
      gtk_test_accessible_has_role(OpaquePointer(widget), GTK_ACCESSIBLE_ROLE_GROUP) == 0
    {
      element = gtk_widget_get_parent(widget)
    }
    XCTAssertNotNil(element)
    XCTAssertEqual(
      element.map { gtk_test_accessible_has_role(OpaquePointer($0), GTK_ACCESSIBLE_ROLE_GROUP) }, 1)
    window.close()
  }

  /// Sources in common spellings must compile.
  func testTheUsualSpellingsBuild() {
    struct Item: Identifiable {
      let id = 1
      let name = "One"
    }
    struct Page: View {
      @Namespace var space
      @Environment(\.accessibilityReduceTransparency) var reducesTransparency
      @Environment(\.accessibilityDifferentiateWithoutColor) var hasNoColors
      @Environment(\.accessibilityVoiceOverEnabled) var hasReader
      @Environment(\.legibilityWeight) var weight
      let name = "Ada"
      let items = [Item()]

      var body: some View {
        VStack {
          Text("A")
            .accessibilityLabel(name).accessibilityLabel(Text("B"), isEnabled: hasReader)
            .accessibilityHint("Hint \(name)", isEnabled: true).accessibilityValue(Text("\(1)"))
            .accessibilityHidden(false, isEnabled: false)
            .accessibilityAddTraits([.isButton, .updatesFrequently])
            .accessibilityRemoveTraits(.isImage)
            .accessibilitySortPriority(1).accessibilityInputLabels(["A", "B"])
            .accessibilityTextContentType(.narrative).accessibilityHeading(.h1)
          Text("B")
            .accessibilityAction(.magicTap) {}.accessibilityAction(named: Text("C")) {}
            .accessibilityAction(action: {}, label: { Text("D") })
            .accessibilityScrollAction { edge in _ = edge == .top }
            .accessibilityCustomContent("Age", "37").accessibilityCustomContent(.age, Text("37"))
            .accessibilityCustomContent("Size", Text("Large"), importance: .high)
          Text("C")
            .accessibilityRotor("Items") {
              ForEach(items) { AccessibilityRotorEntry($0.name, id: $0.id) }
            }
            .accessibilityRotor(.headings, entries: items, entryLabel: \.name)
            .accessibilityRotor("Names", entries: items, entryID: \.id, entryLabel: \.name)
            .accessibilityRotorEntry(id: 1, in: space)
            .accessibilityLabeledPair(role: .label, id: 1, in: space)
            .accessibilityLinkedGroup(id: 2, in: space)
          Text("D")
            .accessibilityShowsLargeContentViewer { Label("E", systemImage: "star") }
            .accessibilityRespondsToUserInteraction(false)
            .accessibilityIgnoresInvertColors()
            .accessibilityChildren { ForEach(items) { Text($0.name) } }
            .accessibilityActivationPoint(.center)
            .accessibilityDirectTouch(options: .silentOnTouch)
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertNotNil(window.context.widget.firstLabel)
    window.close()
  }
}

extension AccessibilityCustomContentKey {
  fileprivate static var age: AccessibilityCustomContentKey { .init("Age", id: "age") }
}
