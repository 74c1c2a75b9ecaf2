public import Foundation
public import Tabstop
// Tabstop's own, in SwiftUI's `autocapitalization(_:)`. It has no effect in UIKit's fields here.
@_exported public import enum Tabstop.UITextAutocapitalizationType

// UIKit's names of Tabstop's types, for sources that use them: `UIKeyboardType.numberPad`.
/// UIKit's name of `KeyboardType`.
public typealias UIKeyboardType = KeyboardType
/// UIKit's name of `TextContentType`.
public typealias UITextContentType = TextContentType
/// AppKit's name; macOS has fewer cases.
public typealias NSTextContentType = TextContentType

/// The label of the Return key of an on-screen keyboard. Mirrors UIKit's `UIReturnKeyType`; here
/// only `submitLabel(_:)` has an effect, which sources choose by a value of this type.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Whether an on-screen keyboard corrects words. No effect in UIKit's fields here. Mirrors UIKit's.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether a text is checked while it is written. Stored, without effect. Mirrors UIKit's.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Whether quotation marks are replaced by typographic ones. Stored, without effect. Mirrors UIKit's.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether two hyphens are replaced by a dash. Stored, without effect. Mirrors UIKit's.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether spaces are added around what is pasted. Stored, without effect. Mirrors UIKit's.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The appearance of an on-screen keyboard. Stored, without effect: it is the desktop's. Mirrors
/// UIKit's.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// The dark one's older name.
  public static let alert = UIKeyboardAppearance.dark
}

/// The rules for a new password. No effect: nothing generates passwords here. Mirrors UIKit's
/// `UITextInputPasswordRules`.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules in Apple's notation.
  public let passwordRulesDescriptor: String
  /// Creates rules from Apple's notation.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// The tools for writing that a view offers. Stored, without effect: the desktop has none. Mirrors UIKit's.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

/// The same by AppKit's name.
public typealias NSWritingToolsBehavior = UIWritingToolsBehavior

/// The kinds of texts that tools for writing may return. Stored, without effect. Mirrors UIKit's.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates the options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Letters without attributes.
  public static let plainText = Self(rawValue: 1)
  /// Letters with attributes.
  public static let richText = Self(rawValue: 2)
  /// Lists.
  public static let list = Self(rawValue: 4)
  /// Tables.
  public static let table = Self(rawValue: 8)
}
