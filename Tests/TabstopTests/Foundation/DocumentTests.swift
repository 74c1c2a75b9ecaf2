import Foundation
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
}
