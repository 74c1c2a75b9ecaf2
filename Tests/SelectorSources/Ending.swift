import Foundation

/// A protocol of whose methods a class may leave some out.
@objc public protocol EndingDelegate: AnyObject {
  func began(_ ending: Ending)
  @objc optional func ended(_ ending: Ending, with result: String)
  @objc optional func mayEnd(_ ending: Ending) -> Bool
}

/// Notifies a delegate, which may have methods for it.
public final class Ending: NSObject {
  public weak var delegate: EndingDelegate?

  /// Ends unless the delegate forbids it; returns whether it ended.
  public func end() -> Bool {
    delegate?.began(self)
    guard delegate?.mayEnd?(self) ?? true else { return false }
    delegate?.ended?(self, with: "done")
    return true
  }
}
