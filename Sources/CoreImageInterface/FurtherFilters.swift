public import Foundation

extension CIFilter {
  /// The image behind the other one.
  public var backgroundImage: CIImage? {
    get { value(kCIInputBackgroundImageKey, as: CIImage.self) }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  /// The image whose light parts show the image, and whose dark parts the background.
  public var maskImage: CIImage? {
    get { value(kCIInputMaskImageKey, as: CIImage.self) }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  /// The part of the image that is read.
  public var extent: CGRect {
    get { value(kCIInputExtentKey, as: CIVector.self)?.cgRectValue ?? inputImage?.extent ?? .zero }
    set {
      setValue(
        CIVector(x: newValue.minX, y: newValue.minY, z: newValue.width, w: newValue.height),
        forKey: kCIInputExtentKey)
    }
  }
  /// How much wider the image becomes than higher.
  public var aspectRatio: Float {
    get { Float(number(kCIInputAspectRatioKey, 1)) }
    set { setValue(newValue, forKey: kCIInputAspectRatioKey) }
  }

  /// A blur: the same as `gaussianBlur()` here.
  public class func discBlur() -> any CIFilter & CIDiscBlur { CIFilter(.discBlur) }
  /// Large squares, in the place of Core Image's hexagons.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    CIFilter(.hexagonalPixellate)
  }
  /// Grey of the strongest component.
  public class func maximumComponent() -> any CIFilter & CIPhotoEffect {
    CIFilter(.maximumComponent)
  }
  /// Grey of the weakest component.
  public class func minimumComponent() -> any CIFilter & CIPhotoEffect {
    CIFilter(.minimumComponent)
  }
  /// What is white gets the `color`.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    CIFilter(.whitePoint)
  }
  /// A few colours with dark lines, as in a comic.
  public class func comicEffect() -> any CIFilter & CIPhotoEffect { CIFilter(.comic) }
  /// Larger or smaller, by `scale` and `aspectRatio`.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    CIFilter(.lanczosScale)
  }
  /// The image over the `backgroundImage`, where the `maskImage` is light.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { CIFilter(.blendWithMask) }
  /// One pixel of the mean colour of the `extent`.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { CIFilter(.areaAverage) }
}

/// A filter that blurs an image. Mirrors Core Image's.
public protocol CIDiscBlur: CIGaussianBlur {}
/// A filter that shows an image as large parts of one colour. Mirrors Core Image's.
public protocol CIHexagonalPixellate: CIPixellate {}
/// A filter that tints an image. Mirrors Core Image's.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The colour of white.
  var color: CIColor { get set }
}

/// A filter that changes the size of an image. Mirrors Core Image's.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The factor of the size.
  var scale: Float { get set }
  /// How much wider the image becomes than higher.
  var aspectRatio: Float { get set }
}

/// A filter that puts an image over another by a mask. Mirrors Core Image's.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The image behind it.
  var backgroundImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
}

/// A filter that finds the mean colour of an image. Mirrors Core Image's.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The part that is read.
  var extent: CGRect { get set }
}

extension CIFilter: CIDiscBlur, CIHexagonalPixellate, CIWhitePointAdjust, CILanczosScaleTransform,
  CIBlendWithMask, CIAreaAverage
{}
