public import Foundation
internal import Tabstop

/// The inline style of a range of text: strong, emphasised, struck through or code. Mirrors
/// Foundation's, which Foundation on Linux (Swift 6.3) lacks.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasised: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: in monospaced letters.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line that may be continued. No effect here.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line. No effect here: the text has it.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML in a paragraph. No effect here.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML of its own. No effect here.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// The attribute for the inline style of a range.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension TextStretch {
  /// The inline style of the text, as Foundation's type.
  var intent: InlinePresentationIntent {
    get {
      var intent: InlinePresentationIntent = []
      if isEmphasized { intent.insert(.emphasized) }
      if isStrong { intent.insert(.stronglyEmphasized) }
      if isCode { intent.insert(.code) }
      if strikethrough != nil { intent.insert(.strikethrough) }
      return intent
    }
    set {
      isEmphasized = newValue.contains(.emphasized)
      isStrong = newValue.contains(.stronglyEmphasized)
      isCode = newValue.contains(.code)
      if newValue.contains(.strikethrough) { strikethrough = strikethrough ?? .single }
    }
  }
}

extension AttributedString {
  /// Creates the text for the user, in the user's language, from Markdown: the translation of the
  /// literal's format in a table of the program, or the literal. Mirrors Foundation's.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      inline: String(localized: keyAndValue, table: table, bundle: bundle, comment: comment))
  }

  /// Creates the text of a resource, from Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(inline: String(localized: resource))
  }

  private init(inline markdown: String) {
    self.init()
    for stretch in Text.markdownStretches(markdown) {
      append(AttributedString(stretch, baseURL: nil))
    }
  }
}

extension NSAttributedString {
  /// Creates an empty text, as Objective-C's `init()` does, which Foundation on Linux (Swift 6.3) lacks.
  ///
  /// - Parameter nothing: Left out by callers: `NSAttributedString()`.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
