import CGtk
import GtkBridge
import XCTest

@testable import Tabstop

/// The position and size of a view in a window, in pixels.
struct Bounds: Equatable, CustomStringConvertible {
  var x: Float, y: Float, width: Float, height: Float
  var description: String { "(\(x), \(y), \(width) × \(height))" }

  init(x: Float, y: Float, width: Float, height: Float) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ x: Float, _ y: Float, _ width: Float, _ height: Float) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A rectangle of a known size that `TestWindow.marks` finds.
@MainActor
func mark(_ width: Double, _ height: Double) -> some View {
  Rectangle().frame(width: width, height: height).styleClass("mark")
}

/// A rectangle that fills the space it is offered and that `TestWindow.marks` finds.
@MainActor
var stretchedMark: some View { Rectangle().styleClass("mark") }

extension TestWindow {
  /// The positions of the views with the class "mark", in the order of the tree.
  var marks: [Bounds] {
    all.filter { gtk_widget_has_css_class($0, "mark") != 0 }.map { bounds(of: $0) }
  }

  func bounds(of widget: UnsafeMutablePointer<GtkWidget>) -> Bounds {
    var rect = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(widget, context.widget.pointer, &rect), 0)
    return Bounds(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  /// A picture of the window's present contents, or of a part; then only that part is drawn.
  func picture(of part: Bounds? = nil) -> Picture {
    let (width, height) = (
      gtk_widget_get_width(context.widget.pointer), gtk_widget_get_height(context.widget.pointer)
    )
    let paintable = gtk_widget_paintable_new(context.widget.pointer)!
    let snapshot = gtk_snapshot_new()!
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    let node = gtk_snapshot_free_to_node(snapshot)!
    var area = graphene_rect_t()
    let part = part ?? Bounds(0, 0, Float(width), Float(height))
    graphene_rect_init(&area, part.x, part.y, part.width, part.height)
    let renderer = gtk_native_get_renderer(context.widget.opaque)
    let texture = gsk_renderer_render_texture(renderer, node, &area)!
    var bytes = [UInt8](repeating: 0, count: Int(part.width * part.height * 4))
    gdk_texture_download(texture, &bytes, gsize(part.width * 4))
    g_object_unref(UnsafeMutableRawPointer(texture))
    gsk_render_node_unref(node)
    g_object_unref(UnsafeMutableRawPointer(paintable))
    return Picture(width: Int(part.width), bytes: bytes)
  }
}

/// The pixels of a window.
struct Picture: Equatable {
  struct Color: Equatable, CustomStringConvertible {
    var red: UInt8, green: UInt8, blue: UInt8
    var description: String { "(\(red), \(green), \(blue))" }
    static let red = Color(red: 255, green: 0, blue: 0)
    static let green = Color(red: 0, green: 255, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 255)
  }

  fileprivate let width: Int
  /// Blue, green, red, alpha: cairo's order on a little-endian machine.
  fileprivate let bytes: [UInt8]

  subscript(x: Int, y: Int) -> Color {
    let start = (y * width + x) * 4
    return Color(red: bytes[start + 2], green: bytes[start + 1], blue: bytes[start])
  }

  /// The number of pixels of a colour.
  func count(of color: Color) -> Int {
    var count = 0
    for y in 0..<(bytes.count / 4 / width) {
      for x in 0..<width where self[x, y] == color { count += 1 }
    }
    return count
  }

  /// The smallest rectangle around all pixels of a colour.
  func extent(of color: Color) -> Bounds? {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<(bytes.count / 4 / width) {
      for x in 0..<width where self[x, y] == color {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = y
      }
    }
    guard right >= 0 else { return nil }
    return Bounds(Float(left), Float(top), Float(right - left + 1), Float(bottom - top + 1))
  }
}
