import Foundation

/// A delegate with the method that it needs.
public final class BeginningWatch: NSObject, EndingDelegate {
  public private(set) var log: [String] = []
  public func began(_ ending: Ending) { log.append("began") }
}

/// A delegate with all methods.
public final class EndingWatch: NSObject, EndingDelegate {
  public var log: [String] = []
  public var allows = true
  public func began(_ ending: Ending) { log.append("began") }
  public func ended(_ ending: Ending, with result: String) { log.append("ended \(result)") }
  public func mayEnd(_ ending: Ending) -> Bool { allows }
}

/// Calls a method of another source's protocol.
public func askTwice(_ delegate: EndingDelegate, _ ending: Ending) -> [Bool?] {
  [delegate.mayEnd?(ending), delegate.mayEnd?(ending)]
}
