// Values of a view that the layout around it reads.
internal import GtkBridge

extension View {
  /// Sets the priority of the view when a stack divides its space: views of higher priority choose
  /// first; 0 by default. Mirrors SwiftUI.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value.isNaN ? 0 : value))
  }

  /// Passes a value to the layout that contains the view.
  package func _layoutValue(
    _ key: ObjectIdentifier, _ value: Any
  ) -> ModifiedContent<Self, LayoutValueModifier> {
    modifier(LayoutValueModifier(key: key, value: value))
  }

  /// Sets the order of views in a `ZStack`: views of higher index are in front; 0 by default.
  /// Mirrors SwiftUI.
  public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(index: value.isNaN ? 0 : value))
  }
}

package struct LayoutPriorityModifier: Decoration {
  let priority: Double

  func apply(to widget: Widget, old: LayoutPriorityModifier?, _ environment: InheritedValues) {
    guard widget.layoutPriority != priority else { return }
    widget.layoutPriority = priority
    widget.pointer.queueResize()
  }
}

package struct LayoutValueModifier: Decoration {
  let key: ObjectIdentifier
  let value: Any

  func apply(to widget: Widget, old: LayoutValueModifier?, _ environment: InheritedValues) {
    widget.layoutValues[key] = value
    widget.pointer.queueResize()
  }
}

package struct ZIndexModifier: Decoration {
  let index: Double

  func apply(to widget: Widget, old: ZIndexModifier?, _ environment: InheritedValues) {
    widget.zIndex = index
  }
}
