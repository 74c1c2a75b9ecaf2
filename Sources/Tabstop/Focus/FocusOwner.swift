internal import GtkBridge

/// A modifier that names an object of another module as the owner of the focus while that is in the content.
package struct FocusOwnerModifier: _PrimitiveModifier {
  let owner: AnyObject

  package init(_ owner: AnyObject) { self.owner = owner }

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    FocusOwnerNode(view, context)
  }
}

private protocol FocusOwning: _Node {
  var owner: AnyObject { get }
}

private final class FocusOwnerNode<Content: View>: ModifierNode<Content, FocusOwnerModifier>,
  FocusOwning
{
  override init(_ view: ModifiedContent<Content, FocusOwnerModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    window.focusOwners.append(self)
  }

  var owner: AnyObject { view.modifier.owner }

  override func unmount() {
    super.unmount()
    window.focusOwners.removeAll { $0 === self }
  }
}

extension Desktop {
  /// The owner of the focus in the active window, by a `FocusOwnerModifier`; `nil` if the focus is elsewhere.
  @MainActor
  package static var focusOwner: AnyObject? {
    guard let window = Updater.shared.activeWindow else { return nil }
    return (window.aroundFocus(window.focusOwners) as? any FocusOwning)?.owner
  }
}
