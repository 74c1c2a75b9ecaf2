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
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_space))
    XCTAssertEqual(names, ["Red", "Blue, Selected", "Green"])
    window.close()
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
      XCTAssertEqual(Widget(window.context.focusWidget!).accessibleRole, role, note)
      XCTAssertTrue(
        window.pressKeyOfFocus(index.isMultiple(of: 2) ? GDK_KEY_Return : GDK_KEY_space), note)
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

  /// A tap on them ends typing, as in the pages of conversations.
  func testRowsThatAreScrolledAreNoStop() {
    struct Page<Rows: View>: View {
      @ViewBuilder var rows: Rows
      var body: some View {
        VStack {
          ScrollView { rows.onTapGesture {}.padding() }
          Button("Send") {}
        }
      }
    }
    /// The names of what Tab reaches.
    func stops<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> [String?] {
      let window = TestWindow(Page(rows: rows), width: 300, height: 300)
      window.layOut()
      defer { window.close() }
      return (0..<2).map { _ in
        window.tab()
        return name(window) ?? window.focus
      }
    }
    XCTAssertEqual(stops { LazyVStack { ForEach(0..<3) { Text("Row \($0)") } } }[0], "Send")
    XCTAssertEqual(stops { VStack { ForEach(0..<3) { Text("Row \($0)") } } }[0], "Send")
    XCTAssertEqual(
      stops { LazyVStack { ForEach(0..<2) { n in Button("Again \(n)") {} } } },
      ["Again 0", "Again 1"])
    XCTAssertEqual(stops { HStack { Text("Open") } }, ["Open", "Send"], "one thing to press")
  }

  func testTheyFollowDisabledAndFocusValues() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal), width: 500, height: 600)
    window.press("Turn")
    window.layOut()
    window.assertFocus("Read the terms 2", "first")
    for _ in 0..<4 { window.tab() }
    XCTAssertEqual(window.focus, "Disabled", "enabled now")
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Return))
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
      XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Return))
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
      XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Return))
      XCTAssertEqual(journal.drain(), [entry])
    }
    window.close()
  }
}
