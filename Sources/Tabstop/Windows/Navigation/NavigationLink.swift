/// A control that leads to a page. Mirrors SwiftUI's `NavigationLink`. It is disabled outside of a
/// container for pages.
///
/// In a navigation stack the page is pushed; in the sidebar of a split view it is shown in the next
/// column. A click leaves the focus where it is, so that it is there again after going back.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination, isActive: Binding<Bool>?)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  private var badge: Text?
  @State private var isActive = false
  @Environment(\.navigationPage) private var page
  @Environment(\.listSelection) private var selection
  @Environment(\.rowChoice) private var rowChoice
  @Environment(\.inherited.isFormRow) private var isRow
  @Environment(\.inherited.isSwipedRow) private var isInsideRow
  @Environment(\.isList) private var isInList
  @Environment(\.editMode) private var editMode
  @Environment(\.inherited.foreground) private var foreground
  @Environment(\.listAppearance) private var listAppearance

  private init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  /// Creates a link to a page of its own. The destination is a value that is created with the link;
  /// its state and its widgets are created when the link is followed.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination(), isActive: nil), label())
  }

  /// Creates a link to a page that is a value, as SwiftUI first spelled it.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: nil), label())
  }

  /// Creates a link that is also followed when `isActive` is set. Deprecated in SwiftUI in favour
  /// of `navigationDestination(isPresented:)`.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: isActive), label())
  }

  /// Creates a link to a page that is a value, also followed when `isActive` is set, as SwiftUI first
  /// spelled it.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: isActive), label())
  }

  /// Creates a link that is also followed when `selection` is `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: selection.isEqual(to: tag)), label())
  }

  /// Creates a link to a page that is a value, also followed when `selection` is `tag`, as SwiftUI first
  /// spelled it.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: selection.isEqual(to: tag)), label())
  }

  /// The content of the view.
  public var body: some View {
    let isStray = StrayLinks.check(label, unless: leadsSomewhere)
    switch target {
    case .value(let value):
      if let value, let selection, selection.accepts(value) {
        // The list identifies its row by the value that the link selects.
        link(selects: true) { navigate(to: value) }.tag(value)
      } else {
        link(showsPage: isShown(value)) { if let value, !isEdited { navigate(to: value) } }
          .disabled(value == nil || isStray)
      }
    case .view(let destination, let binding):
      let isActive = binding ?? $isActive
      Group {
        // A link without a label is invisible, and only the program opens it; in a row, the row
        // does.
        if !hasNoLabel(binding) || isRow || isInsideRow || isInList {
          link(showsPage: !hasChevron && isActive.wrappedValue) {
            if !isEdited { isActive.wrappedValue = true }
          }
          .disabled(isStray)
        } else {
          EmptyView()
        }
      }
      .modifier(
        PresentedDestinationModifier(
          isPresented: isActive, destination: destination, outlivesRow: binding == nil))
    }
  }

  /// A title without characters may be an icon, which the user sees and follows.
  private func hasNoLabel(_ isActive: Binding<Bool>?) -> Bool {
    Label.self == EmptyView.self || (isActive != nil && (label as? Text)?.content == "")
  }

  private func isShown(_ value: AnyHashable?) -> Bool {
    guard let value, !hasChevron, let link = page?.link else { return false }
    return link.shows(value)
  }

  private var hasChevron: Bool { listAppearance != .sidebar }

  private var leadsSomewhere: Bool {
    if case .value(let value?) = target, selection?.accepts(value) == true { return true }
    return page?.hasStack == true
  }

  /// Whether the link is in a list whose rows are selected now: its row is then.
  private var isEdited: Bool { selection != nil && editMode?.wrappedValue.isEditing == true }

  private func navigate(to value: AnyHashable) {
    guard let selection, selection.accepts(value) else {
      page?.stack?.push(value)
      return
    }
    selection.choose(value, isEdited)
    if !isEdited { rowChoice?.didOpen() }
  }

  private func link(
    selects: Bool = false, showsPage: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      if isRow || isInsideRow {
        // The row is announced like the others: its arrow shows that it opens a page. In a sidebar, where
        // other rows do so, too, it has none.
        if let badge {
          HStack {
            label.foregroundColor(foreground ?? .primary)
            Spacer()
            badge.foregroundColor(.secondary).styleClass("list-badge")
            if hasChevron { LinkChevron(fillsRow: false) }
          }
        } else {
          label
            .foregroundColor(foreground ?? .primary)
            .multilineTextAlignment(.leading)
            .environment(\.isInRowLink, true)
          LinkChevron(fillsRow: true, isShown: hasChevron)
        }
      } else {
        label
      }
    }
    .modifier(LinkAppearance(isInsideRow: isInsideRow, selects: selects, showsPage: showsPage))
  }
}

/// Links outside of a container for pages.
@MainActor
enum StrayLinks {
  /// One warning is enough: there may be a thousand of them.
  static var hasWarned = false

  /// Whether a link has no container for its page; warns about the first one.
  static func check(_ label: some View, unless leadsSomewhere: Bool) -> Bool {
    if leadsSomewhere { return false }
    if !hasWarned {
      hasWarned = true
      let name = (label as? Text).map { " \"\($0.content)\"" } ?? ""
      warn(
        "NavigationLink\(name): there is no NavigationStack or NavigationSplitView around it, so that "
          + "it leads nowhere and is disabled. (Only the first such link is reported.)")
    }
    return true
  }
}

extension NavigationLink: RowLink {
  func badged(_ label: Text) -> NavigationLink {
    var link = self
    link.badge = label
    return link
  }
}

extension Binding {
  fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page that `navigationDestination(for:)` declares for the value's type.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that pushes `value`, for `navigationDestination(for:)` to show; disabled with
  /// `nil`.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), Text(titleKey.text))
  }

  /// Creates a link to a value, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a navigation link with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination(), isActive: nil), Text(titleKey.text))
  }

  /// Creates a link with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination(), isActive: nil), Text(title))
  }

  /// Creates a navigation link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination, isActive: nil), Text(titleKey.text))
  }

  /// Creates a link with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination, isActive: nil), Text(title))
  }

  /// Creates a navigation link with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: isActive), Text(titleKey.text))
  }

  /// Creates a link that a binding follows, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: isActive), Text(title))
  }

  /// Creates a navigation link with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.view(destination, isActive: isActive), Text(titleKey.text))
  }

  /// Creates a link that a binding follows, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(.view(destination, isActive: isActive), Text(title))
  }

  /// Creates a link that is also followed when `selection` is `tag`. Deprecated in SwiftUI.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      .view(destination(), isActive: selection.isEqual(to: tag)), Text(titleKey.text))
  }

  /// Creates a link to a choice, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: selection.isEqual(to: tag)), Text(title))
  }

  /// Creates a link that is also followed when `selection` is `tag`, as SwiftUI first spelled it.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.view(destination, isActive: selection.isEqual(to: tag)), Text(titleKey.text))
  }

  /// Creates a link to a choice, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.view(destination, isActive: selection.isEqual(to: tag)), Text(title))
  }
}

extension NavigationLink {
  /// Sets whether the link opens its page in the detail column. No effect: every link shows that it
  /// opens a page. On a phone, it marks a link to a detail page.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
