internal import CGtk
internal import GtkBridge

extension View {
  /// Sets the view's name for assistive technology. Mirrors SwiftUI.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    modifier(AccessibleTextModifier(kind: .label, text: isEnabled ? label.content : nil))
  }

  /// Sets the view's name for assistive technology. Mirrors SwiftUI.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the view's name for assistive technology. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the view's value for assistive technology, where its text does not contain it. Mirrors
  /// SwiftUI.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
    modifier(AccessibleTextModifier(kind: .value, text: isEnabled ? value.content : nil))
  }

  /// Sets the view's value for assistive technology, where its text does not contain it. Mirrors
  /// SwiftUI.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the view's value for assistive technology, where its text does not contain it. Mirrors
  /// SwiftUI.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets the view's hint: what happens when it is used. Mirrors SwiftUI.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    modifier(AccessibleTextModifier(kind: .hint, text: isEnabled ? hint.content : nil))
  }

  /// Sets the view's hint: what happens when it is used. Mirrors SwiftUI.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the view's hint: what happens when it is used. Mirrors SwiftUI.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets a name for tests and tools, which is not spoken: the widget's name
  /// (`gtk_widget_set_name`). Mirrors SwiftUI.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some View {
    modifier(AccessibleTextModifier(kind: .identifier, text: isEnabled ? identifier : nil))
  }

  /// Hides the view from assistive technology. Mirrors SwiftUI.
  ///
  /// A view that can have the keyboard focus is not hidden, because the screen reader could not
  /// follow the focus there: also use `focusable(false)` on it.
  public func accessibilityHidden(_ isHidden: Bool, isEnabled: Bool = true) -> some View {
    modifier(AccessibleHiddenModifier(isHidden: isHidden && isEnabled))
  }
}

package struct AccessibleTextModifier: Decoration {
  enum Kind { case label, value, hint, identifier }
  let kind: Kind
  /// The text; `nil` while the modifier is not enabled.
  let text: String?

  var spokenText: String? { kind == .label ? text : nil }
  var spokenValue: String? { kind == .value ? text : nil }
  var spokenHint: String? { kind == .hint ? text : nil }

  func apply(to widget: Widget, old: AccessibleTextModifier?, _ environment: InheritedValues) {
    guard old?.text != text else { return }
    let widget = widget.accessible
    if old != nil, kind == .label || kind == .value { widget.changeNameInTurn() }
    switch (kind, text) {
    case (.label, let text?):
      widget.isNamed = true
      widget.setDrawingNamed(true)
      if old == nil { widget.becomeGroupIfLayout() }
      widget.setAccessibleLabel(text, byProgram: true)
    case (.label, nil):
      widget.isNamed = false
      widget.setDrawingNamed(false)
      widget.resetAccessibleLabel()
    case (.value, let text): widget.setAccessibleValue(text ?? "")
    case (.hint, let text): widget.accessibleHint = text
    case (.identifier, let text):
      gtk_widget_set_name(widget.pointer, text ?? "")
    }
  }
}

package struct AccessibleHiddenModifier: Decoration {
  let isHidden: Bool

  var spokenText: String? { isHidden ? "" : nil }
  var hasNoTapStops: Bool { isHidden }

  func apply(to widget: Widget, old: AccessibleHiddenModifier?, _ environment: InheritedValues) {
    guard (old?.isHidden ?? false) != isHidden else { return }
    if isHidden, widget.containsFocusable {
      let parts = HiddenParts(of: widget)
      widget.companions.append(parts)
      parts.setHidden(true)
    } else if !isHidden, let index = widget.companions.firstIndex(where: { $0 is HiddenParts }) {
      (widget.companions.remove(at: index) as? HiddenParts)?.setHidden(false)
    } else {
      widget.setAccessibleHidden(isHidden)
      SpokenText.setHidden(isHidden, of: widget.pointer)
    }
  }
}

extension Widget {
  /// Exports the name once in this turn, when all parts of it are known: what is in the widget may change, too.
  @MainActor func changeNameInTurn() {
    guard Updater.shared.isRunning else { return }
    beginNameChange()
    Updater.shared.beforeFocus { [self] in endNameChange() }
  }
}

/// The parts that are hidden in a widget that can have the keyboard focus: all except that one.
@MainActor
private final class HiddenParts {
  private var widgets: [Widget] = []

  // Without the widget itself, which retains this object.
  init(of widget: Widget) { collect(in: widget) }

  private func collect(in widget: Widget) {
    guard !widget.pointer.isFocusable else { return }
    var next = widget.pointer.firstChild
    while let current = next {
      let child = Widget(current)
      if child.containsFocusable { collect(in: child) } else { widgets.append(child) }
      next = current.nextSibling
    }
  }

  func setHidden(_ isHidden: Bool) {
    for widget in widgets { widget.setAccessibleHidden(isHidden) }
  }
}
