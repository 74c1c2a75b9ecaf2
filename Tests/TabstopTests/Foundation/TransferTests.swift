import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import TabstopKits
import XCTest

@testable import Tabstop

/// Values transferred to and from other programs.
@preconcurrency @MainActor
final class TransferTests: DisplayTestCase {
  func testAPasteButtonTakesWhatIsOnTheClipboard() {
    let journal = Journal()
    UIPasteboard.general.string = nil
    let window = TestWindow(
      VStack {
        PasteButton(payloadType: String.self) { strings in journal.record(strings.joined()) }
        PasteButton(payloadType: URL.self) { urls in journal.record("\(urls.count) addresses") }
      })
    let button = window.button("Paste")
    XCTAssertEqual(gtk_widget_is_sensitive(button), 0, "nothing to paste")
    UIPasteboard.general.string = "words"
    runLoopUntilIdle()
    XCTAssertEqual(gtk_widget_is_sensitive(button), 1)
    for button in window.all("GtkButton") { emit(UnsafeMutableRawPointer(button), "clicked") }
    runLoop(until: { !journal.entries.isEmpty }, "nothing was pasted")
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["words"], "words are no address")
    window.close()
  }

  func testAShareLinkWritesAnEMail() {
    var opened: URL?
    let window = TestWindow(
      ShareLink(
        "Invite", item: URL(string: "https://example.org/a")!, subject: Text("Come"),
        message: Text("Join us & more")
      )
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url
          return .handled
        }))
    let button = window.all("GtkMenuButton")[0]
    gtk_menu_button_popup(OpaquePointer(button))
    runLoopUntilIdle()
    gtk_widget_activate_action_variant(button, "menu.i1", nil)
    runLoopUntilIdle()
    XCTAssertEqual(
      opened?.absoluteString,
      "mailto:?subject=Come&body=Join%20us%20%26%20more%0A%0Ahttps://example.org/a")
    window.close()
  }

  private struct CopyPage: View {
    let journal: Journal
    @FocusState private var isFocused: Bool
    @State private var text = "words"

    var body: some View {
      VStack {
        TextField("Field", text: $text)
        Button("Row") {}
          .focused($isFocused)
          .onCopyCommand { [NSItemProvider(object: "a row" as NSString)] }
          .cuttable(for: String.self) {
            journal.record("removed")
            return ["cut"]
          }
          .onPasteCommand(of: [.plainText]) { providers in
            journal.record("pasted \(providers.count)")
          }
      }
      .onAppear { isFocused = true }
    }
  }

  /// Control+C, X and V belong to the view with the focus.
  func testAViewCopiesCutsAndPastes() {
    let journal = Journal()
    UIPasteboard.general.string = nil
    let window = TestWindow(CopyPage(journal: journal))
    runLoopUntilIdle()
    XCTAssertFalse(window.pressKey(GDK_KEY_v, GDK_CONTROL_MASK), "nothing to paste")
    XCTAssertTrue(window.pressKey(GDK_KEY_c, GDK_CONTROL_MASK))
    XCTAssertEqual(UIPasteboard.general.string, "a row")
    XCTAssertTrue(window.pressKey(GDK_KEY_x, GDK_CONTROL_MASK))
    XCTAssertEqual(UIPasteboard.general.string, "cut")
    XCTAssertEqual(journal.drain(), ["removed"])
    XCTAssertTrue(window.pressKey(GDK_KEY_v, GDK_CONTROL_MASK))
    runLoop(until: { !journal.entries.isEmpty }, "nothing was pasted")
    XCTAssertEqual(journal.drain(), ["pasted 1"])
    XCTAssertFalse(window.pressKey(GDK_KEY_c), "a letter alone is not a command")
    window.click("Field")
    XCTAssertFalse(window.pressKey(GDK_KEY_c, GDK_CONTROL_MASK), "the focus is elsewhere")
    window.close()
  }

  func testSeveralItemsAreShared() {
    var opened: URL?
    let window = TestWindow(
      ShareLink("Send", items: ["one", "two"]) { SharePreview($0) }
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url
            return .handled
          }))
    let button = window.all("GtkMenuButton")[0]
    gtk_menu_button_popup(OpaquePointer(button))
    runLoopUntilIdle()
    gtk_widget_activate_action_variant(button, "menu.i1", nil)
    runLoopUntilIdle()
    XCTAssertEqual(opened?.absoluteString, "mailto:?subject=&body=one%0Atwo")
    window.close()
  }
}
