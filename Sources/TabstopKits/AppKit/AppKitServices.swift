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

  /// Its size, in points.
  public var frame: CGRect {
    let (width, height) = Desktop.screenSize
    return CGRect(x: 0, y: 0, width: width, height: height)
  }
  /// The same: a program does not know of the desktop's bars.
  public var visibleFrame: CGRect { frame }
  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { Desktop.scale }
  /// Its name.
  public var localizedName: String { "" }
}

/// A sound. Mirrors the part of AppKit's `NSSound` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSSound: NSObject {
  /// The desktop's sound for a warning, if the user has one.
  public static func beep() { Desktop.beep() }
  /// A sound of a Mac: the desktop's for a warning takes its place.
  public init?(named name: String) {
    self.name = name
    super.init()
  }
  /// A sound in a file: the desktop's for a warning takes its place; `AVAudioPlayer` plays files.
  public init?(contentsOf url: URL, byReference byRef: Bool) {
    name = url.lastPathComponent
    super.init()
  }
  /// The name.
  public let name: String?
  /// Stored, without effect.
  public var volume: Float = 1
  /// Stored, without effect.
  public var loops = false
  /// Always `false`.
  public var isPlaying: Bool { false }
  /// Plays the desktop's sound for a warning.
  @discardableResult
  public func play() -> Bool {
    Desktop.beep()
    return true
  }
  /// No effect.
  @discardableResult
  public func stop() -> Bool { true }
}

/// No effect: a desktop has no device for haptic feedback. Mirrors AppKit's.
@preconcurrency @MainActor
public final class NSHapticFeedbackManager: NSObject {
  /// The pattern of the feedback.
  public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
  /// The time at which feedback is given.
  public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }

  private override init() { super.init() }
  /// The only one.
  public static let defaultPerformer = NSHapticFeedbackManager()
  /// Does nothing.
  public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
}

extension NSImage {
  /// An icon of the desktop's theme, as `Image(systemName:)` finds it.
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(systemName: name)
  }
}
