public import CGtk
// Links libdispatch, and with it Swift's main queue, into the program.
private import Dispatch
private import Glibc

/// The GLib main loop as Swift's main actor.
///
/// In a GTK program nothing drains Swift's main queue by default. libdispatch signals by an eventfd
/// that the queue has work; a GLib source watches that descriptor, so `Task { @MainActor in … }`,
/// `DispatchQueue.main.async` and `Task.sleep` work, without polling and without waking up while
/// there is nothing to do.
@MainActor
public enum MainLoop {
  private static var isAttached = false
  /// Whether the current code comes from Swift's main queue, as the parts of a task do: it is no
  /// direct reaction to the user.
  public private(set) static var isDrainingMainQueue = false

  /// Starts draining Swift's main queue from the default GLib context, and starts what TabstopFoundation
  /// adds, if that is in the program. Another call has no effect.
  public static func attachMainQueue() {
    guard !isAttached else { return }
    isAttached = true
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    let source = g_unix_fd_source_new(descriptor, G_IO_IN)!
    let callback: GUnixFDSourceFunc = { descriptor, _, _ in
      // The eventfd stays readable until its counter is read.
      var counter: UInt64 = 0
      _ = read(descriptor, &counter, MemoryLayout<UInt64>.size)
      drainMainQueue()
      return 1
    }
    g_source_set_callback(source, unsafeBitCast(callback, to: GSourceFunc.self), nil, nil)
    g_source_set_name(source, "Swift main queue")
    g_source_attach(source, nil)
    g_source_unref(source)
    tabstop_start_foundation_if_linked()
  }

  fileprivate static func drain() {
    // A dialog that a task waits for runs the loop inside of the queue, which cannot be drained until
    // then; libdispatch has signalled what has come meanwhile, and does not do it again.
    guard !isDrainingMainQueue else {
      isDrainPending = true
      return
    }
    isDrainingMainQueue = true
    _dispatch_main_queue_callback_4CF(nil)
    isDrainingMainQueue = false
    if isDrainPending {
      isDrainPending = false
      first { drain() }
    }
  }

  private static var isDrainPending = false

  /// Whether the caller is on the process's first thread, which is GTK's.
  nonisolated public static var isMainThread: Bool { tabstop_is_main_thread() != 0 }

