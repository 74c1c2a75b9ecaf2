internal import FocusModel

extension View {
  /// Makes the views inside a part of the focus order of its own, to which `prefersDefaultFocus`
  /// and `resetFocus` refer by `namespace`. Mirrors SwiftUI.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusRegionModifier(namespace: namespace))
  }

  /// Says where the focus goes when it gets to the views inside without anybody choosing one: when
  /// the window appears, or when the focus moves here by itself. With `userInitiated` also when the
  /// user moves in. Mirrors SwiftUI.
  ///
  /// A write to a focus value wins over it; of several around each other, the innermost that the
  /// focus enters counts.
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

  /// Makes the view's frame a target of the arrow keys: a move that meets it goes to the nearest view
  /// in it that can have the focus, even if none lies straight ahead. Mirrors SwiftUI.
  ///
  /// The section itself never has the focus, and without a view in it that can, it does nothing. A
  /// move back goes to the view in the section that had the focus last. Give a section a frame as
  /// large as the place that it is to be reached from: `.frame(maxHeight: .infinity)`, say.
  public func focusSection() -> some View {
    modifier(FocusRegionModifier(isSection: true))
  }

  /// Says that this view, or the first control in it, is to have the focus when the scope of
  /// `namespace` around it gets the focus without anybody choosing. Mirrors SwiftUI.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferenceModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

/// When `defaultFocus` counts. Mirrors SwiftUI's `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  let isForUser: Bool

  /// When the window appears, or the focus moves into the region by itself.
  public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
  /// Also when the user moves the focus into the region.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)

  var model: DefaultFocusPriority { isForUser ? .userInitiated : .automatic }
}

struct FocusRegionModifier: _PrimitiveModifier {
  var namespace: Namespace.ID?
  var isSection = false
  var declare: ((FocusScope, AnyObject) -> Void)?

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    FocusRegionNode(view, context)
  }
}

/// A part of the focus order, with what is declared for it.
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

  override func modifiesAlike(_ old: FocusRegionModifier) -> Bool {
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

private struct PreferenceModifier: _PrimitiveModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PreferenceNode(view, context)
  }
}

private final class PreferenceNode<Content: View>: ModifierNode<Content, PreferenceModifier> {
  private let target: PreferenceTarget

  override init(_ view: ModifiedContent<Content, PreferenceModifier>, _ context: _Context) {
    target = PreferenceTarget(outer: context.environment.inherited.focusTarget)
    super.init(view, context)
    tell()
    makeContent()
  }

  private func tell() {
    let modifier = view.modifier
    let scope = environment[NamedScopesKey.self][modifier.namespace]
    target.scope = modifier.isPreferred ? scope : nil
  }

  override func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.focusTarget = target
  }

  override func didUpdate(
    from old: ModifiedContent<Content, PreferenceModifier>, environmentChanged: Bool
  ) {
    tell()
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

/// Has the controls inside prefer the default focus of a scope.
private final class PreferenceTarget: FocusTarget {
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

/// Puts the focus back to where a scope wants it when nobody chooses. Mirrors SwiftUI's.
public struct ResetFocusAction: Sendable {
  /// The focus goes to the preferred or default view of the scope, else to its first. Nothing
  /// happens if the focus is elsewhere, or if something else asks for it in this turn.
  public func callAsFunction(in namespace: Namespace.ID) {
    onMainActor { NamedScopes.reset(namespace) }
  }
}

extension EnvironmentValues {
  /// Puts the focus back to where a scope wants it: `resetFocus(in: namespace)`.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
