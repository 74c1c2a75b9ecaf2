internal import GtkBridge

extension View {
  /// Sets the value that this view represents in a `Picker`. Mirrors SwiftUI.
  ///
  /// - Parameter includeOptional: For a selection that is an optional, too. A tag always works for
  ///   both here.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag))
  }
}

package struct TagModifier<Value: Hashable>: _PrimitiveModifier, ContainerValueSource {
  let tag: Value

  func collect(into values: inout ContainerValues) { values.add(tag: AnyHashable(tag)) }

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TagNode(view, context)
  }
}

/// A node with the tag of its content.
protocol TaggedNode: _Node {
  var tag: Any { get }
}

extension _Node {
  /// The tag of the view that this node shows, also if other modifiers are around it. A tag of one of several views
  /// in it is not its own.
  final var tagInside: AnyHashable? {
    switch rowRole {
    case .tag(let node): return node.tag as? AnyHashable
    case .rows, .lazyRows: return nil
    default: break
    }
    if let modifiedContent { return modifiedContent.tagInside }
    guard childHost !== self else { return nil }
    var (first, isSole): (_Node?, Bool) = (nil, true)
    forEachChild { child in
      isSole = first == nil
      first = first ?? child
    }
    return isSole ? first?.tagInside : nil
  }
}

private final class TagNode<Content: View, Value: Hashable>:
  ModifierNode<Content, TagModifier<Value>>, TaggedNode
{
  override init(_ view: ModifiedContent<Content, TagModifier<Value>>, _ context: _Context) {
    super.init(view, context)
    makeContent()
  }

  override var rowRole: RowRole { .tag(self) }

  var tag: Any { view.modifier.tag }

  override func didUpdate(
    from old: ModifiedContent<Content, TagModifier<Value>>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    if old.modifier.tag != view.modifier.tag { textChangedInside() }
  }
}
