internal import CGtk
internal import GtkBridge

/// The titles that the pages of a window set for it.
struct WindowTitles {
  /// The titles that pages give it; the last is shown.
  fileprivate var titles: [(owner: ObjectIdentifier, title: String)] = []
  /// The pages that hide it in the title bar.
  fileprivate var removals: [ObjectIdentifier] = []
  /// Whether another page gives the title, not only another title of the same page.
  fileprivate var isOfOtherPage = true
  /// The title that is shown, but not set, and the field whose text it follows: see `showTitle()`.
  fileprivate var seen: (title: String, field: WidgetPointer)?
  /// Whether the current title is shown, but not set.
  var isOnlySeen: Bool { seen != nil }
}

extension WindowContext {
  /// The current title.
  var title: String { titles.titles.last?.title ?? defaultTitle }

  /// Whether a page gives the window its title.
  var hasPageTitle: Bool { !titles.titles.isEmpty }

  /// Whether the title bar shows the title.
  var showsTitleInBar: Bool { !hidesTitleBar && titles.removals.isEmpty }

  /// Sets the title that the page of `owner` gives the window; `nil` when the page is removed.
  func setTitle(_ title: String?, of owner: _Node) {
    let before = self.title
    let id = ObjectIdentifier(owner)
    let index = titles.titles.firstIndex { $0.owner == id }
    switch (index, title) {
    case (let index?, let title?) where !title.isEmpty: titles.titles[index].title = title
    case (_?, _):
      titles.isOfOtherPage = true
      // Creates a new array: the unused memory of an array keeps the text of a removed element.
      titles.titles = titles.titles.filter { $0.owner != id }
      if !hasPageTitle { root?.textChanged() }
    case (nil, let title?) where !title.isEmpty:
      titles.isOfOtherPage = true
      titles.titles.append((id, title))
    case (nil, _): break
    }
    if self.title != before { Updater.shared.requestTurn() }
  }

  /// Sets the title of a window of which no page has one. One that replaces a page's title is announced, at the end of
  /// the turn; another one is not.
  func setDefaultTitle(_ title: String) {
    defaultTitle = title
    if !titles.isOfOtherPage { showTitle() }
  }

  /// Sets whether the page of `owner` hides the title in the title bar.
  func setTitleRemoved(_ isRemoved: Bool, of owner: _Node) {
    let id = ObjectIdentifier(owner)
    titles.removals.removeAll { $0 == id }
    if isRemoved { titles.removals.append(id) }
    menu?.showsTitle = showsTitleInBar
  }

  /// Sets the window's title, once in a turn: between two pages there is a moment without either,
  /// and each title of a window is announced.
  ///
  /// A title that follows what the user types in a field is only seen until the focus leaves the field: a screen
  /// reader would announce it at each key.
  ///
  /// - Returns: Whether the title has changed.
  @discardableResult
  func showTitle() -> Bool {
    guard isOpen else { return false }
    let title = title.withoutSoftHyphens
    if !titles.isOfOtherPage, let field = fieldFollowed(by: title) {
      if titles.seen?.title != title { widget.showWindowTitle(title) }
      titles.seen = (title, field)
      return false
    }
    if titles.isOnlySeen { widget.showWindowTitle(title) }
    titles.seen = nil
    titles.isOfOtherPage = false
    return widget.setWindowTitle(title)
  }

  /// The field that has the focus, if a new title contains its text.
  private func fieldFollowed(by title: String) -> WidgetPointer? {
    guard let focus = focusWidget, focus.isEditable, !widget.hasWindowTitle(title) else {
      return nil
    }
    // The focus has left the field: the text of the next one may be in the title, too.
    if let seen = titles.seen, seen.title == title, seen.field != focus { return nil }
    let text = String(cString: gtk_editable_get_text(OpaquePointer(focus)))
    return !text.isEmpty && title.contains(text) ? focus : nil
  }
}
