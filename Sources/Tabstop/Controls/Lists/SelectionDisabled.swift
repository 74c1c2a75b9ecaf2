extension View {
  /// Disables the selection of rows of a list, or of options of a picker. Mirrors SwiftUI.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SelectionDisabledModifier(isDisabled: isDisabled))
  }
}

/// A modifier that may disable the selection of a row.
@MainActor
protocol SelectionGuard {
  var isSelectionDisabled: Bool { get }
}

package struct SelectionDisabledModifier: InheritanceModifier, SelectionGuard {
  let isDisabled: Bool
  var isSelectionDisabled: Bool { isDisabled }

  func modify(_ environment: inout EnvironmentValues) {
    // As `disabled`: a row inside of a disabled list stays disabled.
    if isDisabled { environment.isSelectionDisabled = true }
  }
}

private struct SelectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }
}

extension _Node {
  /// Whether the row or the option of these views cannot be selected. The modifier may be inside of
  /// a tag, too.
  var isSelectionDisabled: Bool {
    if environment.isSelectionDisabled { return true }
    var first: _Node?
    forEachChild { if first == nil { first = $0 } }
    return first?.isSelectionDisabled ?? false
  }

  /// Whether a modifier outside of the rows disables all of them.
  var inheritsDisabledSelection: Bool { environment.isSelectionDisabled }

  /// Whether a modifier in the row or the option may disable its selection.
  var hasSelectionGuard: Bool {
    if (self as? any InheritanceNodeOfModifier)?.inheritance is any SelectionGuard { return true }
    var first: _Node?
    forEachChild { if first == nil { first = $0 } }
    return first?.hasSelectionGuard ?? false
  }
}

/// Whether the first such modifier in a view disables its selection as a row. Needs no node and no
/// widget; states in the view have their initial values.
@MainActor
func isSelectionDisabled<V: View>(in view: V, below node: _Node) -> Bool {
  if let part = view as? any SelectionGuardingView { return part.isSelectionDisabled(below: node) }
  if V.Body.self == Never.self { return false }
  var installed = view
  var properties = DynamicProperties<V>()
  properties.install(into: &installed, of: node)
  return isSelectionDisabled(in: installed.body, below: node)
}

/// A view that may have such a modifier, or contain a view that has.
@MainActor
private protocol SelectionGuardingView {
  func isSelectionDisabled(below node: _Node) -> Bool
}

extension ModifiedContent: SelectionGuardingView where Content: View, Modifier: ViewModifier {
  fileprivate func isSelectionDisabled(below node: _Node) -> Bool {
    if (modifier as? any SelectionGuard)?.isSelectionDisabled == true { return true }
    return Tabstop.isSelectionDisabled(in: content, below: node)
  }
}

extension _ConditionalContent: SelectionGuardingView where TrueContent: View, FalseContent: View {
  fileprivate func isSelectionDisabled(below node: _Node) -> Bool {
    switch self {
    case .first(let view): Tabstop.isSelectionDisabled(in: view, below: node)
    case .second(let view): Tabstop.isSelectionDisabled(in: view, below: node)
    }
  }
}

extension AnyView: SelectionGuardingView {
  fileprivate func isSelectionDisabled(below node: _Node) -> Bool {
    Tabstop.isSelectionDisabled(in: content, below: node)
  }
}
