internal import FocusModel

extension View {
  /// Makes the views inside a focus scope, to which `prefersDefaultFocus` and `resetFocus` refer by
  /// `namespace`. Mirrors SwiftUI.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusRegionModifier(namespace: namespace))
  }

  /// Declares which of the views inside gets the focus when neither user nor program chooses one:
  /// when the window appears, or when the focus moves here by itself. With `userInitiated` also
  /// when the user moves in. Mirrors SwiftUI.
  ///
  /// A write to a focus value takes precedence; of several nested declarations, the innermost one
  /// that the focus enters is used.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(
      FocusRegionModifier { scope, owner in
        scope.setDefaultFocus(
          binding.storage.model, value, priority: priority.model, owner: owner)
      })
  }

  /// Makes the view's frame a target of the arrow keys: a move that reaches it goes to the nearest
  /// focusable view in it, even if none lies straight ahead. Mirrors SwiftUI.
  ///
  /// The section itself never has the focus, and has no effect without a focusable view in it. A
  /// move back goes to the view in the section that last had the focus. Give a section a frame as
  /// large as the area that it is reached from, for example by `.frame(maxHeight: .infinity)`.
  public func focusSection() -> some View {
    modifier(FocusRegionModifier(isSection: true))
  }

  /// Makes this view, or the first control in it, the preferred one when the enclosing scope of
  /// `namespace` gets the focus and neither user nor program chooses a view. Mirrors SwiftUI.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(FocusPreferenceModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

/// The condition under which `defaultFocus` is used. Mirrors SwiftUI's
/// `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  let isForUser: Bool

  /// When the window appears, or when the focus moves into the region without a choice by the user
  /// or the program.
  public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
  /// Also when the user moves the focus into the region.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)

  var model: DefaultFocusPriority { isForUser ? .userInitiated : .automatic }
}

package struct FocusRegionModifier: _PrimitiveModifier {
  var namespace: Namespace.ID?
  var isSection = false
  var declare: ((FocusScope, AnyObject) -> Void)?

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    FocusRegionNode(view, context)
  }
}

/// A focus scope, with its declarations.
private final class FocusRegionNode<Content: View>: ModifierNode<Content, FocusRegionModifier> {
  private let scope: FocusScope
  private let outer: FocusScope

  override init(_ view: ModifiedContent<Content, FocusRegionModifier>, _ context: _Context) {
    scope = FocusScope(isSection: view.modifier.isSection)
    outer = context.environment.inherited.focusScope
    super.init(view, context)
    scope.owner = self
    outer.insert(scope, after: focusItemBeforeSelf)
    declare()
    makeContent()
  }

  private func declare() {
    view.modifier.declare?(scope, self)
    if let namespace = view.modifier.namespace { NamedScopes.add(scope, for: namespace) }
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusScope = scope
    if let namespace = view.modifier.namespace {
      environment[NamedScopesKey.self][namespace] = scope
    }
  }

  override func hasSameEffect(as old: FocusRegionModifier) -> Bool {
    old.namespace == view.modifier.namespace
  }

  override func didUpdate(
    from old: ModifiedContent<Content, FocusRegionModifier>, environmentChanged: Bool
  ) {
    if let namespace = old.modifier.namespace, namespace != view.modifier.namespace {
      NamedScopes.remove(scope, for: namespace)
    }
    declare()
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  // MARK: Structure

  override func focusItem(before child: _Node) -> FocusItem? { nil }
  override var lastFocusItem: FocusItem? { scope }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) { visit(scope) }

  override func unmount() {
    super.unmount()
    if let namespace = view.modifier.namespace { NamedScopes.remove(scope, for: namespace) }
    outer.remove(scope)
  }
}

// MARK: Preference

package struct FocusPreferenceModifier: _PrimitiveModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    FocusPreferenceNode(view, context)
  }
}

private final class FocusPreferenceNode<Content: View>: ModifierNode<
  Content, FocusPreferenceModifier
>
{
  private let group: PreferenceGroup

  override init(_ view: ModifiedContent<Content, FocusPreferenceModifier>, _ context: _Context) {
    group = PreferenceGroup(outer: context.environment.inherited.focusGroup)
    super.init(view, context)
    updateScope()
    makeContent()
  }

  private func updateScope() {
    let modifier = view.modifier
    let scope = environment[NamedScopesKey.self][modifier.namespace]
    group.scope = modifier.isPreferred ? scope : nil
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusGroup = group
  }

  override func didUpdate(
    from old: ModifiedContent<Content, FocusPreferenceModifier>, environmentChanged: Bool
  ) {
    updateScope()
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

/// Makes the controls inside prefer the default focus of a scope.
private final class PreferenceGroup: FocusGroup {
  private var members: [ObjectIdentifier: FocusNode] = [:]

  var scope: FocusScope? {
    didSet {
      guard scope !== oldValue else { return }
      for node in members.values {
        if let oldValue { node.setPrefersDefaultFocus(false, in: oldValue) }
        if let scope { node.setPrefersDefaultFocus(true, in: scope) }
      }
    }
  }

  override func join(_ node: FocusNode) {
    members[ObjectIdentifier(node)] = node
    if let scope { node.setPrefersDefaultFocus(true, in: scope) }
  }

  override func leave(_ node: FocusNode) {
    members[ObjectIdentifier(node)] = nil
    if let scope { node.setPrefersDefaultFocus(false, in: scope) }
  }
}

// MARK: Names

private struct NamedScopesKey: EnvironmentKey {
  static var defaultValue: [Namespace.ID: FocusScope] { [:] }
}

/// The scopes of all windows by their names.
@MainActor
private enum NamedScopes {
  private static var scopes: [Namespace.ID: [FocusScope]] = [:]

  static func add(_ scope: FocusScope, for namespace: Namespace.ID) {
    guard !scopes[namespace, default: []].contains(where: { $0 === scope }) else { return }
    scopes[namespace, default: []].append(scope)
  }

  static func remove(_ scope: FocusScope, for namespace: Namespace.ID) {
    scopes[namespace]?.removeAll { $0 === scope }
    if scopes[namespace]?.isEmpty == true { scopes[namespace] = nil }
  }

  static func reset(_ namespace: Namespace.ID) {
    for scope in scopes[namespace] ?? [] { scope.coordinator?.resetFocus(in: scope) }
  }
}

/// An action that moves the focus to the default of a scope. Mirrors SwiftUI's.
public struct ResetFocusAction: Sendable {
  /// Moves the focus to the preferred or default view of the scope, else to its first. Has no
  /// effect if the focus is elsewhere, or if another request of this turn moves it.
  public func callAsFunction(in namespace: Namespace.ID) {
    onMainActor { NamedScopes.reset(namespace) }
  }
}

extension EnvironmentValues {
  /// The action that moves the focus to the default of a scope: `resetFocus(in: namespace)`.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
