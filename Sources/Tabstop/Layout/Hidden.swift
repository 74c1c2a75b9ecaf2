internal import GtkBridge

extension View {
  /// Hides the view and keeps its space: it is not visible, not announced and not usable, except by
  /// its keyboard shortcuts. Mirrors SwiftUI.
  public func hidden() -> some View {
    modifier(HiddenModifier()).environment(\.inherited.isHidden, true)
  }
}

package struct HiddenModifier: Decoration {
  /// What is not visible is no part of the name of a control around it.
  var spokenText: String? { "" }

  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    .container(LayeredLayout())
  }

  func apply(to widget: Widget, old: HiddenModifier?, _ environment: InheritedValues) {
    // A child that is not "child-visible" is laid out but not mapped: not drawn, not focused, and
    // hidden from assistive technology.
    if let child = widget.pointer.firstChild {
      child.isChildVisible = false
    }
  }
}
