internal import CGtk

/// Calls a closure each second while a widget is on screen, and never while it is not.
@MainActor
public final class OnScreenTimer {
  private let widget: Widget
  private let work: () -> Void
  private var source: guint = 0
  private var connections: [SignalConnection] = []

  /// Calls `work` each second while `widget` is on screen.
  public init(of widget: Widget, _ work: @escaping () -> Void) {
    self.widget = widget
    self.work = work
    connections = [
      SignalConnection(widget, "map", owner: self) { ticks, _ in
        ticks.work()
        ticks.start()
      },
      SignalConnection(widget, "unmap", owner: self) { ticks, _ in ticks.stop() },
    ]
    if gtk_widget_get_mapped(widget.pointer) != 0 { start() }
  }

  isolated deinit { stop() }

  /// Whether the timer is running.
  public var isRunning: Bool { source != 0 }

  private func start() {
    guard source == 0 else { return }
    // The source is removed before this object is released.
    let target = Unmanaged.passUnretained(self).toOpaque()
    source = g_timeout_add_seconds(
      1,
      { target in
        let target = target!
        MainActor.assumeIsolated {
          Unmanaged<OnScreenTimer>.fromOpaque(target).takeUnretainedValue().work()
        }
        return 1
      }, target)
  }

  private func stop() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
  }
}
