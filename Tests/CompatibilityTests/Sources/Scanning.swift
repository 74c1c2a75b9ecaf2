import AVFoundation
import AVKit
import AppIntents
import Combine
import CoreImage
import CoreImage.CIFilterBuiltins
import CoreLocation
import Speech
import SwiftUI
import UIKit
import Vision
import VisionKit

// What programs for telephones do with documents, films and searches.

// MARK: Documents

struct DocumentScanner: UIViewControllerRepresentable {
  var finished: ([UIImage], String) -> Void
  var cancelled: () -> Void

  func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
    let controller = VNDocumentCameraViewController()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: VNDocumentCameraViewController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
    let parent: DocumentScanner
    var failure: Error?

    init(_ parent: DocumentScanner) { self.parent = parent }

    func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {
      parent.finished((0..<scan.pageCount).map { scan.imageOfPage(at: $0) }, scan.title)
    }

    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
      parent.cancelled()
    }

    func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFailWithError error: Error
    ) {
      failure = error
    }
  }
}

struct LiveScanner: UIViewControllerRepresentable {
  @Binding var failure: Error?

  func makeUIViewController(context: Context) -> DataScannerViewController {
    let controller = DataScannerViewController(
      recognizedDataTypes: [.barcode(symbologies: [.qr, .ean13]), .text(languages: ["en"])],
      qualityLevel: .balanced, isHighlightingEnabled: true)
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: DataScannerViewController, context: Context) {
    do { try controller.startScanning() } catch { failure = error }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, DataScannerViewControllerDelegate {
    var codes: [String] = []

    func dataScanner(
      _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
      allItems: [RecognizedItem]
    ) {
      for item in addedItems {
        switch item {
        case .barcode(let code): codes.append(code.payloadStringValue ?? "")
        case .text(let text): codes.append(text.transcript)
        @unknown default: break
        }
      }
    }
  }
}

func textRequest(_ found: @escaping ([String]) -> Void) -> VNRecognizeTextRequest {
  let request = VNRecognizeTextRequest { request, _ in
    let texts = request.results as? [VNRecognizedTextObservation] ?? []
    found(texts.compactMap { $0.topCandidates(1).first?.string })
  }
  request.recognitionLevel = .accurate
  request.minimumTextHeight = 0.02
  return request
}

func codes(of request: VNDetectBarcodesRequest) -> [String] {
  request.symbologies = [.qr, .code128]
  guard let results = request.results else { return [] }
  return results.compactMap { $0.symbology == .qr ? $0.payloadStringValue : nil }
}

// MARK: Films

final class FilmCutter: ObservableObject {
  @Published var failure: String?

  func size(of asset: AVAsset) async throws -> CGSize? {
    guard let track = try await asset.loadTracks(withMediaType: .video).first else { return nil }
    let (size, transform) = try await track.load(.naturalSize, .preferredTransform)
    return try await size.applying(transform).width > 0 ? size : track.load(.naturalSize)
  }

  func cut(_ film: URL, to range: ClosedRange<Double>) async -> AVAssetExportSession {
    let session = AVAssetExportSession(
      asset: AVURLAsset(url: film), presetName: AVAssetExportPresetHighestQuality)!
    session.outputURL = film.deletingLastPathComponent().appendingPathComponent("cut.mp4")
    session.outputFileType = .mp4
    session.shouldOptimizeForNetworkUse = true
    session.timeRange = CMTimeRange(
      start: CMTime(seconds: range.lowerBound, preferredTimescale: 600),
      end: CMTime(seconds: range.upperBound, preferredTimescale: 600))
    await session.export()
    return session
  }

  func compress(_ film: URL, finished: @escaping (URL?) -> Void) {
    guard
      let session = AVAssetExportSession(
        asset: AVAsset(url: film), presetName: AVAssetExportPresetMediumQuality)
    else { return finished(nil) }
    session.exportAsynchronously {
      switch session.status {
      case .completed: finished(session.outputURL)
      case .failed, .cancelled:
        self.failure = session.error?.localizedDescription
        finished(nil)
      default: break
      }
    }
  }
}

struct RouteButton: UIViewRepresentable {
  func makeUIView(context: Context) -> AVRoutePickerView {
    let picker = AVRoutePickerView()
    picker.prioritizesVideoDevices = true
    picker.activeTintColor = .systemBlue
    picker.backgroundColor = .clear
    return picker
  }

  func updateUIView(_ uiView: AVRoutePickerView, context: Context) {}
}

struct FilmCamera: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.mediaTypes = ["public.movie"]
    picker.videoQuality = .typeHigh
    picker.videoMaximumDuration = 60
    picker.cameraCaptureMode = .video
    return picker
  }

  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
}

func film(of player: AVPlayer) -> AVPlayerViewController {
  let controller = AVPlayerViewController()
  controller.player = player
  controller.allowsVideoFrameAnalysis = false
  return controller
}

