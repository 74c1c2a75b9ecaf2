import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// The desktop's dialogs to choose files.
@preconcurrency @MainActor
final class FileDialogTests: DisplayTestCase {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Observable
  final class Model { var isShown = false }

  /// A folder that goes with the test.
  private func makeFolder() throws -> URL {
    // GTK notes who has opened a file.
    g_set_prgname("tests")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    return folder
  }

  /// GTK's own dialog, which stands over the window.
  private var dialog: UnsafeMutablePointer<GtkWidget>? {
    let windows = gtk_window_get_toplevels()!
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(window) }
      if typeName(window) == "GtkFileChooserDialog" {
        return window.assumingMemoryBound(to: GtkWidget.self)
      }
    }
    return nil
  }

  private func respond(_ response: GtkResponseType, file: URL? = nil) {
    guard let dialog else { return XCTFail("no dialog") }
    if let file {
      let chosen = g_file_new_for_path(file.path)
      gtk_file_chooser_set_file(OpaquePointer(dialog), chosen, nil)
      g_object_unref(UnsafeMutableRawPointer(chosen))
    }
    if response == GTK_RESPONSE_ACCEPT {
      // The chooser reads its folder in the background.
      runLoop(
        until: {
          let now = gtk_file_chooser_get_file(OpaquePointer(dialog))
          if let now { g_object_unref(UnsafeMutableRawPointer(now)) }
          return now != nil
        }, "no file is chosen")
    }
    gtk_dialog_response(
      UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkDialog.self), response.rawValue)
    runLoop(until: { self.dialog == nil }, "the dialog stays")
    runLoopUntilIdle()
  }

  private struct ImportPage: View {
    @Bindable var model: Model
    let journal: Journal
    var body: some View {
      Text(model.isShown ? "open" : "closed")
        .fileImporter(isPresented: $model.isShown, allowedContentTypes: [.plainText]) { result in
          switch result {
          case .success(let url): journal.note(url.lastPathComponent)
          case .failure: journal.note("failed")
          }
        }
    }
  }

  func testAFileIsChosen() throws {
    let file = try makeFolder().appendingPathComponent("a note.txt")
    try Data("x".utf8).write(to: file)
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(ImportPage(model: model, journal: journal))
    XCTAssertNil(dialog)
    model.isShown = true
    runLoopUntilIdle()
    respond(GTK_RESPONSE_ACCEPT, file: file)
    XCTAssertEqual(journal.take(), ["a note.txt"])
    XCTAssertEqual(window.texts, ["closed"])
    XCTAssertNil(dialog)
    model.isShown = true
    runLoopUntilIdle()
    respond(GTK_RESPONSE_CANCEL)
    XCTAssertEqual(journal.take(), [])
    XCTAssertFalse(model.isShown)
    model.isShown = true
    runLoopUntilIdle()
    model.isShown = false
    runLoopUntilIdle()
    XCTAssertNil(dialog, "the program may close it")
    window.close()
  }

  private struct ExportPage: View {
    @Bindable var model: Model
    let journal: Journal
    let folder: URL
    var body: some View {
      Text("Page")
        .fileExporter(
          isPresented: $model.isShown, document: Note(text: "words"), contentType: .plainText,
          defaultFilename: "Letter"
        ) { result in
          if case .success(let url) = result { journal.note(url.lastPathComponent) }
        }
        .fileDialogDefaultDirectory(folder)
    }
  }

  func testADocumentIsWrittenWhereThePersonSays() throws {
    let folder = try makeFolder()
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(ExportPage(model: model, journal: journal, folder: folder))
    model.isShown = true
    runLoopUntilIdle()
    respond(GTK_RESPONSE_ACCEPT)
    XCTAssertEqual(journal.take(), ["Letter.txt"])
    let written = try Data(contentsOf: folder.appendingPathComponent("Letter.txt"))
    XCTAssertEqual(String(decoding: written, as: UTF8.self), "words")
    window.close()
  }
}
