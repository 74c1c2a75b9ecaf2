internal import CGtk
internal import GtkBridge

/// Where a view stands sideways among views of other widths. Mirrors SwiftUI.
public enum HorizontalAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var gtk: GtkAlign {
    switch self {
    case .leading: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .trailing: GTK_ALIGN_END
    }
  }

  /// The same in one direction. Setting what is set already would cost a new layout.
  @MainActor
  func apply(to widget: Widget) {
    let align = widget.expandsHorizontally ? GTK_ALIGN_FILL : gtk
    if gtk_widget_get_halign(widget.pointer) != align {
      gtk_widget_set_halign(widget.pointer, align)
    }
  }
}

/// Where a view stands up and down among views of other heights. Mirrors SwiftUI.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline

  var gtk: GtkAlign {
    switch self {
    case .top: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .bottom: GTK_ALIGN_END
    case .firstTextBaseline, .lastTextBaseline: GTK_ALIGN_BASELINE
    }
  }

  /// The same in one direction.
  @MainActor
  func apply(to widget: Widget) {
    let align = widget.expandsVertically ? GTK_ALIGN_FILL : gtk
    if gtk_widget_get_valign(widget.pointer) != align {
      gtk_widget_set_valign(widget.pointer, align)
    }
  }
}

/// Where a view stands in a larger place. Mirrors SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
  /// Where it stands sideways.
  public var horizontal: HorizontalAlignment
  /// Where it stands up and down.
  public var vertical: VerticalAlignment

  /// Where something stands sideways and up and down.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the edge where lines begin, at half height.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the edge where lines end, at half height.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper corner where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower corner where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Where lines begin, on the line of the first text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// In the middle, on the line of the first text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// Where lines end, on the line of the first text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// Where lines begin, on the line of the last text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// In the middle, on the line of the last text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// Where lines end, on the line of the last text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// Has `widget` fill what it is given in the directions in which it wants to grow, and stand
  /// aligned in the others.
  @MainActor
  func apply(to widget: Widget) {
    horizontal.apply(to: widget)
    vertical.apply(to: widget)
  }
}

/// A set of directions. Mirrors SwiftUI's `Axis.Set`.
public enum Axis: Hashable, Sendable {
  case horizontal, vertical

  /// Several of them. Mirrors SwiftUI's `Set` of the same.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Sideways.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Sides of a rectangle. Mirrors SwiftUI's `Edge`.
public enum Edge: Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Several of them. Mirrors SwiftUI's `Set` of the same.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The edge where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where lines end.
    public static let trailing = Set(rawValue: 8)
    /// The edges where lines begin and end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the sides of a rectangle. Mirrors SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge, in points.
  public var top: Double
  /// From the edge where lines begin, in points.
  public var leading: Double
  /// From the lower edge, in points.
  public var bottom: Double
  /// From the edge where lines end, in points.
  public var trailing: Double

  /// Distances in points, 0 where none is given.
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
