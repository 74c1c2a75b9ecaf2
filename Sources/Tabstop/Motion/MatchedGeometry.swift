internal import GtkBridge

extension View {
  /// Animates this view from the place of another view with the same identifier, if that view
  /// disappears in the same animated change. Mirrors SwiftUI.
  ///
  /// With `isSource: false`, a colour, a shape or a picture is drawn with the place and size of the
  /// source view with the identifier, and moves to another source when its identifier changes.
  ///
  /// - Parameters:
  ///   - properties: No effect: place and size are always matched.
  ///   - anchor: No effect: the whole places are matched.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: AnyHashable(namespace)),
        isSource: isSource))
  }

  /// Marks the source of a zoom transition. No effect: there are no zoom transitions here. Mirrors
  /// SwiftUI.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: AnyHashable
}

package struct MatchedGeometryModifier: _PrimitiveModifier {
  let key: MatchedGeometryKey
  let isSource: Bool

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    MatchedGeometryNode(view, context)
  }
}

/// A node of a view with a matched geometry.
@MainActor
protocol MatchedGeometrySource: _Node {
  /// The key of a source; `nil` for a view that follows a source.
  var matchedKey: MatchedGeometryKey? { get }
}

private final class MatchedGeometryNode<Content: View>:
  ModifierNode<Content, MatchedGeometryModifier>, MatchedGeometrySource
{
  override init(
    _ view: ModifiedContent<Content, MatchedGeometryModifier>, _ context: _Context
  ) {
    super.init(view, context)
    makeContent()
    register()
  }

  var matchedKey: MatchedGeometryKey? { view.modifier.isSource ? view.modifier.key : nil }

  /// - Parameter drawings: The drawings that already follow another view.
  private func register(_ drawings: [Widget] = []) {
    if view.modifier.isSource {
      MatchedPlaces.add(self, view.modifier.key)
    } else {
      MatchedPlaces.register(self, view.modifier.key, drawings)
    }
  }

  override func didUpdate(
    from old: ModifiedContent<Content, MatchedGeometryModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    let (old, new) = (old.modifier, view.modifier)
    guard old.key != new.key || old.isSource != new.isSource else { return }
    let drawings = MatchedPlaces.remove(self, old.key)
    if new.isSource { MatchedPlaces.release(drawings) }
    register(drawings)
  }

  override func unmount() {
    MatchedPlaces.release(MatchedPlaces.remove(self, view.modifier.key))
    super.unmount()
  }
}

/// The sources of each key, and the drawings that follow them.
@MainActor
private enum MatchedPlaces {
  private struct Entry {
    weak var node: _Node?
    /// The drawings that follow a source, to release them later.
    var drawings: [Widget] = []
  }

  private static var sources: [MatchedGeometryKey: [ObjectIdentifier: Entry]] = [:]
  private static var followers: [MatchedGeometryKey: [ObjectIdentifier: Entry]] = [:]

  static func add(_ node: _Node, _ key: MatchedGeometryKey) {
    sources[key, default: [:]][ObjectIdentifier(node)] = Entry(node: node)
    if followers[key] != nil { place(key, by: nil) }
  }

  static func register(_ node: _Node, _ key: MatchedGeometryKey, _ drawings: [Widget]) {
    followers[key, default: [:]][ObjectIdentifier(node)] = Entry(node: node, drawings: drawings)
    place(key, by: Transaction.current)
  }

  /// - Returns: The drawings of the node that follow another view.
  static func remove(_ node: _Node, _ key: MatchedGeometryKey) -> [Widget] {
    let id = ObjectIdentifier(node)
    if sources[key]?.removeValue(forKey: id) != nil {
      if sources[key]?.isEmpty ?? false { sources[key] = nil }
      if followers[key] != nil { place(key, by: nil) }
    }
    let drawings = followers[key]?.removeValue(forKey: id)?.drawings ?? []
    if followers[key]?.isEmpty ?? false { followers[key] = nil }
    return drawings
  }

  /// Draws `drawings` in their own places again.
  static func release(_ drawings: [Widget]) {
    for drawing in drawings {
      guard let paint = ChildPaint.existing(drawing.pointer) else { continue }
      Motions.current?.cancel(MotionKey(drawing, .place))
      paint.leader = nil
      paint.changed()
    }
  }

  /// Draws the followers of a key in the place of its source, after the next layout.
  private static func place(_ key: MatchedGeometryKey, by transaction: Transaction?) {
    Updater.shared.afterUpdate {
      for follower in followers[key]?.values.compactMap(\.node) ?? [] where follower.isMounted {
        let before = Dictionary(
          uniqueKeysWithValues: drawings(of: follower).map { ($0.raw, paintedPlace(of: $0)) })
        follower.window.afterLayout { [weak follower] in
          guard let follower, follower.isMounted else { return }
          let leader = sources[key]?.values.lazy.compactMap(\.node).first.flatMap(widget(of:))
          let drawings = drawings(of: follower)
          followers[key]?[ObjectIdentifier(follower)]?.drawings = drawings
          for drawing in drawings {
            animate(drawing, by: leader, from: before[drawing.raw] ?? nil, transaction)
          }
        }
      }
    }
  }

  private static func widget(of node: _Node) -> Widget? {
    var widget: Widget?
    node.forEachWidget { widget = widget ?? $0 }
    return widget
  }

  /// The views of a node that can be drawn in any size.
  private static func drawings(of node: _Node) -> [Widget] {
    PlacedViews(node).views.values.filter(\.isDrawing).map(\.widget)
  }

  /// The place in which a drawing is painted now; `nil` if it follows no source.
  private static func paintedPlace(of drawing: Widget) -> PaintPlace? {
    guard let parent = drawing.pointer.parent,
      let paint = ChildPaint.existing(drawing.pointer), var place = paint.leaderPlace(in: parent)
    else { return nil }
    if let moved = paint.displacement {
      place.x += moved.x
      place.y += moved.y
      place.width *= moved.scaleX
      place.height *= moved.scaleY
    }
    return place
  }

  private static func animate(
    _ drawing: Widget, by leader: Widget?, from old: PaintPlace?, _ transaction: Transaction?
  ) {
    guard let paint = ChildPaint.of(drawing.pointer),
      let parent = drawing.pointer.parent
    else { return }
    paint.leader = leader
    guard let old, let new = paint.leaderPlace(in: parent), old != new, new.width > 0,
      new.height > 0, let animation = Motions.animation(transaction, for: drawing.pointer)
    else {
      Motions.current?.cancel(MotionKey(drawing, .place))
      return paint.changed()
    }
    var start = PaintDisplacement()
    start.x = old.x - new.x
    start.y = old.y - new.y
    start.scaleX = old.width / new.width
    start.scaleY = old.height / new.height
    PaintMotion.place(drawing, painted: paint, from: start, by: animation, of: transaction)
  }
}

/// The properties that are matched. No effect here: always both are. Mirrors SwiftUI's
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
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
