import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Arrow keys between controls.
@preconcurrency @MainActor
final class ArrowKeyTests: DisplayTestCase {
  /// The focus value and its readers follow a move like any other.
  func testTheFocusValueFollows() {
    struct Page: View {
      @State private var text = ""
      @FocusState private var focus: Name?
      var body: some View {
        VStack {
          Text(focus.map { "\($0)" } ?? "nil")
          TextField("First", text: $text).focused($focus, equals: .first)
          TextField("Second", text: $text).focused($focus, equals: .second)
        }
      }
    }
    let window = TestWindow(Page())
    window.click("First")
    window.arrow(.down)
    window.assertFocus("Second", "second")
    window.arrow(.up)
    window.assertFocus("First", "first")
    window.close()
  }

  /// In a text the arrow belongs to the caret, until that cannot go further.
  func testACaretAtTheEndLeavesTheText() {
    struct Page: View {
      @State private var text = "ab"
      var body: some View {
        HStack {
          TextField("Name", text: $text)
          Button("Next") {}
        }
      }
    }
    let window = TestWindow(Page())
    window.click("Name")
    window.field("Name").caret = 1
    window.moveCaret(by: 1)
    XCTAssertEqual(window.focus, "Name")
    XCTAssertEqual(window.field("Name").caret, 2)
    window.moveCaret(by: 1)
    XCTAssertEqual(window.focus, "Next")
    XCTAssertEqual(window.arrow(.left), "Name")
    XCTAssertEqual(window.field("Name").caret, 2, "the caret is where it was")
    window.close()
  }

