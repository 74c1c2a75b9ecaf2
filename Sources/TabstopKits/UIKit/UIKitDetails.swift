public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// Writes a picture to the folder for pictures, as a PNG file. The target is not called: there are no selectors here.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  do {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: PicturesFolder.free("png"))
  } catch {
    warn("UIImageWriteToSavedPhotosAlbum: \(error)")
  }
}

extension UIDevice {
  /// Never posted.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

extension UIScreen {
  /// Never posted.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
}

extension UIColor {
  /// Reads the brightness of the colour, from 0 to 1. Always true.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = color.components
    white?.pointee = 0.299 * components.red + 0.587 * components.green + 0.114 * components.blue
    alpha?.pointee = components.opacity
    return true
  }
}

/// Creates a rectangle. Mirrors Core Graphics'.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
/// Creates a point. Mirrors Core Graphics'.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Creates a size. Mirrors Core Graphics'.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
extension CGRect {
  /// The rectangle without distances from its sides. Mirrors UIKit's.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension CGSize {
  /// Whether it is the same size. Mirrors Core Graphics'.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension ProcessInfo {
  /// False. Mirrors Foundation's.
  public var isMacCatalystApp: Bool { false }
  /// False. Mirrors Foundation's.
  public var isiOSAppOnMac: Bool { false }
}
