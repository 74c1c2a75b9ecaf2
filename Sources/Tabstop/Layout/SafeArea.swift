/// Kinds of unsafe edges, of which a desktop window has none. Mirrors SwiftUI.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edges of the device: none here.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of the on-screen keyboard: none here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All unsafe edges.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Extends the view into the edges that the system covers. No effect: a desktop window has no
  /// unsafe edges. Mirrors SwiftUI.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// The original name of `ignoresSafeArea`: no effect either.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

extension View {
  /// Adds a view at an edge of this one, which gets the rest of the space. Mirrors SwiftUI.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { inset }
      frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .bottom { inset }
    }
  }

  /// Adds a view at the leading or trailing edge of this one. Mirrors SwiftUI.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { inset }
      frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .trailing { inset }
    }
  }

  /// Adds a bar at an edge of this view. Mirrors SwiftUI.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds space around the view: a desktop window has no unsafe edges to add it to. Mirrors
  /// SwiftUI.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds space on all sides, in points.
  public func safeAreaPadding(_ length: Double) -> some View { padding(length) }
  /// Adds space on each side, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
