internal import CGtk
internal import GtkBridge

/// Where in a window the focus was last; from there Tab goes on while nothing has it.
///
/// With no focus GTK starts from the top of the window. It starts from where the focus was if the
/// containers still point there, and goes past that control if it cannot take the focus.
@MainActor
final class FocusTrail {
  private unowned let window: Widget
  /// The control that has or last had the focus.
  private var last: Widget?
  /// Where Tab goes on from instead: a bar whose page has just come up.
  private var origin: Widget?
  private var skipped: Widget?

  init(of window: Widget) { self.window = window }

  /// Something has the focus: a control of a view, or what is none.
  func focusMoved(to control: Widget?) {
    if let control { last = control }
    origin = nil
  }

  func forget() { last = nil }

  /// Has Tab from nowhere go to what follows `bar`; `nil`: to the first control.
  func start(after bar: Widget?) {
    origin = bar
    last = nil
  }

  /// `bar` goes, which served `field`: it is as if the focus had been in the field last.
  func ended(in bar: Widget, of field: Widget?) {
    if let last, bar.contains(last.pointer) { self.last = field }
  }

  /// Whether `widget` has the focus, or had it last.
  func isLast(_ widget: Widget) -> Bool { lastHere === widget }

  /// The control that has or last had the focus, while it is still in the window.
  private var lastHere: Widget? {
    guard let last, gtk_widget_is_ancestor(last.pointer, window.pointer) != 0 else { return nil }
    return last
  }

  /// GTK is about to move the focus, which is nowhere.
  func willMoveFromNowhere() {
    guard let last = origin ?? lastHere else { return }
    // On a page that is covered nothing can follow: the first control of what is shown is next.
    let isShown = gtk_widget_get_mapped(last.pointer) != 0
    var child = last.pointer
    while let parent = gtk_widget_get_parent(child) {
      gtk_widget_set_focus_child(parent, isShown ? child : nil)
      child = parent
    }
    guard isShown else { return }
    gtk_widget_set_can_focus(last.pointer, 0)
    skipped = last
  }

  /// GTK has moved the focus, if it found anything that takes it.
  func didMove(_ direction: GtkDirectionType, hasFocus: Bool) {
    guard let skipped else { return }
    self.skipped = nil
    gtk_widget_set_can_focus(skipped.pointer, 1)
    // Nothing else takes it: the control itself, or the first in the bar.
    if !hasFocus { gtk_widget_child_focus(skipped.pointer, direction) }
  }
}
