internal import CGtk
internal import GtkBridge

/// The place in a window that last had the focus; Tab continues from there while there is no focus.
///
/// Without a focus GTK starts from the top of the window. It starts from the old place if the
/// containers still point there, and skips that control if it cannot take the focus.
@MainActor
final class FocusTrail {
  private unowned let window: Widget
  /// The control that has or last had the focus.
  private var last: Widget?
  /// The widget from which Tab continues instead: a bar whose page has just appeared.
  private var origin: Widget?
  /// The place of the control that last had the focus, if that was removed: the gap in each widget
  /// around it, from the inside out.
  private var gaps: [Gap] = []
  private var skipped: Widget?
  /// The focus child of GTK's containers before it moved the focus.
  private var pointed: Widget?

  /// A place between two widgets.
  private struct Gap {
    let parent: Widget
    /// The widget before it; `nil` if the gap comes first.
    var previous: Widget?

    init(before child: WidgetPointer, in parent: WidgetPointer) {
      self.parent = Widget(parent)
      previous = child.previousSibling.map { Widget($0) }
    }

    /// The place before everything in `parent`.
    init(atStartOf parent: Widget) { self.parent = parent }
  }

  init(of window: Widget) { self.window = window }

  /// Called when something has got the focus: a control of a view, or `nil` for another widget.
  func focusMoved(to control: Widget?) {
    if let control { last = control }
    origin = nil
    gaps = []
  }

  func forget() {
    last = nil
    gaps = []
  }

  /// Makes Tab from no focus go to what follows `bar`; `nil`: to the first control.
  func start(after bar: Widget?) {
    origin = bar
    forget()
  }

  /// Makes Tab from no focus go to the first control in `page`, wherever that is in the window.
  func start(in page: Widget) {
    start(after: nil)
    gaps = [Gap(atStartOf: page)]
  }

  /// Called when a view's `widget` is about to be removed: if the control that last had the focus goes
  /// with it, Tab continues from its place.
  func willRemove(_ widget: Widget) {
    for index in gaps.indices where gaps[index].previous?.pointer == widget.pointer {
      gaps[index].previous = widget.pointer.previousSibling.map { Widget($0) }
    }
    guard let place, widget.contains(place) else { return }
    origin = nil
    gaps = []
    var child = widget.pointer
    while child != window.pointer, let parent = child.parent {
      gaps.append(Gap(before: child, in: parent))
      child = parent
    }
  }

  /// Called when `bar`, which served `field`, is removed: Tab continues as if the field had last
  /// had the focus.
  func ended(in bar: Widget, of field: Widget?) {
    if let last, bar.contains(last.pointer) { self.last = field }
  }

  /// Whether `widget` has the focus, or had it last.
  func isLast(_ widget: Widget) -> Bool { lastHere === widget }

  /// The widget from which Tab continues without a focus, if there is one.
  var place: WidgetPointer? { (origin ?? lastHere)?.pointer }

  /// The control that has or last had the focus, while it is still in the window.
  private var lastHere: Widget? {
    guard let last, last.pointer.isInside(window.pointer) else { return nil }
    return last
  }

  /// Called when GTK is about to move the focus from nowhere.
  func willMoveFromNowhere(_ direction: GtkDirectionType) {
    guard let last = origin ?? lastHere else { return startFromGap(direction) }
    if last.pointer.isMapped {
      point(to: last, isShown: true)
      skip(last)
    } else if let place = shownPlace(around: last) {
      // Nothing can follow on a covered page: the first control of what is shown in its place is next.
      point(to: place, isShown: true)
    } else {
      point(to: last, isShown: false)
    }
  }

  /// The innermost widget around a hidden one that is on screen, except the window.
  private func shownPlace(around widget: Widget) -> Widget? {
    var next = widget.pointer.parent
    while let parent = next, parent != window.pointer {
      if parent.isMapped { return Widget(parent) }
      next = parent.parent
    }
    return nil
  }

  /// Lets Tab continue from the place of a control that was removed, in the innermost widget around it that
  /// is left.
  private func startFromGap(_ direction: GtkDirectionType) {
    guard let gap = gaps.first(where: { $0.parent.pointer.isInside(window.pointer) }),
      gap.parent.pointer.isMapped
    else { return }
    let parent = gap.parent.pointer
    let previous = gap.previous.flatMap { $0.pointer.parent == parent ? $0 : nil }
    let following = previous.map { $0.pointer.nextSibling } ?? parent.firstChild
    let neighbour =
      direction == GTK_DIR_TAB_BACKWARD
      ? following.map { Widget($0) } : following.flatMap(bar) ?? previous
    guard let neighbour else { return point(to: gap.parent, isShown: true) }
    point(to: neighbour, isShown: true)
    skip(neighbour)
  }

  /// The bar that a page has got above its content, or a page with a bar: Tab goes on in the content.
  private func bar(_ following: WidgetPointer) -> Widget? {
    var place = following
    // The page may be all that a column of a split view has.
    while !place.hasClass(PageFrame.columnClass), let child = place.firstChild,
      child.nextSibling == nil
    { place = child }
    let first = place.hasClass(PageFrame.columnClass) ? place.firstChild : place
    return first.flatMap { $0.hasClass("top-bar") && $0.isMapped ? Widget($0) : nil }
  }

  /// Sets the focus child of the containers around `widget`.
  private func point(to widget: Widget, isShown: Bool) {
    pointed = widget
    var child = widget.pointer
    while let parent = child.parent {
      gtk_widget_set_focus_child(parent, isShown ? child : nil)
      child = parent
    }
  }

  /// Passes over `widget`, unless it cannot have the focus anyway.
  private func skip(_ widget: Widget) {
    guard gtk_widget_get_can_focus(widget.pointer) != 0 else { return }
    widget.pointer.canFocus = false
    skipped = widget
  }

  /// Called when GTK has moved the focus, if it found a control that takes it.
  func didMove(_ direction: GtkDirectionType, hasFocus: Bool) {
    if let skipped {
      self.skipped = nil
      skipped.pointer.canFocus = true
      // Nothing else takes it: the control itself, or the first in the bar.
      if !hasFocus { gtk_widget_child_focus(skipped.pointer, direction) }
    }
    let wasPointed = pointed != nil
    forgetPlace()
    // Nothing follows a control that is disabled now: Tab goes on from the other end, where GTK only
    // goes from a control that has the focus.
    guard wasPointed, direction.isTab,
      gtk_window_get_focus(window.cast(to: GtkWindow.self)) == nil
    else { return }
    gtk_widget_child_focus(window.pointer, direction)
  }

  /// Clears the focus child of containers that do not have the focus: Tab would otherwise always
  /// skip what stands before that place in them.
  private func forgetPlace() {
    guard let pointed else { return }
    self.pointed = nil
    let focus = gtk_window_get_focus(window.cast(to: GtkWindow.self))
    var child = pointed.pointer
    while let parent = child.parent {
      if focus?.isInside(parent) != true { gtk_widget_set_focus_child(parent, nil) }
      child = parent
    }
  }
}
