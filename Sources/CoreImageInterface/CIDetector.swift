public import Foundation

/// A detector of faces, codes and texts in pictures. Mirrors Core Image's: it finds nothing here, because there is no
/// recognition of pictures.
// Sendable: immutable.
open class CIDetector: NSObject, @unchecked Sendable {
  /// Creates a detector. The arguments have no effect.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    super.init()
  }
  /// What is in a picture: nothing.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// What is in a picture: nothing.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// Something in a picture. Mirrors Core Image's; none is found here.
// Sendable: immutable.
open class CIFeature: NSObject, @unchecked Sendable {
  /// The kind.
  open var type: String { "" }
  /// The place, from the bottom left of the picture.
  open var bounds: CGRect { .zero }
}

/// A face. Mirrors Core Image's; none is found here.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether it smiles.
  open var hasSmile: Bool { false }
  /// Whether the left eye is known.
  open var hasLeftEyePosition: Bool { false }
  /// Whether the right eye is known.
  open var hasRightEyePosition: Bool { false }
  /// Whether the mouth is known.
  open var hasMouthPosition: Bool { false }
  /// The left eye.
  open var leftEyePosition: CGPoint { .zero }
  /// The right eye.
  open var rightEyePosition: CGPoint { .zero }
  /// The mouth.
  open var mouthPosition: CGPoint { .zero }
}

/// A rectangle. Mirrors Core Image's; none is found here.
open class CIRectangleFeature: CIFeature, @unchecked Sendable {
  /// The corner at the top left.
  open var topLeft: CGPoint { .zero }
  /// The corner at the top right.
  open var topRight: CGPoint { .zero }
  /// The corner at the bottom left.
  open var bottomLeft: CGPoint { .zero }
  /// The corner at the bottom right.
  open var bottomRight: CGPoint { .zero }
}

/// A QR code. Mirrors Core Image's; none is found here.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// The text of the code.
  open var messageString: String? { nil }
}

/// The kind of detectors of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The kind of detectors of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The kind of detectors of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The kind of detectors of texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of the accuracy of a detector.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A detector that is fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// A detector that is accurate.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of the smallest size of what is found.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key of whether a face is followed.
public let CIDetectorTracking = "CIDetectorTracking"
/// The key of whether a smile is found.
public let CIDetectorSmile = "CIDetectorSmile"
/// The key of whether eyes that blink are found.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The key of the orientation of a picture.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
