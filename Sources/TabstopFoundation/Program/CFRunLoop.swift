public import Foundation

// Core Foundation's functions of loops, for sources that a program adds itself.

/// Core Foundation's name of `RunLoop`.
public typealias CFRunLoop = RunLoop

/// A mode of a loop. Mirrors Core Foundation's `CFRunLoopMode`.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  private let name: String
  /// The name.
  public var rawValue: CFString { NSString(string: name) }
  /// Creates a mode from its name.
  public init(rawValue: CFString) { name = String(describing: rawValue) }
  /// Creates a mode from its name.
  public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
  /// The modes in which a program usually waits.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopCommonModes")
  /// The mode in which a program usually waits.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopDefaultMode")

  fileprivate var mode: RunLoop.Mode { self == .defaultMode ? .default : .common }
}

/// A source of events for a loop. Mirrors Core Foundation's `CFRunLoopSource`.
// Sendable: immutable.
open class CFRunLoopSource: @unchecked Sendable {
  /// Creates a source.
  public init() {}
  /// Begins its work.
  open func begin() {}
  /// Ends its work.
  open func end() {}
}

/// The loop of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Begins the work of a source, which calls on the main thread.
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!)
{
  source?.begin()
}

/// Ends the work of a source.
public func CFRunLoopRemoveSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) {
  source?.end()
}

/// Ends the work of a source.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source?.end() }
/// Adds a timer.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: Timer!, _ mode: CFRunLoopMode!) {
  rl.add(timer, forMode: mode.mode)
}

/// Runs the loop of a thread until it has nothing to wait for. The main thread's runs anyway.
public func CFRunLoopRun() { if !Thread.isMainThread { RunLoop.current.run() } }
/// Ends `CFRunLoopRun()`. No effect: it ends by itself.
public func CFRunLoopStop(_ rl: CFRunLoop!) {}
/// Wakes a loop. No effect: loops wake up by themselves.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
/// Calls a closure in a loop.
@preconcurrency
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (@Sendable () -> Void)!
) { rl.perform(block) }
