/// The kind of distance between the content of a window and its edges. Mirrors SwiftUI's `ScenePadding`.
public struct ScenePadding: Hashable, Sendable {
  let length: Double
  /// The usual distance.
  public static let automatic = ScenePadding(length: 20)
  /// The distance below a navigation bar: the usual one here.
  public static let navigationBar = ScenePadding(length: 20)
  /// The least distance.
  public static let minimum = ScenePadding(length: 8)
}

extension View {
  /// Adds the usual distance between the content of a window and its edges. Mirrors SwiftUI.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.automatic, edges: edges)
  }

  /// Adds a distance between the content of a window and its edges. Mirrors SwiftUI.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }
}
