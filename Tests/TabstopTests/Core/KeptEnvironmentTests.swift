import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A task of the program keeps what its view has read of the environment, longer than the view.
@preconcurrency @MainActor
final class KeptEnvironmentTests: DisplayTestCase {
  /// An object that outlives the views whose environments it stores.
  private final class EnvironmentStore {
    var environments: [EnvironmentValues] = []
    var actions: [() -> Void] = []
  }

  /// A view that stores its whole environment.
  private struct StoringView: View {
    let store: EnvironmentStore
    @Environment(\.self) private var environment
    var body: some View {
      Text(environment.isFocused ? "focused" : "not focused")
        .onAppear {
          store.environments.append(environment)
          store.actions.append { environment.dismiss() }
          store.actions.append { environment.dismissSearch() }
          store.actions.append { _ = environment.isFocused }
          store.actions.append { environment.presentationMode.wrappedValue.dismiss() }
        }
    }
  }

  func testAFocusableViewThatWentIsNotNotifiedOfItsFocus() {
    struct Page: View {
      let store: EnvironmentStore
      @FocusState private var isFocused: Bool
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Focus") { isFocused = true }
          Button("Hide") { isShown = false }
          if isShown {
            StoringView(store: store).focusable { _ in }.focused($isFocused)
          }
        }
      }
    }
    let store = EnvironmentStore()
    let window = TestWindow(Page(store: store))
    window.press("Focus")
    XCTAssertEqual(window.texts, ["focused"])
    let reading = store.environments[0].focusReading
    XCTAssertNotNil(reading)
    window.press("Hide")
    // The focus that was read notifies its reader, which no longer exists.
    reading?.storage.source.notifyChange()
    for action in store.actions { action() }
    window.close()
    for action in store.actions { action() }
    runLoopUntilIdle()
  }

  func testActionsOfPagesAndSheetsThatWentDoNothing() {
    struct Page: View {
      let store: EnvironmentStore
      @State private var isSheetShown = false
      @State private var isPageShown = false
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            StoringView(store: store)
            Button("Sheet") { isSheetShown = true }
            Button("Page") { isPageShown = true }
          }
          .navigationDestination(isPresented: $isPageShown) {
            StoringView(store: store)
            Button("Back") { isPageShown = false }
          }
          .searchable(text: $text)
        }
        .sheet(isPresented: $isSheetShown) {
          VStack {
            StoringView(store: store)
            Button("Close") { isSheetShown = false }
          }
        }
      }
    }
    let store = EnvironmentStore()
    let window = TestWindow(Page(store: store))
    window.press("Page")
    window.press("Back")
    window.press("Sheet")
    runLoop(until: { window.dialog() != nil })
    window.dialog()!.press("Close")
    runLoop(until: { window.dialog() == nil })
    XCTAssertGreaterThanOrEqual(store.environments.count, 3)
    for action in store.actions { action() }
    runLoopUntilIdle()
    window.close()
    for action in store.actions { action() }
    runLoopUntilIdle()
  }

  /// A menu shows what existed when it opened; its items may be gone when one is chosen.
  func testAnOptionOfAMenuWhosePickerWentDoesNothing() {
    struct Page: View {
      @State private var isShown = true
      @State private var choice = 1
      var body: some View {
        VStack {
          Text("\(choice)")
          Menu("More") {
            if isShown {
              Picker("Size", selection: $choice) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
            }
          }
          Button("Hide") { isShown = false }
        }
      }
    }
    let window = TestWindow(Page())
    let menu = window.all("GtkMenuButton")[0]
    gtk_menu_button_popup(OpaquePointer(menu))
    runLoopUntilIdle()
    window.press("Hide")
    gtk_widget_activate_action_variant(menu, "menu.i1", g_variant_new_string("on"))
    runLoopUntilIdle()
    gtk_menu_button_popdown(OpaquePointer(menu))
    XCTAssertEqual(window.texts.first, "1")
    window.close()
  }
}
