internal import GtkBridge

/// The commands of a window's views by their names, as AppKit's actions.
@MainActor
final class NamedCommands {
  private var handlers: [(owner: ObjectIdentifier, name: String, perform: () -> Void)] = []

  func set(_ name: String, of owner: _Node, _ perform: (() -> Void)?) {
    remove(owner)
    if let perform { handlers.append((ObjectIdentifier(owner), name, perform)) }
  }

  func remove(_ owner: _Node) { handlers.removeAll { $0.owner == ObjectIdentifier(owner) } }

  /// Performs the command of the view that has come last; returns whether there is one.
  func perform(_ name: String) -> Bool {
    guard let handler = handlers.last(where: { $0.name == name }) else { return false }
    Updater.shared.event(handler.perform)
    return true
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
    makeContent()
    offer()
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
