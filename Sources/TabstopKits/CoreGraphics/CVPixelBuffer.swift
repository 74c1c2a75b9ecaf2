public import Foundation
public import TabstopFoundation

/// A picture in the memory of a camera or a film: never created. Mirrors Core Video's `CVPixelBuffer`.
public final class CVPixelBuffer: Sendable {
  private init() {}
}

/// A picture in the memory of a camera or a film. Mirrors Core Video's.
public typealias CVImageBuffer = CVPixelBuffer

/// The width of a picture, in pixels. Mirrors Core Video's.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// The height of a picture, in pixels. Mirrors Core Video's.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// How the memory of a picture is locked. Mirrors Core Video's.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Creates flags.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// To read it.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Locks the memory of a picture. No effect: there is none. Mirrors Core Video's.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> Int32 { 0 }
/// Unlocks the memory of a picture. No effect: there is none. Mirrors Core Video's.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> Int32 { 0 }
/// The memory of a picture. Always `nil`. Mirrors Core Video's.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  nil
}
/// The bytes of a row of a picture. Mirrors Core Video's.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The key of the format of pixels. Mirrors Core Video's.
public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" as NSString }
/// The key of the width in pixels. Mirrors Core Video's.
public var kCVPixelBufferWidthKey: CFString { "Width" as NSString }
/// The key of the height in pixels. Mirrors Core Video's.
public var kCVPixelBufferHeightKey: CFString { "Height" as NSString }
/// Pixels of four bytes: blue, green, red, opacity. Mirrors Core Video's.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Pixels of four bytes: opacity, red, green, blue. Mirrors Core Video's.
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
/// Lightness and colours apart, of films. Mirrors Core Video's.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
/// Lightness and colours apart, of photos. Mirrors Core Video's.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
