/// A control that runs an action when it is pressed. Mirrors SwiftUI's `Button`.
///
/// A button without a style shows only its label, as on iOS, if the label is more than a text, a
/// symbol or a `Label`, or if the button is in a box that the program draws.
@preconcurrency
@MainActor
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
}

extension Button: View, _PrimitiveView {
  /// Creates a button with a label of any views.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label of any views.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    context.environment.inherited.buttonStyle == .primitive
      ? PrimitiveStyleNode(view, context) : ButtonNode(view, context)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Tabstop.Label<Text, Image> {
  /// Creates a button with a title and an icon of the desktop's theme.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Tabstop.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and an icon of the desktop's theme.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Tabstop.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and one of the program's pictures.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Tabstop.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and one of the program's pictures.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Tabstop.Label(title, image: image) }
  }
}
