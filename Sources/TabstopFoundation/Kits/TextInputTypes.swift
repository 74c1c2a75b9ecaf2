// UIKit's names of Tabstop's types, which sources use written out: `UIKeyboardType.numberPad`.
public typealias UIKeyboardType = KeyboardType
public typealias UITextContentType = TextContentType
/// AppKit's name; macOS knows fewer cases.
public typealias NSTextContentType = TextContentType

/// The words on the Return key of an on-screen keyboard. Mirrors UIKit's `UIReturnKeyType`; here
/// `submitLabel(_:)` alone says them, which sources choose by a value of this type.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}
