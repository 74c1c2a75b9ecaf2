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

/// The numbers of the screens: that of the first. Mirrors Core Graphics'.
@discardableResult
public func CGGetActiveDisplayList(
  _ maxDisplays: UInt32, _ activeDisplays: UnsafeMutablePointer<CGDirectDisplayID>?,
  _ displayCount: UnsafeMutablePointer<UInt32>?
) -> CGError {
  displayCount?.pointee = 1
  if maxDisplays > 0 { activeDisplays?.pointee = CGMainDisplayID() }
  return .success
}

/// The numbers of the screens: that of the first. Mirrors Core Graphics'.
@discardableResult
public func CGGetOnlineDisplayList(
  _ maxDisplays: UInt32, _ onlineDisplays: UnsafeMutablePointer<CGDirectDisplayID>?,
  _ displayCount: UnsafeMutablePointer<UInt32>?
) -> CGError { CGGetActiveDisplayList(maxDisplays, onlineDisplays, displayCount) }

/// Hides the pointer. Does not: the desktop shows the pointer, and `pointerVisibility` hides it over a view.
@discardableResult
public func CGDisplayHideCursor(_ display: CGDirectDisplayID) -> CGError { .notImplemented }
/// Shows the pointer, which is always visible.
@discardableResult
public func CGDisplayShowCursor(_ display: CGDirectDisplayID) -> CGError { .success }
/// Whether a screen is part of the device. Always 0: it is not known.
public func CGDisplayIsBuiltin(_ display: CGDirectDisplayID) -> UInt32 { 0 }
