internal import CGtk
internal import GtkBridge

/// A colour, as a value and as a view that fills its space. Mirrors SwiftUI's `Color`. Named
/// colours follow light, dark and high contrast.
public struct Color: Hashable, Sendable {
  /// As GTK's CSS has it.
  let css: String

  package init(css: String) { self.css = css }

  /// Components from 0 to 1; values outside are brought to the nearest.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    css = "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(min(max(opacity, 0), 1)))"
  }

  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(css: "alpha(\(css),\(min(max(opacity, 0), 1)))")
  }

  public static let primary = Color(css: "@window_fg_color")
  public static let secondary = Color(css: "@dim_fg_color")
  public static let accentColor = Color(css: "@accent_color")
  public static let clear = Color(css: "transparent")
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let gray = Color(css: "@gray_color")
  public static let red = Color(css: "@red_color")
  public static let orange = Color(css: "@orange_color")
  public static let yellow = Color(css: "@yellow_color")
  public static let green = Color(css: "@green_color")
  public static let mint = Color(css: "@mint_color")
  public static let teal = Color(css: "@teal_color")
  public static let blue = Color(css: "@blue_color")
  public static let indigo = Color(css: "@indigo_color")
  public static let purple = Color(css: "@purple_color")
  public static let pink = Color(css: "@pink_color")
  public static let brown = Color(css: "@brown_color")
}

extension Color: _PrimitiveView {
  public static func _makeNode(_ view: Color, _ context: _Context) -> _ViewNode<Color> {
    ShapeNode(view, context) { $0.css }
  }
}

/// A rectangle that fills its space, in the foreground colour. Mirrors SwiftUI's `Rectangle`.
public struct Rectangle: _PrimitiveView {
  var color: Color?

  public init() {}

  public func fill(_ color: Color) -> Rectangle {
    var copy = self
    copy.color = color
    return copy
  }

  public static func _makeNode(_ view: Rectangle, _ context: _Context) -> _ViewNode<Rectangle> {
    ShapeNode(view, context) { [inherited = context.environment.inherited] in
      ($0.color ?? inherited.foreground ?? .primary).css
    }
  }
}

/// A painted area, decoration for those who see it.
private final class ShapeNode<V: View>: _ViewNode<V> {
  private let widget: Widget
  private let fill: (V) -> String
  private var classes = ClassList()

  init(_ view: V, _ context: _Context, fill: @escaping (V) -> String) {
    widget = Widget.box(vertical: false)
    self.fill = fill
    super.init(view, context)
    widget.expandsHorizontally = true
    widget.expandsVertically = true
    widget.isStretchable = true
    widget.setAccessibleHidden(true)
    paint()
  }

  override func evaluate() { paint() }

  private func paint() {
    let css = "background: \(fill(view));"
    classes.set([StyleSheet.shared.className(for: css)], on: widget)
  }

  override var lastWidget: Widget? { widget }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(widget) }
}
