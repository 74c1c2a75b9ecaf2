import CGtk
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import TabstopKits

/// What UIKit's share sheet saves.
@preconcurrency @MainActor
final class SharedFilesTests: DisplayTestCase {
  private struct Sheet: UIViewControllerRepresentable {
    let items: [Any]
    let ended: (_ isSaved: Bool, (any Error)?) -> Void
    func makeUIViewController(context: Context) -> UIActivityViewController {
      let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
      controller.completionWithItemsHandler = { type, isDone, _, error in
        ended(isDone && type == .saveToCameraRoll, error)
      }
      return controller
    }
    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }

  private struct Page: View {
    let items: [Any]
    let folder: URL
    let ended: (Bool, (any Error)?) -> Void
    @State private var isSharing = false
    var body: some View {
      Button("Share") { isSharing = true }
        .sheet(isPresented: $isSharing) { Sheet(items: items, ended: ended) }
        .fileDialogDefaultDirectory(folder)
    }
  }

  /// A window whose sheet asks where to save the items.
  private func window(
    saving items: [Any], in folder: URL, ended: @escaping (_ isSaved: Bool, (any Error)?) -> Void
  ) throws -> TestWindow {
    let window = TestWindow(Page(items: items, folder: folder, ended: ended))
    window.press("Share")
    runLoop(until: { window.dialog()?.label("Save As…") != nil }, "no sheet")
    try XCTUnwrap(window.dialog()).press("Save As…")
    runLoop(until: { self.fileDialog != nil }, "no dialog")
    return window
  }

  func testAllFilesAreSavedInAFolder() throws {
    let (first, second) = (
      try makeFile("a.txt", Data("1".utf8)), try makeFile("a.txt", Data("2".utf8))
    )
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let folder = try makeFolder()
    var saved: [Bool] = []
    let items: [Any] = [first, second, picture, Data("3".utf8)]
    let window = try window(saving: items, in: folder) { isSaved, error in
      XCTAssertNil(error)
      saved.append(isSaved)
    }
    try chooseFolder(folder)
    runLoop(until: { !saved.isEmpty }, "nothing was saved")
    XCTAssertEqual(saved, [true])
    runLoop(until: { window.dialog() == nil }, "the sheet stays")
    XCTAssertEqual(saved, [true], "the end is reported once")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertEqual(Set(names), ["a.txt", "a 2.txt", "Untitled.png", "Untitled"])
    let copy = folder.appendingPathComponent("a 2.txt")
    XCTAssertEqual(try Data(contentsOf: copy), Data("2".utf8))
    window.close()
  }

  func testAFileIsSavedUnderAName() throws {
    let file = try makeFile("a.txt", Data("1".utf8))
    let folder = try makeFolder()
    var saved: [Bool] = []
    let window = try window(saving: [file], in: folder) { isSaved, _ in saved.append(isSaved) }
    respondToFileDialog(GTK_RESPONSE_ACCEPT)
    runLoop(until: { !saved.isEmpty }, "nothing was saved")
    XCTAssertEqual(saved, [true])
    let copy = folder.appendingPathComponent("a.txt")
    XCTAssertEqual(try Data(contentsOf: copy), Data("1".utf8))
    window.close()
  }

  func testAFileThatCannotBeSavedIsReported() throws {
    let file = URL(fileURLWithPath: "/nowhere/a.txt")
    var reports: [(isSaved: Bool, isError: Bool)] = []
    let window = try window(saving: [file], in: try makeFolder()) {
      reports.append(($0, $1 != nil))
    }
    respondToFileDialog(GTK_RESPONSE_ACCEPT)
    runLoop(until: { !reports.isEmpty }, "nothing was reported")
    XCTAssertEqual(reports.map(\.isSaved), [false])
    XCTAssertEqual(reports.map(\.isError), [true])
    let sheet = try XCTUnwrap(window.dialog())
    runLoop(until: { sheet.dialog() != nil }, "the user is not told")
    window.close()
  }
}
