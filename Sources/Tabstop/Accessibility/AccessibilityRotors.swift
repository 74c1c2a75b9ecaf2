// A screen reader on Linux has its own lists of headings, links and fields; a program cannot add to
// them. These declarations exist so that sources that use them compile.

/// A type of text that can name a rotor.
public protocol _RotorLabel {}
extension Text: _RotorLabel {}
extension LocalizedStringKey: _RotorLabel {}
extension String: _RotorLabel {}
extension Substring: _RotorLabel {}

/// A rotor of the system. Mirrors SwiftUI's `AccessibilitySystemRotor`. No effect here.
public struct AccessibilitySystemRotor: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// The rotor of links.
  public static let links = AccessibilitySystemRotor("links")
  /// The rotor of visited or unvisited links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .init("links") }
  /// The rotor of headings.
  public static let headings = AccessibilitySystemRotor("headings")
  /// The rotor of headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init("headings")
  }
  /// The rotor of bold text.
  public static let boldText = AccessibilitySystemRotor("boldText")
  /// The rotor of italic text.
  public static let italicText = AccessibilitySystemRotor("italicText")
  /// The rotor of underlined text.
  public static let underlineText = AccessibilitySystemRotor("underlineText")
  /// The rotor of misspelled words.
  public static let misspelledWords = AccessibilitySystemRotor("misspelledWords")
  /// The rotor of pictures.
  public static let images = AccessibilitySystemRotor("images")
  /// The rotor of text fields.
  public static let textFields = AccessibilitySystemRotor("textFields")
  /// The rotor of tables.
  public static let tables = AccessibilitySystemRotor("tables")
  /// The rotor of lists.
  public static let lists = AccessibilitySystemRotor("lists")
  /// The rotor of landmarks, which are parts of the page.
  public static let landmarks = AccessibilitySystemRotor("landmarks")
}

/// An element that a rotor leads to. Mirrors SwiftUI's `AccessibilityRotorEntry`. No effect here.
public struct AccessibilityRotorEntry<ID: Hashable>: _PlainView {
  /// Creates an entry. No effect here.
  public init<L: _RotorLabel>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}
  /// Creates an entry. No effect here.
  public init<L: _RotorLabel>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// No view.
  public var body: some View { EmptyView() }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry. No effect here.
  public init<L: _RotorLabel>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {}
}

extension View {
  /// Adds a rotor with entries. No effect: a desktop's screen reader has no rotor.
  public func accessibilityRotor<L: _RotorLabel, Content: View>(
    _ label: L, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Adds entries to a rotor of the system. No effect: a screen reader on Linux has its own
  /// navigation, which programs cannot extend.
  public func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  /// Adds a rotor with entries for models. No effect: a screen reader on Linux has its own
  /// navigation, which programs cannot extend.
  public func accessibilityRotor<L: _RotorLabel, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Adds entries for models to a rotor of the system. No effect: a screen reader on Linux has its
  /// own navigation, which programs cannot extend.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Adds a rotor with entries for models. No effect: a screen reader on Linux has its own
  /// navigation, which programs cannot extend.
  public func accessibilityRotor<L: _RotorLabel, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Adds entries for models to a rotor of the system. No effect: a screen reader on Linux has its
  /// own navigation, which programs cannot extend.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Adds a rotor for ranges of the text. No effect: a screen reader on Linux has its own
  /// navigation, which programs cannot extend.
  public func accessibilityRotor<L: _RotorLabel>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Adds ranges of the text to a rotor of the system. No effect: a screen reader on Linux has its
  /// own navigation, which programs cannot extend.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Makes the view an entry of a rotor. No effect: a desktop's screen reader has no rotor.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// A key for additional content of a view. Mirrors SwiftUI's `AccessibilityCustomContentKey`. No
/// effect here.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let id: String
  /// Creates a key. No effect here.
  public init(_ label: Text, id: String) { self.id = id }
  /// Creates a key. No effect here.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
  /// Creates a key. No effect here.
  public init(_ labelKey: LocalizedStringKey) { id = Text(labelKey).content }
}

/// The enclosing type of `Importance`. Mirrors the one in Apple's Accessibility framework.
public enum AXCustomContent {
  /// Whether content is read without a request. Mirrors Apple's.
  public enum Importance: UInt, Sendable { case `default`, high }
}

extension View {
  /// Adds custom content for assistive technology. No effect: the accessibility bus has a name, a
  /// description and a value, and no content that is read only on request.
  public func accessibilityCustomContent<L: _RotorLabel, V: _RotorLabel>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Adds content that is read on request. No effect here.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Adds content that is read on request. No effect here.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Adds content that is read on request. No effect here.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
}
