public import Foundation

/// An object that was found in a picture: never created. Mirrors AVFoundation's `AVMetadataObject`.
// Sendable: immutable.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// The type of an object in a picture. Mirrors AVFoundation's.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A bar code of 13 digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A bar code of 8 digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A Code 128 bar code.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A Code 39 bar code.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A UPC-E bar code.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A Data Matrix code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
  /// The type of the object.
  public let type: ObjectType
  /// The bounds of the object.
  public var bounds: CGRect { .zero }
  init(type: ObjectType) {
    self.type = type
    super.init()
  }
}

/// A code that was found: never created. Mirrors AVFoundation's `AVMetadataMachineReadableCodeObject`.
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The text of the code.
  public var stringValue: String? { nil }
  /// The corners of the code. Always empty.
  public var corners: [CGPoint] { [] }
}
