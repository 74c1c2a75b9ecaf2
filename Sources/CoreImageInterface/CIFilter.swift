public import Foundation
internal import GtkBridge

// The keys of a filter's values.
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputImageKey = "inputImage"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputScaleKey = "inputScale"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputCenterKey = "inputCenter"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputColorKey = "inputColor"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputAngleKey = "inputAngle"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputEVKey = "inputEV"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputContrastKey = "inputContrast"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a parameter; see `inputKeys` for the parameters of a filter.
public let kCIInputAmountKey = "inputAmount"
/// The key of a value; `inputKeys` lists the keys that a filter has.
public let kCIInputExtentKey = "inputExtent"
/// The key of a value; `inputKeys` lists the keys that a filter has.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a value; `inputKeys` lists the keys that a filter has.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a value; `inputKeys` lists the keys that a filter has.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the result.
public let kCIOutputImageKey = "outputImage"

/// A filter that changes an image, or makes one. Mirrors the part of Core Image's `CIFilter` that
/// SwiftUI sources use: QR codes, and the usual filters of photos, and some distortions. Others do
/// not exist here: `CIFilter(name:)` is `nil`.
open class CIFilter: NSObject {
  let kind: FilterKind
  private var values: [String: Any] = [:]

  init(_ kind: FilterKind) {
    self.kind = kind
    super.init()
  }

  /// Creates a filter by its name ("CISepiaTone"); `nil` if there is none of that name here.
  public convenience init?(name: String) {
    guard let kind = FilterKind(rawValue: name) else { return nil }
    self.init(kind)
  }
  /// Creates a filter by its name, with values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The name.
  public var name: String { kind.rawValue }
  /// The keys of its values.
  public var inputKeys: [String] { kind.keys }
  /// Sets the values that it has from the start.
  public func setDefaults() { values = values.filter { $0.key == kCIInputImageKey } }
  /// The names of the filters that exist here.
  public class func filterNames(inCategory category: String?) -> [String] {
    FilterKind.allCases.map(\.rawValue)
  }

  /// Sets a value by its key. One that the filter does not have has no effect.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value by its key.
  public func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  func number(_ key: String, _ usual: Double) -> Double {
    switch values[key] {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    default: usual
    }
  }
  func color(_ key: String, _ usual: CIColor) -> CIColor { values[key] as? CIColor ?? usual }
  func value<Value>(_ key: String, as type: Value.Type) -> Value? { values[key] as? Value }

  /// The result; `nil` without what it needs. Calculated each time it is read.
  open var outputImage: CIImage? {
    if kind == .qrCode { return code }
    if kind == .areaAverage { return average }
    if kind == .code128 { return barcode }
    if kind.isCompositing { return composition }
    guard let input = values[kCIInputImageKey] as? CIImage else { return nil }
    if kind == .lanczosScale {
      let scale = CGFloat(number(kCIInputScaleKey, 1))
      return input.transformed(
        by: CGAffineTransform(
          scaleX: scale * CGFloat(number(kCIInputAspectRatioKey, 1)), y: scale))
    }
    var pixels = input.pixels
    change(&pixels)
    return CIImage(
      pixels, origin: input.extent.origin, isSharp: input.isSharp, isEndless: input.isEndless)
  }

  /// The code of the bytes, with a light square around it, as Core Image draws it.
  private var code: CIImage? {
    let bytes =
      value("inputMessage", as: Data.self).map { Array($0) }
      ?? value("inputMessage", as: NSData.self).map { Array($0 as Data) }
    let level = QRCode.Level(rawValue: value("inputCorrectionLevel", as: String.self) ?? "M")
    guard let bytes, let code = QRCode(bytes, level: level ?? .medium) else { return nil }
    let size = code.size + 2
    var pixels = [UInt8](repeating: 255, count: 4 * size * size)
    for y in 0..<code.size {
      for x in 0..<code.size where code[x, y] {
        let start = 4 * ((y + 1) * size + x + 1)
        for channel in 0..<3 { pixels[start + channel] = 0 }
      }
    }
    return CIImage(PicturePixels(width: size, height: size, bytes: pixels), isSharp: true)
  }
}

