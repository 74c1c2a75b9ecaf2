// Drawings by hand, under the module name PencilKit: a compatible interface, not Apple's. The pointer draws; what the
// pens look like is drawn here in a simple way.
@_exported public import UIKitInterface

/// What a stroke is drawn with. Mirrors PencilKit's `PKInk`.
public struct PKInk: Equatable, Sendable {
  /// The kind of ink. Mirrors PencilKit's.
  public enum InkType: String, CaseIterable, Codable, Sendable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"

    /// The usual width.
    public var defaultWidth: CGFloat {
      switch self {
      case .pen, .fountainPen: 4
      case .pencil, .monoline: 3
      case .marker, .crayon: 15
      case .watercolor: 30
      }
    }

    /// The widths that a tool can have.
    public var validWidthRange: ClosedRange<CGFloat> { 0.9...60 }
    /// The opacity of a stroke.
    var opacity: Double {
      switch self {
      case .pen, .monoline, .fountainPen: 1
      case .pencil, .crayon: 0.85
      case .marker, .watercolor: 0.5
      }
    }
  }

  /// The kind of ink.
  public var inkType: InkType
  /// The colour.
  public var color: UIColor
  /// Creates an ink.
  public init(_ inkType: InkType, color: UIColor = .black) {
    self.inkType = inkType
    self.color = color
  }
}

/// What the pointer does on a canvas. Mirrors PencilKit's `PKTool`.
public protocol PKTool {}

/// A tool that draws. Mirrors PencilKit's `PKInkingTool`.
public struct PKInkingTool: PKTool, Equatable, Sendable {
  /// The kind of ink. Mirrors PencilKit's.
  public typealias InkType = PKInk.InkType
  /// The kind of ink.
  public var inkType: InkType
  /// The colour.
  public var color: UIColor
  /// The width in points.
  public var width: CGFloat
  /// The ink.
  public var ink: PKInk { PKInk(inkType, color: color) }
  /// Creates a tool.
  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    self.inkType = inkType
    self.color = color
    self.width = width ?? inkType.defaultWidth
  }

  /// Creates a tool.
  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
  /// A colour for another appearance. Returns the colour: a drawing keeps its colours here.
  public static func convertColor(
    _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
  ) -> UIColor { color }
}

/// A tool that erases. Mirrors PencilKit's `PKEraserTool`.
public struct PKEraserTool: PKTool, Equatable, Sendable {
  /// What is erased. Mirrors PencilKit's.
  public enum EraserType: Sendable {
    /// Whole strokes.
    case vector
    /// What is under the pointer.
    case bitmap
    /// What is under the pointer.
    case fixedWidthBitmap
    /// The usual width.
    public var defaultWidth: CGFloat { 16 }
    /// The widths that a tool can have.
    public var validWidthRange: ClosedRange<CGFloat> { 1...100 }
  }

  /// What is erased.
  public var eraserType: EraserType
  /// The width in points.
  public var width: CGFloat
  /// Creates a tool.
  public init(_ eraserType: EraserType, width: CGFloat? = nil) {
    self.eraserType = eraserType
    self.width = width ?? eraserType.defaultWidth
  }
}

/// A tool that selects. The pointer does nothing with it. Mirrors PencilKit's `PKLassoTool`.
public struct PKLassoTool: PKTool, Equatable, Sendable {
  /// Creates a tool.
  public init() {}
}
