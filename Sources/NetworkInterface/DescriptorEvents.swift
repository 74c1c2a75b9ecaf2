internal import CGtk
internal import Dispatch
internal import Foundation

/// The events of a descriptor: suspended at first, they can be resumed and suspended again and again.
///
/// All methods are called on the queue of the handler. (Not a dispatch source: on Linux, with Swift 6.3,
/// one is now and then not armed again after an event, and the next is never reported.)
// Sendable: the queue guards what can change.
final class DescriptorEvents: @unchecked Sendable {
  enum Kind { case reading, writing }

  private let kind: Kind
  private let descriptor: Int32
  private let queue: DispatchQueue
  private var handler: @Sendable () -> Void = {}
  private var isSuspended = true
  /// The source that reports the next event.
  private var source: UnsafeMutablePointer<GSource>?

  init(_ kind: Kind, of descriptor: Int32, on queue: DispatchQueue) {
    (self.kind, self.descriptor, self.queue) = (kind, descriptor, queue)
  }

  func onEvent(_ handler: @escaping @Sendable () -> Void) { self.handler = handler }

  func resume() {
    isSuspended = false
    arm()
  }

  func suspend() { isSuspended = true }

  /// Ends them: the descriptor may be closed then.
  func cancel() {
    (isSuspended, handler) = (true, {})
    disarm()
  }

  private func arm() {
    guard !isSuspended, source == nil else { return }
    let source = g_unix_fd_source_new(descriptor, kind == .reading ? G_IO_IN : G_IO_OUT)!
    let callback: GUnixFDSourceFunc = { _, _, data in
      Unmanaged<DescriptorEvents>.fromOpaque(data!).takeUnretainedValue().report()
      return 0
    }
    g_source_set_callback(
      source, unsafeBitCast(callback, to: GSourceFunc.self),
      Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<DescriptorEvents>.fromOpaque($0!).release() })
    g_source_set_name(source, "Network")
    self.source = source
    g_source_attach(source, Self.context)
  }

  private func disarm() {
    guard let source else { return }
    self.source = nil
    g_source_destroy(source)
    g_source_unref(source)
  }

  /// Called on the thread that waits.
  private func report() {
    queue.async { [self] in
      disarm()
      if !isSuspended { handler() }
      arm()
    }
  }

  /// The context of the thread that waits for the events of all descriptors. (GLib's contexts may be used on any
  /// thread.)
  private nonisolated(unsafe) static let context: OpaquePointer = {
    nonisolated(unsafe) let context = g_main_context_new()!
    Thread.detachNewThread {
      let loop = g_main_loop_new(context, 0)
      g_main_loop_run(loop)
    }
    return context
  }()
}
