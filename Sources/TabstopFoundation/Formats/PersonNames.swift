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
