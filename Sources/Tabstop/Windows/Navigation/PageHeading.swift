internal import CGtk
internal import GtkBridge

/// The page's title as a large heading, instead of a title in the page's bar.
///
/// It scrolls with the rows of a form or list that is at the top of its page. If there is something
/// above the rows, a picker or a search field, the heading is at the top of the page.
@MainActor
final class PageHeading {
  private unowned let owner: _Node
  private let column: Widget
  private var label: Widget?
  /// The heading, while it is above the rows.
  var widget: Widget? { frame == nil ? label : nil }
  /// The page at whose top it is; `nil` while it is above the rows.
  private var frame: PageFrame?
  private var isPlaced = false
  /// The page's title; `nil` for no heading.
  private var title: String?

  /// - Parameter column: The parent of the rows.
  init(of owner: _Node, in column: Widget) {
    self.owner = owner
    self.column = column
  }

  /// Shows a title, or with `nil` no heading. Of several forms and lists on a page the first shows it.
  func show(_ title: String?) {
    self.title = title
    owner.page.offer(self, isThere: title != nil)
    update()
  }

  /// Called, too, when the form or list before this one has left the page.
  func update() {
    guard let title, owner.page.heading === self else {
      removeWidget()
      return
    }
    if let label {
      gtk_label_set_text(label.opaque, title)
      show(title, in: label)
      return
    }
    let heading = Widget(gtk_label_new(title))
    heading.addClass("large-title")
    heading.addClass("form-heading")
    heading.setHeading(level: 1)
    show(title, in: heading)
    gtk_label_set_xalign(heading.opaque, 0)
    column.insert(heading, after: nil)
    label = heading
    owner.page.followPlace(of: self) { [weak self] in self?.place() }
  }

  private func show(_ title: String, in label: Widget) {
    // A title is wrapped wherever there is no room for it, however long it is.
    wrapLabel(label.opaque, title, size: .infinity)
    label.nameWithoutSoftHyphens(title)
  }

  /// Moves the heading to the top of the page, if something is above the rows or beside them.
  private func place() {
    guard let label, owner.isMounted else { return }
    let isApart = owner.page.frame.hasTop(.search) || owner.hasViewsAround
    defer { isPlaced = true }
    guard isApart != (self.frame != nil) else { return }
    // The first bar of a page gives its content another parent: a screen reader would announce the focus in it again,
    // or the focus would be lost.
    let frame = owner.page.frame
    if isApart, !frame.hasBars, isPlaced || frame.contentWidget?.isInUse == true { return }
    takeOut(label)
    if isApart {
      label.addClass("page-heading")
      frame.addTop(label, .heading)
      self.frame = frame
    } else {
      label.removeClass("page-heading")
      column.insert(label, after: nil)
    }
  }

  private func takeOut(_ label: Widget) {
    if let frame {
      frame.remove(label)
      self.frame = nil
    } else {
      column.remove(label)
    }
  }

  private func removeWidget() {
    guard let label else { return }
    takeOut(label)
    self.label = nil
    owner.page.followPlace(of: self, nil)
  }

  /// Called when the form or list leaves the page, whose bar may show the title again.
  func end() {
    if frame != nil { removeWidget() }
    owner.page.followPlace(of: self, nil)
    title = nil
    owner.page.offer(self, isThere: false)
  }
}

extension Widget {
  /// Whether the widget has been on the screen, and has the focus in it.
  fileprivate var isInUse: Bool { gtk_widget_get_width(pointer) > 0 && containsFocus }
}

extension _Node {
  /// Whether something is above this view on its page, or beside it.
  fileprivate var hasViewsAround: Bool {
    var node = self
    while let parent = node.parent {
      if parent.childHost.stacksDownwards, parent.lastWidget(before: node)?.isVisible ?? false {
        return true
      }
      if parent.childHost.hasViewsBeside { return true }
      if parent is PageNode { return false }
      node = parent
    }
    return false
  }
}
