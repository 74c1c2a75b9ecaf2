public import Dispatch
public import Foundation

/// Calls Foundation's and Dispatch's methods whose blocks other threads may call, for declarations with
/// the same names that shadow them: those of SwiftUI's interface, and of the plugin `AppleImports`.
///
/// Apple's are imported from Objective-C. So a program in the Swift 5 language mode may call there what
/// belongs to the main actor, with a warning. Those on Linux (Swift 6.3) are Swift's own, and it is an
/// error; `@preconcurrency` on a declaration that shadows them makes it the warning again.
public enum _FoundationBlocks {
  /// Creates a timer on the current run loop.
  public static func scheduledTimer(
    _ interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }

  /// Observes notifications.
  public static func observe(
    _ center: NotificationCenter, _ name: NSNotification.Name?, _ object: Any?,
    _ queue: OperationQueue?, _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    center.addObserver(forName: name, object: object, queue: queue, using: block)
  }

  /// Adds an operation to a queue.
  public static func add(_ block: @escaping @Sendable () -> Void, to queue: OperationQueue) {
    queue.addOperation(block)
  }

  /// Runs a block in a later turn of a run loop.
  public static func perform(_ block: @escaping @Sendable () -> Void, on loop: RunLoop) {
    loop.perform(block)
  }

  /// Runs a block on a queue.
  public static func async(
    _ queue: DispatchQueue, _ group: DispatchGroup?, _ qos: DispatchQoS,
    _ flags: DispatchWorkItemFlags, _ work: @escaping @Sendable @convention(block) () -> Void
  ) {
    queue.async(group: group, qos: qos, flags: flags, execute: work)
  }

  /// Runs a block on a queue, later.
  public static func asyncAfter(
    _ queue: DispatchQueue, _ deadline: DispatchTime, _ qos: DispatchQoS,
    _ flags: DispatchWorkItemFlags, _ work: @escaping @Sendable @convention(block) () -> Void
  ) {
    queue.asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
  }
}
