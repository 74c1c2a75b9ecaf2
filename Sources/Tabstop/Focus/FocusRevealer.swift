internal import CGtk
internal import GtkBridge

/// Scrolls the focused control into view, in the next frame, when the layout is complete.
///
/// GTK's viewport would do so at once. That makes GTK compute the styles around the control before
/// the focus has even arrived, a third of the cost of a move; and GTK 4.8 scrolls to a wrong place
/// for a control that was added in the same turn and has no allocation yet.
///
/// Afterwards it keeps the control in view: as a text gets more lines, or as a bar appears below it.
@MainActor
final class FocusRevealer {
  private let phase: LayoutPhase
  private var isScheduled = false
  private let focused: () -> WidgetPointer?

  /// - Parameters:
  ///   - window: A window that is on screen.
  ///   - focused: Returns the control that has the focus.
  init(_ window: Widget, focused: @escaping () -> WidgetPointer?) {
    phase = LayoutPhase(of: window)
    self.focused = focused
    phase.afterLayout = { [unowned self] in reveal() }
  }

  /// Called when the focus has moved.
  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    phase.request()
  }

  /// Called when a collection has scrolled to keep its visible rows in place, or a scroll view to keep its
  /// anchor: what was scrolled into view in this frame may have left it again, if a new row is higher than
  /// expected.
  func rowsHaveScrolled() {
    guard revealedFrame == phase.currentFrame else { return }
    scrolledFrame = phase.currentFrame
    if phase.round <= Self.roundsWithRevealing { return schedule() }
    MainLoop.whenIdle { [weak self] in self?.schedule() }
  }

  /// The frame in which rows have scrolled: until GTK has laid out again, places are where they were before.
  private var scrolledFrame = -1
  /// The frame in which the focus was last scrolled into view.
  private var revealedFrame = -1
  // GTK repeats the layout of a window at most four times for one frame.
  private static let roundsWithRevealing = 2

  /// The control with the focus in its viewport, after the last layout; `nil` unless it was wholly visible.
  private var seen: Sight?

  private struct Sight {
    let control: WidgetPointer
    let top: Double
    let height: Double
    let page: Double

    var isWhole: Bool { top > -0.5 && top + height < page + 0.5 }
    func hasLessSpace(than other: Sight) -> Bool {
      control == other.control && (height > other.height || page < other.page)
    }
  }

  private var sight: Sight? {
    guard let control = focused(),
      let viewport = gtk_widget_get_ancestor(control, gtk_viewport_get_type()),
      gtk_widget_get_native(viewport) == gtk_widget_get_native(control),
      let place = control.bounds(in: viewport)
    else { return nil }
    return Sight(
      control: control, top: place.y, height: place.height, page: Double(viewport.height))
  }

  private func note(_ sight: Sight?) { seen = sight.flatMap { $0.isWhole ? $0 : nil } }

  private func reveal() {
    if isScheduled, scrolledFrame == phase.currentFrame {
      scrolledFrame = -1
      if phase.round <= Self.roundsWithRevealing { return phase.request() }
      // As well as it can be done in this frame.
      MainLoop.whenIdle { [weak self] in self?.schedule() }
    }
    if !isScheduled {
      let sight = sight
      guard let sight, let seen, sight.hasLessSpace(than: seen) else { return note(sight) }
    }
    isScheduled = false
    defer { note(sight) }
    revealedFrame = phase.currentFrame
    guard let widget = focused() else { return }
    // A row in a popover is not on the page that the popover's view is on.
    let surface = gtk_widget_get_native(widget)
    // A popover that has just opened gets its size after the window: until then it has no space for a ring.
    if let popover = gtk_widget_get_ancestor(widget, gtk_popover_get_type()), popover.isMapped,
      popover.width == 0
    {
      return MainLoop.whenIdle { [weak self] in self?.schedule() }
    }
    // Only the innermost viewport is so narrow that there is no space for the ring.
    var fitsRing: Bool?
    var next = gtk_widget_get_ancestor(widget, gtk_viewport_get_type())
    while let viewport = next, gtk_widget_get_native(viewport) == surface {
      let fits = scroll(viewport, to: widget)
      fitsRing = fitsRing ?? fits
      next = viewport.parent
        .flatMap { gtk_widget_get_ancestor($0, gtk_viewport_get_type()) }
    }
    let isInside = fitsRing == false || FocusRing.isCut(around: widget)
    FocusRing.setInside(isInside, of: widget)
    FocusRing.setRound(isInside && FocusRing.fillsShape(widget), of: widget)
    FocusRing.setDeep(isInside && FocusRing.isCovered(widget), of: widget)
  }

  /// Returns whether there is space for the ring; `nil` for a viewport that GTK scrolls.
  private func scroll(_ viewport: WidgetPointer, to widget: WidgetPointer) -> Bool? {
    let scrollable = OpaquePointer(viewport)
    // A viewport that GTK created for itself, such as a drop-down's, is scrolled by GTK.
    guard gtk_viewport_get_scroll_to_focus(scrollable) == 0,
      let place = widget.bounds(in: viewport)
    else { return nil }
    let ring = FocusRing.width(around: widget)
    let row = FocusRing.row(of: widget, in: viewport)
    let rowPlace = row?.bounds(in: viewport)
    let texts = row.map(Self.textsOfSection)?.compactMap { $0.bounds(in: viewport) } ?? []
    let isWide = show(
      Span(place.x, place.width), ring, in: rowPlace.map { Span($0.x, $0.width) },
      by: gtk_scrollable_get_hadjustment(scrollable))
    let isHigh = show(
      Span(place.y, place.height), ring, in: rowPlace.map { Span($0.y, $0.height) },
      with: texts.map { Span($0.y, $0.height) }, by: gtk_scrollable_get_vadjustment(scrollable))
    return isWide && isHigh
  }

  /// A part of an axis, from the viewport's edge.
  private struct Span {
    var start: Double
    var end: Double
    var length: Double { end - start }

    init(_ start: Double, _ length: Double) { (self.start, self.end) = (start, start + length) }

    func union(_ other: Span) -> Span {
      let first = min(start, other.start)
      return Span(first, max(end, other.end) - first)
    }
  }

  /// The title of a section above its first row, and the note below its last one: no key goes to them.
  private static func textsOfSection(beside row: WidgetPointer) -> [WidgetPointer] {
    func text(_ next: (WidgetPointer) -> WidgetPointer?, _ style: String) -> WidgetPointer? {
      var sibling = next(row)
      while let here = sibling, !here.isMapped { sibling = next(here) }
      return sibling.flatMap { $0.hasClass(style) ? $0 : nil }
    }
    return [
      text({ $0.previousSibling }, "form-section-title"),
      text({ $0.nextSibling }, "form-section-footer"),
    ].compactMap(\.self)
  }

  /// Scrolls to a control with its ring, and to the whole row that it is in with the texts beside it, unless that is
  /// longer than what is visible at once. Returns whether there is space for the ring.
  private func show(
    _ control: Span, _ ring: Double, in row: Span?, with texts: [Span] = [],
    by adjustment: UnsafeMutablePointer<GtkAdjustment>?
  ) -> Bool {
    let page = gtk_adjustment_get_page_size(adjustment)
    let ringed = Span(control.start - ring, control.length + 2 * ring)
    let whole = row.map { ringed.union($0) } ?? ringed
    var wholes = [whole]
    for text in texts { wholes.insert(wholes[0].union(text), at: 0) }
    // Without space for the ring, the control is seen from its start.
    let shown = (wholes + [ringed]).first { $0.length <= page } ?? control
    let before = gtk_adjustment_get_value(adjustment)
    gtk_adjustment_clamp_page(adjustment, before + shown.start, before + shown.end)
    let scrolled = gtk_adjustment_get_value(adjustment) - before
    // Half a point is lost by rounding.
    return ringed.start - scrolled > -0.5 && ringed.end - scrolled < page + 0.5
  }
}

