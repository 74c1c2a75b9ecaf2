import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What views in sheets and popovers do not inherit from where they are presented.
@preconcurrency @MainActor
final class PresentedSurroundingsTests: DisplayTestCase {
  func testAPickerInAPopoverShowsNoSymbolInItsButton() {
    struct Page: View {
      @State private var isOpen = true
      @State private var choice = 1
      var body: some View {
        Text("Page").popover(isPresented: $isOpen) {
          VStack {
            Picker("Kind", selection: $choice) {
              Label("Star", systemImage: "star").tag(1)
              Label("Heart", systemImage: "heart").tag(2)
            }
            Button("Next") { choice = 2 }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.press("Next")
    window.layOut()
    let drop = window.all("GtkDropDown")
    XCTAssertEqual(drop.count, 1)
    let inButton = descendants(of: gtk_widget_get_first_child(drop[0])!).filter {
      gtk_widget_has_css_class($0, "option-icon") != 0
    }
    XCTAssertEqual(inButton.count, 0)
    window.close()
  }

  func testAListInASheetHasNoActionOfTheListBehind() {
    struct Page: View {
      let journal: Journal
      @State private var outer: Int?
      @State private var inner: Int?
      @State private var isOpen = false
      var body: some View {
        List(selection: $outer) {
          Text("One").tag(1)
            .sheet(isPresented: $isOpen) {
              List(selection: $inner) { Text("Inside").tag(7) }
            }
          Text("Two").tag(2)
        }
        .contextMenu(forSelectionType: Int.self) { _ in
          Button("Open") { isOpen = true }
        } primaryAction: {
          journal.record("\($0)")
          isOpen = true
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_Return)
    XCTAssertEqual(journal.drain(), ["[1]"])
    runLoop(until: { window.dialog() != nil })
    guard let dialog = window.dialog() else { return }
    dialog.layOut()
    dialog.tab()
    XCTAssertEqual(dialog.focus, "Inside")
    dialog.pressKeyInList(GDK_KEY_Return)
    XCTAssertEqual(journal.drain(), [])
    window.pressKeyInList(GDK_KEY_Return)
    XCTAssertEqual(journal.drain(), ["[1]"], "the list behind has its own again")
    window.close()
  }

  func testARowInASheetShowsNoDetailBehind() {
    struct Page: View {
      @State private var inner: Int?
      @State private var isOpen = false
      var body: some View {
        NavigationSplitView {
          VStack {
            Button("Open") { isOpen = true }
              .sheet(isPresented: $isOpen) {
                List(selection: $inner) { Text("Inside").tag(7) }
              }
          }
        } detail: {
          Text("Detail")
        }
      }
    }
    let window = TestWindow(Page(), width: 360)
    window.layOut()
    runLoopUntilIdle()
    window.press("Open")
    runLoop(until: { window.dialog() != nil })
    guard let dialog = window.dialog() else { return }
    dialog.layOut()
    dialog.tab()
    dialog.pressKeyInList(GDK_KEY_Return)
    window.layOut()
    XCTAssertNotNil(window.label("Open"))
    XCTAssertEqual(gtk_widget_get_mapped(window.button("Open")), 1)
    window.close()
  }

  func testASheetOfAConfirmingBarButtonHasPlainButtons() {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        NavigationStack {
          Text("Page")
            .toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button("Add") { isOpen = true }
                  .sheet(isPresented: $isOpen) { VStack { Button("Inside") {} } }
              }
            }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.press("Add")
    runLoop(until: { window.dialog() != nil })
    guard let dialog = window.dialog() else { return }
    dialog.layOut()
    let button = Widget(dialog.button("Inside"))
    XCTAssertFalse(button.hasClass("suggested-action"))
    window.close()
  }
}
