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

  private struct ImportPage: View {
    @Bindable var model: Model
    let journal: Journal
    var body: some View {
      Text(model.isShown ? "open" : "closed")
        .fileImporter(isPresented: $model.isShown, allowedContentTypes: [.plainText]) { result in
          switch result {
          case .success(let url): journal.record(url.lastPathComponent)
          case .failure: journal.record("failed")
          }
        }
    }
  }

  /// A frame before that would draw them, with a warning, as on a busy machine.
  func testButtonsWithoutAPlaceAreHiddenUntilTheFolderIsKnown() throws {
    let dialog = FileDialog(
      .open([], severalFiles: false), over: EnvironmentValues().dialogParent, title: nil,
      folder: try makeFolder()
    ) { _ in }
    dialog.show()
    let shown = try XCTUnwrap(fileDialog)
    let bar = try XCTUnwrap(
      Widget(shown).firstDescendant(of: g_type_from_name("GtkPathBar"))?.pointer)
    let buttons = descendants(of: bar).filter { typeName($0) == "GtkButton" }
    XCTAssertEqual(buttons.count, 2)
    XCTAssertTrue(buttons.allSatisfy { gtk_widget_get_mapped($0) == 0 })
    runLoop(
      until: { descendants(of: bar).contains { typeName($0) == "GtkToggleButton" } },
      "the folder is shown")
    dialog.hide()
    runLoopUntilIdle()
  }

  func testAFileIsChosen() throws {
    let file = try makeFolder().appendingPathComponent("a note.txt")
    try Data("x".utf8).write(to: file)
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(ImportPage(model: model, journal: journal))
    XCTAssertNil(fileDialog)
    model.isShown = true
    runLoopUntilIdle()
    respondToFileDialog(GTK_RESPONSE_ACCEPT, file: file)
    XCTAssertEqual(journal.drain(), ["a note.txt"])
    XCTAssertEqual(window.texts, ["closed"])
    XCTAssertNil(fileDialog)
    model.isShown = true
    runLoopUntilIdle()
    respondToFileDialog(GTK_RESPONSE_CANCEL)
    XCTAssertEqual(journal.drain(), [])
    XCTAssertFalse(model.isShown)
    model.isShown = true
    runLoopUntilIdle()
    model.isShown = false
    runLoopUntilIdle()
    XCTAssertNil(fileDialog, "the program may close it")
    window.close()
  }

  func testADialogHasATitleAndItsFilterAName() throws {
    let model = Model()
    let window = TestWindow(
      Text("Page").fileImporter(
        isPresented: Binding {
          model.isShown
        } set: {
          model.isShown = $0
        },
        allowedContentTypes: [.plainText, .json]
      ) { _ in })
    model.isShown = true
    runLoop(until: { self.fileDialog != nil }, "no dialog")
    let dialog = UnsafeMutableRawPointer(try XCTUnwrap(fileDialog))
    let title = gtk_window_get_title(dialog.assumingMemoryBound(to: GtkWindow.self))
    XCTAssertEqual(title.map { String(cString: $0) }, "Open")
    let filter = try XCTUnwrap(gtk_file_chooser_get_filter(OpaquePointer(dialog)))
    XCTAssertEqual(gtk_file_filter_get_name(filter).map { String(cString: $0) }, "Supported Files")
    respondToFileDialog(GTK_RESPONSE_CANCEL)
    window.close()
  }

  private struct SheetPage: View {
    @Bindable var model: Model
    @State private var isChoosing = false
    var body: some View {
      Text("Page")
        .sheet(isPresented: $model.isShown) {
          Button("Choose") { isChoosing = true }
            .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.data]) { _ in }
            .onAppear { isChoosing = true }
        }
    }
  }

  func testADialogThatOpensWithASheetStandsOverTheSheet() throws {
    let model = Model()
    let window = TestWindow(SheetPage(model: model))
    model.isShown = true
    runLoop(until: { self.fileDialog != nil }, "no dialog")
    let sheet = try XCTUnwrap(window.dialog())
    let dialog = UnsafeMutableRawPointer(try XCTUnwrap(fileDialog))
    XCTAssertEqual(
      gtk_window_get_transient_for(dialog.assumingMemoryBound(to: GtkWindow.self)),
      sheet.context.widget.cast(to: GtkWindow.self))
    respondToFileDialog(GTK_RESPONSE_CANCEL)
    model.isShown = false
    runLoopUntilIdle()
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
          if case .success(let url) = result { journal.record(url.lastPathComponent) }
        }
        .fileDialogDefaultDirectory(folder)
    }
  }

  func testADocumentIsWrittenWhereTheUserSays() throws {
    let folder = try makeFolder()
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(ExportPage(model: model, journal: journal, folder: folder))
    model.isShown = true
    runLoopUntilIdle()
    respondToFileDialog(GTK_RESPONSE_ACCEPT)
    // On another thread.
    runLoop(until: { !journal.entries.isEmpty }, "Nothing was written.")
    XCTAssertEqual(journal.drain(), ["Letter.txt"])
    let written = try Data(contentsOf: folder.appendingPathComponent("Letter.txt"))
    XCTAssertEqual(String(decoding: written, as: UTF8.self), "words")
    window.close()
  }

  private struct Named: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var (name, text) = ("", "")

    init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let wrapper = FileWrapper(regularFileWithContents: Data(text.utf8))
      wrapper.preferredFilename = name
      return wrapper
    }
  }

  private struct ExportSeveralPage: View {
    @Bindable var model: Model
    let documents: [Named]
    let journal: Journal
    var body: some View {
      Text("page").fileExporter(
        isPresented: $model.isShown, documents: documents, contentType: .plainText
      ) { result in
        journal.record(
          (try? result.get().map(\.lastPathComponent).joined(separator: "; ")) ?? "failed")
      }
    }
  }

  func testSeveralDocumentsAreWrittenInAFolderBesideItsFiles() throws {
    let folder = try makeFolder()
    let there = folder.appendingPathComponent("a.txt")
    try Data("old".utf8).write(to: there)
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(
      ExportSeveralPage(
        model: model, documents: [Named("a", "new"), Named("b.txt", "other"), Named("b", "third")],
        journal: journal))
    model.isShown = true
    runLoopUntilIdle()
    try chooseFolder(folder)
    runLoop(until: { !journal.entries.isEmpty }, "nothing was written")
    XCTAssertEqual(journal.drain(), ["a 2.txt; b.txt; b 2.txt"])
    XCTAssertEqual(try Data(contentsOf: there), Data("old".utf8))
    XCTAssertEqual(
      try Data(contentsOf: folder.appendingPathComponent("a 2.txt")), Data("new".utf8))
    window.close()
  }

  func testADocumentCannotLeaveTheChosenFolder() throws {
    let folder = try makeFolder()
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(
      ExportSeveralPage(model: model, documents: [Named("../a", "x")], journal: journal))
    model.isShown = true
    runLoopUntilIdle()
    try chooseFolder(folder)
    runLoop(until: { !journal.entries.isEmpty }, "nothing was reported")
    XCTAssertEqual(journal.drain(), ["failed"])
    window.close()
  }

  private struct MovePage: View {
    @Bindable var model: Model
    let file: URL
    let journal: Journal
    var body: some View {
      Text("page").fileMover(isPresented: $model.isShown, file: file) { result in
        journal.record((try? result.get().lastPathComponent) ?? "failed")
      }
    }
  }

  func testAFileIsMoved() throws {
    let file = try makeFile("a note.txt", Data("x".utf8))
    let folder = try makeFolder()
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(MovePage(model: model, file: file, journal: journal))
    model.isShown = true
    runLoopUntilIdle()
    try chooseFolder(folder)
    runLoop(until: { !journal.entries.isEmpty }, "nothing was moved")
    XCTAssertEqual(journal.drain(), ["a note.txt"])
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    XCTAssertEqual(
      try Data(contentsOf: folder.appendingPathComponent("a note.txt")), Data("x".utf8))
    window.close()
  }
}