/// The ring around the control that has the focus.
@MainActor
private enum FocusRing {
  /// What the style sheet draws around a control: a gap and a line.
  private static let outer = 4.0
  private static let bareField = 5.0
  private static let insideClass = "inner-ring"
  private static let roundClass = "round-ring"
  private static let deepClass = "deep-ring"

  /// The space that it needs outside of the control; rows, fields and what scrolls have it inside.
  static func width(around widget: WidgetPointer) -> Double {
    let isInside =
      isRow(widget) || widget.isEntry || widget.isTextView
      || widget.isInstance(of: gtk_scrolled_window_get_type())
    return isInside ? 0 : outer
  }

  /// Whether the ring would be cut off: by a view around the control that clips what is in it, such as one with
  /// rounded corners, or by the edges of the window.
  static func isCut(around widget: WidgetPointer) -> Bool {
    // A field without a box of its own has its ring around its text.
    let isBare = widget.isEntry && widget.hasClass("bare")
    let ring = isBare ? bareField : width(around: widget)
    guard ring > 0 else { return false }
    var next: WidgetPointer? = widget
    while let here = next, !here.isInstance(of: gtk_viewport_get_type()),
      !here.isInstance(of: gtk_native_get_type())
    {
      next = here.parent
      // The padding of a page may be its margin.
      let window = next.flatMap { $0.isInstance(of: gtk_window_get_type()) ? $0 : nil }
      guard window != nil || here != widget && here.cutsContent,
        let place = widget.bounds(in: window ?? here)
      else { continue }
      let (width, height) = (Double((window ?? here).width), Double((window ?? here).height))
      if place.x < ring - 0.5 || place.y < ring - 0.5
        || place.x + place.width > width - ring + 0.5
        || place.y + place.height > height - ring + 0.5
      {
        return true
      }
    }
    return false
  }

