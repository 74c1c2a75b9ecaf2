extension View {
  /// Lets this view appear from the place of another one with the same identifier that goes at the
  /// same time, if the change is animated. Mirrors SwiftUI. (Views that are there both at once keep
  /// their own places.)
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: AnyHashable(namespace))))
  }

  /// No effect: no page grows out of a view. Mirrors SwiftUI.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: AnyHashable
}

private struct MatchedGeometryModifier: _PrimitiveModifier {
  let key: MatchedGeometryKey

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    MatchedGeometryNode(view, context)
  }
}

/// A node whose views have counterparts.
@MainActor
protocol MatchedGeometrySource: _Node {
  var matchedKey: MatchedGeometryKey { get }
}

private final class MatchedGeometryNode<Content: View>:
  ModifierNode<Content, MatchedGeometryModifier>, MatchedGeometrySource
{
  override init(
    _ view: ModifiedContent<Content, MatchedGeometryModifier>, _ context: _Context
  ) {
    super.init(view, context)
    makeContent()
  }

  var matchedKey: MatchedGeometryKey { view.modifier.key }
}

/// The properties that are matched: always both here. Mirrors SwiftUI's
/// `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The view's place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The view's size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
