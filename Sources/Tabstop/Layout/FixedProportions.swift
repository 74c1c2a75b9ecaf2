internal import CGtk
internal import GtkBridge

/// The proportions that a view keeps in a frame with one length: those of a picture or an icon that takes any
/// size, or those of `aspectRatio`.
struct FixedProportions {
  /// Width by height; `nil` for a picture whose size is not known yet.
  private let ratio: Double?
  private let margins: (across: Int32, down: Int32)

  /// - Parameter widget: The content of a frame.
  init?(of widget: WidgetPointer) {
    guard Self.mode(of: widget) != nil else { return nil }
    switch layoutDelegate(of: widget) {
    case let layout as AspectLayout: ratio = layout.contentRatio(in: widget)
    case is SquareLayout: ratio = 1
    default:
      let picture = gtk_picture_get_paintable(OpaquePointer(widget))
      let own = picture.map { gdk_paintable_get_intrinsic_aspect_ratio($0) } ?? 0
      ratio = own > 0 ? own : nil
    }
    // The padding around it is GTK's margin.
    margins = (
      gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget),
      gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget)
    )
  }

  /// How the content of a frame uses it, if it keeps proportions. Does not measure the content.
  static func mode(of widget: WidgetPointer) -> ContentMode? {
    switch layoutDelegate(of: widget) {
    case let layout as AspectLayout: return layout.isStretched(in: widget) ? layout.mode : nil
    case let layout as SquareLayout: return layout.mode
    default:
      guard widget.isPicture else { return nil }
      switch gtk_picture_get_content_fit(OpaquePointer(widget)) {
      case GTK_CONTENT_FIT_CONTAIN: return .fit
      case GTK_CONTENT_FIT_COVER: return .fill
      default: return nil
      }
    }
  }

  /// The width of a frame in which it has a height.
  func width(forHeight height: Double) -> Int32? {
    ratio.map { pixels(max(height - Double(margins.down), 0) * $0).adding(margins.across) }
  }

  /// The height of a frame in which it has a width.
  func height(forWidth width: Double) -> Int32? {
    ratio.map { pixels(max(width - Double(margins.across), 0) / $0).adding(margins.down) }
  }
}
