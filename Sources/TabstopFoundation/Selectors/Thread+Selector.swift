public import Foundation

// Mirrors Foundation's.
extension Thread {
  /// Creates a thread that calls a method.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (target, argument)
    self.init { _ = selector.call(target, [argument]) }
  }

  /// Calls a method on a new thread.
  public class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) { Thread(target: target, selector: selector, object: argument).start() }
}
