public import Foundation
internal import Synchronization

extension NSObjectProtocol {
  /// Whether the object has a method that a `#selector` of the program has named.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isMethod(of: self) } ?? false
  }
}

// Mirrors Objective-C's NSObject.
extension NSObject {
  /// Calls a method by its name.
  ///
  /// - Returns: The object that the method returned, if it did. It lives until the next method is performed: take it at
  ///   once.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

  /// Calls a method by its name, with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performed(aSelector, [object])
  }

  /// Calls a method by its name, with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! { performed(aSelector, [object1, object2]) }

  /// Calls a method later, on the current run loop, unless `cancelPreviousPerformRequests` is called before.
  ///
  /// - Parameter delay: The seconds until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let identifier = ObjectIdentifier(self)
    let target = RetainedTarget((self, anArgument))
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      let ended = ObjectIdentifier(timer)
      requests.withLock { requests in
        let rest = requests[identifier]?.filter { ObjectIdentifier($0.timer) != ended } ?? []
        requests[identifier] = rest.isEmpty ? nil : rest
      }
      guard let (object, argument) = target.object as? (NSObject, Any?) else { return }
      target.release()
      object.perform(aSelector, with: argument)
    }
    let request = Request(selector: aSelector, timer: timer, target: target)
    requests.withLock { $0[identifier, default: []].append(request) }
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Cancels the calls of an object's methods that are to come.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel(of: aTarget) { _ in true }
  }

  /// Cancels the calls of a method of an object that are to come.
  ///
  /// - Parameter anArgument: Not compared: the calls with all arguments are cancelled.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancel(of: aTarget) { $0.selector == aSelector }
  }

  /// Calls a method on the main thread.
  ///
  /// - Parameter wait: Whether to wait until it has been called.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    let call = { @Sendable in _ = target.perform(aSelector, with: argument) }
    switch (wait, Thread.isMainThread) {
    case (true, true): call()
    case (true, false): DispatchQueue.main.sync(execute: call)
    case (false, _): DispatchQueue.main.async(execute: call)
    }
  }

  private func performed(_ selector: Selector!, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let returned = selector?.call(self, arguments) else { return nil }
    let result = (returned as? any OptionalResult).map(\.value) ?? returned
    guard let result, type(of: result) is AnyClass else { return nil }
    let object = result as AnyObject
    let last = LastResult(object: object)
    // The former result is released outside of the lock: its end may perform a method, whose result is the last then.
    repeat {
      let former = lastResult.withLock { kept in
        defer { kept = last }
        return kept
      }
      withExtendedLifetime(former) {}
    } while lastResult.withLock { $0.object !== object }
    return Unmanaged.passUnretained(object)
  }

  private class func cancel(of target: Any, where isCancelled: (Request) -> Bool) {
    let identifier = ObjectIdentifier(target as AnyObject)
    let cancelled = requests.withLock { requests in
      let all = requests[identifier] ?? []
      let rest = all.filter { !isCancelled($0) }
      requests[identifier] = rest.isEmpty ? nil : rest
      return all.filter(isCancelled)
    }
    for request in cancelled {
      request.timer.invalidate()
      request.target.release()
    }
  }
}

/// The result of a method that can return `nil`.
private protocol OptionalResult { var value: Any? { get } }

extension Optional: OptionalResult {
  fileprivate var value: Any? { map { $0 } }
}

/// A call that is to come.
private struct Request: @unchecked Sendable {
  let selector: Selector
  let timer: Timer
  /// The object and the argument, until then.
  let target: RetainedTarget
}

private let requests = Mutex<[ObjectIdentifier: [Request]]>([:])

/// The last result, which nothing else may keep. It is only kept here.
private struct LastResult: @unchecked Sendable { var object: AnyObject? }

private let lastResult = Mutex(LastResult())