  /// An enclosing `onMoveCommand` handles the move; the focus stays. Also from a caret at its end.
  func testAMoveCommandHasTheMove() {
    struct Page: View {
      let journal: Journal
      @State private var text = "ab"
      var body: some View {
        HStack {
          HStack {
            TextField("Name", text: $text)
            Button("Next") {}
          }
          .onMoveCommand { journal.record("\($0)") }
          Button("Outside") {}
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.click("Name")
    window.field("Name").caret = 2
    window.moveCaret(by: 1)
    XCTAssertEqual(journal.drain(), ["right"])
    XCTAssertEqual(window.focus, "Name")
    XCTAssertTrue(window.pressKey(GDK_KEY_Down))
    XCTAssertEqual(journal.drain(), ["down"])
    window.close()
  }

  /// A control that needs the arrows keeps them: a group of options moves from one to the next.
  func testARadioGroupKeepsItsArrows() {
    struct Page: View {
      @State private var size = 1
      var body: some View {
        VStack {
          Button("Above") {}
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Medium").tag(2)
          }
          .pickerStyle(.inline)
          Button("Below") {}
        }
      }
    }
    let window = TestWindow(Page())
    window.tab()
    XCTAssertEqual(window.arrow(.down), "Small")
    XCTAssertEqual(window.arrow(.right), "Small", "beside it there is nothing")
    XCTAssertEqual(window.arrow(.down), "Medium")
    XCTAssertEqual(window.arrow(.up), "Small")
    window.arrow(.down)
    XCTAssertEqual(window.arrow(.down), "Below", "at its end the group is left")
    XCTAssertEqual(window.arrow(.up), "Medium", "what is chosen")
    window.close()
  }

  /// A row of a form is as wide as the form, wherever its control is.
  func testRowsOfAForm() {
    struct Page: View {
      @State private var isOn = false
      @State private var text = ""
      var body: some View {
        Form {
          TextField("Name", text: $text)
          Toggle("Remember", isOn: $isOn)
          Button("Sign in") {}
          HStack {
            Button("Left") {}
            Button("Right") {}
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.click("Name")
    XCTAssertEqual(window.arrow(.down), "GtkSwitch")
    XCTAssertEqual(window.arrow(.down), "Sign in")
    XCTAssertTrue(["Left", "Right"].contains(window.arrow(.down)))
    XCTAssertEqual(window.arrow(.up), "Sign in")
    XCTAssertEqual(window.arrow(.up), "GtkSwitch")
    XCTAssertEqual(window.arrow(.up), "Name")
    window.close()
  }

  /// Up and down leave a text of several lines at its first and last.
  func testATextOfSeveralLines() {
    struct Page: View {
      @State private var text = "one\ntwo"
      var body: some View {
        VStack {
          Button("Above") {}
          TextEditor(text: $text)
          Button("Below") {}
        }
      }
    }
    let window = TestWindow(Page())
    window.tab()
    XCTAssertEqual(window.arrow(.down), "GtkTextView")
    // To the first line, to its start, and out.
    window.moveLine(by: -1)
    window.moveLine(by: -1)
    XCTAssertEqual(window.focus, "GtkTextView")
    window.moveLine(by: -1)
    XCTAssertEqual(window.focus, "Above")
    window.arrow(.down)
    window.moveLine(by: 1)
    XCTAssertEqual(window.focus, "GtkTextView")
    window.moveLine(by: 1)
    XCTAssertEqual(window.focus, "Below")
    window.close()
  }

  /// The tabs of a tab view are not controls of the program's views, but are reached as well.
  func testTabsAreReached() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        TabView {
          VStack {
            TextField("Name", text: $text)
            Spacer()
          }
          .tabItem { Text("One") }
          Text("Nothing").tabItem { Text("Two") }
        }
      }
    }
    let window = TestWindow(Page())
    window.tab()
    XCTAssertEqual(window.focus, "One")
    window.click("Name")
    XCTAssertEqual(window.arrow(.up), "One", "the selected one, in whose row the arrow keys select")
    window.close()
  }

  /// A move to a control that is scrolled out of sight scrolls to it.
  func testAMoveScrolls() {
    struct Page: View {
      var body: some View {
        VStack {
          ScrollView {
            VStack {
              ForEach(0..<20, id: \.self) { row in Button("Row \(row)") {} }
            }
          }
          .frame(height: 200)
          Button("Done") {}
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertTrue(gtk_widget_grab_focus(window.button("Done")) != 0)
    XCTAssertNotEqual(window.arrow(.up), "Row 19", "what cannot be seen is not straight above")
    gtk_widget_grab_focus(window.button("Row 0"))
    runLoopUntilIdle()
    for row in 1..<20 { XCTAssertEqual(window.arrow(.down), "Row \(row)") }
    window.layOut()
    var bounds = graphene_rect_t()
    let scroller = gtk_widget_get_ancestor(
      window.button("Row 19"), gtk_scrolled_window_get_type())!
    XCTAssertTrue(gtk_widget_compute_bounds(window.button("Row 19"), scroller, &bounds) != 0)
    XCTAssertLessThanOrEqual(bounds.origin.y + bounds.size.height, 201)
    XCTAssertEqual(window.arrow(.down), "Done")
    window.close()
  }

  /// A view that can have the focus; a section of none; a disabled one.
  func testFocusableViewsAndWhatCannotHaveTheFocus() {
    struct Page: View {
      var body: some View {
        HStack {
          Text("Card").frame(width: 80).focusable()
          VStack { Text("Nothing here") }.focusSection()
          Button("Off") {}.disabled(true)
          Text("Other").focusable()
        }
      }
    }
    let window = TestWindow(Page())
    window.tab()
    XCTAssertEqual(window.focus, "Card")
    XCTAssertEqual(window.arrow(.right), "Other")
    window.close()
  }

  /// A sheet has moves of its own.
  func testMovesStayInASheet() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Open") { isShown = true }
          Button("Behind") {}
        }
        .sheet(isPresented: $isShown) {
          VStack {
            Button("One") {}
            Button("Two") {}
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Open")
    let dialog = window.dialog()!
    dialog.layOut()
    gtk_widget_grab_focus(dialog.button("One"))
    runLoopUntilIdle()
    XCTAssertEqual(dialog.arrow(.down), "Two")
    XCTAssertEqual(dialog.arrow(.down), "Two")
    dialog.close()
    window.close()
  }

  /// A popover, too; and a page that is covered has none.
  func testMovesStayInAPopoverAndOnAPage() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("Open") { isShown = true }
              .popover(isPresented: $isShown) {
                VStack {
                  Button("One") {}
                  Button("Two") {}
                }
              }
            NavigationLink("Next") {
              VStack {
                Button("There") {}
                Button("Below") {}
              }
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Open")
    window.layOut()
    gtk_widget_grab_focus(window.button("One"))
    runLoopUntilIdle()
    XCTAssertEqual(window.arrow(.down), "Two")
    XCTAssertEqual(window.arrow(.down), "Two")
    XCTAssertEqual(window.arrow(.up), "One")
    XCTAssertEqual(window.arrow(.up), "One")
    window.close()
  }

  /// A thousand controls in sections, scrolled; `SectionTests` counts the cost of a move.
  func testAMoveAmongAThousand() {
    struct Page: View {
      var body: some View {
        ScrollView {
          HStack(alignment: .top) {
            ForEach(0..<10, id: \.self) { pane in
              VStack {
                ForEach(0..<100, id: \.self) { row in Button("\(pane).\(row)") {} }
              }
              .focusSection()
            }
          }
        }
      }
    }
    let window = TestWindow(Page(), width: 1200, height: 900)
    gtk_widget_grab_focus(window.button("0.0"))
    runLoopUntilIdle()
    XCTAssertEqual(window.arrow(.right), "1.0")
    XCTAssertEqual(window.arrow(.down), "1.1")
    XCTAssertEqual(window.arrow(.right), "2.1")
    XCTAssertEqual(window.arrow(.left), "1.1")
    XCTAssertEqual(window.arrow(.left), "0.0", "back where the focus came from")
    window.close()
  }

}

extension TestWindow {
  /// Presses an arrow key that the focused control does not use. Returns what has the focus then.
  @discardableResult
  func arrow(_ direction: MoveCommandDirection) -> String? {
    let directions: [MoveCommandDirection: GtkDirectionType] = [
      .up: GTK_DIR_UP, .down: GTK_DIR_DOWN, .left: GTK_DIR_LEFT, .right: GTK_DIR_RIGHT,
    ]
    emit(context.widget.raw, "move-focus", .number(Int(directions[direction]!.rawValue)))
    runLoopUntilIdle()
    return focus
  }

  /// The left or right arrow in the text that has the focus.
  func moveCaret(by count: Int) { moveCaret(GTK_MOVEMENT_VISUAL_POSITIONS, by: count) }

  /// The up or down arrow in a text of several lines that has the focus.
  func moveLine(by count: Int) { moveCaret(GTK_MOVEMENT_DISPLAY_LINES, by: count) }

  private func moveCaret(_ step: GtkMovementStep, by count: Int) {
    let text = gtk_window_get_focus(context.widget.cast(to: GtkWindow.self))!
    emit(
      UnsafeMutableRawPointer(text), "move-cursor",
      .number(Int(step.rawValue)), .number(count), .number(0))
    runLoopUntilIdle()
  }
}
