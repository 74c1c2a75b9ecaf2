public import Foundation
public import Tabstop

/// A way to place views, of a type of your own. Mirrors SwiftUI's `Layout`. It stands before
/// Tabstop's own, which does without Foundation's geometry.
///
/// GTK asks for the least and the wished size of views and then gives each a place; the methods are
/// asked accordingly: with a proposal of zero, with one of nothing, and with the place itself. In
/// languages written from right to left everything is mirrored, as SwiftUI does.
public protocol Layout: Tabstop.Layout, Animatable {
  /// What the layout keeps between its calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// What the layout is like.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what the layout keeps between its calls.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings that up to date. Called before each question; makes it anew unless said otherwise.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The space that the views together prefer around them.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of all the views together, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Puts each of the views at its place.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Without effect: GTK's layouts know no lines of a view's own.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Without effect: GTK's layouts know no lines of a view's own.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// What the layout is like.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Brings that up to date when the views have changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The space that the views together prefer around them.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Without effect: GTK's layouts know no lines of a view's own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Without effect: GTK's layouts know no lines of a view's own.
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
  /// Makes what the layout keeps between its calls.
  public func makeCache(subviews: Subviews) -> Cache { () }
}

/// What a layout is like. Mirrors SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The direction in which a layout stacks views, if it does.
  public var stackOrientation: Axis?
  /// Nothing special.
  public init() {}
}

/// The size that a view is offered, in points; `nil` leaves a direction to the view. Mirrors
/// SwiftUI's `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
  /// In points.
  public var width: CGFloat?
  /// In points.
  public var height: CGFloat?

  /// As little as possible.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// What the view wishes for.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As much as possible.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A size; `nil` leaves a direction to the view.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A size; `nil` leaves a direction to the view.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size with nothing left open; 10 points stand for it, as in SwiftUI.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The space that a view prefers around it. Mirrors SwiftUI's `ViewSpacing`: 8 points between any
/// two.
public struct ViewSpacing: Sendable {
  /// No space.
  public static let zero = ViewSpacing(length: 0)
  private var length: CGFloat = 8

  /// Nothing special.
  public init() {}
  private init(length: CGFloat) { self.length = length }

  /// The larger space of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    length = max(length, other.length)
  }
  /// The larger space of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(length: max(length, other.length))
  }
  /// Between two views, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(length, next.length)
  }
}

/// A value that a view says to the layout around it. Mirrors SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
  associatedtype Value
  /// What views say that say nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Says something to the layout around the view. Mirrors SwiftUI.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    _layoutValue(ObjectIdentifier(key), value)
  }
}
