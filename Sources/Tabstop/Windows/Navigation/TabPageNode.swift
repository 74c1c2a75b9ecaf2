internal import CGtk
internal import FocusModel
internal import GtkBridge

@MainActor
package struct TabLabelModifier<Label> {
  let label: Label
  var value: AnyHashable?
}

extension TabLabelModifier: ViewModifier, _PrimitiveModifier where Label: View {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TabPageNode(view, context)
  }
}

/// A page of a tab view, for the tab view.
@MainActor
protocol TabPage: _Node {
  var button: Widget { get }
  var value: AnyHashable? { get }
  var scope: FocusScope { get }
  /// - Parameter restoresFocus: Whether the focus goes back to what had it when the page was left.
  func setOnTop(_ isOnTop: Bool, restoresFocus: Bool)
}

extension TabPage {
  var holdsFocus: Bool { window.coordinator.holdsFocus(in: scope) }
}

/// A page of a tab view, with its tab.
private final class TabPageNode<Content: View, Label: View>:
  CoverableNode<Content, TabLabelModifier<Label>>, TabPage
{
  let button = Widget(gtk_button_new())
  private var label: TabLabelNode<Label>?

  init(_ view: ModifiedContent<Content, TabLabelModifier<Label>>, _ context: _Context) {
    super.init(view, context, scopeName: "tab", isCovered: true)
    // The role must be set before assistive technology reads it.
    button.setRole(.tab)
    button.addClass("tab")
    makeContent()
    label = TabLabelNode(view.modifier.label, childContext, button)
    label?.show(badge: environment.tabBadge?.content)
  }

  var value: AnyHashable? { view.modifier.value }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.isTabPage = false
    if environment.tabBadge != nil { environment.tabBadge = nil }
  }

  override func didUpdate(
    from old: ModifiedContent<Content, TabLabelModifier<Label>>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    label?.update(view.modifier.label, in: environment)
    label?.show(badge: environment.tabBadge?.content)
  }

  func setOnTop(_ isOnTop: Bool, restoresFocus: Bool) {
    forEachWidget { $0.isVisible = isOnTop }
    guard isOnTop != appearance.isOnTop else { return }
    let focus = window.coordinator.focusedNode
    if !isOnTop { focusBeforeCover = FocusPlace(ofFocusIn: scope) }
    scope.isHidden = !isOnTop
    appearance.isOnTop = isOnTop
    if isOnTop, restoresFocus, focus == nil || focusBeforeCover != nil {
      window.coordinator.returnFocus(to: focusBeforeCover)
    }
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    super.forEachChild(visit)
    if let label { visit(label) }
  }
  override func text(withButtons: Bool) -> String {
    child?.text(withButtons: withButtons) ?? ""
  }
  override func textChangedInside() { label?.nameButton() }
}

/// The content of a tab.
private final class TabLabelNode<Label: View>: _ViewNode<Label>, WidgetHost {
  private let box = Widget.box(vertical: false, spacing: 6)
  private let button: Widget
  private var child: _ViewNode<Label>?
  private var badge: (text: String, widget: Widget)?

  init(_ view: Label, _ context: _Context, _ button: Widget) {
    self.button = button
    super.init(view, context)
    // A label that is narrower than the least width of a button is in its middle.
    box.pointer.halign = .center
    gtk_button_set_child(button.cast(to: GtkButton.self), box.pointer)
    let child = Label._makeNode(view, childContext)
    self.child = child
    insertWidgets(of: child)
    nameButton()
  }

  /// Shows a short text behind the label, which is a part of the tab's name.
  func show(badge: String?) {
    guard badge != self.badge?.text else { return }
    if let old = self.badge { box.remove(old.widget) }
    self.badge = badge.map { text in
      let widget = Widget(gtk_label_new(text))
      widget.addClass("list-badge")
      box.insert(widget, after: Widget.lastChild(of: box))
      return (text, widget)
    }
    nameButton()
  }

  func nameButton() {
    button.setAccessibleLabel(badge.map { "\(name) \($0.text)" } ?? name)
  }

  /// The texts of the label; the names of its pictures if there is none.
  private var name: String {
    guard let child else { return "" }
    let words = Self.texts(in: child).joined(separator: " ")
    return words.isEmpty ? child.plainText : words
  }

  private static func texts(in node: _Node) -> [String] {
    if node is TextNode { return node.plainText.isEmpty ? [] : [node.plainText] }
    var texts: [String] = []
    node.forEachChild { texts += Self.texts(in: $0) }
    return texts
  }

  override func evaluate() { child?.update(view, in: environment) }

  override var childHost: any WidgetHost { self }
  func insert(_ widget: Widget, after previous: Widget?) { box.insert(widget, after: previous) }
  func remove(_ widget: Widget) { box.remove(widget) }
  func move(_ widget: Widget, after previous: Widget?) { box.insert(widget, after: previous) }
  func layoutChanged(of widget: Widget) {}

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
  override func widget(before child: _Node) -> Widget? { nil }
  override var lastWidget: Widget? { nil }
  override func forEachWidget(_ visit: (Widget) -> Void) {}
}
