// UIKit's names of Tabstop's types, which sources use written out: `UIKeyboardType.numberPad`.
public typealias UIKeyboardType = KeyboardType
public typealias UITextContentType = TextContentType
/// AppKit's name; macOS knows fewer cases.
public typealias NSTextContentType = TextContentType
