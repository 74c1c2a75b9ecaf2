public import Foundation
public import Tabstop

/// A layout of views, independent of the views: a custom type, or one of the stacks'
/// layouts. Mirrors SwiftUI's `Layout`.
///
/// GTK measures the minimum and natural size of views and then allocates each; the methods are
/// called accordingly: with a proposal of zero, with an unspecified one, and with the final size.
/// In right-to-left languages everything is mirrored, as in SwiftUI.
public protocol Layout: _Arranging, Animatable {
  /// The type of the data that the layout keeps between its calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// The properties of the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Creates the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache. Called before each other method; by default creates a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The preferred spacing around all the views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of all the views together, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each of the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The place of a horizontal alignment guide. No effect: GTK has no custom alignment guides.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The place of a vertical alignment guide. No effect: GTK has no custom alignment guides.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The properties of the layout.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Updates the cache: creates a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The preferred spacing around all the views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// The place of a horizontal alignment guide. No effect: GTK has no custom alignment guides.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The place of a vertical alignment guide. No effect: GTK has no custom alignment guides.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  @MainActor
  public func _arrangement(after old: _Arrangement?) -> _Arrangement {
    let same = old?.delegate as? CustomLayoutDelegate<Self>
    let delegate = CustomLayoutDelegate(self, cache: same?.cache)
    return _Arrangement(delegate, fills: delegate.fills)
  }
}

extension Layout where Cache == Void {
  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> Cache { () }
}

/// The properties of a layout. Mirrors SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis along which a layout stacks views, if it does.
  public var stackOrientation: Axis?
  /// Creates default properties.
  public init() {}
}

/// The size proposed to a view, in points; `nil` leaves a direction to the view. Mirrors SwiftUI's
/// `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points.
  public var width: CGFloat?
  /// The height in points.
  public var height: CGFloat?

  /// The minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The natural size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal; `nil` leaves a direction to the view.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size with 10 points for unspecified directions, as in SwiftUI.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The preferred spacing around a view. Mirrors SwiftUI's `ViewSpacing`: 8 points between any two.
public struct ViewSpacing: Sendable {
  /// No space.
  public static let zero = ViewSpacing(length: 0)
  private var length: CGFloat = 8

  /// Creates the default spacing.
  public init() {}
  private init(length: CGFloat) { self.length = length }

  /// Replaces this spacing by the larger of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    length = max(length, other.length)
  }
  /// The larger spacing of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(length: max(length, other.length))
  }
  /// The space between two views, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(length, next.length)
  }
}

/// A value that a view passes to the layout that contains it. Mirrors SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

extension View {
  /// Passes a value to the layout that contains the view. Mirrors SwiftUI.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    _layoutValue(ObjectIdentifier(key), value)
  }
}
