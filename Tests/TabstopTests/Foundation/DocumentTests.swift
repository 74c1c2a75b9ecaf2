import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// Documents in windows: how they are read, changed and saved.
@preconcurrency @MainActor
final class DocumentTests: DisplayTestCase {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      if text.isEmpty { throw CocoaError(.fileReadCorruptFile) }
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private func file() -> DocumentFile<Note> {
    DocumentGroup(newDocument: Note(text: "new")) { _ in EmptyView() }.file
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "documents-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }

  private func window(_ url: URL?) -> TestWindow {
    TestWindow(
      DocumentWindow(file: file(), place: .constant(DocumentPlace(url: url))) { open in
        VStack {
          Text(open.document.text)
          Button("Change") { open.document.text += "!" }
        }
      })
  }

  func testAFileIsShownAndSavedWhenItsWindowCloses() throws {
    let url = try folder().appending(path: "a.txt")
    try Data("Hello".utf8).write(to: url)
    let window = window(url)
    XCTAssertEqual(window.texts, ["Hello"])
    window.press("Change")
    XCTAssertEqual(window.texts, ["Hello!"])
    window.close()
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "Hello!")
  }

  func testANewDocumentOfTheProgramsOwnIsShownOnce() {
    let file = file()
    XCTAssertEqual(DocumentKinds.windowID(ofDocuments: Note.self), file.windowID)
    let place = DocumentPlace()
    DocumentKinds.pending[place.id] = Note(text: "given")
    let window = TestWindow(
      DocumentWindow(file: file, place: .constant(place)) { open in Text(open.document.text) })
    XCTAssertEqual(window.texts, ["given"])
    XCTAssertTrue(DocumentKinds.pending.isEmpty)
    window.close()
  }

  func testANewDocumentIsMade() {
    let window = window(nil)
    XCTAssertEqual(window.texts, ["new"])
    window.close()
  }

  func testAFileThatCannotBeReadIsNamed() throws {
    let url = try folder().appending(path: "empty.txt")
    try Data().write(to: url)
    let window = window(url)
    XCTAssertTrue(window.texts.contains { $0.hasPrefix("empty.txt cannot be opened") })
    window.close()
  }

