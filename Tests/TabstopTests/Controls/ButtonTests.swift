import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Buttons, and the keys that press them.
@preconcurrency @MainActor
final class ButtonTests: DisplayTestCase {
  private struct Disableable: View {
    @State private var isDisabled = false
    var body: some View {
      Button("Turn") { isDisabled.toggle() }
      Group {
        Button("Red", systemImage: "trash") {}.foregroundColor(.red)
        Button("Plain") {}.buttonStyle(.plain)
        Button {
        } label: {
          HStack { Text("Own").foregroundStyle(.green) }
        }
        .buttonStyle(.plain)
      }
      .disabled(isDisabled)
    }
  }

  func testATitleHasTheStylesOfItsParts() {
    let window = TestWindow(
      VStack {
        Button {
        } label: {
          Text("Save **now**")
        }
        Button("Cancel") {}
      })
    let label = window.label("Save now")!
    let attributes = pango_layout_get_attributes(gtk_label_get_layout(OpaquePointer(label)))
    let written = attributes.map { pango_attr_list_to_string($0)! }
    XCTAssertTrue(written.map { String(cString: $0) }?.contains("weight") == true)
    written.map { g_free($0) }
    XCTAssertEqual(exportedName(of: window.button("Save now")), "Save now")
    window.close()
  }

  func testATitleGetsStyledPartsLater() {
    struct Page: View {
      @State private var isSaved = false
      var body: some View {
        Button {
          isSaved.toggle()
        } label: {
          Text(isSaved ? "Saved **now**" : "Save")
        }
      }
    }
    func isStyled(_ title: String, in window: TestWindow) -> Bool {
      let layout = gtk_label_get_layout(OpaquePointer(window.label(title)!))
      guard let written = pango_layout_get_attributes(layout).flatMap(pango_attr_list_to_string)
      else { return false }
      defer { g_free(written) }
      return String(cString: written).contains("weight")
    }
    let window = TestWindow(Page())
    window.tab()
    XCTAssertFalse(isStyled("Save", in: window))
    window.press("Save")
    window.layOut()
    XCTAssertTrue(isStyled("Saved now", in: window))
    XCTAssertEqual(exportedName(of: window.button("Saved now")), "Saved now")
    XCTAssertEqual(window.focus, "Saved now", "it keeps the focus")
    window.press("Saved now")
    window.layOut()
    XCTAssertFalse(isStyled("Save", in: window))
    XCTAssertEqual(exportedName(of: window.button("Save")), "Save")
    window.press("Save")
    XCTAssertTrue(isStyled("Saved now", in: window))
    window.close()
  }

  func testTheButtonThatReturnPressesStandsOut() {
    let window = TestWindow(
      VStack {
        Button("Add") {}.keyboardShortcut(.defaultAction)
        Button("Cancel") {}.keyboardShortcut(.cancelAction)
        Button("Plain") {}.buttonStyle(.plain).keyboardShortcut(.defaultAction)
        Button("Erase", role: .destructive) {}.keyboardShortcut(.defaultAction)
        Form { Section { Button("Row") {}.keyboardShortcut(.defaultAction) } }
      })
    for title in ["Add", "Cancel", "Plain", "Erase", "Row"] {
      XCTAssertEqual(
        gtk_widget_has_css_class(window.button(title), "suggested-action") != 0, title == "Add",
        title)
    }
    window.close()
  }

  func testALinkIsAsLargeAsItsText() {
    let window = TestWindow(
      VStack(alignment: .leading) {
        Text("Wikipedia")
        Button("Wikipedia,") {}.buttonStyle(.link)
      })
    window.layOut()
    let (text, link) = (window.label("Wikipedia")!, window.label("Wikipedia,")!)
    XCTAssertEqual(window.bounds(of: text).x, window.bounds(of: link).x)
    XCTAssertEqual(
      gtk_widget_get_height(text), gtk_widget_get_height(window.button("Wikipedia,")))
    window.close()
  }

