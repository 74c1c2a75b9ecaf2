internal import GtkBridge

/// The direction in which an adjustable view changes. Mirrors SwiftUI's
/// `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// A kind of action. Mirrors SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The action's name on the accessibility bus.
  let name: String
  /// The action of a press.
  public static let `default` = AccessibilityActionKind(name: "activate")
  /// The action that leaves a view, such as a dialog.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The view's most important action.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// The action that deletes an item.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// The action that opens the view's menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  private init(name: String) { self.name = name }
  /// Creates a custom kind with a name for the user.
  public init(named name: Text) { self.name = name.content }
}

/// A category of actions. Mirrors SwiftUI's `AccessibilityActionCategory`. It has no effect here:
/// the accessibility bus has one list of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  /// The default category.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// The category of actions that edit. No effect here.
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) { self.name = name }
  /// Creates a custom category. No effect here.
  public init(_ name: Text) { self.name = name.content }
  /// Creates a custom category with a localized name. No effect here.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  /// Creates a custom category with a name that is not localized. No effect here.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }
}

extension View {
  /// Adds an action for assistive technology, to the view's actions on the accessibility bus.
  /// Mirrors SwiftUI.
  ///
  /// It has no effect on buttons, fields and switches, for which GTK exports only actions of its own. No
  /// key triggers the action: provide a button or a context menu for actions that all users need.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(ActionModifier(actions: [actionKind.name: handler]))
  }

  /// Adds an action for assistive technology. Mirrors SwiftUI; see `accessibilityAction(_:_:)`.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(ActionModifier(actions: [name.content: handler]))
  }

  /// Adds an action for assistive technology. Mirrors SwiftUI; see `accessibilityAction(_:_:)`.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action for assistive technology. Mirrors SwiftUI; see `accessibilityAction(_:_:)`.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action for assistive technology, named by the texts of `label`. Mirrors SwiftUI; see
  /// `accessibilityAction(_:_:)`.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityActions { Button(action: action, label: label) }
  }

  /// Adds the buttons of `content` to this view's actions for assistive technology. Mirrors
  /// SwiftUI; see `accessibilityAction(_:_:)`.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(ActionsModifier(content: content()))
  }

  /// Adds the buttons of `content` as actions. Mirrors SwiftUI. No effect of `category`: AT-SPI does not
  /// group actions.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Lets assistive technology increase and decrease the view's value: adds the actions "increment"
  /// and "decrement". If the view contains no control, Tab reaches it, and the arrow keys change its value;
  /// then Tab does not reach views inside it with a tap gesture, unless `accessibilityAddTraits` makes them
  /// buttons. Mirrors SwiftUI; see `accessibilityAction(_:_:)`.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(TapStopModifier(role: .slider, adjust: handler))
      .modifier(
        ActionModifier(actions: [
          "increment": { handler(.increment) }, "decrement": { handler(.decrement) },
        ]))
  }

  /// Lets assistive technology scroll the view: adds an action for each direction. Mirrors SwiftUI;
  /// see `accessibilityAction(_:_:)`.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    modifier(
      ActionModifier(actions: [
        "scrollUp": { handler(.top) }, "scrollDown": { handler(.bottom) },
        "scrollLeft": { handler(.leading) }, "scrollRight": { handler(.trailing) },
      ]))
  }
}

/// Adds actions to a view's widget, by their names on the accessibility bus.
package struct ActionModifier: Decoration {
  let actions: [String: () -> Void]

  func apply(to widget: Widget, old: ActionModifier?, _ environment: InheritedValues) {
    let widget = widget.accessible
    for name in old?.actions.keys ?? [:].keys where actions[name] == nil {
      widget.setAccessibleAction(name, nil)
    }
    for (name, handler) in actions {
      widget.setAccessibleAction(name) { Updater.shared.event(handler) }
    }
  }
}

/// Adds the buttons of a content as actions.
@MainActor
package struct ActionsModifier<Actions> {
  let content: Actions
}

extension ActionsModifier: ViewModifier, _PrimitiveModifier where Actions: View {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    ActionsNode(view, context)
  }
}

/// A node that reads the buttons as a menu does, and adds them as actions to the last widget of
/// the content.
private final class ActionsNode<Content: View, Actions: View>:
  ModifierNode<Content, ActionsModifier<Actions>>
{
  private var actions: UnrenderedContent<Actions>!
  private var names: Set<String> = []
  /// The widget that has the actions.
  private weak var target: Widget?

  override init(
    _ view: ModifiedContent<Content, ActionsModifier<Actions>>, _ context: _Context
  ) {
    super.init(view, context)
    actions = UnrenderedContent(view.modifier.content, below: self)
    makeContent()
    actions.changed = { [unowned self] in exportActions() }
    exportActions()
  }

  private func exportActions() {
    guard let widget = lastWidget?.accessible else { return }
    if widget !== target {
      for name in names { target?.setAccessibleAction(name, nil) }
      (names, target) = ([], widget)
    }
    var items: [String: @MainActor () -> Void] = [:]
    collect(actions.menuContent, into: &items)
    for name in names.subtracting(items.keys) { widget.setAccessibleAction(name, nil) }
    names = Set(items.keys)
    for (name, action) in items { widget.setAccessibleAction(name, action) }
  }

  private func collect(
    _ entries: [MenuEntry], into items: inout [String: @MainActor () -> Void]
  ) {
    for entry in entries {
      switch entry {
      case .item(let item):
        if item.isEnabled { items[item.title] = { Updater.shared.event(item.action) } }
      case .submenu(_, let entries), .section(_, let entries): collect(entries, into: &items)
      default: break
      }
    }
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ActionsModifier<Actions>>, environmentChanged: Bool
  ) {
    actions.update(view.modifier.content, of: self, environmentChanged: environmentChanged)
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    exportActions()
  }

  /// The content may have another widget now.
  override func textChangedInside() {
    if lastWidget?.accessible !== target { exportActions() }
    super.textChangedInside()
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let actions { visit(actions) }
    super.forEachChild(visit)
  }

  override var replacesText: Bool { true }
  override func text(withButtons: Bool) -> String {
    child?.text(withButtons: withButtons) ?? ""
  }
}