/// The filters that exist here, by Core Image's names.
enum FilterKind: String, CaseIterable {
  case qrCode = "CIQRCodeGenerator"
  case sepiaTone = "CISepiaTone"
  case colorInvert = "CIColorInvert"
  case colorControls = "CIColorControls"
  case colorMonochrome = "CIColorMonochrome"
  case exposure = "CIExposureAdjust"
  case falseColor = "CIFalseColor"
  case gaussianBlur = "CIGaussianBlur"
  case boxBlur = "CIBoxBlur"
  case pixellate = "CIPixellate"
  case crystallize = "CICrystallize"
  case edges = "CIEdges"
  case unsharpMask = "CIUnsharpMask"
  case vignette = "CIVignette"
  case mono = "CIPhotoEffectMono"
  case noir = "CIPhotoEffectNoir"
  case tonal = "CIPhotoEffectTonal"
  case fade = "CIPhotoEffectFade"
  case chrome = "CIPhotoEffectChrome"
  case instant = "CIPhotoEffectInstant"
  case process = "CIPhotoEffectProcess"
  case transfer = "CIPhotoEffectTransfer"
  case hueAdjust = "CIHueAdjust"
  case vibrance = "CIVibrance"
  case gammaAdjust = "CIGammaAdjust"
  case posterize = "CIColorPosterize"
  case bloom = "CIBloom"
  case gloom = "CIGloom"
  case sharpen = "CISharpenLuminance"
  case motionBlur = "CIMotionBlur"
  case pointillize = "CIPointillize"
  case twirl = "CITwirlDistortion"
  case bump = "CIBumpDistortion"
  case pinch = "CIPinchDistortion"
  case maskToAlpha = "CIMaskToAlpha"
  case areaAverage = "CIAreaAverage"
  case thermal = "CIThermal"
  case xRay = "CIXRay"
  case vignetteEffect = "CIVignetteEffect"
  case discBlur = "CIDiscBlur"
  case hexagonalPixellate = "CIHexagonalPixellate"
  case maximumComponent = "CIMaximumComponent"
  case minimumComponent = "CIMinimumComponent"
  case whitePoint = "CIWhitePointAdjust"
  case comic = "CIComicEffect"
  case lanczosScale = "CILanczosScaleTransform"
  case blendWithMask = "CIBlendWithMask"
  case temperatureAndTint = "CITemperatureAndTint"
  case highlightShadow = "CIHighlightShadowAdjust"
  case toneCurve = "CIToneCurve"
  case colorMatrix = "CIColorMatrix"
  case colorClamp = "CIColorClamp"
  case code128 = "CICode128BarcodeGenerator"
  case sourceOver = "CISourceOverCompositing"
  case addition = "CIAdditionCompositing"
  case multiply = "CIMultiplyBlendMode"
  case screen = "CIScreenBlendMode"
  case overlay = "CIOverlayBlendMode"
  case darken = "CIDarkenBlendMode"
  case lighten = "CILightenBlendMode"

  var isCompositing: Bool {
    [.sourceOver, .addition, .multiply, .screen, .overlay, .darken, .lighten].contains(self)
  }

  var keys: [String] {
    switch self {
    case .qrCode: ["inputMessage", "inputCorrectionLevel"]
    case .sepiaTone: [kCIInputImageKey, kCIInputIntensityKey]
    case .colorControls:
      [kCIInputImageKey, kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey]
    case .colorMonochrome: [kCIInputImageKey, kCIInputColorKey, kCIInputIntensityKey]
    case .exposure: [kCIInputImageKey, kCIInputEVKey]
    case .falseColor: [kCIInputImageKey, "inputColor0", "inputColor1"]
    case .gaussianBlur, .boxBlur, .discBlur, .crystallize: [kCIInputImageKey, kCIInputRadiusKey]
    case .pixellate, .hexagonalPixellate: [kCIInputImageKey, kCIInputScaleKey]
    case .lanczosScale: [kCIInputImageKey, kCIInputScaleKey, kCIInputAspectRatioKey]
    case .whitePoint: [kCIInputImageKey, kCIInputColorKey]
    case .blendWithMask: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
    case .temperatureAndTint: [kCIInputImageKey, "inputNeutral", "inputTargetNeutral"]
    case .highlightShadow:
      [kCIInputImageKey, kCIInputRadiusKey, "inputShadowAmount", "inputHighlightAmount"]
    case .toneCurve: [kCIInputImageKey] + (0..<5).map { "inputPoint\($0)" }
    case .colorMatrix:
      [kCIInputImageKey] + ["R", "G", "B", "A", "Bias"].map { "input\($0)Vector" }
    case .colorClamp: [kCIInputImageKey, "inputMinComponents", "inputMaxComponents"]
    case .code128: ["inputMessage", "inputQuietSpace", "inputBarcodeHeight"]
    case .sourceOver, .addition, .multiply, .screen, .overlay, .darken, .lighten:
      [kCIInputImageKey, kCIInputBackgroundImageKey]
    case .edges: [kCIInputImageKey, kCIInputIntensityKey]
    case .unsharpMask, .vignette: [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey]
    case .areaAverage: [kCIInputImageKey, kCIInputExtentKey]
    case .hueAdjust: [kCIInputImageKey, kCIInputAngleKey]
    case .vibrance: [kCIInputImageKey, kCIInputAmountKey]
    case .gammaAdjust: [kCIInputImageKey, "inputPower"]
    case .posterize: [kCIInputImageKey, "inputLevels"]
    case .bloom, .gloom: [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey]
    case .sharpen: [kCIInputImageKey, kCIInputSharpnessKey]
    case .motionBlur: [kCIInputImageKey, kCIInputRadiusKey, kCIInputAngleKey]
    case .pointillize: [kCIInputImageKey, kCIInputRadiusKey, kCIInputCenterKey]
    case .twirl:
      [kCIInputImageKey, kCIInputCenterKey, kCIInputRadiusKey, kCIInputAngleKey]
    case .vignetteEffect:
      [
        kCIInputImageKey, kCIInputCenterKey, kCIInputRadiusKey, kCIInputIntensityKey,
        "inputFalloff",
      ]
    case .bump, .pinch:
      [kCIInputImageKey, kCIInputCenterKey, kCIInputRadiusKey, kCIInputScaleKey]
    case .colorInvert, .mono, .noir, .tonal, .fade, .chrome, .instant, .process, .transfer,
      .maskToAlpha, .thermal, .xRay, .maximumComponent, .minimumComponent, .comic:
      [kCIInputImageKey]
    }
  }
}
