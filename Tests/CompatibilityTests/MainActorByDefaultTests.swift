import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import MainActorSources

/// Sources of a module whose code is on the main actor by default.
@preconcurrency @MainActor
final class MainActorByDefaultTests: DisplayTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { MainLoop.attachMainQueue() }
  }

  /// SwiftUI declares these methods for any thread, and so they are in a type that does not say it.
  func testAShapeOfTheProgramIsOnNoActor() {
    var results: [String] = []
    Task.detached {
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      var arc = Arc(share: 0.25)
      arc.animatableData = 0.5
      var wave = Swell(phase: 1)
      wave.animatableData = 3
      let texts = [
        "\(arc.path(in: rect).isEmpty)", "\(arc.share)", "\(wave.phase)",
        "\(wave.path(in: rect).boundingRect.height)",
        "\(Ticket(notch: 1).inset(by: 2).path(in: rect).boundingRect)",
      ]
      await MainActor.run { results = texts }
    }
    runLoop(until: { !results.isEmpty }, "The shapes were not drawn.")
    let inset = CGRect(x: 2, y: 2, width: 6, height: 6)
    XCTAssertEqual(results, ["false", "0.5", "3.0", "3.0", "\(inset)"])
    XCTAssertEqual(Shake(animatableData: 0).effectValue(size: .zero), ProjectionTransform())
  }

  /// SwiftUI's protocols for documents and for what is transferred are `Sendable`, so their types are on no actor.
  func testValuesForTheTransferAndDocumentsAreOnNoActor() {
    var results: [String] = []
    Task.detached {
      let book = NoteBook(notes: [Note(id: 1, words: "tea"), Note(id: 2, words: "bread")])
      let words = book.sorted.map(\.words)
      await MainActor.run { results = words }
    }
    runLoop(until: { !results.isEmpty }, "The notes were not sorted.")
    XCTAssertEqual(results, ["bread", "tea"])
  }

  func testAModuleOnTheMainActorIsShown() throws {
    let library = Library()
    try library.open(Data(#"[{"id": 1, "title": "Alps"}, {"id": 2, "title": "Bled"}]"#.utf8))
    let window = TestWindow(LibraryView(library: library))
    runLoop(until: { window.texts.contains("Shelf has a height") }, "\(window.texts)")
    XCTAssertTrue(window.texts.contains("Alps"))
    XCTAssertTrue(window.texts.contains("50 percent"))
    runLoop(until: { library.covers.count == 2 }, "\(library.covers)")
    XCTAssertEqual(library.wasOnMainThread, false)
    let cover = try XCTUnwrap(library.covers[1])
    XCTAssertEqual(cover.size, CGSize(width: 12, height: 20))
    let bytes = CFDataGetBytePtr(cover.cgImage?.dataProvider?.data)!
    let last = (12 * 20 - 1) * 4
    XCTAssertEqual((last..<last + 4).map { bytes[$0] }, [255, 0, 0, 255])
    window.close()
  }

  func testTheKeysOfACatalogHaveSymbols() {
    let window = TestWindow(Greeting())
    XCTAssertTrue(window.texts.contains("My books"), "\(window.texts)")
    XCTAssertTrue(window.texts.contains("Ada has 3 books"), "\(window.texts)")
    window.close()
    var resource = LocalizedStringResource.libraryGreeting(name: "Ada", count: 3)
    resource.locale = Locale(identifier: "de")
    XCTAssertEqual(String(localized: resource), "3 Bücher für Ada")
  }
}
