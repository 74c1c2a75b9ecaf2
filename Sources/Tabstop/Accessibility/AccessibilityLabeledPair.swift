internal import GtkBridge

/// The role of a view in a pair of label and content. Mirrors SwiftUI's
/// `AccessibilityLabeledPairRole`.
@frozen
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view that names the other.
  case label
  /// The view that is named.
  case content
}

extension View {
  /// Makes this view the label of another view, or the content that is named: both have the same
  /// `id`. A click on the label goes to the content. Mirrors SwiftUI.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(LabeledPairModifier(role: role, pair: .init(id: id, namespace: namespace)))
  }
}

package struct LabeledPairModifier: Decoration {
  let role: AccessibilityLabeledPairRole
  let pair: LabeledPairs.Key

  func apply(to widget: Widget, old: LabeledPairModifier?, _ environment: InheritedValues) {
    guard old?.pair != pair || old?.role != role else { return }
    if let old { LabeledPairs.shared.remove(widget.accessible, as: old.role, of: old.pair) }
    LabeledPairs.shared.add(widget.accessible, as: role, of: pair)
  }
}

/// The pairs with at least one view.
@MainActor
final class LabeledPairs {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private struct Pair {
    weak var label: Widget?
    weak var content: Widget?
  }

  static let shared = LabeledPairs()
  private var pairs: [Key: Pair] = [:]
  /// The number of pairs from which on those without views are removed.
  private var limit = 64

  /// Called when a view has another role, or is in another pair.
  func remove(_ widget: Widget, as role: AccessibilityLabeledPairRole, of key: Key) {
    switch role {
    case .label: if pairs[key]?.label === widget { pairs[key]?.label = nil }
    case .content: if pairs[key]?.content === widget { pairs[key]?.content = nil }
    }
  }

  func add(_ widget: Widget, as role: AccessibilityLabeledPairRole, of key: Key) {
    if pairs.count > limit {
      pairs = pairs.filter { $0.value.label != nil || $0.value.content != nil }
      limit = max(64, pairs.count * 2)
    }
    var pair = pairs[key] ?? Pair()
    switch role {
    case .label: pair.label = widget
    case .content: pair.content = widget
    }
    pairs[key] = pair
    guard let label = pair.label, let content = pair.content else { return }
    // With a name of its own as well, a screen reader would announce both.
    content.resetAccessibleLabel()
    content.resetAccessiblePlaceholder()
    if label.pointer.isLabel {
      content.setLabel(label)
    } else {
      content.setLabelled(by: label)
    }
  }
}
