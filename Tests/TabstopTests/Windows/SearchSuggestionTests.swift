import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The views below a search field: suggestions and scopes.
@preconcurrency @MainActor
final class SearchSuggestionTests: DisplayTestCase {
  private enum Scope { case all, mine }

  private struct Page: View {
    @State private var text = ""
    @State private var scope = Scope.all

    var body: some View {
      NavigationStack {
        VStack {
          Text("query \(text) in \(scope == .all ? "all" : "mine")")
          Button("Other") {}
        }
        .searchable(text: $text)
        .searchSuggestions {
          ForEach(["apple", "pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
            Text($0).searchCompletion($0)
          }
        }
        .searchScopes($scope) {
          Text("All").tag(Scope.all)
          Text("Mine").tag(Scope.mine)
        }
      }
    }
  }

  private func entry(_ window: TestWindow) -> Widget { Widget(window.all("GtkSearchEntry")[0]) }

  func testEscapeGoesFromASuggestionToTheField() {
    let window = TestWindow(Page())
    XCTAssertTrue(window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK))
    gtk_widget_grab_focus(window.button("pear"))
    runLoopUntilIdle()
    XCTAssertTrue(window.pressKey(GDK_KEY_Escape))
    XCTAssertTrue(window.context.focusWidget.map { entry(window).contains($0) } ?? false)
    window.press("Other")
    gtk_widget_grab_focus(window.button("Other"))
    XCTAssertFalse(window.pressKey(GDK_KEY_Escape))
    window.close()
  }

  func testSuggestionsAreShownWhileOneSearchesAndFillTheField() {
    let window = TestWindow(Page())
    XCTAssertNil(window.label("apple"))
    XCTAssertTrue(window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK))
    XCTAssertNotNil(window.label("apple"))
    XCTAssertNotNil(window.label("pear"))
    // A click moves the focus first.
    gtk_widget_grab_focus(window.button("pear"))
    runLoopUntilIdle()
    XCTAssertNotNil(window.label("pear"), "the search goes on among the suggestions")
    window.press("pear")
    XCTAssertEqual(window.texts.first { $0.hasPrefix("query") }, "query pear in all")
    XCTAssertTrue(
      window.context.focusWidget.map { entry(window).contains($0) } ?? false, "on in the field")
    XCTAssertNil(window.label("apple"), "no longer fits")
    gtk_editable_set_text(entry(window).opaque, "")
    runLoopUntilIdle()
    XCTAssertNotNil(window.label("apple"))
    emit(entry(window).raw, "stop-search")
    XCTAssertNil(window.label("apple"))
    window.close()
  }

  func testScopesAreChosenBelowTheField() {
    let window = TestWindow(Page())
    XCTAssertEqual(window.all("GtkCheckButton").count, 0)
    window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK)
    let scopes = window.all("GtkCheckButton")
    XCTAssertEqual(scopes.count, 2)
    gtk_check_button_set_active(
      UnsafeMutableRawPointer(scopes[1]).assumingMemoryBound(to: GtkCheckButton.self), 1)
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first { $0.hasPrefix("query") }, "query  in mine")
    window.close()
  }

  func testTabGoesFromTheFieldToTheSuggestionsToTheContent() {
    let window = TestWindow(Page())
    window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK)
    window.layOut()
    var met: [String?] = []
    for _ in 0..<4 {
      window.tab()
      met.append(window.focus)
    }
    XCTAssertEqual(met, ["All", "apple", "pear", "Other"])
    window.close()
  }

  /// Hundreds of suggestions leave the window as it is, and are scrolled to.
  func testManySuggestionsScroll() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text("content").searchable(text: $text)
            .searchSuggestions {
              ForEach(0..<200, id: \.self) { Text("Fruit \($0)").searchCompletion("\($0)") }
            }
        }
      }
    }
    let window = TestWindow(Page())
    let height = gtk_widget_get_height(window.context.widget.pointer)
    XCTAssertTrue(window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK))
    window.layOut()
    XCTAssertLessThan(gtk_widget_get_height(window.context.widget.pointer), height + 300)
    let last = window.button("Fruit 199")
    XCTAssertEqual(gtk_widget_grab_focus(last), 1)
    window.layOut()
    window.layOut()
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(last, window.context.widget.pointer, &bounds), 0)
    XCTAssertLessThan(
      bounds.origin.y, Float(gtk_widget_get_height(window.context.widget.pointer)))
    window.close()
  }

  /// A search for which nothing is suggested leaves no gap below the field.
  func testNoSuggestionsTakeNoSpace() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text("content").searchable(text: $text)
            .searchSuggestions {
              ForEach(["apple"].filter { !text.isEmpty && $0.hasPrefix(text) }, id: \.self) {
                Text($0).searchCompletion($0)
              }
            }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let bar = gtk_widget_get_parent(entry(window).pointer)!
    let height = gtk_widget_get_height(bar)
    XCTAssertTrue(window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK))
    window.layOut()
    XCTAssertLessThan(gtk_widget_get_height(bar), height + 10)
    gtk_editable_set_text(entry(window).opaque, "a")
    runLoopUntilIdle()
    window.layOut()
    XCTAssertGreaterThan(gtk_widget_get_height(bar), height + 20)
    XCTAssertGreaterThan(gtk_widget_get_height(window.label("apple")!), 0)
    gtk_editable_set_text(entry(window).opaque, "b")
    runLoopUntilIdle()
    window.layOut()
    XCTAssertLessThan(gtk_widget_get_height(bar), height + 10)
    window.close()
  }
}
