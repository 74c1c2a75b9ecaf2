internal import CGtk
internal import GtkBridge

/// The headings on screen. One that a press of a button has exchanged is announced, as the next step of an assistant:
/// the focus stays on the button, and a screen reader would say nothing.
@MainActor
enum Headings {
  private static var labels = WeakWidgets()

  static func add(_ label: Widget) { labels.add(label) }
  static func remove(_ label: Widget) { labels.remove(label) }

  /// The texts of the visible headings of a window.
  private static func texts(in window: WindowContext) -> [String] {
    labels.present.map(\.pointer)
      .filter { $0.isMapped && $0.isInside(window.widget.pointer) }
      .compactMap(SpokenText.of)
  }

  /// Runs an action, and announces the heading that has taken another one's place at the end of the turn, unless
  /// something else is announced: a change of the focus, of the page, or what the program says.
  static func announcingChange(in window: WindowContext, _ action: () -> Void) {
    if labels.isEmpty { return action() }
    let before = texts(in: window)
    let (focus, title) = (window.focusWidget, window.widget.windowTitle ?? "")
    let announced = Announcements.shared.count
    action()
    if before.isEmpty { return }
    Updater.shared.afterFocus { [weak window] in
      guard let window, Announcements.shared.count == announced,
        window.focusWidget == nil || window.focusWidget == focus,
        window.widget.hasWindowTitle(title)
      else { return }
      let now = texts(in: window)
      guard let new = now.first(where: { !before.contains($0) }), !before.allSatisfy(now.contains)
      else { return }
      Announcements.shared.post(.init(new), byProgram: false)
    }
  }
}
