/// Kinds of unsafe edges, of which a desktop window has none. Mirrors SwiftUI.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Without effect: a desktop window has no unsafe edges. Mirrors SwiftUI.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
