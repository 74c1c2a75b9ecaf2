internal import CGtk
internal import GtkBridge

/// The proportions that a view keeps in a frame with one length: those of a picture or an icon that takes any
/// size, or those of `aspectRatio`.
struct FixedProportions {
  let mode: ContentMode
  /// Width by height; `nil` for a picture whose size is not known yet.
  private let ratio: Double?
  private let margins: (across: Int32, down: Int32)

  /// - Parameter widget: The content of a frame.
  init?(of widget: WidgetPointer) {
    switch layoutDelegate(of: widget) {
    case let layout as AspectLayout:
      guard let ratio = layout.ratioOfStretched(in: widget) else { return nil }
      (mode, self.ratio) = (layout.mode, ratio)
    case let layout as SquareLayout:
      guard let mode = layout.mode else { return nil }
      (self.mode, ratio) = (mode, 1)
    default:
      guard widget.isInstance(of: gtk_picture_get_type()) else { return nil }
      switch gtk_picture_get_content_fit(OpaquePointer(widget)) {
      case GTK_CONTENT_FIT_CONTAIN: mode = .fit
      case GTK_CONTENT_FIT_COVER: mode = .fill
      default: return nil
      }
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

  /// The width of a frame in which it has a height.
  func width(forHeight height: Double) -> Int32? {
    ratio.map { pixels(max(height - Double(margins.down), 0) * $0).adding(margins.across) }
  }

  /// The height of a frame in which it has a width.
  func height(forWidth width: Double) -> Int32? {
    ratio.map { pixels(max(width - Double(margins.across), 0) / $0).adding(margins.down) }
  }
}
