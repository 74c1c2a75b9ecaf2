/// A colour space. All are treated alike here. Mirrors AppKit's.
public enum NSColorSpace: Sendable {
  case deviceRGB, sRGB, genericRGB, displayP3, extendedSRGB, adobeRGB1998
  case deviceGray, genericGray, genericGamma22Gray, extendedGenericGamma22Gray

  /// What the components of a colour mean. Mirrors AppKit's `NSColorSpace.Model`.
  public enum Model: Int, Sendable {
    case unknown = -1
    case gray, rgb, cmyk, lab, deviceN, indexed, patterned
  }
  /// What the components of a colour mean: brightness, or red, green and blue.
  public var colorSpaceModel: Model {
    switch self {
    case .deviceGray, .genericGray, .genericGamma22Gray, .extendedGenericGamma22Gray: .gray
    default: .rgb
    }
  }
  /// The number of components without the opacity.
  public var numberOfColorComponents: Int { colorSpaceModel == .gray ? 1 : 3 }
  /// The name of the space; in English, as it is a name.
  public var localizedName: String? {
    switch self {
    case .deviceRGB: "Device RGB"
    case .sRGB: "sRGB"
    case .genericRGB: "Generic RGB"
    case .displayP3: "Display P3"
    case .extendedSRGB: "Extended sRGB"
    case .adobeRGB1998: "Adobe RGB (1998)"
    case .deviceGray: "Device Gray"
    case .genericGray: "Generic Gray"
    case .genericGamma22Gray: "Generic Gray Gamma 2.2"
    case .extendedGenericGamma22Gray: "Extended Generic Gray Gamma 2.2"
    }
  }
}
