import AVFoundation
import AppKit
import CoreLocation
import EventKit
import PrivateDisplay
import SwiftUI
import UniformTypeIdentifiers
import XCTest

@testable import TabstopFoundation

/// What small applications call beside their views.
@preconcurrency @MainActor
final class SmallAppTests: DisplayTestCase {
  func testAProviderOfAnItemHasAnObject() {
    let url = URL(fileURLWithPath: "/tmp/cow.png")
    let file = provider(of: url, typed: .png)
    XCTAssertTrue(file.hasItemConformingToTypeIdentifier("public.file-url"))
    nonisolated(unsafe) var loaded: URL?
    _ = file.loadObject(ofClass: URL.self) { address, _ in loaded = address }
    XCTAssertEqual(loaded, url)
    let text = NSItemProvider(item: "Moo" as NSString, typeIdentifier: UTType.text.identifier)
    XCTAssertTrue(text.canLoadObject(ofClass: String.self))
    XCTAssertTrue(NSItemProvider(item: nil, typeIdentifier: nil).registeredTypeIdentifiers.isEmpty)
  }

  func testDataOfATypeIsLoadedAsItsSupertype() {
    let picture = Data([1, 2, 3])
    let png = provider(of: picture)
    XCTAssertEqual(png.registeredTypeIdentifiers, ["public.png"])
    nonisolated(unsafe) var loaded: Data?
    loadPicture(png) { loaded = $0 }
    XCTAssertEqual(loaded, picture)
    XCTAssertFalse(png.hasItemConformingToTypeIdentifier(UTType.movie.identifier))
    nonisolated(unsafe) var failure: (any Error)?
    _ = png.loadDataRepresentation(for: .movie) { data, error in (loaded, failure) = (data, error) }
    XCTAssertNil(loaded)
    XCTAssertNotNil(failure)
  }

