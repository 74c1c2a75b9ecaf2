public import Foundation

// Foundation on Linux has names of persons but no words for them: Sign in with Apple hands over such
// names, and sources show them.

extension PersonNameComponents {
  /// The parts in the order in which European languages write them, by the length wanted.
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

  /// The name as people write it. Mirrors Foundation's on Apple's systems.
  public func formatted() -> String { text(.medium) }

  /// The name in a form of one's choosing: `name.formatted(.name(style: .short))`.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// How much of a name is written, and how. Mirrors Foundation's on Apple's systems.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name: the nickname or one name, the given and the family name, all of it, or
    /// the initials.
    public enum Style: Int, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
    /// How much of the name is written.
    public var style: Style

    /// - Parameter style: How much of the name is written: given and family name unless said
    ///   otherwise.
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
  /// The name as people write it. Foundation's own cannot be had on Linux.
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