  func testWhatCannotBeSavedIsAFault() throws {
    let document = OpenDocument(Note(text: "a"), nil, file())
    document.document.text = "b"
    XCTAssertTrue(document.hasChanges)
    XCTAssertFalse(document.save(to: URL(filePath: "/nowhere/b.txt")))
    XCTAssertTrue(document.fault?.hasPrefix("b.txt could not be saved") ?? false)
    let url = try folder().appending(path: "b.txt")
    XCTAssertTrue(document.save(to: url))
    XCTAssertFalse(document.hasChanges)
    XCTAssertEqual(document.name, "b")
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "b")
  }

  // MARK: Types

  private struct Page: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText, .html] }
    static var writableContentTypes: [UTType] { [.plainText] }

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("page".utf8))
    }
  }

  func testAFileOfAnotherTypeIsNotOpened() throws {
    let url = try folder().appending(path: "picture.png")
    try Data("Hello".utf8).write(to: url)
    let window = window(url)
    XCTAssertTrue(window.texts.contains { $0.hasPrefix("picture.png cannot be opened") })
    window.close()
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "Hello")
  }

  func testAFileOfATypeThatIsNotWrittenIsNotReplaced() throws {
    let pages = DocumentGroup(newDocument: Page()) { _ in EmptyView() }.file
    let url = try folder().appending(path: "page.html")
    XCTAssertEqual(pages.readableType(of: url, Data()), .html)
    XCTAssertNil(pages.writableType(of: url))
    let document = OpenDocument(Page(), url, pages, type: .html)
    XCTAssertNil(document.url)
    XCTAssertEqual(document.name, "page")
    XCTAssertFalse(document.save())
    XCTAssertFalse(document.save(to: url))
    let text = url.deletingPathExtension().appendingPathExtension("txt")
    XCTAssertEqual(pages.writableType(of: text), .plainText)
    XCTAssertTrue(document.save(to: text))
    XCTAssertEqual(document.url, text)
  }

  func testEachGroupHasWindowsOfItsOwn() {
    let pages = DocumentGroup(newDocument: Page()) { _ in EmptyView() }.file
    XCTAssertNotEqual(pages.windowID, file().windowID)
    let page = URL(filePath: "/a/page.html")
    XCTAssertEqual(DocumentKinds.windowID(for: page, startingWith: pages), pages.windowID)
  }

  // MARK: Other windows and programs

  private func changeElsewhere(_ url: URL) throws {
    try Data("other".utf8).write(to: url)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: url.path)
  }

  func testAChangeByAnotherProgramIsOnlyReplacedByTheUser() throws {
    let url = try folder().appending(path: "c.txt")
    let document = OpenDocument(Note(text: "a"), nil, file())
    XCTAssertTrue(document.save(to: url))
    try changeElsewhere(url)
    document.document.text = "b"
    XCTAssertFalse(document.close())
    XCTAssertTrue(document.fault?.hasPrefix("c.txt was changed by another program") ?? false)
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "other")
    XCTAssertTrue(document.save())
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "b")
    XCTAssertTrue(document.close())
  }

  func testAWindowStaysOpenIfItsDocumentCannotBeSaved() throws {
    let url = try folder().appending(path: "d.txt")
    try Data("Hello".utf8).write(to: url)
    let window = window(url)
    try changeElsewhere(url)
    window.press("Change")
    gtk_window_close(window.context.widget.cast(to: GtkWindow.self))
    window.layOut()
    let dialog = try XCTUnwrap(window.dialog())
    dialog.press("Cancel")
    window.layOut()
    XCTAssertEqual(window.texts, ["Hello!"])
    window.close()
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "other")
  }

  // MARK: The program's end

  private func keepCopies() throws {
    let before = RecoveredDocument.folder
    RecoveredDocument.folder = try folder()
    RecoveredDocument.forget()
    addTeardownBlock { @MainActor in
      RecoveredDocument.folder = before
      RecoveredDocument.forget()
    }
  }

  private func copies() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: RecoveredDocument.folder.path)
  }

  func testWhatCannotBeSavedWhenTheProgramEndsIsOfferedAtTheNextStart() throws {
    try keepCopies()
    let url = try folder().appending(path: "f.txt")
    try Data("Hello".utf8).write(to: url)
    let first = window(url)
    try changeElsewhere(url)
    first.press("Change")
    DocumentSite.saveAll()
    XCTAssertEqual(try copies().count, 2)
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "other")
    first.close()
    // The next start.
    RecoveredDocument.forget()

    let second = window(nil)
    let dialog = try XCTUnwrap(second.dialog())
    XCTAssertTrue(dialog.texts.contains { $0.hasSuffix("before this could be saved: f.") })
    dialog.press("Open")
    second.layOut()
    XCTAssertEqual(second.texts, ["Hello!"])
    XCTAssertEqual(second.context.title, "f (recovered) (not saved)")
    // It is kept until it is in a file.
    XCTAssertEqual(try copies().count, 2)
    let other = window(nil)
    XCTAssertNil(other.dialog(), "it is offered once")
    other.close()
    second.close()
    XCTAssertEqual(try copies(), [])
    let saved = URL.documentsDirectory.appending(path: "f (recovered).txt")
    XCTAssertEqual(try String(contentsOf: saved, encoding: .utf8), "Hello!")
    try FileManager.default.removeItem(at: saved)
  }

  func testNothingIsKeptOfWhatIsSaved() throws {
    try keepCopies()
    let url = try folder().appending(path: "g.txt")
    try Data("Hello".utf8).write(to: url)
    let window = window(url)
    window.press("Change")
    DocumentSite.saveAll()
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "Hello!")
    XCTAssertEqual(try copies(), [])
    window.close()
  }

  func testACopyCanBeDeleted() throws {
    try keepCopies()
    let copy = RecoveredDocument(
      id: UUID(), name: "h", windowID: file().windowID, type: UTType.plainText.identifier)
    try copy.write(Data("lost".utf8))
    let window = window(nil)
    try XCTUnwrap(window.dialog()).press("Delete")
    XCTAssertEqual(try copies(), [])
    window.layOut()
    XCTAssertEqual(window.texts, ["new"])
    window.close()
  }

  func testTheWindowOfAFileIsFound() throws {
    let url = try folder().appending(path: "e.txt")
    try Data("Hello".utf8).write(to: url)
    XCTAssertFalse(DocumentSite.present(url))
    let window = window(url)
    XCTAssertTrue(DocumentSite.present(url.deletingLastPathComponent().appending(path: "./e.txt")))
    window.close()
    XCTAssertFalse(DocumentSite.present(url))
  }
}
