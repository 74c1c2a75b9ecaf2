public import Foundation

// Core Image's filters with properties instead of keys.

extension CIFilter {
  /// The image that is changed.
  public var inputImage: CIImage? {
    get { value(kCIInputImageKey, as: CIImage.self) }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The strength of the effect.
  public var intensity: Float {
    get { Float(number(kCIInputIntensityKey, usualIntensity)) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  /// The radius of the effect, in pixels.
  public var radius: Float {
    get { Float(number(kCIInputRadiusKey, usualRadius)) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  /// The size of its elements, in pixels.
  public var scale: Float {
    get { Float(number(kCIInputScaleKey, usualScale)) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  /// The middle of a distortion, from the bottom left of the image. Squares and dots begin at the corner in any
  /// case.
  public var center: CGPoint {
    get {
      if let vector = value(kCIInputCenterKey, as: CIVector.self) {
        return CGPoint(x: vector.x, y: vector.y)
      }
      return value(kCIInputCenterKey, as: CGPoint.self) ?? CGPoint(x: 150, y: 150)
    }
    set { setValue(newValue, forKey: kCIInputCenterKey) }
  }
  /// A factor of the distances from grey.
  public var saturation: Float {
    get { Float(number(kCIInputSaturationKey, 1)) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  /// The brightness to add, from -1 to 1.
  public var brightness: Float {
    get { Float(number(kCIInputBrightnessKey, 0)) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  /// A factor of the distances from a half.
  public var contrast: Float {
    get { Float(number(kCIInputContrastKey, 1)) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  /// The exposure, in stops: each doubles the light.
  public var ev: Float {
    get { Float(number(kCIInputEVKey, 0)) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  /// The colour of the result.
  public var color: CIColor {
    get { color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  /// The colour of what is dark.
  public var color0: CIColor {
    get { color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)) }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The colour of what is light.
  public var color1: CIColor {
    get { color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)) }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  /// The bytes of a code.
  public var message: Data {
    get { value("inputMessage", as: Data.self) ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// The share of a code that may be damaged: "L" (7 %), "M", "Q" or "H" (30 %).
  public var correctionLevel: String {
    get { value("inputCorrectionLevel", as: String.self) ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  private var usualIntensity: Double {
    switch kind {
    case .unsharpMask, .bloom, .gloom: 0.5
    case .vignette: 0
    default: 1
    }
  }
  private var usualScale: Double {
    switch kind {
    case .pixellate, .hexagonalPixellate: 8
    case .lanczosScale: 1
    default: 0.5
    }
  }
  private var usualRadius: Double {
    switch kind {
    case .crystallize: 20
    case .unsharpMask: 2.5
    case .motionBlur, .pointillize: 20
    case .twirl, .bump, .pinch: 300
    case .vignetteEffect: 150
    case .vignette: 1
    default: 10
    }
  }

  /// Creates a generator of QR codes, from `message` and `correctionLevel`.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CIFilter(.qrCode) }
  /// Creates a filter that tones an image brown, as old photos are, by `intensity`.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { CIFilter(.sepiaTone) }
  /// Creates a filter that inverts the colours of an image.
  public class func colorInvert() -> any CIFilter & CIColorInvert { CIFilter(.colorInvert) }
  /// Creates a filter that changes `saturation`, `brightness` and `contrast`.
  public class func colorControls() -> any CIFilter & CIColorControls { CIFilter(.colorControls) }
  /// Creates a filter that shows an image in shades of one `color`.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    CIFilter(.colorMonochrome)
  }
  /// Creates a filter that changes the exposure, by `ev`.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { CIFilter(.exposure) }
  /// Creates a filter that maps the lightness to colours from `color0`, for dark pixels, to `color1`.
  public class func falseColor() -> any CIFilter & CIFalseColor { CIFilter(.falseColor) }
  /// Creates a filter that blurs an image, by `radius`.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { CIFilter(.gaussianBlur) }
  /// Creates a filter that blurs an image by the mean of a square, by `radius`.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { CIFilter(.boxBlur) }
  /// Creates a filter that divides an image into squares of one colour, of the size `scale`.
  public class func pixellate() -> any CIFilter & CIPixellate { CIFilter(.pixellate) }
  /// Creates a filter that divides an image into squares of one colour, twice the `radius` wide. Core Image
  /// makes polygons.
  public class func crystallize() -> any CIFilter & CICrystallize { CIFilter(.crystallize) }
  /// Creates a filter that shows the edges in an image, by `intensity`.
  public class func edges() -> any CIFilter & CIEdges { CIFilter(.edges) }
  /// Creates a filter that sharpens an image, by `radius` and `intensity`.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { CIFilter(.unsharpMask) }
  /// Creates a filter that darkens the corners of an image, by `intensity`.
  public class func vignette() -> any CIFilter & CIVignette { CIFilter(.vignette) }
  /// Creates a filter for black and white.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { CIFilter(.mono) }
  /// Creates a filter for black and white with more contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { CIFilter(.noir) }
  /// Creates a filter for black and white with less contrast.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { CIFilter(.tonal) }
  /// Creates a filter that weakens the colours of an image.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { CIFilter(.fade) }
  /// Creates a filter that turns the lightness into opacity, of white.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { CIFilter(.maskToAlpha) }
}

/// A filter. Mirrors Core Image's `CIFilterProtocol`.
public protocol CIFilterProtocol: AnyObject {
  /// The result.
  var outputImage: CIImage? { get }
}

/// A generator of QR codes. Mirrors Core Image's.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The content of the code.
  var message: Data { get set }
  /// The level of error correction: "L", "M", "Q" or "H".
  var correctionLevel: String { get set }
}

/// A filter that tones an image brown. Mirrors Core Image's.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The strength of the effect, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that inverts the colours of an image. Mirrors Core Image's.
public protocol CIColorInvert: CIFilterProtocol { var inputImage: CIImage? { get set } }
/// A filter that changes saturation, brightness and contrast. Mirrors Core Image's.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The saturation: 1 changes nothing.
  var saturation: Float { get set }
  /// The brightness that is added: 0 changes nothing.
  var brightness: Float { get set }
  /// The contrast: 1 changes nothing.
  var contrast: Float { get set }
}

/// A filter that shows an image in shades of one colour. Mirrors Core Image's.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The colour of the image.
  var color: CIColor { get set }
  /// The strength of the effect, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that changes the exposure of an image. Mirrors Core Image's.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The exposure that is added, in stops: 0 changes nothing.
  var ev: Float { get set }
}

/// A filter that replaces the brightness of an image by colours between two. Mirrors Core Image's.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The colour that replaces black.
  var color0: CIColor { get set }
  /// The colour that replaces white.
  var color1: CIColor { get set }
}

/// A filter that blurs an image. Mirrors Core Image's.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius of the blur, in pixels.
  var radius: Float { get set }
}

/// A filter that blurs an image by the mean of a square. Mirrors Core Image's.
public protocol CIBoxBlur: CIGaussianBlur {}
/// A filter that divides an image into areas of one colour. Mirrors Core Image's.
public protocol CICrystallize: CIGaussianBlur {}
/// A filter that divides an image into squares of one colour. Mirrors Core Image's.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The size of a square, in pixels.
  var scale: Float { get set }
  /// The place where four squares meet.
  var center: CGPoint { get set }
}

/// A filter that shows the edges in an image. Mirrors Core Image's.
public protocol CIEdges: CISepiaTone {}
/// A filter that sharpens an image. Mirrors Core Image's.
public protocol CIUnsharpMask: CISepiaTone { var radius: Float { get set } }
/// A filter that darkens the corners of an image. Mirrors Core Image's.
public protocol CIVignette: CISepiaTone { var radius: Float { get set } }
/// A filter that gives an image the look of a film. Mirrors Core Image's.
public protocol CIPhotoEffect: CIFilterProtocol { var inputImage: CIImage? { get set } }
/// A filter that turns brightness into opacity. Mirrors Core Image's.
public protocol CIMaskToAlpha: CIFilterProtocol { var inputImage: CIImage? { get set } }

extension CIFilter: CIQRCodeGenerator, CISepiaTone, CIColorInvert, CIColorControls,
  CIColorMonochrome, CIExposureAdjust, CIFalseColor, CIGaussianBlur, CIBoxBlur, CICrystallize,
  CIPixellate, CIEdges, CIUnsharpMask, CIVignette, CIPhotoEffect, CIMaskToAlpha
{}
