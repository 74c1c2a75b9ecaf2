import AVFoundation
import AppIntents
import CGtk
import PrivateDisplay
import SwiftUI
import UIKit
import Vision
import XCTest

@testable import CoreImageInterface
@testable import TabstopKits
@testable import VisionKitInterface

/// Documents, films and searches of programs for telephones.
@preconcurrency @MainActor
final class ScanningTests: DisplayTestCase {
  private func picture(_ color: UIColor, side: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  func testPicturesAreThePagesOfAScan() throws {
    var pages: [UIImage] = []
    var (title, cancels) = ("", 0)
    let scanner = DocumentScanner {
      pages = $0
      title = $1
    } cancelled: {
      cancels += 1
    }
    let coordinator = scanner.makeCoordinator()
    let controller = VNDocumentCameraViewController()
    controller.delegate = coordinator
    XCTAssertFalse(VNDocumentCameraViewController.isSupported)
    controller.chosen([])
    XCTAssertEqual(cancels, 1)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second, note) = (
      folder.appendingPathComponent("Bill.png"), folder.appendingPathComponent("Page 2.png"),
      folder.appendingPathComponent("Note.txt")
    )
    try picture(.red, side: 3).pngData()!.write(to: first)
    try picture(.blue, side: 5).pngData()!.write(to: second)
    try Data("no picture".utf8).write(to: note)
    controller.chosen([first, note, second])
    runLoop(until: { !pages.isEmpty }, "There are no pages.")
    XCTAssertEqual(pages.map(\.size.width), [3, 5])
    XCTAssertEqual(title, "Bill")
    XCTAssertNil(coordinator.failure)
    controller.chosen([note])
    runLoop(until: { coordinator.failure != nil }, "Nothing failed.")
  }

  func testNothingIsScannedWithoutACamera() {
    XCTAssertFalse(DataScannerViewController.isSupported)
    XCTAssertFalse(DataScannerViewController.isAvailable)
    var failure: Error?
    let window = TestWindow(
      LiveScanner(failure: Binding(get: { failure }, set: { failure = $0 })))
    XCTAssertEqual(failure as? DataScannerViewController.ScanningUnavailable, .unsupported)
    window.close()
    XCTAssertEqual(codes(of: VNDetectBarcodesRequest()), [])
    var texts: [String]?
    let handler = VNImageRequestHandler(data: Data())
    XCTAssertThrowsError(try handler.perform([textRequest { texts = $0 }]))
    XCTAssertEqual(texts, [])
  }

