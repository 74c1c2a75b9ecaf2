internal import CGtk
internal import FocusModel
internal import GtkBridge

/// Reads the frames of widgets from GTK for a move of the focus.
@MainActor
struct FocusFrameReader {
  /// The frame that the move starts from.
  let origin: FocusRectangle
  private let native: OpaquePointer
  private let root: WidgetPointer
  private let focus: WidgetPointer
  /// The scrolled views around the focus, the outermost first.
  private let scrolls: [WidgetPointer]

  /// The rows around controls that are the only ones in a row of a form or a list. A switch at the
  /// end of one row lies above a button at the start of the next.
  private let rows: [UnsafeMutableRawPointer: WidgetPointer]
  private let focusables: SmallMap<UnsafeMutableRawPointer, Unowned<FocusNode>>

  /// - Parameter control: The whole control that has the focus, if it is a view's control.
  init(of window: WindowContext, from focus: WidgetPointer, control: Widget?) {
    native = gtk_widget_get_native(focus)!
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    self.root = root
    self.focus = focus
    focusables = window.focusables
    let rows = Self.rows(of: focusables)
    self.rows = rows
    // The part of a control with several parts; a field has the focus in its inner text.
    let start = control.map { rows[$0.raw] ?? ($0.isOneStop ? $0.pointer : focus) } ?? focus
    scrolls = Self.scrolls(around: start).reversed()
    var origin = Self.frame(of: start, in: root) ?? FocusRectangle(x: 0, y: 0, width: 0, height: 0)
    // The visible part of a long text.
    for scroll in scrolls {
      guard let bounds = Self.frame(of: scroll, in: root) else { continue }
      let seen = origin.intersection(bounds)
      if !seen.isEmpty { origin = seen }
    }
    self.origin = origin
  }

  private static func rows(
    of focusables: SmallMap<UnsafeMutableRawPointer, Unowned<FocusNode>>
  ) -> [UnsafeMutableRawPointer: WidgetPointer] {
    var controls: [WidgetPointer: [UnsafeMutableRawPointer]] = [:]
    focusables.forEach { widget, _ in
      var next: WidgetPointer? = widget.assumingMemoryBound(to: GtkWidget.self)
      while let candidate = next, !candidate.hasClass("form-row") {
        next = candidate.parent
      }
      if let row = next { controls[row, default: []].append(widget) }
    }
    var rows: [UnsafeMutableRawPointer: WidgetPointer] = [:]
    for (row, widgets) in controls where widgets.count == 1 { rows[widgets[0]] = row }
    return rows
  }

  /// Whether a focusable part of `control` lies ahead in it: an option of a group, a row of a list.
  /// GTK's rules move the focus from one part to the next.
  func hasPart(of control: Widget, _ direction: FocusDirection) -> Bool {
    guard !control.isOneStop, let start = Self.frame(of: focus, in: root) else { return false }
    func isAhead(in parent: WidgetPointer) -> Bool {
      var next = parent.firstChild
      while let part = next {
        next = part.nextSibling
        guard part.isMapped, part.takesInput,
          gtk_widget_get_native(part) == native
        else { continue }
        if part.isFocusable, part != focus,
          Self.frame(of: part, in: root)?.isStraightAhead(of: start, direction) == true
        {
          return true
        }
        if isAhead(in: part) { return true }
      }
      return false
    }
    return isAhead(in: control.pointer)
  }

  func place(of item: FocusItem) -> FocusMap.Place? {
    if let node = item as? FocusNode {
      return (node.owner as? FocusableControl)
        .flatMap { place(of: rows[$0.widget.raw] ?? $0.widget.pointer) }
    }
    var whole: FocusMap.Place?
    ((item as? FocusScope)?.owner as? _Node)?.forEachWidget { widget in
      guard let place = place(of: widget.pointer) else { return }
      guard let first = whole else { return whole = place }
      whole = FocusMap.Place(
        first.frame.union(place.frame), visible: first.visible.union(place.visible),
        sharedScrolls: min(first.sharedScrolls, place.sharedScrolls))
    }
    return whole
  }

  private func place(of widget: WidgetPointer) -> FocusMap.Place? {
    guard widget.isMapped, gtk_widget_get_native(widget) == native,
      let frame = Self.frame(of: widget, in: root)
    else { return nil }
    var visible = frame
    var shared = 0
    for scroll in Self.scrolls(around: widget) {
      if let index = scrolls.firstIndex(of: scroll) {
        shared = index + 1
        break
      }
      guard let bounds = Self.frame(of: scroll, in: root) else { continue }
      visible = visible.intersection(bounds)
    }
    return FocusMap.Place(frame, visible: visible, sharedScrolls: shared)
  }

  /// Focusable widgets that are not controls of views: the tabs of a tab view, the Back button.
  func nonNodeWidgets() -> [(widget: WidgetPointer, place: FocusMap.Place)] {
    var found: [(widget: WidgetPointer, place: FocusMap.Place)] = []
    func visit(_ parent: WidgetPointer) {
      var next = parent.firstChild
      while let widget = next {
        next = widget.nextSibling
        guard widget.isMapped, gtk_widget_get_native(widget) == native,
          gtk_widget_get_can_focus(widget) != 0, widget.takesInput,
          focusables[UnsafeMutableRawPointer(widget)] == nil
        else { continue }
        guard widget.isFocusable else {
          visit(widget)
          continue
        }
        if widget != focus, let place = place(of: widget) { found.append((widget, place)) }
      }
    }
    visit(root)
    return found
  }

  /// The scrolled views around `widget`, the innermost first.
  private static func scrolls(
    around widget: WidgetPointer
  ) -> [WidgetPointer] {
    var found: [WidgetPointer] = []
    var next = widget.parent
    while let widget = next {
      guard let scroll = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type())
      else { break }
      found.append(scroll)
      next = scroll.parent
    }
    return found
  }

  private static func frame(
    of widget: WidgetPointer, in root: WidgetPointer
  ) -> FocusRectangle? {
    widget.bounds(in: root).map {
      FocusRectangle(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
  }
}
