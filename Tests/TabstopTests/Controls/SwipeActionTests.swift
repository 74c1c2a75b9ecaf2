import CGtk
import Observation
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// The environment of a row's actions if the row has others, too.
@preconcurrency @MainActor
final class SwipeActionTests: DisplayTestCase {
  @Observable
  final class Counter {
    var count = 3
  }

  private struct Pin: View {
    @Environment(Counter.self) private var counter
    var body: some View { Button("Pin \(counter.count)") { counter.count += 1 } }
  }

  private struct Counting: ViewModifier {
    @State private var counter = Counter()
    func body(content: Content) -> some View { content.environment(counter) }
  }

  func testActionsInheritWhatIsSetAfterThem() {
    let window = TestWindow(
      List {
        Text("Row")
          .swipeActions { Pin() }
          .environment(Counter())
          .disabled(true)
          .swipeActions(edge: .leading) { Button("Flag") {} }
      }, width: 800)
    window.layOut()
    let (pin, flag) = (window.button("Pin 3"), window.button("Flag"))
    XCTAssertEqual(gtk_widget_is_sensitive(pin), 0)
    XCTAssertNotEqual(gtk_widget_is_sensitive(flag), 0, "what is set before it is not for it")
    let text = window.bounds(of: window.label("Row")!)
    XCTAssertLessThan(window.bounds(of: flag).x, text.x)
    XCTAssertGreaterThan(window.bounds(of: pin).x, text.x)
    window.close()
  }

  func testActionsInheritWhatAModifierWithABodySets() {
    let window = TestWindow(
      List {
        Text("Row")
          .swipeActions(edge: .leading) { Pin() }
          .modifier(Counting())
          .swipeActions { Button("Flag") {} }
      }, width: 800)
    window.press("Pin 3")
    window.layOut()
    let frames = [window.button("Pin 4"), window.label("Row")!, window.button("Flag")]
      .map { window.bounds(of: $0).x }
    XCTAssertEqual(frames, frames.sorted())
    window.close()
  }

  /// The name is the first text that says what the row is about, however deep it is.
  func testTheNameOfARowIsFoundInItsDepth() {
    func deep(_ text: String) -> AnyView {
      (0..<60).reduce(AnyView(Text(text))) { view, _ in AnyView(view.opacity(0.9)) }
    }
    let window = TestWindow(
      List {
        HStack {
          Text("Hidden").accessibilityHidden(true)
          Text("12")
          deep("Deep")
        }
        .contextMenu { Button("Menu", systemImage: "star") {} }
        .swipeActions { Button("Delete") {} }
        HStack {
          Image(systemName: "star").accessibilityHidden(true).contextMenu { Button("Menu") {} }
          Text("34")
        }
        .swipeActions { Button("Remove") {} }
      }, width: 800)
    window.layOut()
    func rowName(_ title: String) -> String? {
      let button = window.button(title)
      let node = window.context.focusables[UnsafeMutableRawPointer(button)]?.object
      return (node?.owner as? FocusableControl)?.widget.rowName
    }
    XCTAssertEqual(rowName("Delete"), "Deep")
    XCTAssertEqual(rowName("Remove"), "34")
    window.close()
  }

