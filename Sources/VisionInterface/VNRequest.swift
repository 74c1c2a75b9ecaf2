// Image recognition, under the module name Vision: a compatible interface, not Apple's. There is no
// recognizer here: every request ends with an error.
@_exported public import class TabstopKits.CVPixelBuffer
@_exported public import class TabstopKits.CGImage
@_exported public import CoreImageInterface
@_exported public import Foundation
public import TabstopKits
@_exported public import enum TabstopKits.CGImagePropertyOrientation

/// An error of requests. Mirrors Vision's `VNError`.
public struct VNError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable { case internalError = 9, unsupportedRequest = 25 }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// A closure that is called with a request that has ended. Mirrors Vision's.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What a request has that each subclass has in its own type, which Swift does not let a subclass override.
public protocol _VNRequest {}
extension _VNRequest {
  /// The results of the request. Always `nil`.
  public var results: [VNObservation]? { nil }
}

/// A request about a picture. Mirrors Vision's `VNRequest`.
// Sendable: one thread at a time.
open class VNRequest: NSObject, _VNRequest, @unchecked Sendable {
  let completion: VNRequestCompletionHandler?
  /// Creates a request.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    completion = completionHandler
    super.init()
  }
  /// Whether the request is computed by the CPU only. Stored, without effect.
  public var usesCPUOnly = false
  /// Cancels the request. No effect.
  public func cancel() {}
}

/// A request about the content of a picture. Mirrors Vision's.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part of the picture that is searched, from 0 to 1. Stored, without effect.
  public var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// The result of a request: never created. Mirrors Vision's `VNObservation`.
// Sendable: immutable.
open class VNObservation: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The confidence, from 0 to 1.
  public var confidence: Float { 0 }
}

/// A result with a place in the picture: never created. Mirrors Vision's.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// The frame, in coordinates from 0 to 1.
  public var boundingBox: CGRect { .zero }
}

/// A face: never created. Mirrors Vision's.
public final class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// A rectangle: never created. Mirrors Vision's.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The corner at the top left, in coordinates from 0 to 1.
  public var topLeft: CGPoint { .zero }
  /// The corner at the top right, in coordinates from 0 to 1.
  public var topRight: CGPoint { .zero }
  /// The corner at the bottom left, in coordinates from 0 to 1.
  public var bottomLeft: CGPoint { .zero }
  /// The corner at the bottom right, in coordinates from 0 to 1.
  public var bottomRight: CGPoint { .zero }
}
/// A class of a picture's content: never created. Mirrors Vision's.
public final class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// The name.
  public var identifier: String { "" }
}

/// A code: never created. Mirrors Vision's.
public final class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// The text of the code.
  public var payloadStringValue: String? { nil }
  /// The kind of the code.
  public var symbology: VNBarcodeSymbology { .qr }
}

/// A kind of codes. Mirrors Vision's `VNBarcodeSymbology`.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// QR codes.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// Aztec codes.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  /// Data Matrix codes.
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// PDF417 codes.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  /// The codes of goods with 8 digits.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// The codes of goods with 13 digits.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// The short codes of goods.
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
  /// Code 39.
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  /// Code 93.
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  /// Code 128.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  /// Interleaved 2 of 5.
  public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
  /// The codes of packages with 14 digits.
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
}

/// A text: never created. Mirrors Vision's.
public final class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// The likeliest texts. Always empty.
  public func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A candidate for a recognized text: never created. Mirrors Vision's.
public final class VNRecognizedText: NSObject, Sendable {
  private override init() { super.init() }
  /// The text.
  public var string: String { "" }
  /// The confidence, from 0 to 1.
  public var confidence: Float { 0 }
}

/// A request for texts. Mirrors Vision's.
public final class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether recognition is fast or accurate. Stored, without effect.
  public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The languages of the text. Stored, without effect.
  public var recognitionLanguages: [String] = []
  /// Whether the text is corrected by the language. Stored, without effect.
  public var usesLanguageCorrection = true
  /// Whether the language is detected. Stored, without effect.
  public var automaticallyDetectsLanguage = false
  /// Words in addition to the language's. Stored, without effect.
  public var customWords: [String] = []
  /// The least height of a text, as a share of the picture's. Stored, without effect.
  public var minimumTextHeight: Float = 0
  /// The results of the request. Always `nil`.
  public var results: [VNRecognizedTextObservation]? { nil }
}

