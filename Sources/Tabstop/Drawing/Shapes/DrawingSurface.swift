internal import CGtk
internal import GtkBridge

/// The surface on which a program draws: it measures texts and pictures, and draws them.
@MainActor
package final class DrawingSurface {
  private let widget: Widget
  unowned let node: _Node
  /// A decoded picture. It retains the file, so that no other file can have the same address.
  private struct Decoded {
    let file: PictureFile
    let picture: ObjectRef
    let bytes: Int
    /// The number of the last drawing that used it.
    var drawing: Int
  }

  private var pictures: [UnsafeRawPointer?: Decoded] = [:]
  private var drawing = 0
  /// The total size of decoded pictures, in bytes, above which pictures that are not drawn any more
  /// are released.
  static var limit = 32 << 20

  init(_ widget: Widget, of node: _Node) {
    self.widget = widget
    self.node = node
  }

  /// The environment of the view.
  package var environment: EnvironmentValues { node.environment }

  // MARK: Texts

  /// Returns a Pango layout of a text with its styles. Its lines may be wider than `width` by the space between letters.
  private func layout(_ text: Text, width: Double?, height: Double?) -> ObjectRef {
    let layout = gtk_widget_create_pango_layout(widget.pointer, nil)!
    let object = ObjectRef(UnsafeMutableRawPointer(layout))
    // The constructor's reference; this object holds its own.
    g_object_unref(UnsafeMutableRawPointer(layout))
    let style = TextStyle(text.style, in: node.environment.inherited)
    var outer = style
    // The drawing itself paints the colour, because it knows its opacity.
    outer.color = nil
    let runs = text.allRuns
    pango_layout_set_markup(layout, runs.map { $0.inside(outer) }.markup(on: widget), -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width, width < 100_000 {
      let room = max(width, 0) + runs.letterSpacing
      pango_layout_set_width(layout, Int32(room * Double(PANGO_SCALE)))
    }
    if let height, height < 100_000 {
      pango_layout_set_height(layout, Int32(max(height, 0) * Double(PANGO_SCALE)))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    return object
  }

  /// The size of a text within limits, in points, and the distance of its first baseline from its top.
  package func size(
    of text: Text, width: Double?, height: Double?
  ) -> (width: Double, height: Double, baseline: Double) {
    let layout = layout(text, width: width, height: height)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout.opaque, &width, &height)
    let baseline = Double(pango_layout_get_baseline(layout.opaque)) / Double(PANGO_SCALE)
    return (Double(width), Double(height), baseline)
  }

  func draw(
    _ text: Text, in rectangle: _Bounds, _ shading: any ShapeStyle, _ painter: Painter,
    _ style: _StyleContext
  ) {
    // The colour around the drawing is the shading's, unless it has another.
    let own = text.style.color
    let layout = layout(text, width: rectangle.width, height: rectangle.height)
    let alignment = node.environment.inherited.textAlignment
    pango_layout_set_alignment(
      layout.opaque,
      alignment == .center
        ? PANGO_ALIGN_CENTER : alignment == .trailing ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    // Not at the leading edge it is moved with the edge of the room that Pango needs.
    let spacing = text.allRuns.letterSpacing
    var extent = PangoRectangle()
    if spacing > 0 { pango_layout_get_extents(layout.opaque, nil, &extent) }
    let moved = min(
      Double(extent.x) / Double(PANGO_SCALE), alignment == .center ? spacing / 2 : spacing)
    painter.draw(
      layout, at: _Point(rectangle.x - moved, rectangle.y),
      own.map { _Paint($0) } ?? shading._paint(style))
  }

  // MARK: Pictures

  /// The size of a picture in points; an icon's is that of the text around it.
  package func size(of image: Image) -> (width: Double, height: Double) {
    switch image.source {
    case .picture(let name, _): return PictureLibrary.size(of: name) ?? (0, 0)
    case .icon:
      let style = TextStyle(image.style, in: node.environment.inherited)
      return (style.size * 1.1, style.size * 1.1)
    }
  }

  func draw(
    _ image: Image, in rectangle: _Bounds, _ shading: any ShapeStyle, _ painter: Painter,
    _ style: _StyleContext
  ) {
    guard rectangle.width >= 1, rectangle.height >= 1, rectangle.width.isFinite,
      rectangle.height.isFinite
    else { return }
    switch image.source {
    case .picture(let name, _):
      guard let picture = picture(name) else { return }
      let snapshot = gtk_snapshot_new()!
      gdk_paintable_snapshot(picture.opaque, snapshot, rectangle.width, rectangle.height)
      painter.draw(gtk_snapshot_free_to_node(snapshot), at: _Point(rectangle.x, rectangle.y))
    case .icon(let symbol):
      // A larger icon takes more memory than cairo gets.
      let side = min(rectangle.width, rectangle.height, 4096)
      let paint = image.style.color.map { _Paint($0) } ?? shading._paint(style)
      var color = painter.color(of: paint)
      let node = iconNode(symbol, side, &color)
      painter.draw(
        node,
        at: _Point(
          rectangle.x + (rectangle.width - side) / 2, rectangle.y + (rectangle.height - side) / 2))
    }
  }

  /// A symbol in a square at the origin.
  private func iconNode(
    _ symbol: String, _ side: Double, _ color: inout GdkRGBA
  ) -> OpaquePointer? {
    let snapshot = gtk_snapshot_new()!
    if let drawing = SymbolNames.drawing(of: symbol) {
      drawing.snapshot(snapshot, width: side, height: side, color: color)
    } else {
      let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget.pointer))
      let icon = gtk_icon_theme_lookup_icon(
        theme, "\(SymbolNames.icon(for: symbol))-symbolic", nil, Int32(side.rounded(.up)),
        gtk_widget_get_scale_factor(widget.pointer), gtk_widget_get_direction(widget.pointer),
        GtkIconLookupFlags(0))!
      gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, side, side, &color, 1)
      g_object_unref(UnsafeMutableRawPointer(icon))
    }
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Returns a picture of the library, decoded once. Decodes on the main thread, because the
  /// drawing has to show it.
  private func picture(_ name: String) -> ObjectRef? {
    guard let file = PictureLibrary.file(name) else { return nil }
    let key = file.bytes.baseAddress
    pictures[key]?.drawing = drawing
    if let known = pictures[key] { return known.picture }
    guard let result = PictureDecoder.decode(file.bytes, covering: nil) else { return nil }
    let picture = result.object
    pictures[key] = Decoded(
      file: file, picture: picture, bytes: 4 * Int(result.width) * Int(result.height),
      drawing: drawing)
    return picture
  }

  /// The number of decoded pictures.
  var pictureCount: Int { pictures.count }

  /// Called when everything is drawn: releases pictures that were drawn earlier, the oldest first, if
  /// there are many.
  func didDraw() {
    var size = pictures.values.reduce(0) { $0 + $1.bytes }
    if size > Self.limit {
      for (key, picture) in pictures.sorted(by: { $0.value.drawing < $1.value.drawing })
      where size > Self.limit && picture.drawing < drawing {
        pictures[key] = nil
        size -= picture.bytes
      }
    }
    drawing += 1
  }
}
