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
  /// The part of the screen that bars do not cover: all of it, because programs get no frames of
  /// the desktop's bars.
  public var visibleFrame: CGRect { frame }
  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { Desktop.scale }
  /// The edges that the system covers. Always zero: nothing covers a part of the screen.
  public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  /// The area on the left of what covers the upper edge. Always `nil`: nothing covers the middle of
  /// the upper edge.
  public var auxiliaryTopLeftArea: CGRect? { nil }
  /// The area on the right of what covers the upper edge. Always `nil`: nothing covers the middle
  /// of the upper edge.
  public var auxiliaryTopRightArea: CGRect? { nil }
  /// The name of the screen. Always empty.
  public var localizedName: String { "" }
}
