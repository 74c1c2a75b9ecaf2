internal import GtkBridge

/// The pointer's shape over a view. Mirrors SwiftUI's `PointerStyle`.
public struct PointerStyle: Hashable, Sendable {
  /// The name in CSS and GTK; `nil` is the view's own.
  fileprivate let name: String?

  /// The default pointer of the desktop's theme.
  public static let `default` = PointerStyle(name: "default")
  /// The pointer over horizontal text, from the desktop's theme.
  public static let horizontalText = PointerStyle(name: "text")
  /// The pointer over vertical text, from the desktop's theme.
  public static let verticalText = PointerStyle(name: "vertical-text")
  /// The pointer for selecting a rectangle, from the desktop's theme.
  public static let rectSelection = PointerStyle(name: "crosshair")
  /// The pointer over what can be dragged, from the desktop's theme.
  public static let grabIdle = PointerStyle(name: "grab")
  /// The pointer while something is dragged, from the desktop's theme.
  public static let grabActive = PointerStyle(name: "grabbing")
  /// The pointer over a link, from the desktop's theme.
  public static let link = PointerStyle(name: "pointer")
  /// The pointer for zooming in, from the desktop's theme.
  public static let zoomIn = PointerStyle(name: "zoom-in")
  /// The pointer for zooming out, from the desktop's theme.
  public static let zoomOut = PointerStyle(name: "zoom-out")
  /// The pointer for resizing a column, from the desktop's theme.
  public static let columnResize = PointerStyle(name: "col-resize")
  /// The pointer for resizing a row, from the desktop's theme.
  public static let rowResize = PointerStyle(name: "row-resize")
  fileprivate static let automatic = PointerStyle(name: nil)

  /// The pointer for resizing columns.
  /// - Parameter directions: Where the edge of the column can be moved to.
  public static func columnResize(
    directions: HorizontalDirection.Set
  ) -> PointerStyle {
    switch directions {
    case .leading: PointerStyle(name: "w-resize")
    case .trailing: PointerStyle(name: "e-resize")
    default: columnResize
    }
  }

  /// The pointer for resizing rows.
  /// - Parameter directions: Where the edge of the row can be moved to.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    switch directions {
    case .up: PointerStyle(name: "n-resize")
    case .down: PointerStyle(name: "s-resize")
    default: rowResize
    }
  }

  /// The pointer for resizing a frame at an edge or a corner.
  /// - Parameter directions: No effect here: themes have one pointer for each edge.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(name: position.pointer)
  }
}

/// A direction along a line of text. Mirrors SwiftUI's `HorizontalDirection`.
@frozen
public enum HorizontalDirection: Int8, CaseIterable, Sendable {
  case leading, trailing

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: Int8
    /// Creates directions from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }
    /// Towards the beginning of a line.
    public static let leading = Set(.leading)
    /// Towards the end of a line.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A vertical direction. Mirrors SwiftUI's `VerticalDirection`.
@frozen
public enum VerticalDirection: Int8, CaseIterable, Sendable {
  case up, down

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: Int8
    /// Creates directions from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }
    /// A resize upwards.
    public static let up = Set(.up)
    /// A resize downwards.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

/// The edge or corner of a frame that is dragged. Mirrors SwiftUI's `FrameResizePosition`.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

  /// The pointer's name in CSS, for text that is read from left to right.
  fileprivate var pointer: String {
    switch self {
    case .top: "n-resize"
    case .leading: "w-resize"
    case .bottom: "s-resize"
    case .trailing: "e-resize"
    case .topLeading: "nw-resize"
    case .topTrailing: "ne-resize"
    case .bottomLeading: "sw-resize"
    case .bottomTrailing: "se-resize"
    }
  }
}

/// Whether a frame grows or shrinks. Mirrors SwiftUI's `FrameResizeDirection`.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
  case inward, outward

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: Int8
    /// Creates directions from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }
    /// A resize to a smaller size.
    public static let inward = Set(.inward)
    /// A resize to a larger size.
    public static let outward = Set(.outward)
    /// Both directions.
    public static let all: Set = [.inward, .outward]
  }
}

extension View {
  /// Sets the pointer's shape over the view; `nil` is the view's own. Mirrors SwiftUI.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerModifier(style: style ?? .automatic))
  }

  /// Shows or hides the pointer over the view. No effect: GTK hides the pointer while the user
  /// types.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}

package struct PointerModifier: Decoration {
  let style: PointerStyle

  func apply(to widget: Widget, old: PointerModifier?, _ environment: InheritedValues) {
    guard old?.style != style else { return }
    widget.setCursor(style.name)
  }
}
