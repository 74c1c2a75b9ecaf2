internal import GtkBridge

/// The commands of a window's views by their names, as AppKit's actions.
@MainActor
final class NamedCommands {
  private struct Handler {
    unowned let owner: _Node
    let name: String
    let perform: () -> Void
  }

  private var handlers: [Handler] = []
  private unowned let window: WindowContext

  init(_ window: WindowContext) { self.window = window }

  /// Sets the command of a view, which keeps its place among the others.
  func set(_ name: String, of owner: _Node, _ perform: (() -> Void)?) {
    guard let perform else { return remove(owner) }
    let handler = Handler(owner: owner, name: name, perform: perform)
    if let index = handlers.firstIndex(where: { $0.owner === owner }) {
      handlers[index] = handler
    } else {
      handlers.append(handler)
    }
  }

  func remove(_ owner: _Node) { handlers.removeAll { $0.owner === owner } }

  /// Performs the command of the innermost view around the focus, else that of the visible view that has come last;
  /// returns whether there is one.
  func perform(_ name: String) -> Bool {
    let visible = handlers.filter {
      $0.name == name && $0.owner.environment.pageAppearance?.isShown != false
    }
    let around = window.aroundFocus(visible.map(\.owner))
    guard let handler = visible.first(where: { $0.owner === around }) ?? visible.last else {
      return false
    }
    Updater.shared.event(handler.perform)
    return true
  }
}

extension WindowContext {
  /// The innermost of some nodes that the control with the focus is in. While the bar for editing or a menu has the
  /// focus, that is the control that they belong to.
  func aroundFocus(_ nodes: [_Node]) -> _Node? {
    guard let focus = focusedControl?.widget.pointer ?? focusWidget else { return nil }
    return nodes.filter { node in
      var isAround = false
      node.forEachWidget { isAround = isAround || $0.contains(focus) }
      return isAround
    }
    .max { $0.depth < $1.depth }
  }
}

extension Desktop {
  /// Performs a command that a view of the active window has by this name; returns whether one has.
  @MainActor
  package static func performNamedCommand(_ name: String) -> Bool {
    Updater.shared.activeWindow?.namedCommands.perform(name) ?? false
  }
}

/// A modifier with the action of a command by its name.
@MainActor
package struct NamedCommandModifier {
  let name: String
  let perform: (() -> Void)?

  package init(name: String, perform: (() -> Void)?) { (self.name, self.perform) = (name, perform) }
}

extension NamedCommandModifier: ViewModifier, _PrimitiveModifier {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    NamedCommandNode(view, context)
  }
}

private final class NamedCommandNode<Content: View>: ModifierNode<Content, NamedCommandModifier> {
  override init(_ view: ModifiedContent<Content, NamedCommandModifier>, _ context: _Context) {
    super.init(view, context)
    // Before those of the content, which have come later.
    offer()
    makeContent()
  }

  private func offer() {
    window.namedCommands.set(view.modifier.name, of: self, view.modifier.perform)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, NamedCommandModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    offer()
  }

  override func unmount() {
    super.unmount()
    window.namedCommands.remove(self)
  }
}
