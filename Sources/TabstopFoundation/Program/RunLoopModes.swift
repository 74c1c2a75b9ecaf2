public import Foundation

extension RunLoop.Mode {
  /// While the user scrolls on an iPhone: here all modes, so that a timer of this mode runs. Mirrors UIKit's.
  public static var tracking: RunLoop.Mode { .common }
  /// While the user drags on a Mac: here all modes, so that a timer of this mode runs. Mirrors AppKit's.
  public static var eventTracking: RunLoop.Mode { .common }
  /// While a dialog runs on a Mac: here all modes, so that a timer of this mode runs. Mirrors AppKit's.
  public static var modalPanel: RunLoop.Mode { .common }
}