  func testKindsOfFilesConformToTheirGroups() {
    func symbol(_ name: String) -> String { FileKind.symbol(for: URL(fileURLWithPath: name)) }
    XCTAssertEqual(symbol("a.swift"), "chevron.left.forwardslash.chevron.right")
    XCTAssertEqual(symbol("a.zip"), "archivebox")
    XCTAssertEqual(symbol("a.mp3"), "play.rectangle")
    XCTAssertEqual(symbol("a.txt"), "doc.text")
    XCTAssertEqual(symbol("a.csv"), "doc.text")
    XCTAssertEqual(symbol("a.py"), "chevron.left.forwardslash.chevron.right")
    XCTAssertEqual(symbol("a.pdf"), "doc")
    XCTAssertTrue(UTType.json.conforms(to: .text))
    XCTAssertTrue(UTType.html.conforms(to: .text))
    XCTAssertFalse(UTType.html.conforms(to: .plainText))
    XCTAssertTrue(UTType.svg.conforms(to: .xml))
    XCTAssertFalse(UTType.plainText.conforms(to: .sourceCode))
    XCTAssertEqual(UTType(filenameExtension: "txt"), .plainText)
    XCTAssertEqual(UTType(filenameExtension: "json"), .json)
    XCTAssertEqual(UTType(mimeType: "image/jpeg"), .jpeg)
    XCTAssertEqual(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: nil), .png)
    XCTAssertEqual(UTType.png.tags[.mimeType], ["image/png"])
    XCTAssertEqual("\(UTType.png)", "public.png")
    XCTAssertNotNil(UTType.pdf.localizedDescription)
  }

  func testATypeHasSeveralExtensions() {
    XCTAssertEqual(UTType(filenameExtension: "jpeg"), .jpeg)
    XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
    XCTAssertEqual(UTType(filenameExtension: "htm"), .html)
    XCTAssertEqual(UTType(filenameExtension: "tif")?.conforms(to: .image), true)
    XCTAssertEqual(UTType(filenameExtension: "exe"), .exe)
    XCTAssertEqual(UTType(filenameExtension: "unheard-of")?.isDynamic, true)
    XCTAssertEqual(UTType.jpeg.fileName("a.jpg"), "a.jpg")
    XCTAssertEqual(UTType.jpeg.fileName("a"), "a.jpeg")
    XCTAssertEqual(UTType.jpeg.tags[.filenameExtension], ["jpeg", "jpg", "jpe"])
    XCTAssertEqual(
      UTType.types(tag: "yml", tagClass: .filenameExtension, conformingTo: nil), [.yaml])
  }

  func testThePreferredExtensionsAreApples() {
    let preferred: [(UTType, String)] = [
      (.jpeg, "jpeg"), (.tiff, "tiff"), (.html, "html"), (.plainText, "txt"), (.yaml, "yml"),
      (.mpeg, "mpg"), (.mpeg4Movie, "mp4"), (.mpeg4Audio, "mp4"), (.midi, "midi"),
      (.quickTimeMovie, "mov"), (.aiff, "aiff"), (.cPlusPlusHeader, "hh"), (.vCard, "vcf"),
      (.gzip, "gz"), (.x509Certificate, "cer"),
    ]
    for (type, ending) in preferred { XCTAssertEqual(type.preferredFilenameExtension, ending) }
    XCTAssertEqual(UTType(filenameExtension: "mp4"), .mpeg4Movie)
    XCTAssertEqual(UTType(filenameExtension: "m4a"), .mpeg4Audio)
    XCTAssertEqual(UTType(filenameExtension: "yaml"), .yaml)
    XCTAssertEqual(UTType(filenameExtension: "hpp"), .cPlusPlusHeader)
  }

  func testATypeHasSeveralMediaTypes() {
    let names: [(String, UTType)] = [
      ("text/rtf", .rtf), ("application/rtf", .rtf), ("audio/wav", .wav), ("audio/x-wav", .wav),
      ("image/jpg", .jpeg), ("application/x-gzip", .gzip), ("application/x-yaml", .yaml),
      ("text/xml", .xml), ("audio/x-m4a", .mpeg4Audio), ("video/avi", .avi),
      ("text/plain;charset=utf-8", .utf8PlainText), ("text/plain", .plainText),
    ]
    for (name, type) in names { XCTAssertEqual(UTType(mimeType: name), type, name) }
    XCTAssertEqual(UTType.rtf.tags[.mimeType], ["application/rtf", "text/rtf"])
    XCTAssertEqual(UTType.types(tag: "text/rtf", tagClass: .mimeType, conformingTo: nil), [.rtf])
  }

  func testEveryTypeIsFoundByItsName() {
    for type in [UTType.archive, .sourceCode, .audiovisualContent, .exe, .script, .zip] {
      XCTAssertEqual(UTType(type.identifier), type)
    }
  }

  func testATypeOfAProgramConformsToWhatItIsDeclaredTo() {
    let trip = UTType(exportedAs: "org.example.trip", conformingTo: .json)
    let journey = UTType(exportedAs: "org.example.journey", conformingTo: trip)
    let script = UTType(exportedAs: "org.example.recipe", conformingTo: .sourceCode)
    let other = UTType(exportedAs: "org.example.other", conformingTo: .json)
    for type in [trip, journey] {
      XCTAssertTrue(type.conforms(to: .json))
      XCTAssertTrue(type.conforms(to: .text))
      XCTAssertTrue(type.conforms(to: .data))
      XCTAssertFalse(type.conforms(to: .image))
    }
    XCTAssertTrue(journey.conforms(to: trip))
    XCTAssertTrue(journey.isSubtype(of: trip))
    XCTAssertFalse(trip.conforms(to: journey))
    XCTAssertTrue(script.conforms(to: .sourceCode))
    XCTAssertFalse(other.conforms(to: trip), "Both are JSON, and not of each other.")
    XCTAssertFalse(UTType.json.conforms(to: trip))
    XCTAssertEqual(UTType("org.example.trip"), trip)
    XCTAssertTrue(journey.supertypes.isSuperset(of: [trip, .json, .text]))
    XCTAssertEqual(UTType(exportedAs: "org.example.trip"), trip, "It is declared already.")
    XCTAssertEqual(UTType(importedAs: "com.adobe.pdf"), .pdf, "It is known.")
    XCTAssertTrue(UTType.pdf.conforms(to: .data))
    XCTAssertEqual(UTType("com.adobe.pdf")?.preferredMIMEType, "application/pdf")
  }

  func testTypesAreDeclaredInAList() {
    DeclaredTypes.declare([
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "org.example.map", "UTTypeDescription": "Map",
          "UTTypeConformsTo": ["public.xml", "org.example.place"],
          "UTTypeTagSpecification": [
            "public.filename-extension": ["MapX", "mapy"], "public.mime-type": "application/x-map",
          ],
        ],
        ["UTTypeIdentifier": "org.example.place", "UTTypeConformsTo": "org.example.map"],
      ]
    ])
    let map = UTType("org.example.map")
    XCTAssertEqual(map?.conforms(to: .xml), true)
    XCTAssertEqual(map?.conforms(to: .text), true)
    XCTAssertEqual(map?.conforms(to: .json), false)
    XCTAssertEqual(map?.preferredFilenameExtension, "mapx")
    XCTAssertEqual(map?.localizedDescription, "Map")
    XCTAssertEqual(UTType(filenameExtension: "mapY"), map)
    XCTAssertEqual(UTType(mimeType: "application/x-map"), map)
    XCTAssertEqual(UTType("org.example.place")?.conforms(to: .xml), true)
    XCTAssertEqual(UTType("org.example.place")?.conforms(to: .image), false, "A circle ends.")
    XCTAssertEqual(UTType(importedAs: "org.example.map").preferredMIMEType, "application/x-map")
  }

  func testErrorsAreCaughtByTheirCodes() {
    XCTAssertEqual(message(for: CLError(.network)), "Try again.")
    XCTAssertEqual(message(for: CLError(.denied)), "Not allowed.")
    XCTAssertEqual(message(for: AVError(.fileFormatNotRecognized)), "Not a sound.")
    XCTAssertNotEqual(message(for: CLError(.headingFailure)), "Try again.")
  }

  func testAPlayerWithoutASoundDoesNotPlay() {
    let jukebox = Jukebox()
    XCTAssertFalse(jukebox.player.play())
    jukebox.toggle()
    XCTAssertFalse(jukebox.isPlaying)
    XCTAssertEqual(jukebox.player.duration, 0)
  }

  func testTheActiveWindowIsObserved() {
    let window = TestWindow(Text("x"))
    let model = KeyWindow()
    XCTAssertEqual(model.title, NSApplication.shared.keyWindow?.title)
    window.close()
    runLoop(
      until: { NSApplication.shared.keyWindow == nil && model.title == nil },
      "Not seen: \(NSApplication.shared.windows.map(\.title)), \(model.title ?? "none").")
  }

  func testAnAddressIsReadFromTheClipboard() {
    let board = NSPasteboard.withUniqueName()
    XCTAssertNil(NSURL(from: board))
    let url = URL(string: "https://example.org/a")!
    board.writeObjects([url as NSURL])
    XCTAssertEqual(NSURL(from: board) as URL?, url)
  }

  func testKeysAndEmptyTexts() {
    let window = TestWindow(KeysView())
    XCTAssertTrue(window.texts.contains("Cow"))
    window.close()
    XCTAssertEqual(joined([]).length, 0)
    XCTAssertEqual(joined(["a", "b"]).string, "ab")
    XCTAssertEqual(URL.applicationDirectory.lastPathComponent, "applications")
  }

  func testCalendarsSayThatNothingCanBeSaved() {
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    event.addRecurrenceRule(
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)))
    XCTAssertTrue(event.hasRecurrenceRules)
    XCTAssertNil(event.attendees)
    XCTAssertThrowsError(try store.save(event, span: .thisEvent)) { error in
      guard case EKError.eventStoreNotAuthorized = error else { return XCTFail("\(error)") }
    }
  }

  // MARK: Coordinated files

  func testPresentersOfAFileAreNotifiedOfAWrite() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let presenter = Watched(file)
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    var error: NSError?
    NSFileCoordinator(filePresenter: nil).coordinate(
      writingItemAt: file, options: .forReplacing, error: &error
    ) { url in try? Data("a".utf8).write(to: url) }
    XCTAssertNil(error)
    presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    XCTAssertEqual(presenter.changes, 1)

    var text = ""
    NSFileCoordinator().coordinate(readingItemAt: file, error: &error) { url in
      text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }
    XCTAssertEqual(text, "saved", "The presenter saves before another one reads.")
    NSFileCoordinator(filePresenter: presenter).coordinate(
      writingItemAt: file, error: &error
    ) { _ in }
    presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    XCTAssertEqual(presenter.changes, 1, "It is not told of its own writes.")

    let cancelled = NSFileCoordinator()
    cancelled.cancel()
    cancelled.coordinate(readingItemAt: file, error: &error) { _ in XCTFail("It is cancelled.") }
    XCTAssertNotNil(error)
  }

  func testCancellingEndsWhatWaitsForAFile() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let waiting = NSFileCoordinator()
    let ended = DispatchSemaphore(value: 0)
    let outcome = Outcome()
    NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in
      Thread.detachNewThread {
        var error: NSError?
        waiting.coordinate(readingItemAt: file, error: &error) { _ in outcome.hasRead = true }
        outcome.code = error?.code
        ended.signal()
      }
      XCTAssertEqual(ended.wait(timeout: .now() + 0.2), .timedOut, "It waits for the write.")
      waiting.cancel()
      XCTAssertEqual(
        ended.wait(timeout: .now() + 10), .success, "It ends, with the write still on.")
    }
    XCTAssertFalse(outcome.hasRead)
    XCTAssertEqual(outcome.code, CocoaError.userCancelled.rawValue)
  }

  /// Written by one thread before another one reads it.
  private final class Outcome: @unchecked Sendable {
    var hasRead = false
    var code: Int?
  }

  func testAReminderThatIsDoneHasATime() {
    let reminder = EKReminder(eventStore: EKEventStore())
    XCTAssertFalse(reminder.isCompleted)
    XCTAssertNil(reminder.completionDate)
    let before = Date()
    reminder.isCompleted = true
    let date = reminder.completionDate
    XCTAssertGreaterThanOrEqual(date ?? .distantPast, before)
    reminder.isCompleted = true
    XCTAssertEqual(reminder.completionDate, date, "It stays.")
    reminder.isCompleted = false
    XCTAssertNil(reminder.completionDate)
    reminder.completionDate = .distantPast
    XCTAssertTrue(reminder.isCompleted)
    reminder.completionDate = nil
    XCTAssertFalse(reminder.isCompleted)
  }

  private final class Watched: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    private(set) var changes = 0

    init(_ url: URL) {
      presentedItemURL = url
      super.init()
      presentedItemOperationQueue.maxConcurrentOperationCount = 1
    }
    func presentedItemDidChange() { changes += 1 }
    func savePresentedItemChanges(
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
      if let url = presentedItemURL { try? Data("saved".utf8).write(to: url) }
      completionHandler(nil)
    }
  }
}
