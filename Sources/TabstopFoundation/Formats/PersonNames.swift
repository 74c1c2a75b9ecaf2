public import Foundation

// Foundation on Linux has components of personal names but no formatting: Sign in with Apple
// returns such names, and sources show them.

extension PersonNameComponents {
  /// The parts in the order of European languages, for a length.
  fileprivate func text(_ style: FormatStyle.Style) -> String {
    let parts: [String?]
    switch style {
    case .short: parts = [nickname ?? givenName ?? familyName]
    case .long: parts = [namePrefix, givenName, middleName, familyName, nameSuffix]
    case .abbreviated:
      return [givenName, familyName].compactMap { $0?.first }.map { String($0) }.joined()
    case .medium: parts = [givenName, familyName]
    }
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The formatted name. Mirrors Foundation's on Apple's systems.
  public func formatted() -> String { text(.medium) }

  /// The name in a format: `name.formatted(.name(style: .short))`.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// A format of a name. Mirrors Foundation's on Apple's systems.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The parts of a name: the nickname or one name, the given and the family name, all of it, or
    /// the initials.
    public enum Style: Int, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
    /// The parts of the name.
    public var style: Style

    /// Creates a format.
    /// - Parameter style: The parts of the name: given and family name by default.
    public init(style: Style = .medium) { self.style = style }

    /// The name in this style. An empty part leaves no space.
    public func format(_ value: PersonNameComponents) -> String { value.text(style) }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name in a style: `name.formatted(.name(style: .short))`.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

@available(*, deprecated, message: "Use PersonNameComponents.formatted()")
extension PersonNameComponentsFormatter {
  /// The formatted name. Foundation's own does not exist on Linux.
  public class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    switch style {
    case .short: components.text(.short)
    case .long: components.text(.long)
    case .abbreviated: components.text(.abbreviated)
    default: components.text(.medium)
    }
  }
}

/// A formatter of names. By the name `PersonNameComponentsFormatter` in sources that import
/// SwiftUI, instead of Foundation's, of which none can be created on Linux (Swift 6.3).
// Sendable: one thread at a time.
open class PersonNameFormatter: Formatter, @unchecked Sendable {
  /// The parts of a name.
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

  /// Options of the result. None has an effect here.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The phonetic name. No effect here.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The parts of the name.
  open var style = Style.default
  /// The language of the name. No effect here: the order is that of European languages.
  open var locale: Locale! = .current
  /// Whether the phonetic name is meant. No effect here.
  open var isPhonetic = false

  /// The formatted name.
  open func string(from components: PersonNameComponents) -> String {
    Self.localizedString(from: components, style: style)
  }

  /// The formatted name, if the object is one.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  /// The name in a text: the first word is the given name, the last one the family name. `nil` if there is
  /// none.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var name = PersonNameComponents()
    name.givenName = first
    if words.count > 1 { name.familyName = words.last }
    if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return name
  }

  /// The formatted name.
  // Disfavoured: a source that imports Foundation, too, sees that of Foundation's class, above.
  @_disfavoredOverload
  public class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    switch nameFormatStyle {
    case .short: components.text(.short)
    case .long: components.text(.long)
    case .abbreviated: components.text(.abbreviated)
    default: components.text(.medium)
    }
  }
}
