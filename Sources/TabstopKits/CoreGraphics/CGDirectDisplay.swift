public import Foundation
internal import Tabstop

/// The number of a screen. Mirrors Core Graphics'.
public typealias CGDirectDisplayID = UInt32

/// The number of the first screen: 1. Mirrors Core Graphics'.
public func CGMainDisplayID() -> CGDirectDisplayID { 1 }
/// The size of a screen, in points; zero for other numbers than that of the first. Mirrors Core
/// Graphics'.
@preconcurrency @MainActor
public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect {
  display == CGMainDisplayID() ? NSScreen.main?.frame ?? .zero : .zero
}

/// The width of a screen, in pixels; 0 for other numbers than that of the first. Mirrors Core
/// Graphics'.
@preconcurrency @MainActor
public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int {
  Int(CGDisplayBounds(display).width * Desktop.scale)
}

/// The height of a screen, in pixels; 0 for other numbers than that of the first. Mirrors Core
/// Graphics'.
@preconcurrency @MainActor
public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int {
  Int(CGDisplayBounds(display).height * Desktop.scale)
}
