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
        PasteButton(payloadType: String.self) { strings in journal.note(strings.joined()) }
        PasteButton(payloadType: URL.self) { urls in journal.note("\(urls.count) addresses") }
      })
    let button = window.button("Paste")
    XCTAssertEqual(gtk_widget_is_sensitive(button), 0, "nothing to paste")
    UIPasteboard.general.string = "words"
    runLoopUntilIdle()
    XCTAssertEqual(gtk_widget_is_sensitive(button), 1)
    for button in window.all("GtkButton") { emit(UnsafeMutableRawPointer(button), "clicked") }
    runLoop(until: { !journal.entries.isEmpty }, "nothing was pasted")
    runLoopUntilIdle()
    XCTAssertEqual(journal.take(), ["words"], "words are no address")
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
}