  func testWhatHasAColourOfItsOwnIsDimmedWhenDisabled() {
    let window = TestWindow(Disableable())
    func opacity(_ title: String) -> Double {
      let button = UnsafeMutableRawPointer(window.button(title)).assumingMemoryBound(
        to: GtkButton.self)
      return gtk_widget_get_opacity(gtk_button_get_child(button))
    }
    XCTAssertEqual(["Red", "Plain", "Own"].map(opacity), [1, 1, 1])
    window.press("Turn")
    XCTAssertLessThan(opacity("Red"), 0.5)
    XCTAssertLessThan(opacity("Plain"), 0.5)
    XCTAssertLessThan(opacity("Own"), 0.5)
    window.press("Turn")
    XCTAssertEqual(["Red", "Plain", "Own"].map(opacity), [1, 1, 1])
    window.close()
  }

  func testALabelWithASpacerMakesAMenuAsWideAsItsPlace() {
    let window = TestWindow(
      VStack {
        Menu {
          Button("Item") {}
        } label: {
          HStack {
            Text("Start")
            Spacer()
            Text("End")
          }
        }
        Menu("Narrow") { Button("Item") {} }
      }, width: 400)
    window.layOut()
    let menus = window.all("GtkMenuButton")
    XCTAssertEqual(gtk_widget_get_width(menus[0]), 400)
    XCTAssertLessThan(gtk_widget_get_width(menus[1]), 200)
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(
      gtk_widget_compute_bounds(window.label("End")!, menus[0], &bounds), 0)
    XCTAssertGreaterThan(bounds.origin.x + bounds.size.width, 350)
    window.close()
  }

  @Observable
  final class Model { var key: KeyEquivalent = "a" }

  func testAPressRunsTheNewestAction() {
    struct Page: View {
      let journal: Journal
      @State private var number = 1
      var body: some View {
        let now = number
        VStack {
          Button("Press \(number)") {
            journal.record("\(now)")
            number += 1
          }
          Button(action: { journal.record("composed") }) {
            HStack {
              Text("A")
              Text("B")
            }
          }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    let button = window.button("Press 1")
    window.press("Press 1")
    window.press("Press 2")
    window.press("A")
    XCTAssertEqual(journal.drain(), ["1", "2", "composed"])
    XCTAssertEqual(window.button("Press 3"), button)
    window.close()
  }

  func testGTKActivatesAButton() {
    let journal = Journal()
    let window = TestWindow(Button("Go") { journal.record("pressed") })
    XCTAssertNotEqual(gtk_widget_activate(window.button("Go")), 0)
    runLoop(until: { journal.entries == ["pressed"] })
    window.close()
  }

  func testADisabledButtonIsNotPressed() {
    let journal = Journal()
    let window = TestWindow(
      Button("Go") { journal.record("pressed") }.keyboardShortcut("g").disabled(true))
    XCTAssertEqual(gtk_widget_is_sensitive(window.button("Go")), 0)
    XCTAssertFalse(window.pressKey(GDK_KEY_g, GDK_CONTROL_MASK))
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  func testAButtonMayRemoveItself() {
    struct Page: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Button("Go") { isThere = false } }
          Text("\(isThere)")
        }
      }
    }
    let window = TestWindow(Page())
    window.tab()
    window.press("Go")
    XCTAssertEqual(window.texts, ["false"])
    XCTAssertEqual(window.all("GtkButton").count, 0)
    window.close()
  }

  // MARK: Keys