  /// Runs `work` on the main thread, and returns its result: at once there, else when the main queue has
  /// come to it, for which the calling thread waits.
  nonisolated public static func onMainThread<Result: Sendable>(
    _ work: @MainActor () -> Result
  ) -> Result {
    if isMainThread { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  /// Runs `work` once, when there is no event, no frame and nothing else to do.
  public static func whenIdle(_ work: @escaping @MainActor () -> Void) {
    run(work, priority: G_PRIORITY_DEFAULT_IDLE)
  }

  /// Runs `work` when the current dispatch is over, before events of the window system are handled.
  public static func first(_ work: @escaping @MainActor () -> Void) {
    run(work, priority: G_PRIORITY_HIGH)
  }

  /// Runs `work` once, when all events that have arrived are handled: before the next frame.
  static func whenEventsAreDone(_ work: @escaping @MainActor () -> Void) {
    run(work, priority: G_PRIORITY_HIGH_IDLE)
  }

  /// Runs `work` in each turn of the loop, as long as the program runs: after what the last turn handled, and before
  /// the loop waits. It costs as much as the work does, for each event, timer and frame.
  public static func inEachTurn(_ work: @escaping @MainActor () -> Void) {
    worksOfEachTurn.append(work)
    guard worksOfEachTurn.count == 1 else { return }
    let functions = GSourceFuncs(
      prepare: { _, _ in
        MainActor.assumeIsolated { for work in MainLoop.worksOfEachTurn { work() } }
        return 0
      },
      check: { _ in 0 }, dispatch: { _, _, _ in 1 }, finalize: nil, closure_callback: nil,
      closure_marshal: nil)
    // Before a `Turn`, which the work may request: sources after one that is ready are not prepared.
    let source = addSource(functions, priority: G_PRIORITY_HIGH - 1, name: "Tabstop each turn")
    g_source_set_can_recurse(source, 1)
  }

  /// Adds a source to the loop, for as long as the program runs.
  public static func addSource(
    _ functions: GSourceFuncs, priority: Int32, name: String
  ) -> UnsafeMutablePointer<GSource> {
    // GLib keeps the pointer.
    let kept = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    kept.initialize(to: functions)
    let source = g_source_new(kept, guint(MemoryLayout<GSource>.size))!
    g_source_set_priority(source, priority)
    g_source_set_name(source, name)
    g_source_attach(source, nil)
    return source
  }

  private static var worksOfEachTurn: [@MainActor () -> Void] = []

  private static func run(_ work: @escaping @MainActor () -> Void, priority: Int32) {
    let box = WorkBox(work)
    g_idle_add_full(
      priority,
      { data in
        let box = Unmanaged<WorkBox>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { box.work() }
        return 0
      }, Unmanaged.passRetained(box).toOpaque(),
      { Unmanaged<WorkBox>.fromOpaque($0!).release() })
  }

  /// Runs one iteration of the loop; with `mayBlock` it waits for a source. For tests and for
  /// programs that run the loop by hand.
  @discardableResult
  public static func iterate(mayBlock: Bool = false) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }
}

/// Work that runs at the end of a turn of the main loop when requested: before the next event and
/// the next frame, however many are waiting. (GLib dispatches ready sources of one priority
/// together: a main-queue job that was ready with the requesting event may run first.)
///
/// One GLib source lives as long as the `Turn`; a request arms it, running disarms it, so that an
/// idle program never wakes up for it. A request is O(1) and allocates nothing.
@MainActor
public final class Turn {
  private let source: UnsafeMutablePointer<GSource>
  private let box: TurnBox
  private var isArmed = false

  /// Creates a turn that does `work`.
  public init(_ work: @escaping @MainActor () -> Void) {
    box = TurnBox(work)
    source = g_source_new(&Turn.functions, guint(MemoryLayout<GSource>.size))
    // Events have G_PRIORITY_DEFAULT (0): a turn that one key press requests is over before the
    // next key press is handled.
    g_source_set_priority(source, G_PRIORITY_HIGH)
    g_source_set_name(source, "Tabstop turn")
    // Code of a turn may wait for a dialog, which needs turns of its own.
    g_source_set_can_recurse(source, 1)
    g_source_set_callback(
      source,
      { data in
        let box = Unmanaged<TurnBox>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { box.turn?.run() }
        return 1
      }, Unmanaged.passRetained(box).toOpaque(),
      { Unmanaged<TurnBox>.fromOpaque($0!).release() })
    g_source_set_ready_time(source, -1)
    g_source_attach(source, nil)
    box.turn = self
  }

  isolated deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }

  /// Requests the work at the end of this turn. Another call before that has no effect.
  public func schedule() {
    guard !isArmed else { return }
    isArmed = true
    g_source_set_ready_time(source, 0)
  }

  /// Cancels the request: the work was done in another way.
  public func cancel() {
    guard isArmed else { return }
    isArmed = false
    g_source_set_ready_time(source, -1)
  }

  private func run() {
    cancel()
    box.work()
  }

  private static var functions = GSourceFuncs(
    prepare: nil, check: nil,
    dispatch: { _, callback, data in callback?(data) ?? 0 },
    finalize: nil, closure_callback: nil, closure_marshal: nil)
}

@MainActor
private final class WorkBox {
  let work: @MainActor () -> Void

  init(_ work: @escaping @MainActor () -> Void) { self.work = work }
}

@MainActor
private final class TurnBox {
  let work: @MainActor () -> Void
  weak var turn: Turn?

  init(_ work: @escaping @MainActor () -> Void) { self.work = work }
}

// A function of its own: inside the closure above it crashes the compiler (Swift 6.3.1).
private func drainMainQueue() { MainActor.assumeIsolated { MainLoop.drain() } }
