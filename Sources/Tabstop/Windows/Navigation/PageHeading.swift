internal import CGtk
internal import GtkBridge

/// The page's title as a large heading above the rows of a form or list; then it is not in a bar.
@MainActor
final class PageHeading {
  private unowned let owner: _Node
  private let column: Widget
  private(set) var widget: Widget?

  /// - Parameter column: The parent of the rows.
  init(of owner: _Node, in column: Widget) {
    self.owner = owner
    self.column = column
  }

  /// Shows a title, or with `nil` no heading.
  func show(_ title: String?) {
    owner.page.setHeading(of: owner, isShown: title != nil)
    guard let title else {
      if let widget { column.remove(widget) }
      widget = nil
      return
    }
    if let widget {
      gtk_label_set_text(widget.opaque, title)
      return
    }
    let heading = Widget(gtk_label_new(title))
    heading.addClass("large-title")
    heading.addClass("form-heading")
    heading.setHeading(level: 1)
    gtk_label_set_wrap(heading.opaque, 1)
    gtk_label_set_xalign(heading.opaque, 0)
    column.insert(heading, after: nil)
    widget = heading
  }

  /// Called when the form or list leaves the page, whose bar may show the title again.
  func end() { owner.page.setHeading(of: owner, isShown: false) }
}
