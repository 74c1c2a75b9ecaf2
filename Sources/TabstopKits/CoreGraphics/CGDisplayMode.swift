public import Foundation
internal import Tabstop

/// The size and the rate of a screen. Mirrors Core Graphics' `CGDisplayMode`.
public final class CGDisplayMode: Sendable {
  /// The width, in points.
  public let width: Int
  /// The height, in points.
  public let height: Int
  /// The width, in pixels.
  public let pixelWidth: Int
  /// The height, in pixels.
  public let pixelHeight: Int
  /// The number of frames in a second.
  public let refreshRate: Double

  @MainActor init(_ display: CGDirectDisplayID) {
    let size = CGDisplayBounds(display).size
    (width, height) = (Int(size.width), Int(size.height))
    pixelWidth = CGDisplayPixelsWide(display)
    pixelHeight = CGDisplayPixelsHigh(display)
    refreshRate = Desktop.screenRate
  }
}

/// The size and the rate of a screen; `nil` for other numbers than that of the first. Mirrors Core
/// Graphics'.
@preconcurrency @MainActor
public func CGDisplayCopyDisplayMode(_ display: CGDirectDisplayID) -> CGDisplayMode? {
  display == CGMainDisplayID() ? CGDisplayMode(display) : nil
}

/// Whether a screen is the first. Mirrors Core Graphics'.
public func CGDisplayIsMain(_ display: CGDirectDisplayID) -> UInt32 {
  display == CGMainDisplayID() ? 1 : 0
}
/// Whether a screen is on. Mirrors Core Graphics'.
public func CGDisplayIsActive(_ display: CGDirectDisplayID) -> UInt32 { CGDisplayIsMain(display) }
/// Whether a screen is connected. Mirrors Core Graphics'.
public func CGDisplayIsOnline(_ display: CGDirectDisplayID) -> UInt32 { CGDisplayIsMain(display) }
/// Whether a screen is asleep. Always 0: it is not known.
public func CGDisplayIsAsleep(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Whether a screen shows the content of another. Always 0: it is not known.
public func CGDisplayIsInMirrorSet(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// The number of the maker. Always 0: it is not known.
public func CGDisplayVendorNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// The number of the model. Always 0: it is not known.
public func CGDisplayModelNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// The serial number. Always 0: it is not known.
public func CGDisplaySerialNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// The number of a screen of its device. Always 0: it is not known.
public func CGDisplayUnitNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// The turn of a screen, in degrees. Always 0: it is not known.
public func CGDisplayRotation(_ display: CGDirectDisplayID) -> Double { 0 }
/// The size of a screen, in millimetres. Always zero: it is not known.
public func CGDisplayScreenSize(_ display: CGDirectDisplayID) -> CGSize { .zero }

/// What has changed of a screen. Mirrors Core Graphics'.
public struct CGDisplayChangeSummaryFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The change begins.
  public static let beginConfigurationFlag = CGDisplayChangeSummaryFlags(rawValue: 1)
  /// The screen has moved.
  public static let movedFlag = CGDisplayChangeSummaryFlags(rawValue: 2)
  /// It is the first screen now.
  public static let setMainFlag = CGDisplayChangeSummaryFlags(rawValue: 4)
  /// The screen has another size.
  public static let setModeFlag = CGDisplayChangeSummaryFlags(rawValue: 8)
  /// There is another screen.
  public static let addFlag = CGDisplayChangeSummaryFlags(rawValue: 16)
  /// A screen was removed.
  public static let removeFlag = CGDisplayChangeSummaryFlags(rawValue: 32)
}
/// A function that is called when a screen changes. Mirrors Core Graphics'; it is a closure here.
public typealias CGDisplayReconfigurationCallBack = (
  CGDirectDisplayID, CGDisplayChangeSummaryFlags, UnsafeMutableRawPointer?
) -> Void
/// Calls a function when a screen changes. Never calls it, and `notImplemented`.
@discardableResult
public func CGDisplayRegisterReconfigurationCallback(
  _ callback: CGDisplayReconfigurationCallBack?, _ userInfo: UnsafeMutableRawPointer?
) -> CGError { .notImplemented }
/// Ends the calls of a function. There are none.
@discardableResult
public func CGDisplayRemoveReconfigurationCallback(
  _ callback: CGDisplayReconfigurationCallBack?, _ userInfo: UnsafeMutableRawPointer?
) -> CGError { .success }