  func testALabelShowsItsSymbol() {
    struct Page: View {
      @State private var isAsking = false
      var body: some View {
        List {
          Text("Row").swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) {}
            Button("Pin") { isAsking = true }
              .confirmationDialog("Pin?", isPresented: $isAsking) {
                Label("Really", systemImage: "pin")
              }
          }
        }
      }
    }
    let window = TestWindow(Page(), width: 360)
    window.layOut()
    XCTAssertNil(window.label("Delete"))
    XCTAssertNotNil(window.label("Pin"))
    let row = window.bounds(of: window.label("Row")!)
    let pin = window.bounds(of: window.button("Pin"))
    XCTAssertLessThan(pin.y, row.y + row.height, "they fit beside the text")
    window.press("Pin")
    runLoopUntilIdle()
    let dialog = Updater.shared.windows.last { $0 !== window.context }
    XCTAssertNotNil(
      dialog?.widget.pointer.firstInTree {
        $0.isLabel && String(cString: gtk_label_get_text(OpaquePointer($0))) == "Really"
      }, "what is presented from there shows titles")
    window.close()
  }

  /// A row that begins with a field is about what is written there.
  func testActionsAreNamedAfterTheFieldOfTheirRow() {
    struct Page: View {
      @State private var names = ["Groceries", ""]
      var body: some View {
        List {
          ForEach(0..<2, id: \.self) { index in
            HStack {
              TextField("Item", text: $names[index])
              Text("and more")
            }
            .swipeActions { Button("Delete") {} }
          }
        }
        Button("Rename") { names[0] = "Books" }
      }
    }
    let window = TestWindow(Page(), width: 800)
    window.layOut()
    func rowNames() -> [String?] {
      window.all("GtkButton").compactMap { button -> String?? in
        let node = window.context.focusables[UnsafeMutableRawPointer(button)]?.object
        let widget = (node?.owner as? FocusableControl)?.widget
        return widget?.rowName.map { .some($0) }
      }
    }
    XCTAssertEqual(rowNames(), ["Groceries", "Item"])
    window.press("Rename")
    XCTAssertEqual(rowNames(), ["Books", "Item"])
    window.fields[1].type("Tea")
    runLoopUntilIdle()
    XCTAssertEqual(rowNames(), ["Books", "Tea"])
    window.close()
  }

  func testARowThatIsEditedHasNoActions() {
    struct Page: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        List {
          ForEach(["Milk", "Bread"], id: \.self) { name in
            Text(name).swipeActions { Button("Buy \(name)") {} }
          }
          .onDeleteRows { _ in }
        }
        .environment(\.editMode, $mode)
        Button("Turn") { mode = mode.isEditing ? .inactive : .active }
      }
    }
    let window = TestWindow(Page(), width: 800)
    XCTAssertNotNil(window.label("Buy Milk"))
    window.press("Turn")
    XCTAssertNil(window.label("Buy Milk"))
    window.press("Turn")
    XCTAssertNotNil(window.label("Buy Bread"))
    window.close()
  }

  func testTwoActionsThatDoNotFitInALineAreBelowEachOther() {
    let window = TestWindow(
      List {
        Text("Row").swipeActions {
          Button("Remember for later") {}
          Button("Forget for ever") {}
        }
      }, width: 220)
    window.layOut()
    XCTAssertEqual(gtk_widget_get_width(window.context.widget.pointer), 220)
    let first = window.bounds(of: window.button("Remember for later"))
    let second = window.bounds(of: window.button("Forget for ever"))
    XCTAssertGreaterThanOrEqual(second.y, first.y + first.height)
    XCTAssertLessThanOrEqual(first.x + first.width, 220)
    window.close()
  }

  // MARK: By key

  private struct Tasks: View {
    let journal: Journal
    var hasMenu = false
    @State private var chosen: String?

    var body: some View {
      List(selection: $chosen) {
        ForEach(["Milk", "Bread"], id: \.self) { name in
          if hasMenu { row(name).contextMenu { Button("Copy") {} } } else { row(name) }
        }
      }
    }

    private func row(_ name: String) -> some View {
      Text(name)
        .swipeActions(edge: .leading) { Button("Pin") { journal.record("pin \(name)") } }
        .swipeActions { Button("Bin") { journal.record("bin \(name)") }.disabled(name == "Bread") }
    }
  }

  /// The items of the open menus.
  private func items(_ window: TestWindow) -> [UnsafeMutablePointer<GtkWidget>] {
    window.all("GtkModelButton").filter { gtk_widget_get_mapped($0) != 0 }
  }

  private func titles(_ window: TestWindow) -> [String] {
    items(window).compactMap { item in
      descendants(of: item).first { typeName($0) == "GtkLabel" }
        .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
    }
  }

  func testTheMenuKeyOffersTheActionsOfARow() {
    let journal = Journal()
    let window = TestWindow(Tasks(journal: journal), width: 800)
    window.tab()
    window.pressKeyInList(GDK_KEY_Down)
    let row = window.context.focusWidget
    XCTAssertEqual(row.map { Widget($0).hasClass("list-row") }, true)
    XCTAssertTrue(window.pressKey(GDK_KEY_F10, code: 0, GDK_SHIFT_MASK))
    window.layOut()
    XCTAssertEqual(titles(window), ["Pin", "Bin"])
    XCTAssertEqual(items(window).map { gtk_widget_is_sensitive($0) }, [1, 0])
    if let pin = items(window).first { emit(pin, "clicked") }
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["pin Bread"])
    XCTAssertEqual(window.context.focusWidget, row)
    // From one of its buttons, too.
    window.tab()
    XCTAssertEqual(window.focus, "Pin")
    XCTAssertTrue(window.pressKey(GDK_KEY_Menu))
    window.layOut()
    XCTAssertEqual(titles(window), ["Pin", "Bin"])
    window.close()
  }

  func testAContextMenuOfTheRowComesFirst() {
    let window = TestWindow(Tasks(journal: Journal(), hasMenu: true), width: 800)
    window.tab()
    XCTAssertTrue(window.pressKey(GDK_KEY_Menu))
    window.layOut()
    XCTAssertEqual(titles(window), ["Copy"])
    window.close()
  }

  func testElsewhereTheKeyIsNotUsed() {
    let journal = Journal()
    let window = TestWindow(
      VStack {
        Tasks(journal: journal)
        Button("After") {}
      }, width: 800)
    gtk_widget_grab_focus(window.button("After"))
    runLoopUntilIdle()
    XCTAssertFalse(window.pressKey(GDK_KEY_Menu))
    window.close()
  }
}
