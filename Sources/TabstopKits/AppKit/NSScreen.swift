public import Foundation
internal import Tabstop

/// A screen. Mirrors the part of AppKit's `NSScreen` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSScreen: NSObject {
  private override init() { super.init() }
  private static let first = NSScreen()

  /// The first screen.
  public static var main: NSScreen? { first }
  /// The first screen.
  public static var screens: [NSScreen] { [first] }

  /// The size of the screen, in points.
  public var frame: CGRect {
    let (width, height) = Desktop.screenSize
    return CGRect(x: 0, y: 0, width: width, height: height)
  }
  /// The same: a program gets no frames of the desktop's bars.
  public var visibleFrame: CGRect { frame }
  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { Desktop.scale }
  /// Always zero: nothing covers a part of the screen.
  public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  /// Always `nil`: nothing covers the middle of the upper edge.
  public var auxiliaryTopLeftArea: CGRect? { nil }
  /// Always `nil`: nothing covers the middle of the upper edge.
  public var auxiliaryTopRightArea: CGRect? { nil }
  /// The name of the screen. Always empty.
  public var localizedName: String { "" }
}
