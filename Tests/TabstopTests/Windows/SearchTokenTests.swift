import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Tokens in a search field.
@preconcurrency @MainActor
final class SearchTokenTests: DisplayTestCase {
  private struct Topic: Identifiable, Hashable {
    let name: String
    var id: String { name }
    static let all = ["swift", "gtk", "linux"].map { Topic(name: $0) }
  }

  private struct Page: View {
    @State private var text = "word"
    @State private var tokens = [Topic.all[0], Topic.all[1]]
    @State private var suggested = Topic.all

    var body: some View {
      NavigationStack {
        VStack {
          Text("\(text): \(tokens.map(\.name).joined(separator: ","))")
          Button("Other") {}
        }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { token in
          Label(token.name, systemImage: "tag")
        }
      }
    }
  }

  private struct Editable: View {
    @State private var text = ""
    @State private var tokens = [Topic.all[0]]

    var body: some View {
      NavigationStack {
        Text("\(tokens.count)")
          .searchable(
            text: $text, editableTokens: $tokens, placement: .automatic, prompt: "Find"
          ) { $token in
            Text(token.name)
          }
      }
    }
  }

  private func entry(_ window: TestWindow) -> Widget { Widget(window.all("GtkSearchEntry")[0]) }
  private func said(_ window: TestWindow) -> String? { window.texts.first { $0.contains(":") } }

  private func pressBackspace(_ window: TestWindow) -> Bool {
    let isUsed = emitKey(GDK_KEY_BackSpace, on: entry(window).pointer, in: GTK_PHASE_CAPTURE)
    runLoopUntilIdle()
    return isUsed
  }

  func testBackspaceAtTheStartTakesTheLastTokenAway() {
    let window = TestWindow(Page())
    XCTAssertEqual(said(window), "word: swift,gtk")
    window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK)
    gtk_editable_set_position(entry(window).opaque, 2)
    XCTAssertFalse(pressBackspace(window), "it is the text's")
    gtk_editable_set_position(entry(window).opaque, 0)
    XCTAssertTrue(pressBackspace(window))
    XCTAssertEqual(said(window), "word: swift")
    XCTAssertTrue(pressBackspace(window))
    XCTAssertEqual(said(window), "word: ")
    XCTAssertFalse(pressBackspace(window))
    window.close()
  }

  func testATokenIsAButtonThatRemovesItBeforeTheField() {
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "swift")
    window.tab()
    XCTAssertEqual(window.focus, "gtk")
    window.tab()
    XCTAssertTrue(window.context.focusWidget.map { entry(window).contains($0) } ?? false)
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "gtk")
    window.press("gtk")
    XCTAssertEqual(said(window), "word: swift")
    window.press("swift")
    XCTAssertEqual(said(window), "word: ")
    window.close()
  }

  func testASuggestedTokenTakesThePlaceOfTheText() {
    let window = TestWindow(Page())
    window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK)
    runLoopUntilIdle()
    XCTAssertNotNil(window.label("linux"), "what is not chosen yet")
    window.press("linux")
    XCTAssertEqual(said(window), ": swift,gtk,linux")
    XCTAssertEqual(window.all("GtkButton").count, 4, "three tokens and the page's button")
    window.close()
  }

  func testEscapeEndsTheSearchWithItsTokens() {
    let window = TestWindow(Page())
    window.pressKey(GDK_KEY_f, GDK_CONTROL_MASK)
    emit(entry(window).raw, "stop-search")
    runLoopUntilIdle()
    XCTAssertEqual(said(window), ": ")
    XCTAssertNil(window.label("swift"))
    window.close()
  }

  func testTokensMayBeEditedByTheirViews() {
    let window = TestWindow(Editable())
    XCTAssertNotNil(window.label("swift"))
    window.press("swift")
    XCTAssertNil(window.label("swift"))
    window.close()
  }
}
