public import Foundation
public import TabstopKits
public import VisionInterface

/// A controller that finds texts and codes in what a camera sees: there is no camera, and starting it throws. Mirrors
/// VisionKit's `DataScannerViewController`.
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
  /// The kinds of what is found. Mirrors VisionKit's.
  public struct RecognizedDataType: Hashable, Sendable {
    private let kind: String
    /// Texts. The arguments have no effect.
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> RecognizedDataType { RecognizedDataType(kind: "text") }
    /// Codes. The arguments have no effect.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(kind: "barcode")
    }
  }
  /// The meaning of a text. Mirrors VisionKit's.
  public enum TextContentType: Sendable {
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
    case telephoneNumber, URL, currency
  }
  /// The quality of the search. Mirrors VisionKit's.
  public enum QualityLevel: Sendable { case balanced, fast, accurate }
  /// The reasons why nothing can be scanned. Mirrors VisionKit's.
  public enum ScanningUnavailable: Error, Hashable, Sendable { case unsupported, cameraRestricted }

  /// Whether the device can scan. Always `false`: there is no camera.
  public static var isSupported: Bool { false }
  /// Whether the program may scan. Always `false`: there is no camera.
  public static var isAvailable: Bool { false }
  /// The languages of texts that can be read: none.
  public static var supportedTextRecognitionLanguages: [String] { [] }

  /// The delegate. Never notified of items. Not retained.
  public weak var delegate: (any DataScannerViewControllerDelegate)?
  /// What is searched for. Nothing is found.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// Whether it scans. Always `false`.
  public var isScanning: Bool { false }
  /// What it has found: nothing.
  public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

  /// Creates a controller. The arguments have no effect: nothing is scanned.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller without reading an archive: Linux has none.
  public required init?(coder: NSCoder) {
    recognizedDataTypes = []
    super.init(coder: coder)
  }

  /// Starts scanning. Always throws: there is no camera.
  public func startScanning() throws { throw ScanningUnavailable.unsupported }
  /// Ends scanning. No effect.
  public func stopScanning() {}
  /// Takes a picture. Always throws: there is no camera.
  public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// Something that was found: never created. Mirrors VisionKit's.
public enum RecognizedItem: Identifiable, Sendable {
  case text(Text)
  case barcode(Barcode)

  /// A text: never created.
  public struct Text: Identifiable, Sendable {
    /// The identity.
    public let id: UUID
    /// The text.
    public let transcript: String
  }
  /// A code: never created.
  public struct Barcode: Identifiable, Sendable {
    /// The identity.
    public let id: UUID
    /// The content of the code.
    public let payloadStringValue: String?
  }

  /// The identity.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
}

/// A delegate that is notified of what was found: never. Mirrors VisionKit's `DataScannerViewControllerDelegate`.
@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Called when the user has tapped on an item. Never called.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Called when items were found. Never called.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Called when items have moved. Never called.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Called when items are out of sight. Never called.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Called when scanning has become impossible. Never called.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  /// Does nothing.
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {
  }
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