final class FrameReader: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
  let output = AVCaptureVideoDataOutput()
  var frames: [CIImage] = []

  func start(_ camera: AVCaptureDevice?) {
    output.videoSettings = [
      kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA
    ]
    output.setSampleBufferDelegate(self, queue: DispatchQueue(label: "frames"))
    if let connection = output.connection(with: .video), connection.isVideoStabilizationSupported {
      connection.preferredVideoStabilizationMode = .auto
    }
    guard let camera else { return }
    camera.videoZoomFactor = min(2, camera.maxAvailableVideoZoomFactor)
    camera.setExposureTargetBias(0.5)
  }

  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {
    guard let buffer = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
    frames.append(CIImage(cvPixelBuffer: buffer))
    let request = VNDetectFaceRectanglesRequest()
    try? VNImageRequestHandler(cvPixelBuffer: buffer, options: [:]).perform([request])
  }
}

// MARK: Voices

let voiceSettings: [String: Any] = [
  AVFormatIDKey: kAudioFormatMPEG4AAC, AVLinearPCMBitDepthKey: 16, AVLinearPCMIsFloatKey: false,
]

func prepareCall() throws {
  try AVAudioSession.sharedInstance().setCategory(
    .playAndRecord, mode: .voiceChat, options: [.defaultToSpeaker])
}

func lastWord(of result: SFSpeechRecognitionResult) -> String? {
  result.bestTranscription.segments.last?.substring
}

// MARK: Pictures and texts

func thermal(_ image: CIImage) -> CIImage? {
  let filter = CIFilter.thermal()
  filter.inputImage = image
  return filter.outputImage
}

func spotlight(_ image: CIImage) -> CIImage? {
  let filter = CIFilter.vignetteEffect()
  filter.inputImage = image
  filter.center = CGPoint(x: image.extent.midX, y: image.extent.midY)
  filter.radius = 3
  filter.intensity = 1
  return filter.outputImage
}

func height(of text: NSAttributedString, width: CGFloat) -> CGFloat {
  text.boundingRect(
    with: CGSize(width: width, height: .greatestFiniteMagnitude),
    options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
  ).height
}

func scaled(_ image: UIImage, to width: NSNumber) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.preferredRange = .standard
  let side = CGFloat(truncating: width)
  let size = CGSize(width: side, height: side)
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    image.draw(in: CGRect(origin: CGPointZero, size: size))
  }
}

func minutes(_ time: TimeInterval) -> NSInteger { NSInteger(time) / 60 }

func floorNumber(of location: CLLocation) -> Int { location.floor?.level ?? 0 }

func download() -> URLSessionConfiguration {
  let configuration = URLSessionConfiguration.background(withIdentifier: "download")
  configuration.sessionSendsLaunchEvents = true
  return configuration
}

// MARK: Intents

struct DayIntent: AppIntent {
  static let title: LocalizedStringResource = "Day"
  @Parameter(title: "Day", kind: .date) var day: Date
  @Parameter(title: "Until", kind: .dateTime) var until: Date?
  func perform() async throws -> some IntentResult { .result() }
}

struct QuietModeIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Quiet"
  @Parameter(title: "Quiet") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

// MARK: Searching

struct ColouredSearchBar: UIViewRepresentable {
  @Binding var text: String
  var log: (String) -> Void
  let bar = UISearchBar()

  final class Coordinator: NSObject, UISearchBarDelegate {
    let parent: ColouredSearchBar
    init(_ parent: ColouredSearchBar) { self.parent = parent }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      parent.text = searchText
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { parent.log("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { parent.log("end") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      parent.log("search")
      searchBar.resignFirstResponder()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UISearchBar {
    bar.delegate = context.coordinator
    bar.searchTextField.textColor = .systemRed
    bar.searchTextField.placeholder = "Find a tea"
    return bar
  }

  func updateUIView(_ uiView: UISearchBar, context: Context) { uiView.text = text }
}

/// Saves a drawing, which is an object.
struct DrawingPage: View {
  let drawing: Drawing
  let folder: URL
  @Binding var isSaving: Bool
  var ended: (Result<URL, Error>) -> Void
  var body: some View {
    Text("Drawing")
      .fileExporter(
        isPresented: $isSaving, document: drawing, contentType: .json, defaultFilename: "lines",
        onCompletion: ended
      )
      .fileDialogDefaultDirectory(folder)
  }
}

/// The walks of the program, which an intent counts.
final class WalkCounter: Sendable {
  let count: Int
  init(count: Int) { self.count = count }
}

struct CountWalksIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Walks"
  @Dependency private var walks: WalkCounter
  @Dependency(key: "last year") private var former: WalkCounter
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: walks.count - former.count)
  }
}
