internal import GtkBridge

extension View {
  /// Marks the field as required: a screen reader announces "Required" after the field's name.
  /// Tabstop's own: SwiftUI has no such state.
  public func accessibilityRequired(_ isRequired: Bool = true) -> some View {
    modifier(RequiredModifier(isRequired: isRequired))
  }
}

package struct RequiredModifier: Decoration {
  let isRequired: Bool

  func apply(to widget: Widget, old: RequiredModifier?, _ environment: InheritedValues) {
    guard isRequired != (old?.isRequired ?? false) else { return }
    widget.accessible.setAccessibleRequired(isRequired)
  }
}
