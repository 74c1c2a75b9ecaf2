internal import GtkBridge

/// The horizontal alignment of views with different widths. Mirrors SwiftUI.
public enum HorizontalAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var gtk: WidgetAlignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }

  /// Applies the alignment in one direction. Setting the same value again would cause a new layout.
  ///
  /// - Parameter fills: Whether what expands fills its allocation.
  @MainActor
  func apply(to widget: Widget, fills: Bool = true) {
    let align = fills && widget.expandsHorizontally ? .fill : gtk
    if widget.pointer.halign != align {
      widget.pointer.halign = align
    }
  }
}

/// The vertical alignment of views with different heights. Mirrors SwiftUI.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline

  var gtk: WidgetAlignment {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstTextBaseline, .lastTextBaseline: .baseline
    }
  }

  /// Applies the alignment in one direction.
  ///
  /// - Parameter fills: Whether what expands fills its allocation.
  @MainActor
  func apply(to widget: Widget, fills: Bool = true) {
    let align = fills && widget.expandsVertically ? .fill : gtk
    if widget.pointer.valign != align {
      widget.pointer.valign = align
    }
  }
}

/// The alignment of a view in a larger frame. Mirrors SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically centered.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically centered.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, horizontally centered.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, horizontally centered.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge, at the first text's baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The horizontal center, at the first text's baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, at the first text's baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge, at the last text's baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The horizontal center, at the last text's baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge, at the last text's baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// Makes `widget` fill its allocation in the directions in which it expands, and aligns it in the
  /// others.
  @MainActor
  func apply(to widget: Widget) {
    horizontal.apply(to: widget)
    vertical.apply(to: widget)
  }
}

/// A direction. Mirrors SwiftUI's `Axis`.
public enum Axis: Int8, Hashable, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal, vertical

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of directions. Mirrors SwiftUI's `Axis.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The horizontal direction.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical direction.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a rectangle. Mirrors SwiftUI's `Edge`.
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// A set of sides. Mirrors SwiftUI's `Edge.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The leading edge.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 8)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The distances from the sides of a rectangle. Mirrors SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the leading edge, in points.
  public var leading: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the trailing edge, in points.
  public var trailing: Double

  /// Creates distances in points; the default is 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
