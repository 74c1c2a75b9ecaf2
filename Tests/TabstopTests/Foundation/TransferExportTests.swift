import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// Values that are written to files in the forms that their representations have.
@preconcurrency @MainActor
final class TransferExportTests: DisplayTestCase {
  fileprivate struct Page: Codable, Transferable {
    var name = "Page"
    var fails = false
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .pdf) { page in
        if page.fails { throw CocoaError(.fileWriteUnknown) }
        return Data("pdf of \(page.name)".utf8)
      }
      .suggestedFileName { $0.name }
      CodableRepresentation(contentType: .json)
    }
  }

  private struct Wrapper: Transferable {
    var page = Page()
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.page)
    }
  }

  private struct Secret: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .pdf) { _ in Data() }.visibility(.ownProcess)
    }
  }

  @Observable
  fileprivate final class Model { var isShown = false }

  fileprivate struct ExportPage: View {
    @Bindable var model: Model
    let items: [Page]
    var types: [UTType] = []
    let journal: Journal

    var body: some View {
      if items.count == 1 {
        Text("page").fileExporter(
          isPresented: $model.isShown, item: items.first, contentTypes: types
        ) { result in journal.record((try? result.get().lastPathComponent) ?? "failed") }
      } else {
        Text("page").fileExporter(
          isPresented: $model.isShown, items: items, contentTypes: types
        ) { result in
          journal.record(
            (try? result.get().map(\.lastPathComponent).joined(separator: "; ")) ?? "failed")
        }
      }
    }
  }

  private func write(_ item: some Transferable, as types: [UTType] = []) async throws -> String {
    let file = try makeFolder().appending(path: "file")
    let export = try XCTUnwrap(item.exports.first(of: types))
    return try String(contentsOf: try await export.write(to: file).get(), encoding: .utf8)
  }

  func testTheFirstFormOfTheTypesIsWritten() async throws {
    let (pdf, json) = (
      try await write(Page()), try await write(Page(), as: [.json])
    )
    XCTAssertEqual(pdf, "pdf of Page")
    XCTAssertEqual(
      try JSONDecoder().decode(Page.self, from: Data(json.utf8)).name, "Page")
    let proxy = try await write(Wrapper(), as: [.data])
    XCTAssertEqual(proxy, "pdf of Page")
    let text = try await write("words")
    XCTAssertEqual(text, "words")
    XCTAssertNil(Page().exports.first(of: [.png]))
    XCTAssertEqual(Page().exports.first?.fileName(), "Page.pdf")
    XCTAssertEqual(Page().exports.first?.fileName("Other"), "Other.pdf")
    XCTAssertTrue(Secret().exports.isEmpty, "for no other program")
  }

  /// Making a form may take time, for example to draw a picture.
  func testNoFormIsMadeWhileNoDialogIsOpen() {
    struct Drawn: Transferable {
      let journal: Journal
      static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { (drawn: Drawn) -> String in
          MainActor.assumeIsolated { drawn.journal.record("made") }
          return "words"
        })
      }
    }
    let journal = Journal()
    let window = TestWindow(
      Text("page").fileExporter(
        isPresented: .constant(false), item: Drawn(journal: journal), onCompletion: { _ in }))
    XCTAssertEqual(journal.entries, [])
    window.close()
  }

  func testAFileIsCopiedAndAPictureIsPNG() async throws {
    let file = try makeFolder().appending(path: "a.txt")
    try Data("of a file".utf8).write(to: file)
    let text = try await write(file)
    XCTAssertEqual(text, "of a file")
    XCTAssertEqual(file.exports.first?.fileName(), "a.txt")
    XCTAssertTrue(URL(string: "https://example.org")!.exports.isEmpty, "an address is a text")
    XCTAssertTrue(Image(systemName: "star").exports.isEmpty, "an icon of the theme's")
    XCTAssertEqual(Image("picture").exports.first?.type, .png)
  }

  func testAnItemIsSavedUnderItsName() throws {
    let folder = try makeFolder()
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(
      ExportPage(model: model, items: [Page()], journal: journal)
        .fileDialogDefaultDirectory(folder))
    model.isShown = true
    runLoopUntilIdle()
    respondToFileDialog(GTK_RESPONSE_ACCEPT)
    runLoop(until: { !journal.entries.isEmpty }, "nothing was written")
    XCTAssertEqual(journal.drain(), ["Page.pdf"])
    XCTAssertEqual(
      try String(contentsOf: folder.appending(path: "Page.pdf"), encoding: .utf8), "pdf of Page")
    window.close()
  }

  func testAnErrorOfTheRepresentationIsReported() throws {
    let folder = try makeFolder()
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(
      ExportPage(model: model, items: [Page(fails: true)], journal: journal)
        .fileDialogDefaultDirectory(folder))
    model.isShown = true
    runLoopUntilIdle()
    respondToFileDialog(GTK_RESPONSE_ACCEPT)
    runLoop(until: { !journal.entries.isEmpty }, "nothing was reported")
    XCTAssertEqual(journal.drain(), ["failed"])
    window.close()
  }

  func testAShareLinkSavesWhatIsNoText() throws {
    let folder = try makeFolder()
    let window = TestWindow(
      ShareLink("Share", item: Page(name: "Plan")).fileDialogDefaultDirectory(folder))
    let button = window.all("GtkMenuButton")[0]
    gtk_menu_button_popup(OpaquePointer(button))
    runLoopUntilIdle()
    gtk_widget_activate_action_variant(button, "menu.i1", nil)
    runLoopUntilIdle()
    respondToFileDialog(GTK_RESPONSE_ACCEPT)
    let file = folder.appending(path: "Plan.pdf")
    runLoop(until: { FileManager.default.fileExists(atPath: file.path) }, "nothing was written")
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "pdf of Plan")
    window.close()
  }
}
