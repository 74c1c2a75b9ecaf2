internal import GtkBridge

/// The origin of coordinates. Mirrors SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// The window's content.
  case global
  /// The view itself.
  case local
  /// The enclosing view that has this name by `coordinateSpace(_:)`.
  case named(AnyHashable)

  /// Whether coordinates are relative to the window's content.
  public var isGlobal: Bool { self == .global }
  /// Whether coordinates are relative to the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that represents a coordinate space. Mirrors SwiftUI.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window's content. Mirrors SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public nonisolated init() {}
  /// `.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself. Mirrors SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public nonisolated init() {}
  /// `.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view with a name. Mirrors SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable
  /// `.named(_:)` with the space's name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// `GlobalCoordinateSpace` by its short name. Mirrors SwiftUI.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// `LocalCoordinateSpace` by its short name. Mirrors SwiftUI.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// `NamedCoordinateSpace` by its short name. Mirrors SwiftUI.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The coordinate space of the innermost enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: nil))
  }
  /// The coordinate space of the innermost enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }
}

/// The name of a scroll view that has no other.
struct ScrollViewSpace: Hashable {
  /// The axis along which it scrolls; `nil` for any.
  let axis: Axis?
}

extension View {
  /// Names the view's coordinate space, for the views inside. Mirrors SwiftUI.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the coordinate space of the view: the original spelling of `coordinateSpace(_:)`. Mirrors
  /// SwiftUI.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

/// A node that names coordinate spaces.
@MainActor
protocol CoordinateSpaceNode: _Node {
  func isCoordinateSpace(_ name: AnyHashable) -> Bool
}

package struct CoordinateSpaceModifier: _PrimitiveModifier {
  let name: AnyHashable

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    NamedNode(view, context)
  }
}

private final class NamedNode<Content: View>: ModifierNode<Content, CoordinateSpaceModifier>,
  CoordinateSpaceNode
{
  override init(_ view: ModifiedContent<Content, CoordinateSpaceModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
  }

  func isCoordinateSpace(_ name: AnyHashable) -> Bool { view.modifier.name == name }
}

extension _Node {
  /// The outermost widget of the enclosing view with this name.
  func widget(ofSpace name: AnyHashable) -> Widget? {
    var next = parent
    while let node = next {
      if let space = node as? any CoordinateSpaceNode, space.isCoordinateSpace(name) {
        var first: Widget?
        space.forEachWidget { if first == nil { first = $0 } }
        return first
      }
      next = node.parent
    }
    return nil
  }
}
