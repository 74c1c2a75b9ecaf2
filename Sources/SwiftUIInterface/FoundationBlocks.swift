public import Dispatch
public import Foundation
import TabstopFoundation

// As on Apple's systems, a block of these may call what belongs to the main actor in the Swift 5 language
// mode, with a warning (`_FoundationBlocks`). They are preferred to Foundation's in sources that import
// SwiftUI, because SwiftUI exports Foundation. Where Foundation is imported too, its own are preferred:
// the plugin `AppleImports` adds these to the program's module, which then has the first choice.
//
// Swift lets no subclass override a method while an extension that it sees declares the same one, and only the
// same one shadows Foundation's. So a subclass of `Timer`, `NotificationCenter` or `OperationQueue` can override
// these in modules without SwiftUI alone, as the porting page says.

extension Timer {
  /// Creates a timer on the current run loop. Mirrors Foundation's.
  @_disfavoredOverload
  @preconcurrency
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    _FoundationBlocks.scheduledTimer(interval, repeats: repeats, block)
  }

  /// Creates a timer for a run loop. Mirrors Foundation's.
  @_disfavoredOverload
  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block
    )
  }
}

extension NotificationCenter {
  /// Observes notifications until the token is removed. Mirrors Foundation's.
  @_disfavoredOverload
  @preconcurrency
  @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    _FoundationBlocks.observe(self, name, obj, queue, block)
  }
}

extension OperationQueue {
  /// Adds an operation. Mirrors Foundation's.
  @_disfavoredOverload
  @preconcurrency
  public func addOperation(_ block: @escaping @Sendable () -> Void) {
    _FoundationBlocks.add(block, to: self)
  }
}

extension RunLoop {
  /// Runs a block in a later turn. Mirrors Foundation's.
  @_disfavoredOverload
  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    _FoundationBlocks.perform(block, on: self)
  }
}

extension DispatchQueue {
  /// Runs a block on the queue. Mirrors Dispatch's.
  @_disfavoredOverload
  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    _FoundationBlocks.async(self, group, qos, flags, work)
  }

  /// Runs a block on the queue, later. Mirrors Dispatch's.
  @_disfavoredOverload
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    _FoundationBlocks.asyncAfter(self, deadline, qos, flags, work)
  }
}
