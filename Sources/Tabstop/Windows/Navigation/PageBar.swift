internal import CGtk
internal import GtkBridge

/// A bar of controls at the top or bottom of a page: at its start, in its center, at its end.
@MainActor
final class PageBar {
  let widget: Widget
  private let start = Widget.box(vertical: false, spacing: 6)
  private let middle = Widget.box(vertical: false, spacing: 6)
  private let end = Widget.box(vertical: false, spacing: 6)
  /// The title of the page, unless there is something else in the center.
  private var title: Widget?
  /// The items that do not fit, in a menu at the end of the bar.
  let overflow: BarOverflow

  init(styleClass: String, in window: WindowContext) {
    StyleSheet.shared.include(.navigation)
    overflow = BarOverflow(start: start, middle: middle, end: end, in: window)
    widget = .container(PageBarLayout(start: start, middle: middle, end: end, overflow))
    // Before assistive technology knows it.
    widget.setNamelessRole(.toolbar)
    widget.addClass("page-bar")
    widget.addClass(styleClass)
    widget.expandsHorizontally = true
    widget.insert(start, after: nil)
    widget.insert(middle, after: start)
    widget.insert(end, after: middle)
    overflow.bar = widget
  }

  func box(_ region: ToolbarRegion) -> Widget {
    switch region {
    case .leading: start
    case .center, .bottom, .keyboard: middle
    case .trailing: end
    }
  }

  /// Shows `text` in the center, or nothing.
  func setTitle(_ text: String?) {
    guard let text, !text.isEmpty else {
      if let title { middle.remove(title) }
      title = nil
      return
    }
    if let title {
      gtk_label_set_text(title.opaque, text)
      return
    }
    let title = Widget(gtk_label_new(text))
    title.addClass("page-bar-title")
    title.setHeading(level: 1)
    gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
    middle.insert(title, after: nil)
    self.title = title
  }
}
