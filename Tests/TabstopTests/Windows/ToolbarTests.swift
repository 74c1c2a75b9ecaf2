import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

@preconcurrency @MainActor
final class ToolbarTests: DisplayTestCase {
  private struct KeyboardPage: View {
    var hasButton = true
    @State private var text = ""
    @FocusState private var focus: Name?

    var body: some View {
      VStack {
        Text(focus.map { "\($0)" } ?? "nothing")
        TextField("Name", text: $text).focused($focus, equals: .first)
        TextField("City", text: .constant("")).focused($focus, equals: .second)
        if hasButton { Button("Other") {} }
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Next") { focus = .second }
          Spacer()
          Button("Done") { focus = nil }
        }
      }
    }
  }

  private struct ReadingPage: View {
    var body: some View {
      Text("Nothing to type into").toolbar {
        Button("Sort") {}
        Button("Add") {}
      }
    }
  }

  func testSegmentsInABarAreAsWideAsTheirOptions() throws {
    let window = TestWindow(
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItem(placement: .principal) {
            Picker("Layout", selection: .constant(0)) {
              Text("List").tag(0)
              Text("Grid").tag(1)
            }
            .pickerStyle(.segmented)
          }
        }
      }, width: 600)
    window.layOut()
    let bar = try XCTUnwrap(window.all.first { gtk_widget_has_css_class($0, "segmented") != 0 })
    let place = window.bounds(of: bar)
    XCTAssertLessThan(place.width, 300)
    XCTAssertEqual(Double(place.x + place.width / 2), 300, accuracy: 3)
    window.close()
  }

  /// As in applications for phones with a bar of tabs of their own.
  func testItemsOfAPageOfTabsAreInTheBarAround() {
    let window = TestWindow(
      NavigationView {
        ZStack(alignment: .bottom) {
          TabView(selection: .constant(0)) {
            VStack { Text("First") }
              .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { Button("Filter") {} }
                ToolbarItem(placement: .navigationBarTrailing) {
                  Button {
                  } label: {
                    Image(systemName: "cart").foregroundColor(.black).font(.title3)
                      .accessibilityLabel("Cart")
                  }
                }
              }
              .tag(0)
            Text("Second").tag(1)
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
          Text("Below")
        }
        .navigationBarTitleDisplayMode(.inline)
      })
    window.layOut()
    let names = window.all("GtkButton").filter { gtk_widget_get_mapped($0) != 0 }
      .map { exportedName(of: $0) }
    XCTAssertEqual(names, ["Filter", "Cart"])
    window.close()
  }

  func testTabReachesTheBarOfAPageWithoutControls() {
    let window = TestWindow(ReadingPage())
    window.tab()
    XCTAssertEqual(window.focus, "Sort")
    window.tab()
    XCTAssertEqual(window.focus, "Add")
    window.close()
  }

  private struct LatePage: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Name", text: $text)
        .focused($isFocused)
        .toolbar { if !text.isEmpty { Button("Clear") { text = "" } } }
        .defaultFocus($isFocused, true)
    }
  }

  /// The first bar of a window without a stack comes while the user types.
  func testTheFirstItemOfABarLeavesTheFocus() {
    let window = TestWindow(LatePage())
    window.field("Name").type("A")
    XCTAssertEqual(gtk_widget_get_mapped(window.button("Clear")), 1)
    XCTAssertEqual(window.focus, "Name")
    window.field("Name").type("da")
    XCTAssertEqual(window.field("Name").text, "Ada")
    window.close()
  }

  private struct VanishingPage: View {
    @State private var names = ["First", "Second"]

    var body: some View {
      NavigationStack {
        VStack {
          ForEach(names, id: \.self) { name in
            Button(name) { names.removeAll { $0 == name } }
          }
        }
        .toolbar {
          Button("Sort") {}
          if names.count == 2 { Button("Swap") { names = ["Other"] } }
        }
      }
    }
  }

  /// The focus of the content stays in the content, and is nowhere if nothing there can have it.
  func testTheBarDoesNotGetTheFocusOfContentThatVanishes() {
    let window = TestWindow(VanishingPage())
    _ = Widget(window.button("Second")).pointer.grabFocus()
    runLoopUntilIdle()
    window.press("Second")
    XCTAssertEqual(window.focus, "First")
    window.press("First")
    XCTAssertNil(window.focus)
    window.tab()
    XCTAssertEqual(window.focus, "Sort")
    window.close()
  }

  func testAnItemThatVanishesLeavesTheFocusToItsNeighbour() {
    let window = TestWindow(VanishingPage())
    _ = Widget(window.button("Swap")).pointer.grabFocus()
    runLoopUntilIdle()
    window.press("Swap")
    XCTAssertEqual(window.focus, "Sort")
    window.close()
  }

  private struct CrowdedPage: View {
    var body: some View {
      Text("Text").navigationTitle("A title that is much too long for its bar").toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel all changes") {} }
        ToolbarItem(placement: .primaryAction) { Button("Share the document") {} }
        ToolbarItem { Button("Add", systemImage: "plus") {} }
        ToolbarItem { Button("Odd", systemImage: "no.such.symbol") {} }
      }
    }
  }

  func testTheTitleOfABarGivesWayToTheButtons() {
    let window = TestWindow(NavigationStack { CrowdedPage() }, width: 560)
    window.layOut()
    for title in ["Cancel all changes", "Share the document"] {
      XCTAssertLessThan(window.bounds(of: window.label(title)!).height, 30, title)
    }
    window.close()
  }

  func testALabelInABarIsItsIconWithANameIfThereIsAnIcon() {
    let window = TestWindow(NavigationStack { CrowdedPage() }, width: 560)
    XCTAssertNil(window.label("Add"))
    let icon = window.all("GtkImage")[0]
    XCTAssertTrue(
      gtk_test_accessible_has_property(
        OpaquePointer(gtk_widget_get_ancestor(icon, gtk_button_get_type())),
        GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
    XCTAssertNotNil(window.label("Odd"))
    window.close()
  }

  func testAToggleInABarIsAButton() {
    let window = TestWindow(
      NavigationStack {
        Text("Text").toolbar {
          Toggle(isOn: .constant(true)) { Label("Pin", systemImage: "pin") }
        }
      })
    XCTAssertEqual(window.all("GtkSwitch").count, 0)
    XCTAssertEqual(window.all("GtkButton").count, 1)
    window.close()
  }

  private func isShown(_ window: TestWindow, _ title: String) -> Bool {
    gtk_widget_get_mapped(window.button(title)) != 0
  }

  func testTheKeyboardBarIsThereWhileAFieldHasTheFocus() {
    let window = TestWindow(KeyboardPage())
    XCTAssertFalse(isShown(window, "Done"))
    window.click("Name")
    XCTAssertTrue(isShown(window, "Done"))
    XCTAssertEqual(gtk_widget_get_focus_on_click(window.button("Done")), 0)
    window.press("Next")
    window.assertFocus("City", "second")
    XCTAssertTrue(isShown(window, "Done"))
    window.press("Done")
    window.assertFocus(nil, "nothing")
    XCTAssertFalse(isShown(window, "Done"))
    window.close()
  }

  func testATitleIsRemovedFromTheBarOfAPage() {
    struct Page: View {
      @State private var isRemoved = false

      var body: some View {
        NavigationStack {
          Text("content")
            .navigationTitle("Orders")
            .toolbar(removing: isRemoved ? .title : nil)
            .toolbar {
              ToolbarItem(placement: .navigationBarTrailing) {
                Button("Switch") { isRemoved.toggle() }
              }
            }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertTrue(window.texts.contains("Orders"))
    window.press("Switch")
    XCTAssertFalse(window.texts.contains("Orders"))
    XCTAssertEqual(window.context.title, "Orders")
    window.press("Switch")
    XCTAssertTrue(window.texts.contains("Orders"))
    window.close()
  }

  /// The bar stays while the focus is in it.
  func testTabReachesTheKeyboardBarBehindTheLastField() {
    let window = TestWindow(KeyboardPage(hasButton: false))
    window.click("City")
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Next")
    window.tab()
    XCTAssertEqual(window.focus, "Done")
    window.press("Next")
    window.assertFocus("City", "second")
    window.press("Done")
    window.assertFocus(nil, "nothing")
    XCTAssertFalse(isShown(window, "Done"))
    window.close()
  }

  /// While an item of the bar has the focus, the focus value is that of the edited field.
  func testDoneByKeyboardPutsTheBarAway() {
    let window = TestWindow(KeyboardPage(hasButton: false))
    window.click("City")
    window.layOut()
    for _ in 0..<2 { window.tab() }
    window.assertFocus("Done", "second")
    window.press("Done")
    window.assertFocus(nil, "nothing")
    XCTAssertFalse(isShown(window, "Done"))
    window.tab()
    XCTAssertNotNil(window.focus)
    XCTAssertNotEqual(window.focus, "Done")
    window.close()
  }

  func testAnItemFollowsItsPlacement() {
    struct Page: View {
      @State private var isBelow = false
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            TextField("Field", text: $text)
            Button("Move") { isBelow = true }
          }
          .toolbar {
            ToolbarItem(placement: isBelow ? .keyboard : .topBarTrailing) {
              Button("Item") {}
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    func isInBar() -> Bool {
      var next = gtk_widget_get_parent(window.button("Item"))
      while let widget = next {
        if gtk_widget_has_css_class(widget, "keyboard-bar") != 0 { return true }
        next = gtk_widget_get_parent(widget)
      }
      return false
    }
    XCTAssertFalse(isInBar())
    window.press("Move")
    XCTAssertTrue(isInBar())
    XCTAssertFalse(isShown(window, "Item"))
    window.click("Field")
    XCTAssertTrue(isShown(window, "Item"))
    window.close()
  }

  /// A control that is no field shows no bar.
  func testTheKeyboardBarIsNotThereForOtherControls() {
    let window = TestWindow(KeyboardPage())
    XCTAssertNotEqual(gtk_widget_grab_focus(window.button("Other")), 0)
    runLoopUntilIdle()
    XCTAssertFalse(isShown(window, "Done"))
    window.close()
  }

  func testItemsStandInTheBarOfTheirPage() {
    struct Page: View {
      @State private var showsMore = false
      var body: some View {
        NavigationStack {
          Text("Content")
            .navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              if showsMore { ToolbarItem { Button("More") {} } }
              ToolbarItem(placement: .navigationBarTrailing) { Button("Add") { showsMore = true } }
            }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertTrue(isShown(window, "Cancel"))
    XCTAssertEqual(window.texts.first, "Title")
    window.press("Add")
    XCTAssertTrue(isShown(window, "More"))
    let slot = gtk_widget_get_parent(window.button("More"))
    let trailing = gtk_widget_get_parent(gtk_widget_get_parent(slot))!
    let titles = descendants(of: trailing).filter { typeName($0) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
    XCTAssertEqual(titles, ["More", "Add"])
    window.close()
  }

  func testACustomToolbarHasStateOfItsOwn() {
    struct Counter: ToolbarContent {
      @State private var count = 0
      var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) { Button("Count \(count)") { count += 1 } }
      }
    }
    let window = TestWindow(NavigationStack { Text("Content").toolbar { Counter() } })
    window.press("Count 0")
    window.press("Count 1")
    XCTAssertTrue(isShown(window, "Count 2"))
    window.close()
  }

  func testTheItemsOfACoveredPageAreNotInTheKeyboardBar() {
    struct Inner: View {
      var body: some View { TextField("Inner", text: .constant("")) }
    }
    let window = TestWindow(
      NavigationStack {
        VStack {
          TextField("Outer", text: .constant(""))
          NavigationLink("Go") { Inner() }
        }
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
      })
    window.click("Outer")
    XCTAssertTrue(isShown(window, "Done"))
    window.press("Go")
    window.click("Inner")
    XCTAssertFalse(
      window.all("GtkLabel").contains {
        String(cString: gtk_label_get_text(OpaquePointer($0))) == "Done"
      })
    window.close()
  }

  /// The title of the page needs the room.
  func testAPickerInABarIsNamedByItsHiddenLabel() {
    let window = TestWindow(
      NavigationStack {
        Text("Page").toolbar {
          Picker("Order", selection: .constant("Name")) {
            ForEach(["Name", "Country"], id: \.self) { Text($0) }
          }
        }
      })
    window.layOut()
    XCTAssertNil(window.label("Order").flatMap { gtk_widget_get_mapped($0) != 0 ? $0 : nil })
    window.tab()
    XCTAssertEqual(
      window.context.focusedControl?.widget.accessibleName?.hasPrefix("Order"), true,
      window.context.focusedControl?.widget.accessibleName ?? "nothing")
    window.close()
  }

  func testATextInABarIsAsFarFromTheEdgeAsTheTitleOfAButton() {
    func inset(_ item: some View) -> Float {
      let window = TestWindow(
        NavigationStack {
          Text("Page").toolbar { ToolbarItem(placement: .bottomBar) { item } }
        })
      defer { window.close() }
      return window.bounds(of: window.label("Item")!).x
    }
    XCTAssertEqual(inset(Text("Item")), inset(Button("Item") {}), accuracy: 2)
    XCTAssertEqual(
      inset(VStack { Text("Item") }), inset(Button("Item") {}), accuracy: 2)
  }
}
