internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A control that does something when it is pressed. Mirrors SwiftUI's `Button`.
public struct Button<Label: View>: _PrimitiveView {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ButtonNode(view, context)
  }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(title, role: nil, action: action)
  }

  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a button is for. Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

private final class ButtonNode<Label: View>: _ViewNode<Button<Label>>, WidgetHost {
  private let button = Widget(gtk_button_new())
  /// Holds a label that is more than a text.
  private var content: Widget?
  private var child: _ViewNode<Label>?
  private var control: FocusableControl!
  private var connection: SignalConnection?
  private var classes = ClassList()

  override init(_ view: Button<Label>, _ context: _Context) {
    super.init(view, context)
    if Label.self == Text.self {
      showPlainLabel()
    } else {
      makeContent()
    }
    button.isSensitive = environment.inherited.isEnabled
    applyStyle()
    // The parameter: `self` in the closure would keep the node alive for ever.
    control = FocusableControl(self, button, name: view.plainTitle)
    connection = SignalConnection(button, "clicked", owner: self) { node, _ in
      node.press()
    }
    applyShortcut()
    environment.dialogActions?.add(
      self, button, role: view.role, shortcut: environment.inherited.keyboardShortcut,
      item: control.item
    ) { [unowned self] in press() }
  }

  private func press() {
    Updater.shared.event {
      environment.dialogActions?.willPress()
      view.action()
    }
  }

  private var plainLabel: Text { view.label as! Text }

  private func showPlainLabel() {
    gtk_button_set_label(button.cast(to: GtkButton.self), plainLabel.content)
    guard let label = gtk_button_get_child(button.cast(to: GtkButton.self)) else { return }
    // Room for twice the text size, whatever it is now: a button's own text is short.
    wrapLabel(OpaquePointer(label), plainLabel.content, size: 30)
    gtk_label_set_justify(OpaquePointer(label), GTK_JUSTIFY_CENTER)
  }

  private func applyShortcut() {
    guard let shortcut = environment.inherited.keyboardShortcut else {
      window.shortcuts.removeAll(of: self)
      return
    }
    window.shortcuts.add(shortcut, of: self) { [unowned self] in
      // As far as the button can be used, and its page is not covered by another.
      guard gtk_widget_is_sensitive(button.pointer) != 0,
        environment.pageAppearance?.isShown != false
      else { return false }
      press()
      return true
    }
  }

  private func makeContent() {
    let box = Widget.box(vertical: false, spacing: 6)
    gtk_widget_set_halign(box.pointer, GTK_ALIGN_CENTER)
    content = box
    let environment = labelEnvironment
    let child = Label._makeNode(view.label, _Context(below: self, environment: environment))
    self.child = child
    insertWidgets(of: child)
    gtk_button_set_child(button.cast(to: GtkButton.self), box.pointer)
    nameAfterContent()
    // A label that grows makes a button that takes any width.
    button.isStretchable = button.expandsHorizontally
  }

  private var labelEnvironment: EnvironmentValues {
    var environment = self.environment
    environment.inherited.isFormRow = false
    environment.inherited.textAlignment = .center
    return environment
  }

  /// GTK names a button after its label only where that is a plain text.
  private func nameAfterContent() {
    guard let child else { return }
    button.setAccessibleLabel(child.plainText)
  }

  override func textChangedInside() { nameAfterContent() }

  override func didUpdate(from old: Button<Label>, environmentChanged: Bool) {
    if let child {
      child.update(view.label, in: environmentChanged ? labelEnvironment : child.environment)
    } else if (old.label as! Text) != plainLabel {
      showPlainLabel()
    }
    if environmentChanged {
      applyStyle()
      applyShortcut()
      control.environmentChanged()
    }
  }

  private func applyStyle() {
    let inherited = environment.inherited
    let own = (view.label as? Text)?.style ?? TextStyle()
    var names = TextStyle(own, in: inherited).classes + inherited.buttonStyle.classes
    if view.role == .destructive { names.append("destructive-action") }
    if inherited.isFormRow { names.append("form-button") }
    classes.set(names, on: button)
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
  override var childHost: any WidgetHost { self }
  override func widget(before child: _Node) -> Widget? { nil }
  override var lastWidget: Widget? { button }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(button) }
  override var lastFocusItem: FocusItem? { control?.item }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) { visit(control.item) }

  func insert(_ widget: Widget, after previous: Widget?) {
    content?.insert(widget, after: previous)
  }
  func remove(_ widget: Widget) { content?.remove(widget) }
  func move(_ widget: Widget, after previous: Widget?) { insert(widget, after: previous) }
  func layoutChanged(of widget: Widget) {}

  override func unmount() {
    super.unmount()
    window.shortcuts.removeAll(of: self)
    environment.dialogActions?.remove(self)
    control.unmount()
    connection = nil
  }
}

extension Button {
  fileprivate var plainTitle: String { (label as? Text)?.content ?? "a button" }
}

// MARK: Styles

/// A look of buttons. Mirrors SwiftUI's `PrimitiveButtonStyle`.
public protocol PrimitiveButtonStyle {
  static var _look: _ButtonLook { get }
}

public enum _ButtonLook: Hashable {
  case automatic, bordered, borderedProminent, borderless, plain, link

  var classes: [String] {
    switch self {
    case .automatic, .bordered: []
    case .borderedProminent: ["suggested-action"]
    case .borderless, .plain: ["flat"]
    case .link: ["flat", "link"]
    }
  }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .automatic }
  public init() {}
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .bordered }
  public init() {}
}
/// For the one thing that a form is for.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .borderedProminent }
  public init() {}
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .borderless }
  public init() {}
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .plain }
  public init() {}
}
public struct LinkButtonStyle: PrimitiveButtonStyle {
  public static var _look: _ButtonLook { .link }
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension View {
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.inherited.buttonStyle, Style._look)
  }
}