/// The accuracy of text recognition. No effect. Mirrors Vision's.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// A request for names of a picture's content. Mirrors Vision's.
public final class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The results of the request. Always `nil`.
  public var results: [VNClassificationObservation]? { nil }
}

/// A request for faces. Mirrors Vision's.
public final class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The results of the request. Always `nil`.
  public var results: [VNFaceObservation]? { nil }
}

/// A request for barcodes. Mirrors Vision's.
public final class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The kinds of codes that are searched for. Stored, without effect.
  public var symbologies: [VNBarcodeSymbology] = []
  /// The results of the request. Always `nil`.
  public var results: [VNBarcodeObservation]? { nil }
}

/// A request for rectangles. Mirrors Vision's.
public final class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The least ratio of the sides. Stored, without effect.
  public var minimumAspectRatio: Float = 0.5
  /// The largest ratio of the sides. Stored, without effect.
  public var maximumAspectRatio: Float = 1
  /// The largest difference of the corners from 90°. Stored, without effect.
  public var quadratureTolerance: Float = 30
  /// The least size, as a share of the picture's. Stored, without effect.
  public var minimumSize: Float = 0.2
  /// The least confidence. Stored, without effect.
  public var minimumConfidence: Float = 0
  /// The number of rectangles that are searched for. Stored, without effect.
  public var maximumObservations = 1
  /// The results of the request. Always `nil`.
  public var results: [VNRectangleObservation]? { nil }
}

/// A request for the faces with their parts. Mirrors Vision's.
public final class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The results of the request. Always `nil`.
  public var results: [VNFaceObservation]? { nil }
}

/// The picture of a mask: never created. Mirrors Vision's.
public final class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  /// The picture. There is none, so reading it ends the program.
  public var pixelBuffer: CVPixelBuffer { fatalError("No observation is ever created.") }
}
/// The masks of a picture's objects: never created. Mirrors Vision's.
public final class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
  /// The numbers of the objects.
  public var allInstances: IndexSet { [] }
  /// A mask with the size of the picture. Always throws.
  public func generateScaledMaskForImage(
    forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
  ) throws -> CVPixelBuffer { throw VNError(.unsupportedRequest) }
  /// The picture without what surrounds the objects. Always throws.
  public func generateMaskedImage(
    ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler,
    croppedToInstancesExtent cropResult: Bool
  ) throws -> CVPixelBuffer { throw VNError(.unsupportedRequest) }
}

/// A request for the masks of a picture's objects. Mirrors Vision's.
public final class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable
{
  /// The results of the request. Always `nil`.
  public var results: [VNInstanceMaskObservation]? { nil }
}

/// A request for the mask of persons. Mirrors Vision's.
public final class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The accuracy of the mask. Mirrors Vision's.
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  /// The accuracy of the mask. Stored, without effect.
  public var qualityLevel = QualityLevel.accurate
  /// The results of the request. Always `nil`.
  public var results: [VNPixelBufferObservation]? { nil }
}

/// A summary of a picture: never created. Mirrors Vision's.
public final class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
  /// How different two pictures are. Always throws.
  public func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  ) throws { throw VNError(.unsupportedRequest) }
}

/// A request for a summary of a picture. Mirrors Vision's.
public final class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The results of the request. Always `nil`.
  public var results: [VNFeaturePrintObservation]? { nil }
}

/// An object that performs requests about a picture. Every request ends with an error. Mirrors
/// Vision's `VNImageRequestHandler`.
public final class VNImageRequestHandler: NSObject, Sendable {
  /// Creates a handler of a picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Creates a handler of a camera's picture.
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
    super.init()
  }
  /// Creates a handler of a file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Creates a handler of a file's content.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Creates a handler of a picture. The orientation has no effect.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { super.init() }
  /// Creates a handler of a camera's picture. The orientation has no effect.
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { super.init() }
  /// Creates a handler of a file. The orientation has no effect.
  public init(
    url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { super.init() }
  /// Creates a handler of a file's content. The orientation has no effect.
  public init(
    data imageData: Data, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { super.init() }
  /// Creates a handler of a picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Creates a handler of a picture. The orientation has no effect.
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { super.init() }
  /// Performs requests. Calls the handlers of the requests with an error, and throws it.
  public func perform(_ requests: [VNRequest]) throws {
    let error = VNError(.unsupportedRequest)
    for request in requests { request.completion?(request, error) }
    throw error
  }
}

/// An option of a picture. No effect. Mirrors Vision's.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option.
  public init(rawValue: String) { self.rawValue = rawValue }
}
