/// A text for people, written in the program: a literal, with values in it. Mirrors SwiftUI's
/// `LocalizedStringKey`. It stands for itself: a program brings no tables of translations.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}