  func testAShortcutPressesItsButtonWithItsModifiersOnly() {
    let journal = Journal()
    let window = TestWindow(
      VStack {
        Button("Save") { journal.record("save") }.keyboardShortcut("s")
        Button("Save As") { journal.record("save as") }
          .keyboardShortcut("s", modifiers: [.command, .shift])
        Button("Plain") { journal.record("plain") }.keyboardShortcut("p", modifiers: [])
      })
    XCTAssertFalse(window.pressKey(GDK_KEY_s))
    XCTAssertTrue(window.pressKey(GDK_KEY_s, GDK_CONTROL_MASK))
    XCTAssertTrue(
      window.pressKey(
        GDK_KEY_S, GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)))
    XCTAssertTrue(window.pressKey(GDK_KEY_p))
    XCTAssertEqual(journal.drain(), ["save", "save as", "plain"])
    window.close()
  }

  func testDefaultAndCancelAction() {
    let journal = Journal()
    let window = TestWindow(
      VStack {
        Button("Cancel") { journal.record("cancel") }.keyboardShortcut(.cancelAction)
        Button("OK") { journal.record("ok") }.keyboardShortcut(.defaultAction)
      })
    for key in [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_Escape] {
      XCTAssertTrue(window.pressKey(key), "key \(key)")
    }
    XCTAssertEqual(journal.drain(), ["ok", "ok", "cancel"])
    window.close()
  }

  func testTheFirstMatchThatCanBePressedWins() {
    let journal = Journal()
    let window = TestWindow(
      VStack {
        Button("Disabled") { journal.record("disabled") }.keyboardShortcut("s").disabled(true)
        Button("One") { journal.record("one") }.keyboardShortcut("s")
        Button("Two") { journal.record("two") }.keyboardShortcut("s")
      })
    window.pressKey(GDK_KEY_s, GDK_CONTROL_MASK)
    XCTAssertEqual(journal.drain(), ["one"])
    window.close()
  }

  func testAShortcutGoesWithItsButton() {
    struct Page: View {
      let journal: Journal
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Button("Go") { journal.record("go") }.keyboardShortcut("g") }
          Button("Remove") { isThere = false }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.press("Remove")
    XCTAssertFalse(window.pressKey(GDK_KEY_g, GDK_CONTROL_MASK))
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  func testAShortcutMayRemoveItsOwnButton() {
    struct Page: View {
      let journal: Journal
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere {
            Button("Go") {
              journal.record("go")
              isThere = false
            }
            .keyboardShortcut("g")
          }
          Button("Also") { journal.record("also") }.keyboardShortcut("g")
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    XCTAssertTrue(window.pressKey(GDK_KEY_g, GDK_CONTROL_MASK))
    XCTAssertEqual(window.all("GtkButton").count, 1)
    XCTAssertTrue(window.pressKey(GDK_KEY_g, GDK_CONTROL_MASK))
    XCTAssertEqual(journal.drain(), ["go", "also"])
    window.close()
  }

  func testAnotherShortcutTakesTheOldOnesPlace() {
    struct Page: View {
      let model: Model
      let journal: Journal
      var body: some View {
        VStack {
          Button("Go") { journal.record("go") }.keyboardShortcut(model.key)
          Button("Later") { journal.record("later") }.keyboardShortcut("b")
        }
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    model.key = "b"
    runLoopUntilIdle()
    XCTAssertFalse(window.pressKey(GDK_KEY_a, GDK_CONTROL_MASK))
    XCTAssertTrue(window.pressKey(GDK_KEY_b, GDK_CONTROL_MASK))
    XCTAssertEqual(journal.drain(), ["go"])
    window.close()
  }

  func testAButtonFollowsItsRoleAndTheStyleOfItsTitle() {
    struct Page: View {
      @State private var isOther = false
      var body: some View {
        VStack {
          Button(role: isOther ? .destructive : nil) {
          } label: {
            Text("Look").bold(isOther)
          }
          Button("Change") { isOther = true }
        }
      }
    }
    let window = TestWindow(Page())
    let button = Widget(window.button("Look"))
    let before = classCount(of: button)
    XCTAssertFalse(button.hasClass("destructive-action"))
    window.press("Change")
    XCTAssertTrue(button.hasClass("destructive-action"))
    XCTAssertEqual(classCount(of: button), before + 2)
    window.close()
  }

  private func classCount(of widget: Widget) -> Int {
    let names = gtk_widget_get_css_classes(widget.pointer)!
    defer { g_strfreev(names) }
    return Int(g_strv_length(names))
  }

  func testTheActionOfAMenuWhoseButtonHasGoneDoesNothing() {
    struct Page: View {
      let journal: Journal
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Button("Item") { journal.record("item") } }
          Button("Remove") { isShown = false }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    let button = window.button("Item")
    let control = window.context.focusables[UnsafeMutableRawPointer(button)]?.object.owner
    guard case .item(let item)? = (control as? FocusableControl)?.owner.menuContent.first else {
      return XCTFail("no item")
    }
    window.press("Remove")
    item.action()
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }
}
