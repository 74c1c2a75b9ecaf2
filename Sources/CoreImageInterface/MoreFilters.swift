public import Foundation

extension CIFilter {
  /// The turn of a twirl, the direction of a blur, or the shift of colours, in radians.
  public var angle: Float {
    get { Float(number(kCIInputAngleKey, kind == .twirl ? .pi : 0)) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  /// How much stronger weak colours become, from -1 to 1.
  public var amount: Float {
    get { Float(number(kCIInputAmountKey, 0)) }
    set { setValue(newValue, forKey: kCIInputAmountKey) }
  }
  /// The exponent of the light.
  public var power: Float {
    get { Float(number("inputPower", 1)) }
    set { setValue(newValue, forKey: "inputPower") }
  }
  /// How softly the darkening of a vignette begins, from 0 to 1.
  public var falloff: Float {
    get { Float(number("inputFalloff", 0.5)) }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  /// The number of values of each colour.
  public var levels: Float {
    get { Float(number("inputLevels", 6)) }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  /// The strength of a sharper image.
  public var sharpness: Float {
    get { Float(number(kCIInputSharpnessKey, 0.4)) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }

  /// Strong colours with more contrast.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { CIFilter(.chrome) }
  /// The weak, warm colours of an instant camera.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { CIFilter(.instant) }
  /// Cool colours.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { CIFilter(.process) }
  /// Warm colours.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { CIFilter(.transfer) }
  /// All colours, shifted by an `angle` of the colour wheel.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { CIFilter(.hueAdjust) }
  /// Stronger colours where they are weak, by `amount`.
  public class func vibrance() -> any CIFilter & CIVibrance { CIFilter(.vibrance) }
  /// Brighter or darker middle tones, by `power`.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { CIFilter(.gammaAdjust) }
  /// Only a few `levels` of each colour.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { CIFilter(.posterize) }
  /// A glow of what is bright, by `radius` and `intensity`.
  public class func bloom() -> any CIFilter & CIBloom { CIFilter(.bloom) }
  /// A dull shade over what is bright, by `radius` and `intensity`.
  public class func gloom() -> any CIFilter & CIGloom { CIFilter(.gloom) }
  /// Sharper edges, by `sharpness`.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { CIFilter(.sharpen) }
  /// A blur along a line, by `radius` and `angle`.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { CIFilter(.motionBlur) }
  /// Dots of one colour, of a `radius`.
  public class func pointillize() -> any CIFilter & CIPointillize { CIFilter(.pointillize) }
  /// Turned around the `center`, the most there, as far as `radius`.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { CIFilter(.twirl) }
  /// Larger around the `center`, or with a negative `scale` smaller, as far as `radius`.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { CIFilter(.bump) }
  /// The lightness as the colours of a thermal camera, from blue for what is dark to red.
  public class func thermal() -> any CIFilter & CIPhotoEffect { CIFilter(.thermal) }
  /// Black and white, with the light of the opposite colours.
  public class func xRay() -> any CIFilter & CIPhotoEffect { CIFilter(.xRay) }
  /// Darker around a circle of `radius` about the `center`, by `intensity`.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    CIFilter(.vignetteEffect)
  }
  /// Drawn to the `center` by `scale`, as far as `radius`.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { CIFilter(.pinch) }
}

/// A filter that shifts colours. Mirrors Core Image's.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The shift, in radians.
  var angle: Float { get set }
}

/// A filter that strengthens weak colours. Mirrors Core Image's.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The strength: 0 changes nothing.
  var amount: Float { get set }
}

/// A filter that changes the middle tones. Mirrors Core Image's.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The exponent of the light: 1 changes nothing.
  var power: Float { get set }
}

/// A filter that leaves a few values of each colour. Mirrors Core Image's.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The number of values.
  var levels: Float { get set }
}

/// A filter that lets bright parts glow. Mirrors Core Image's.
public protocol CIBloom: CISepiaTone {
  /// The radius of the glow, in pixels.
  var radius: Float { get set }
}

/// A filter that dulls bright parts. Mirrors Core Image's.
public protocol CIGloom: CIBloom {}
/// A filter that sharpens an image. Mirrors Core Image's.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var sharpness: Float { get set }
}

/// A filter that blurs an image along a line. Mirrors Core Image's.
public protocol CIMotionBlur: CIGaussianBlur {
  /// The direction of the line, in radians.
  var angle: Float { get set }
}

/// A filter that shows an image as dots. Mirrors Core Image's.
public protocol CIPointillize: CIGaussianBlur {
  /// The point at which the pattern begins. Stored, without effect: the dots begin at the corner.
  var center: CGPoint { get set }
}

/// A filter that turns an image around a point. Mirrors Core Image's.
public protocol CITwirlDistortion: CIGaussianBlur {
  /// The middle, from the bottom left.
  var center: CGPoint { get set }
  /// The turn in the middle, in radians.
  var angle: Float { get set }
}

/// A filter that enlarges an image around a point. Mirrors Core Image's.
public protocol CIBumpDistortion: CIGaussianBlur {
  /// The middle, from the bottom left.
  var center: CGPoint { get set }
  /// The strength, from -1 to 1.
  var scale: Float { get set }
}

/// A filter that draws an image to a point. Mirrors Core Image's.
public protocol CIPinchDistortion: CIBumpDistortion {}
/// A filter that darkens an image around a circle. Mirrors Core Image's.
public protocol CIVignetteEffect: CIGaussianBlur {
  /// The middle, from the bottom left.
  var center: CGPoint { get set }
  /// The strength, from 0 to 1.
  var intensity: Float { get set }
  /// How softly the darkening begins, from 0 to 1.
  var falloff: Float { get set }
}

extension CIFilter: CIHueAdjust, CIVibrance, CIGammaAdjust, CIColorPosterize, CIBloom, CIGloom,
  CISharpenLuminance, CIMotionBlur, CIPointillize, CITwirlDistortion, CIBumpDistortion,
  CIPinchDistortion, CIVignetteEffect
{}