  /// Whether the control is all that is in a view that is clipped to a shape, as a button that is a circle.
  static func fillsShape(_ widget: WidgetPointer) -> Bool {
    var here = widget
    while let parent = here.parent, here.previousSibling == nil, here.nextSibling == nil {
      if parent.cutsContent, !parent.clipsContent { return true }
      here = parent
    }
    return false
  }

  static func setRound(_ isRound: Bool, of widget: WidgetPointer) {
    setClass(roundClass, isRound, of: widget)
  }

  /// Whether another widget is drawn over the control, as the border of an `overlay`. The popover of a menu is
  /// not: it is a surface of its own.
  static func isCovered(_ widget: WidgetPointer) -> Bool {
    var here = widget
    while let parent = here.parent, parent.width == widget.width, parent.height == widget.height {
      var next = here.nextSibling
      while let over = next {
        if over.shouldLayout { return true }
        next = over.nextSibling
      }
      here = parent
    }
    return false
  }

  /// Draws the ring farther inside, where a border that is drawn over the control leaves it visible.
  static func setDeep(_ isDeep: Bool, of widget: WidgetPointer) {
    setClass(deepClass, isDeep, of: widget)
  }

  private static func isRow(_ widget: WidgetPointer) -> Bool {
    widget.hasClass("form-row") || widget.hasClass("list-row")
  }

  /// The outermost row that the control is in, or is.
  static func row(of widget: WidgetPointer, in viewport: WidgetPointer) -> WidgetPointer? {
    var row: WidgetPointer?
    var next: WidgetPointer? = widget
    while let here = next, here != viewport {
      if isRow(here) { row = here }
      next = here.parent
    }
    return row
  }

  /// Draws the ring inside the control if it would be cut off around it: at the edges of what scrolls, as
  /// of the last message above an input field, and of what clips.
  static func setInside(_ isInside: Bool, of widget: WidgetPointer) {
    setClass(insideClass, isInside, of: widget)
  }

  private static func setClass(_ name: String, _ isSet: Bool, of widget: WidgetPointer) {
    guard widget.hasClass(name) != isSet else { return }
    if isSet { Widget(widget).addClass(name) } else { Widget(widget).removeClass(name) }
  }
}
