import Foundation
import XCTest

import TabstopFoundation

/// Folders that documents write and read.
final class FileWrapperTests: XCTestCase {
  private typealias FileWrapper = TabstopFoundation.FileWrapper
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func sketch() -> FileWrapper {
    let sketch = FileWrapper(directoryWithFileWrappers: [
      "text": FileWrapper(regularFileWithContents: Data("Hello".utf8)),
      "pictures": FileWrapper(directoryWithFileWrappers: [:]),
    ])
    let pictures = sketch.fileWrappers!["pictures"]!
    XCTAssertEqual(
      pictures.addRegularFile(withContents: Data([1]), preferredFilename: "a.png"), "a.png")
    XCTAssertEqual(
      pictures.addRegularFile(withContents: Data([2]), preferredFilename: "a.png"), "a 2.png")
    return sketch
  }

  func testAFolderIsReadAsItWasWritten() throws {
    let place = folder.appendingPathComponent("Sketch")
    // A second time, and over a file, what was there is replaced.
    try Data("old".utf8).write(to: place)
    for _ in 0..<2 {
      try sketch().write(to: place, options: .withNameUpdating)
      let read = try FileWrapper(url: place)
      XCTAssertEqual(read.filename, "Sketch")
      XCTAssertTrue(read.isDirectory)
      XCTAssertEqual(read.fileWrappers?["text"]?.regularFileContents, Data("Hello".utf8))
      let pictures = try XCTUnwrap(read.fileWrappers?["pictures"]?.fileWrappers)
      XCTAssertEqual(pictures.keys.sorted(), ["a 2.png", "a.png"])
      XCTAssertEqual(pictures["a 2.png"]?.regularFileContents, Data([2]))
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
    let permissions = try XCTUnwrap(attributes[.posixPermissions] as? NSNumber).intValue
    XCTAssertEqual(permissions & 0o500, 0o500, "it can be entered")
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path), ["Sketch"],
      "nothing else is left")
  }

  func testLinksStayLinks() throws {
    let place = folder.appendingPathComponent("Linked")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    for (name, target) in [("gone", "nowhere"), ("up", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: place.appendingPathComponent(name).path, withDestinationPath: target)
    }
    let read = try FileWrapper(url: place)
    XCTAssertEqual(read.fileWrappers?.values.map(\.isSymbolicLink), [true, true])
    let copy = folder.appendingPathComponent("Copy")
    try read.write(to: copy)
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: copy.appendingPathComponent("up").path), "..")
  }

  func testANameLeadsNowhereElse() throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      "../outside": FileWrapper(regularFileWithContents: Data())
    ])
    XCTAssertThrowsError(try wrapper.write(to: folder.appendingPathComponent("Bad")))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }
}
