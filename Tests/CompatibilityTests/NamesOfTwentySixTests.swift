import CGtk
import GtkBridge
import PrivateDisplay
import CoreImage
import SwiftUI
import XCTest

@testable import AVFoundation
@testable import AVFoundationInterface
@testable import Tabstop

/// Tests of sources with names of iOS 26, and of older ones that few sources use.
@preconcurrency @MainActor
final class NamesOfTwentySixTests: DisplayTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { MainLoop.attachMainQueue() }
  }

  func testAPageOfAViewChangesAndGoesBack() {
    let window = TestWindow(PageReader(first: URL(string: "https://example.org/one")!))
    XCTAssertTrue(window.texts.contains("example.org"), "\(window.texts)")
    window.press("Next")
    XCTAssertTrue(window.texts.contains("example.net"), "\(window.texts)")
    window.press("Back")
    XCTAssertTrue(window.texts.contains("example.org"), "\(window.texts)")
    XCTAssertFalse(window.texts.contains("example.net"), "\(window.texts)")
    window.close()
  }

  func testAddressesAreOpenedInTheDesktopsProgram() {
    let address = URL(string: "https://example.org/source")!
    var opened: [URL] = []
    let window = TestWindow(
      SourceLinks(address: address).environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url)
          return .handled
        }))
    window.press("Read")
    XCTAssertEqual(opened, [address])
    XCTAssertNotNil(window.label("Source"))
    window.close()
  }

  func testAPictureIsMadeReadyOnAnotherThread() {
    var size: CGSize?
    var part: Image?
    Task.detached {
      let thumbnails = ThumbnailMaker()
      guard let file = await thumbnails.file(of: CGSize(width: 40, height: 20)) else { return }
      let thumbnail = await thumbnails.thumbnail(of: file)
      let cut = await thumbnails.part(of: file)
      await MainActor.run {
        part = cut
        size = thumbnail?.size
      }
    }
    runLoop(until: { size != nil }, "There is no thumbnail.")
    XCTAssertEqual(size, CGSize(width: 10, height: 5))
    XCTAssertNotNil(part)
  }

  func testALineHasTheHeightThatIsSet() {
    let window = TestWindow(Paragraphs(), width: 300, height: 600)
    let heights = window.all("GtkLabel").map { Int(gtk_widget_get_height($0)) }
    XCTAssertEqual(heights.count, 5)
    // Two lines of 40 points; GTK rounds the factor.
    XCTAssertEqual(Double(heights[0]), 80, accuracy: 8)
    XCTAssertGreaterThan(heights[1], heights[4])
    XCTAssertGreaterThan(heights[2], heights[4])
    window.close()
  }

  func testTextsOfViewsAreTheName() {
    let text = NamedByViews(isUnread: true)
    let window = TestWindow(
      VStack {
        text; NamedByViews(isUnread: false)
      })
    let names = window.all("GtkLabel").map { window.wrapper(of: $0)?.accessibleName }
    XCTAssertEqual(names, ["Unread, Letter", "Letter"])
    window.close()
  }

  func testASoundOfAFilePlaysToItsEnd() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "chime-\(UUID().uuidString).wav")
    try sound(seconds: 0.05).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let chime = Chime(file)
    XCTAssertEqual(chime.status, kAudioServicesNoError)
    XCTAssertNotEqual(chime.id, 0)
    let ends = Ends()
    chime.play { ends.count += 1 }
    runLoop(until: { ends.count == 1 }, "The sound did not end.")
    // Again from its beginning.
    chime.play { ends.count += 1 }
    runLoop(until: { ends.count == 2 }, "The sound did not end again.")
    // A sound that begins again, or is removed, ends before.
    chime.play { ends.count += 1 }
    chime.play { ends.count += 1 }
    runLoop(until: { ends.count == 4 }, "The closure of the first one was not called.")
    chime.play { ends.count += 1 }
    defer { XCTAssertEqual(ends.count, 5) }
    XCTAssertEqual(AudioServicesDisposeSystemSoundID(chime.id), kAudioServicesNoError)
    XCTAssertEqual(
      AudioServicesDisposeSystemSoundID(chime.id), kAudioServicesBadSystemSoundIDError)
    XCTAssertNotEqual(
      Chime(URL(fileURLWithPath: "/no/such.wav")).status, kAudioServicesNoError)
  }

  func testASoundIsRepeatedEachTimeItPlays() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "repeated-\(UUID().uuidString).wav")
    try sound(seconds: 0.05).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    final class Delegate: NSObject, AVAudioPlayerDelegate {
      var count = 0
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        count += 1
      }
    }
    let (player, delegate) = (try AVAudioPlayer(contentsOf: file), Delegate())
    player.delegate = delegate
    player.numberOfLoops = 2
    // Without GTK's media module nothing is played.
    guard player.play() else { return }
    runLoop(until: { delegate.count == 1 }, "The sound did not end.")
    XCTAssertEqual(player.loopsLeft, 2)
  }

  func testNothingIsRecognisedAndPicturesAreOneLetter() throws {
    let filter = CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data("x".utf8)])
    XCTAssertEqual(messages(in: try XCTUnwrap(filter?.outputImage)), [])
    XCTAssertEqual(text(with: UIImage()).string, "Star \u{FFFC}")
  }

  private struct Program: App {
    var body: some Scene { WindowGroup("Main") { Text("Main") } }
  }

  func testAPopoverIsAWindowAndTellsItsDelegateWhenItCloses() {
    StyleSheet.shared.install()
    let object = ObjectRef(
      UnsafeMutableRawPointer(gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!))
    g_object_unref(object.raw)
    g_application_register(object.cast(to: GApplication.self), nil, nil)
    let context = ApplicationContext(object, name: "Program")
    context.activate(Program())
    runLoopUntilIdle()
    let before = Desktop.windows.count
    let item = MenuBarItem()
    var posted: [Notification.Name] = []
    let watches = [
      NSPopover.willShowNotification, NSPopover.didShowNotification,
      NSPopover.willCloseNotification, NSPopover.didCloseNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: item.popover, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    defer { for watch in watches { NotificationCenter.default.removeObserver(watch) } }
    item.toggle()
    runLoopUntilIdle()
    XCTAssertTrue(item.popover.isShown)
    XCTAssertEqual(Desktop.windows.count, before + 1)
    let shown = Updater.shared.windows.map { TestWindow($0).texts }
    XCTAssertTrue(shown.contains(["Notes of today"]), "\(shown)")
    item.toggle()
    runLoopUntilIdle()
    XCTAssertFalse(item.popover.isShown)
    XCTAssertEqual(item.closed, 1)
    XCTAssertEqual(Desktop.windows.count, before)
    XCTAssertEqual(
      posted,
      [
        NSPopover.willShowNotification, NSPopover.didShowNotification,
        NSPopover.willCloseNotification, NSPopover.didCloseNotification,
      ])
    // After the user has closed the window.
    item.toggle()
    runLoopUntilIdle()
    Updater.shared.windows.first { TestWindow($0).texts == ["Notes of today"] }?.widget
      .closeWindow()
    runLoopUntilIdle()
    XCTAssertFalse(item.popover.isShown)
    item.popover.contentViewController = NSHostingController(rootView: Text("Notes of tomorrow"))
    item.toggle()
    runLoopUntilIdle()
    let next = Updater.shared.windows.map { TestWindow($0).texts }
    XCTAssertTrue(next.contains(["Notes of tomorrow"]), "\(next)")
    XCTAssertFalse(next.contains(["Notes of today"]), "\(next)")
    for window in Updater.shared.windows {
      gtk_window_destroy(window.widget.cast(to: GtkWindow.self))
    }
    runLoopUntilIdle()
    withExtendedLifetime(context) {}
  }

  func testAButtonOfAppKitsIsShownWithItsTitle() {
    let window = TestWindow(QuitButton())
    _ = window.button("Stop now")
    window.close()
  }

  /// A sound in WAV's format: a tone of one channel.
  private func sound(seconds: Double) -> Data {
    let rate = 8000
    let samples = (0..<Int(seconds * Double(rate))).map { Int16(8000 * sin(Double($0) / 3)) }
    var data = Data()
    func number<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    data.append(Data("RIFF".utf8))
    number(UInt32(36 + 2 * samples.count))
    data.append(Data("WAVEfmt ".utf8))
    number(UInt32(16))
    number(UInt16(1))
    number(UInt16(1))
    number(UInt32(rate))
    number(UInt32(2 * rate))
    number(UInt16(2))
    number(UInt16(16))
    data.append(Data("data".utf8))
    number(UInt32(2 * samples.count))
    for sample in samples { number(sample) }
    return data
  }

  private final class Ends: @unchecked Sendable { var count = 0 }
}
