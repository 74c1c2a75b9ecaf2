internal import CGtk
internal import GtkBridge

/// The key of a motion: a property of a widget, or of a node.
struct MotionKey: Hashable {
  enum Property: Hashable {
    case opacity, transform, css, place, effect, fade, shape, paint, body, phase
  }

  let object: UnsafeMutableRawPointer
  let property: Property

  @MainActor init(_ widget: Widget, _ property: Property) {
    (object, self.property) = (widget.raw, property)
  }
  init(_ pointer: UnsafeMutableRawPointer, _ property: Property) {
    (object, self.property) = (pointer, property)
  }
  init(_ node: _Node, _ property: Property) {
    (object, self.property) = (Unmanaged.passUnretained(node).toOpaque(), property)
  }
}

/// The running motions, which are drawn frame by frame. There is such an object only while
/// something moves.
///
/// A motion starts in the first frame after its change. It ends at once when the desktop's
/// animations are turned off, or its window is no longer on the screen.
@MainActor
final class Motions {
  private(set) static var current: Motions?
  /// Whether a test advances the time, with `advance(to:)`.
  static var isTimedByHand = false

  private var running: [MotionKey: AnyMotion] = [:]
  private var sources: [UnsafeMutableRawPointer: FrameSource] = [:]
  private var now = 0.0

  private init() {}

  // MARK: Starting

  /// The animation for a change of a widget: that of the transaction, if there may be motion, and
  /// the user can see it.
  static func animation(
    _ transaction: Transaction?, for widget: WidgetPointer
  ) -> Animation? {
    guard let transaction, let animation = transaction.animation, areAllowed, isSeen(widget)
    else { return nil }
    return animation
  }

  /// Whether a widget is on the screen, or will be with its window, which is about to open.
  private static func isSeen(_ widget: WidgetPointer) -> Bool {
    if widget.isMapped { return true }
    guard let root = gtk_widget_get_root(widget) else { return false }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    return gtk_widget_get_realized(window) == 0
  }

  /// Whether the desktop allows motion. Reading this does not create a dependency.
  static var areAllowed: Bool {
    let reader = Evaluation.exchange(nil)
    defer { _ = Evaluation.exchange(reader) }
    return !DesktopState.shared.reducesMotion.get()
  }

  /// Starts a motion, or gives a running one of the same property another target: it continues from
  /// what is painted, with its velocity.
  ///
  /// - Parameters:
  ///   - widget: A widget in whose window it is.
  ///   - start: The value before the change, if nothing moves yet.
  ///   - isRelative: Whether `start` counts also for a running motion: it is measured again.
  ///   - show: Paints a value; called at once, then for each frame.
  ///   - end: Called when it is over, or another change has ended it.
  static func start<Data: VectorArithmetic>(
    _ key: MotionKey, in widget: WidgetPointer, by animation: Animation,
    of transaction: Transaction?, from start: Data, to target: Data, isRelative: Bool = false,
    show: @escaping (Data) -> Void, end: @escaping () -> Void = {}
  ) {
    guard let root = gtk_widget_get_root(widget) else {
      show(target)
      return end()
    }
    let motions = current ?? Motions()
    current = motions
    var (from, velocity) = (start, Data.zero)
    if let old = motions.running[key] as? Motion<Data> {
      let shown = old.shown(at: motions.now)
      velocity = shown.velocity
      if !isRelative { from = shown.value }
    }
    let motion = Motion(
      Presented(from: from, to: target, velocity: velocity, by: animation),
      completions: transaction?.completions ?? [], show: show, end: end)
    motion.root = UnsafeMutableRawPointer(root)
    motion.widget = Widget(widget)
    motions.running[key] = motion
    motions.observeFrames(of: root)
    show(from)
  }

  private func observeFrames(of root: OpaquePointer) {
    let root = UnsafeMutableRawPointer(root)
    if sources[root] == nil {
      sources[root] = FrameSource(Widget(root.assumingMemoryBound(to: GtkWidget.self)))
    }
  }

  /// Ends a motion of a property that now has another value.
  func cancel(_ key: MotionKey) {
    guard let motion = running.removeValue(forKey: key) else { return }
    motion.end()
    rest()
  }

  // MARK: Frames

  /// Paints the frame of a time, in seconds.
  func advance(to time: Double, in root: UnsafeMutableRawPointer? = nil) {
    now = time
    for (key, motion) in running where root == nil || motion.root == root {
      // Another motion may have ended this one.
      guard running[key] === motion else { continue }
      let isOver = motion.frame(at: time) || !motion.isOnScreen
      guard isOver, running[key] === motion else { continue }
      running[key] = nil
      motion.showTarget()
      motion.end()
    }
    rest()
  }

  /// Ends all motions, or those of a window: everything is painted as it is.
  func finish(in root: UnsafeMutableRawPointer? = nil) {
    for (key, motion) in running where root == nil || motion.root == root {
      guard running[key] === motion else { continue }
      running[key] = nil
      motion.showTarget()
      motion.end()
    }
    rest()
  }

  private func rest() {
    for (root, source) in sources where !running.values.contains(where: { $0.root == root }) {
      source.stop()
      sources[root] = nil
    }
    if running.isEmpty, Motions.current === self { Motions.current = nil }
  }
}

@MainActor
private class AnyMotion {
  var root: UnsafeMutableRawPointer?
  var widget: Widget?
  final var isOnScreen: Bool { widget.map { $0.pointer.isMapped } ?? false }
  /// - Returns: Whether it is over.
  func frame(at time: Double) -> Bool { true }
  func showTarget() {}
  func end() {}
}

private final class Motion<Data: VectorArithmetic>: AnyMotion {
  private var presented: Presented<Data>
  private var completions: [AnimationCompletion]
  private let show: (Data) -> Void
  private let whenEnded: () -> Void

  init(
    _ presented: Presented<Data>, completions: [AnimationCompletion],
    show: @escaping (Data) -> Void, end: @escaping () -> Void
  ) {
    (self.presented, self.completions, self.show) = (presented, completions, show)
    whenEnded = end
  }

  func shown(at time: Double) -> (value: Data, velocity: Data) {
    let elapsed = presented.elapsed(at: time)
    return (presented.value(after: elapsed).value, presented.velocity(after: elapsed))
  }

  override func frame(at time: Double) -> Bool {
    let elapsed = presented.elapsed(at: time)
    let (value, isOver) = presented.value(after: elapsed)
    show(value)
    if presented.isVisuallyFinished(after: elapsed) { completions.removeAll { !$0.waitsForEnd } }
    return isOver
  }

  override func showTarget() { show(presented.target) }
  override func end() { whenEnded() }
}

/// The frames of one window.
@MainActor
private final class FrameSource {
  private let window: Widget
  private var tick: guint = 0
  private var hiding: SignalConnection?

  init(_ window: Widget) {
    self.window = window
    let root = window.raw
    hiding = SignalConnection(window, "unmap", owner: self) { _, _ in
      Motions.current?.finish(in: root)
    }
    guard !Motions.isTimedByHand else { return }
    tick = gtk_widget_add_tick_callback(
      window.pointer,
      { widget, clock, _ in
        let root = UnsafeMutableRawPointer(widget!)
        let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
        let window = root
        MainActor.assumeIsolated { Motions.current?.advance(to: time, in: window) }
        return 1
      }, nil, nil)
  }

  func stop() {
    hiding = nil
    if tick != 0 { gtk_widget_remove_tick_callback(window.pointer, tick) }
    tick = 0
  }
}
