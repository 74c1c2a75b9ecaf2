internal import CGtk
internal import FocusModel
internal import GtkBridge

/// Reads the frames of widgets from GTK for a move of the focus.
@MainActor
struct WidgetSurvey {
  /// The frame that the move starts from.
  let origin: FocusRectangle
  private let native: OpaquePointer
  private let root: UnsafeMutablePointer<GtkWidget>
  private let focus: UnsafeMutablePointer<GtkWidget>
  /// The scrolled views around the focus, the outermost first.
  private let scrolls: [UnsafeMutablePointer<GtkWidget>]

  /// The rows around controls that are the only ones in a row of a form or a list. A switch at the
  /// end of one row lies above a button at the start of the next.
  private let rows: [UnsafeMutableRawPointer: UnsafeMutablePointer<GtkWidget>]
  private let focusables: SmallMap<UnsafeMutableRawPointer, Unowned<FocusNode>>

  /// - Parameter control: The whole control that has the focus, if it is a view's control.
  init(of window: WindowContext, from focus: UnsafeMutablePointer<GtkWidget>, control: Widget?) {
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
  ) -> [UnsafeMutableRawPointer: UnsafeMutablePointer<GtkWidget>] {
    var controls: [UnsafeMutablePointer<GtkWidget>: [UnsafeMutableRawPointer]] = [:]
    focusables.forEach { widget, _ in
      var next: UnsafeMutablePointer<GtkWidget>? = widget.assumingMemoryBound(to: GtkWidget.self)
      while let candidate = next, gtk_widget_has_css_class(candidate, "form-row") == 0 {
        next = gtk_widget_get_parent(candidate)
      }
      if let row = next { controls[row, default: []].append(widget) }
    }
    var rows: [UnsafeMutableRawPointer: UnsafeMutablePointer<GtkWidget>] = [:]
    for (row, widgets) in controls where widgets.count == 1 { rows[widgets[0]] = row }
    return rows
  }

  /// Whether a focusable part of `control` lies ahead in it: an option of a group, a row of a list.
  /// GTK's rules move the focus from one part to the next.
  func hasPart(of control: Widget, _ direction: FocusDirection) -> Bool {
    guard !control.isOneStop, let start = Self.frame(of: focus, in: root) else { return false }
    func isAhead(in parent: UnsafeMutablePointer<GtkWidget>) -> Bool {
      var next = gtk_widget_get_first_child(parent)
      while let part = next {
        next = gtk_widget_get_next_sibling(part)
        guard gtk_widget_get_mapped(part) != 0, gtk_widget_is_sensitive(part) != 0,
          gtk_widget_get_native(part) == native
        else { continue }
        if gtk_widget_get_focusable(part) != 0, part != focus,
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

  private func place(of widget: UnsafeMutablePointer<GtkWidget>) -> FocusMap.Place? {
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_native(widget) == native,
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
  func othersThanNodes() -> [(widget: UnsafeMutablePointer<GtkWidget>, place: FocusMap.Place)] {
    var found: [(widget: UnsafeMutablePointer<GtkWidget>, place: FocusMap.Place)] = []
    func visit(_ parent: UnsafeMutablePointer<GtkWidget>) {
      var next = gtk_widget_get_first_child(parent)
      while let widget = next {
        next = gtk_widget_get_next_sibling(widget)
        guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_native(widget) == native,
          gtk_widget_get_can_focus(widget) != 0, gtk_widget_is_sensitive(widget) != 0,
          focusables[UnsafeMutableRawPointer(widget)] == nil
        else { continue }
        guard gtk_widget_get_focusable(widget) != 0 else {
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
    around widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_parent(widget)
    while let widget = next {
      guard let scroll = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type())
      else { break }
      found.append(scroll)
      next = gtk_widget_get_parent(scroll)
    }
    return found
  }

  private static func frame(
    of widget: UnsafeMutablePointer<GtkWidget>, in root: UnsafeMutablePointer<GtkWidget>
  ) -> FocusRectangle? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, root, &bounds) != 0 else { return nil }
    return FocusRectangle(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}
