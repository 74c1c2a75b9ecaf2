public import Foundation
public import Tabstop

/// The frame or a point of a view, for views elsewhere: a `GeometryProxy` translates it into its own
/// coordinates. Mirrors SwiftUI's `Anchor`.
public struct Anchor<Value>: Sendable {
  fileprivate let place: AnchorSite
  fileprivate let source: Source

  /// The source of the value of an anchor. Mirrors SwiftUI's `Anchor.Source`.
  public struct Source: Sendable {
    /// The value of a frame.
    fileprivate let value: @Sendable (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source { Self { $0 } }

  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point by its shares of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }

  /// The view's corner at the start of the first line.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The corner at the end of the first line.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The corner at the start of the last line.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The corner at the end of the last line.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The value of an anchor in the coordinates of this proxy's view. Mirrors SwiftUI. The layout must
  /// have placed both views: during the first evaluation it has not.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let (x, y, width, height) = _frame(of: anchor.place)
    return anchor.source.value(CGRect(x: x, y: y, width: width, height: height))
  }
}

extension View {
  /// Passes a value that is made of an anchor of this view to the views around it. Mirrors SwiftUI.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    anchorPreference(key) { transform(Anchor(place: $0, source: value)) }
  }

  /// Changes the value that the views inside pass up by an anchor of this view. Mirrors SwiftUI.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformAnchorPreference(key) { transform(&$0, Anchor(place: $1, source: value)) }
  }
}
