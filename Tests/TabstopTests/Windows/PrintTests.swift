import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Documents on paper. (What stands in a PDF file is compressed: a desktop test reads its text.)
@preconcurrency @MainActor
final class PrintTests: DisplayTestCase {
  private func block(
    _ count: Int, space: Double = 0, keepsWithNext: Bool = false, keepsTogether: Bool = false
  ) -> PageBreaks.Block {
    PageBreaks.Block(
      space: space, lines: Array(repeating: 10, count: count), keepsWithNext: keepsWithNext,
      keepsTogether: keepsTogether)
  }

  /// The blocks of each page, with their lines and where they begin.
  private func pages(_ blocks: [PageBreaks.Block], height: Double = 50) -> [[String]] {
    PageBreaks.pages(blocks, height: height).map { page in
      page.map { "\($0.block): \($0.lines) at \(Int($0.y))" }
    }
  }

  func testNothingIsOneEmptyPage() {
    XCTAssertEqual(pages([]), [[]])
  }

  func testALongParagraphGoesOnAtTheNextPage() {
    XCTAssertEqual(
      pages([block(12)]), [["0: 0..<5 at 0"], ["0: 5..<10 at 0"], ["0: 10..<12 at 0"]])
  }

  func testTheSpaceBeforeAParagraphIsLeftOutAtTheTop() {
    XCTAssertEqual(
      pages([block(2, space: 5), block(2, space: 5), block(3, space: 5)]),
      [["0: 0..<2 at 0", "1: 0..<2 at 25"], ["2: 0..<3 at 0"]])
  }

  func testAHeadingIsOnThePageOfWhatFollows() {
    let heading = block(1, space: 5, keepsWithNext: true)
    XCTAssertEqual(
      pages([block(3), heading, block(4)]),
      [["0: 0..<3 at 0"], ["1: 0..<1 at 0", "2: 0..<4 at 10"]])
    XCTAssertEqual(
      pages([block(2), heading, heading, block(4)]),
      [
        ["0: 0..<2 at 0"], ["1: 0..<1 at 0", "2: 0..<1 at 15", "3: 0..<2 at 25"], ["3: 2..<4 at 0"],
      ],
      "and so are two")
    XCTAssertEqual(pages([block(4), heading]), [["0: 0..<4 at 0"], ["1: 0..<1 at 0"]])
  }

  func testHeadingsAloneFillPages() {
    let headings = Array(repeating: block(1, keepsWithNext: true), count: 12)
    XCTAssertEqual(pages(headings).map(\.count), [2, 5, 5])
  }

  func testAnItemOfAListIsNotDivided() {
    let item = block(3, keepsTogether: true)
    XCTAssertEqual(pages([item, item]), [["0: 0..<3 at 0"], ["1: 0..<3 at 0"]])
    XCTAssertEqual(
      pages([block(1), block(7, keepsTogether: true)]),
      [["0: 0..<1 at 0", "1: 0..<4 at 10"], ["1: 4..<7 at 0"]], "unless it is longer than a page")
  }

  func testALineThatIsTallerThanThePageIsNotLost() {
    XCTAssertEqual(pages([block(2)], height: 5), [["0: 0..<1 at 0"], ["0: 1..<2 at 0"]])
  }

  /// The bytes of a document as a PDF file.
  private func pdf(_ document: PrintDocument) throws -> String {
    let file = try makeFolder().appendingPathComponent("page.pdf")
    var outcome: PrintOperation.Outcome?
    let operation = PrintOperation(document) { outcome = $0 }
    operation.run(.export(path: file.path), over: nil)
    runLoop(until: { outcome != nil }, "the document is not printed")
    XCTAssertEqual(outcome, .printed)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private func pageCount(_ pdf: String) throws -> Int {
    let found = pdf.split(separator: "/Type /Pages")[1...].compactMap { part in
      part.split(separator: "/Count ").dropFirst().first?.prefix { $0.isNumber }
    }
    return try XCTUnwrap(found.first.flatMap { Int($0) }, pdf)
  }

  func testADocumentBecomesPagesWithTaggedHeadings() throws {
    let short = PrintDocument("Japan", [.heading("Japan"), .body("21 days")])
    let text = try pdf(short)
    XCTAssertTrue(text.hasPrefix("%PDF-"))
    XCTAssertEqual(try pageCount(text), 1)

    var asked: [String] = []
    let items = (1...200).map { PrintDocument.Paragraph.listItem("Flight \($0)\nSeat \($0)") }
    let long = PrintDocument("Japan", [.heading("يوم"), .heading("Day 1", level: 2)] + items) {
      asked.append("\($0) of \($1)")
      return "\($0) / \($1)"
    }
    let count = try pageCount(pdf(long))
    XCTAssertGreaterThan(count, 3)
    XCTAssertEqual(asked, (1...count).map { "\($0) of \(count)" })
  }

  func testAFileThatCannotBeWrittenIsAnError() throws {
    var outcome: PrintOperation.Outcome?
    let operation = PrintOperation(PrintDocument("Japan", [.body("x")])) { outcome = $0 }
    operation.run(.export(path: "/proc/none/page.pdf"), over: nil)
    runLoop(until: { outcome != nil }, "no answer")
    guard case .failed(let error) = outcome else {
      return XCTFail("\(String(describing: outcome))")
    }
    XCTAssertFalse(error.message.isEmpty)
  }

  @Observable
  final class Model { var isPrinting = false }

  private struct Page: View {
    @Bindable var model: Model
    let journal: Journal
    var body: some View {
      Text(model.isPrinting ? "printing" : "idle")
        .printDialog(
          isPresented: $model.isPrinting,
          document: journal.count("empty") > 0 ? nil : PrintDocument("Japan", [.body("x")])
        ) { _ in journal.record("done") }
    }
  }

  private var printDialog: UnsafeMutablePointer<GtkWidget>? {
    let windows = gtk_window_get_toplevels()!
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(window) }
      if typeName(window) == "GtkPrintUnixDialog" {
        return window.assumingMemoryBound(to: GtkWidget.self)
      }
    }
    return nil
  }

  func testTheDialogIsShownWhileTheBindingIsTrue() throws {
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    for _ in 1...2 {
      model.isPrinting = true
      runLoop(until: { self.printDialog != nil }, "no dialog")
      XCTAssertEqual(window.texts, ["printing"])
      let dialog = UnsafeMutableRawPointer(try XCTUnwrap(printDialog))
      gtk_dialog_response(
        dialog.assumingMemoryBound(to: GtkDialog.self), GTK_RESPONSE_CANCEL.rawValue)
      runLoop(until: { !model.isPrinting }, "the binding stays true")
      runLoop(until: { self.printDialog == nil }, "the dialog stays")
    }
    XCTAssertEqual(journal.drain(), [], "the user has cancelled")
    journal.record("empty")
    model.isPrinting = true
    runLoop(until: { !model.isPrinting }, "without a document, nothing is printed")
    XCTAssertNil(printDialog)
    window.close()
  }
}
