internal import CGtk
internal import GtkBridge

/// The phase of a frame in which all widgets have their allocations, and nothing is painted yet.
@MainActor
final class LayoutPhase {
  /// Called after GTK's own layout, each time that GTK lays the window out.
  var afterLayout: () -> Void = {}
  private let widget: Widget
  private var clock: ObjectRef?
  private var layout: SignalConnection?
  private var realizing: SignalConnection?
  private var isRequested = false
  private var frame = -1
  /// The number of layouts of the window for the current frame, counted from 1.
  private(set) var round = 0

  /// - Parameter widget: A widget of the window, or the window.
  init(of widget: Widget) {
    self.widget = widget
    // It has another frame clock on another display.
    realizing = SignalConnection(widget, "realize", owner: self, after: true) { phase, _ in
      phase.listen()
    }
    listen()
  }

  private func listen() {
    guard let clock = gtk_widget_get_frame_clock(widget.pointer) else { return }
    let frames = ObjectRef(UnsafeMutableRawPointer(clock))
    self.clock = frames
    // After the handler by which GTK lays the window out, which was connected when it was realized.
    layout = SignalConnection(frames, "layout", owner: self) { phase, _ in
      phase.isRequested = false
      phase.count()
      phase.afterLayout()
    }
    if isRequested { request() }
  }

  /// Requests a layout in the next frame, or once more in this one.
  func request() {
    // Kept until it happens: the clock of another display does not have the request.
    isRequested = true
    if let clock { gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_LAYOUT) }
  }

  /// The number of the current frame.
  var currentFrame: Int {
    clock.map { Int(gdk_frame_clock_get_frame_counter($0.opaque)) } ?? 0
  }

  private func count() {
    let frame = currentFrame
    round = frame == self.frame ? round + 1 : 1
    self.frame = frame
  }
}