  func testABufferForWhichThereIsNoMemoryIsNil() throws {
    let format = try XCTUnwrap(
      AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: .max))
    XCTAssertNil(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: .max))
  }

  func testFilmsAreNotWritten() async throws {
    let cutter = FilmCutter()
    let film = URL(fileURLWithPath: "/nowhere/film.mp4")
    let size = try await cutter.size(of: AVAsset(url: film))
    XCTAssertNil(size)
    let session = await cutter.cut(film, to: 1...2)
    XCTAssertEqual(session.status, .failed)
    XCTAssertEqual(session.error as? AVError, AVError(.operationNotSupportedForAsset))
    let result = await withCheckedContinuation { continuation in
      cutter.compress(film) { continuation.resume(returning: $0) }
    }
    XCTAssertNil(result)
    XCTAssertNotNil(cutter.failure)
  }

  func testTheCallsForMissingDevicesReturn() throws {
    let window = TestWindow(RouteButton().frame(width: 20, height: 20))
    window.close()
    let reader = FrameReader()
    reader.start(AVCaptureDevice.default(for: .video))
    XCTAssertEqual(reader.frames, [])
    try prepareCall()
    XCTAssertEqual(AVAudioSession.sharedInstance().mode, .voiceChat)
    XCTAssertFalse(film(of: AVPlayer()).allowsVideoFrameAnalysis)
    XCTAssertEqual(voiceSettings.count, 3)
    XCTAssertEqual(minutes(150), 2)
    XCTAssertFalse(download().sessionSendsLaunchEvents)
  }

  func testFiltersShowHeatAndALight() throws {
    let white = try XCTUnwrap(CIImage(image: picture(.white, side: 12)))
    let hot = try XCTUnwrap(thermal(white)).pixels.bytes
    XCTAssertGreaterThan(hot[0], 200)
    XCTAssertLessThan(hot[2], 60)
    let cold = try XCTUnwrap(
      CIImage(image: picture(.black, side: 12)).flatMap { thermal($0) }
    ).pixels.bytes
    XCTAssertEqual(Array(cold[0..<3]), [0, 0, 89])
    let light = try XCTUnwrap(spotlight(white)).pixels
    let middle = 4 * (6 * light.width + 6)
    XCTAssertEqual(light.bytes[middle], 255)
    XCTAssertEqual(light.bytes[0], 0)
    let bones = try XCTUnwrap(CIFilter(name: "CIXRay"))
    bones.setValue(white, forKey: kCIInputImageKey)
    XCTAssertEqual(bones.outputImage.map { Array($0.pixels.bytes[0..<4]) }, [0, 0, 0, 255])
  }

  func testAnAttributedTextHasTheHeightOfItsLines() {
    let text = NSAttributedString(
      string: String(repeating: "tea ", count: 40),
      attributes: [.font: UIFont.systemFont(ofSize: 14)])
    let (narrow, wide) = (height(of: text, width: 100), height(of: text, width: 5000))
    XCTAssertGreaterThan(narrow, 4 * wide)
    XCTAssertEqual(wide, text.size().height)
    XCTAssertEqual(scaled(picture(.red), to: 9).size, CGSize(width: 9, height: 9))
    XCTAssertNil(CGFloat(exactly: NSNumber(value: Int64.max)))
  }

  private final class Log: ObservableObject {
    @Published var text = ""
    var steps: [String] = []
  }

  private struct TeaSearch: View {
    @ObservedObject var log: Log
    var bar: ColouredSearchBar
    var body: some View {
      VStack {
        TextField("Other", text: .constant(""))
        bar
        Text("for \(log.text)")
      }
    }
  }

  func testTheFieldOfASearchBarIsItsField() {
    let log = Log()
    let bar = ColouredSearchBar(
      text: Binding(get: { log.text }, set: { log.text = $0 }), log: { log.steps.append($0) })
    let window = TestWindow(TeaSearch(log: log, bar: bar))
    window.field("Find a tea").type("oolong")
    XCTAssertEqual(bar.bar.searchTextField.text, "oolong")
    XCTAssertTrue(window.texts.contains("for oolong"))
    bar.bar.searchTextField.text = "mint"
    window.layOut()
    XCTAssertEqual(bar.bar.text, "mint")
    XCTAssertEqual(window.field("Find a tea").text, "mint")
    window.click("Other")
    XCTAssertFalse(bar.bar.isFirstResponder)
    log.steps = []
    bar.bar.becomeFirstResponder()
    window.layOut()
    XCTAssertTrue(bar.bar.isFirstResponder)
    bar.bar.resignFirstResponder()
    window.layOut()
    XCTAssertFalse(bar.bar.isFirstResponder)
    XCTAssertEqual(log.steps, ["begin", "end"])
    window.close()
  }

  func testADocumentThatIsAnObjectIsWritten() throws {
    let folder = try makeFolder()
    let drawing = Drawing()
    drawing.lines = ["first"]
    var (isSaving, written) = (true, [String]())
    let window = TestWindow(
      DrawingPage(
        drawing: drawing, folder: folder,
        isSaving: Binding {
          isSaving
        } set: {
          isSaving = $0
        }
      ) { result in written.append((try? result.get().lastPathComponent) ?? "failed") })
    runLoop(until: { self.fileDialog != nil }, "no dialog")
    drawing.lines.append("second")
    respondToFileDialog(GTK_RESPONSE_ACCEPT)
    runLoop(until: { !written.isEmpty }, "nothing was written")
    XCTAssertEqual(written, ["lines.json"])
    XCTAssertFalse(isSaving)
    let data = try Data(contentsOf: folder.appendingPathComponent("lines.json"))
    XCTAssertEqual(try JSONDecoder().decode([String].self, from: data), ["first", "second"])
    window.close()
  }

  func testAnIntentUsesAnObjectOfTheProgram() async throws {
    AppDependencyManager.shared.add(dependency: WalkCounter(count: 7))
    AppDependencyManager.shared.add(key: "last year", dependency: WalkCounter(count: 3))
    let result = try await CountWalksIntent().perform()
    XCTAssertEqual(result.value, 4)
  }
}
