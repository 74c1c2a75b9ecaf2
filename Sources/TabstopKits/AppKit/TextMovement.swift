/// How the user has left a field. Mirrors AppKit's `NSTextMovement`. Here it is by Return, or in another way.
public enum NSTextMovement: Int, Sendable {
  case other = 0
  case `return` = 16
  case tab = 17
  case backtab = 18
  case left = 19
  case right = 20
  case up = 21
  case down = 22
  case cancel = 23
}

/// By Return. Mirrors AppKit's.
public let NSReturnTextMovement = NSTextMovement.return.rawValue
/// By Tab. Mirrors AppKit's.
public let NSTabTextMovement = NSTextMovement.tab.rawValue
/// By Shift+Tab. Mirrors AppKit's.
public let NSBacktabTextMovement = NSTextMovement.backtab.rawValue
/// By Escape. Mirrors AppKit's.
public let NSCancelTextMovement = NSTextMovement.cancel.rawValue

extension NSText {
  /// How the user has left a field, in the notification of its end: a number of `NSTextMovement`.
  public static var movementUserInfoKey: String { "NSTextMovement" }
}
