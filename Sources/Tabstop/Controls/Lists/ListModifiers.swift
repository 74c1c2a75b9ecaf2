internal import CGtk
internal import GtkBridge

extension View {
  /// Disables the deletion of rows. Mirrors SwiftUI.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowGuardModifier(isDeletionDisabled: isDisabled))
  }

  /// Disables moving of rows. Mirrors SwiftUI.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowGuardModifier(isMoveDisabled: isDisabled))
  }

  /// Runs `action` when the user presses F5. Mirrors SwiftUI, where the user pulls a list down.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(action: action))
  }

  /// Adds a number at the end of a row; none for 0. Mirrors SwiftUI.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Adds a short text at the end of a row. Mirrors SwiftUI.
  public func badge(_ label: Text?) -> some View {
    BadgedView(content: self, label: label)
  }

  /// A badge with a localized text; `nil` removes it.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0.text) }) }

  /// A badge with a text that is not localized; `nil` removes it.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Shows or hides an index of the sections at the edge of a list. Mirrors SwiftUI. No effect: a list
  /// has a scroll bar here, and typing the first letters of a row goes to it.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the text of a section in the index of a list. Mirrors SwiftUI. No effect: there is no index.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the text of a section in the index of a list. Mirrors SwiftUI. No effect: there is no index.
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Shows or hides the lines at the edges of a section. Mirrors SwiftUI. No effect: sections are cards of their own
  /// here, without such lines.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the colour of the lines at the edges of a section. Mirrors SwiftUI. No effect: sections are cards of their
  /// own here, without such lines.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
}

/// A side of a row. Mirrors SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Codable, Sendable {
  case leading, trailing
}

/// The upper or lower edge. Mirrors SwiftUI's `VerticalEdge`.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Codable, Sendable {
  case top, bottom

  /// A set of these edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

// MARK: Nodes

package struct RowGuardModifier: _PrimitiveModifier, Equatable {
  var isDeletionDisabled = false
  var isMoveDisabled = false

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    RowGuardNode(view, context)
  }
}

private final class RowGuardNode<Content: View>: ModifierNode<Content, RowGuardModifier>, RowGuard {
  override init(_ view: ModifiedContent<Content, RowGuardModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
  }

  override var rowRole: RowRole { .guarded(self) }

  override func didUpdate(
    from old: ModifiedContent<Content, RowGuardModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    guard old.modifier != view.modifier else { return }
    rowsChangedInside()
    formEditsInside?.rowsChanged()
  }

  var isDeletionDisabled: Bool { view.modifier.isDeletionDisabled }
  var isMoveDisabled: Bool { view.modifier.isMoveDisabled }
}

package struct RefreshModifier: _PrimitiveModifier {
  let action: @Sendable () async -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    RefreshNode(view, context)
  }
}

private final class RefreshNode<Content: View>: ModifierNode<Content, RefreshModifier> {
  override init(_ view: ModifiedContent<Content, RefreshModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    window.shortcuts.addFallback(of: self) { [weak self] key, modifiers in
      guard let self, key == UInt32(GDK_KEY_F5), modifiers.isEmpty,
        environment.pageAppearance?.isShown != false
      else { return false }
      let action = self.view.modifier.action
      Task { await action() }
      return true
    }
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.refresh = RefreshAction { [weak self] in await self?.view.modifier.action() }
  }

  override func unmount() {
    super.unmount()
    window.shortcuts.removeFallback(of: self)
  }
}

/// A view that is a row of its own, and can contain other things.
protocol RowLink: View {
  func badged(_ label: Text) -> Self
}

extension ModifiedContent: RowLink where Content: RowLink, Modifier: ViewModifier {
  func badged(_ label: Text) -> ModifiedContent {
    ModifiedContent(content: content.badged(label), modifier: modifier)
  }
}

/// A row and its badge. A page of a tab view shows no badge, but its tab does.
struct BadgedView<Content: View>: View {
  let content: Content
  let label: Text?
  @Environment(\.isTabPage) private var isTabPage
  @Environment(\.inherited.isFormRow) private var isRow
  @Environment(\.inherited.isSwipedRow) private var isInsideRow

  var body: some View {
    if let label, isRow || isInsideRow,
      let badged = (content as? any RowLink)?.badged(label) as? Content
    {
      badged
    } else if isTabPage {
      content.environment(\.tabBadge, label)
    } else if let label {
      HStack {
        content
        Spacer()
        label.styleClass("list-badge")
      }
      .modifier(TagFromInside())
    } else {
      content
    }
  }
}

/// Identifies the row by a tag of a view inside, which a stack would hide.
private struct TagFromInside: _PrimitiveModifier {
  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    BadgedNode(view, context)
  }
}

private final class BadgedNode<Content: View>: ModifierNode<Content, TagFromInside> {
  override init(_ view: ModifiedContent<Content, TagFromInside>, _ context: _Context) {
    super.init(view, context)
    makeContent()
  }

  override var rowRole: RowRole { .taggedInside }
}

private struct TabBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

private struct TabPageKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is directly inside a tab view.
  var isTabPage: Bool {
    get { self[TabPageKey.self] }
    set { self[TabPageKey.self] = newValue }
  }

  /// The badge of the tab of the page in a tab view.
  var tabBadge: Text? {
    get { self[TabBadgeKey.self] }
    set { self[TabBadgeKey.self] = newValue }
  }
}
