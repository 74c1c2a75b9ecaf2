public import Foundation

/// A group of changes of layers. Each change is made immediately here. Mirrors Core Animation's
/// `CATransaction`.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var blocks: [(() -> Void)?] = []
  private override init() { super.init() }
  /// Begins a transaction.
  public class func begin() { blocks.append(nil) }
  /// Ends the transaction, and calls its closure.
  public class func commit() { (blocks.popLast() ?? nil)?() }
  /// Shows the changes. No effect: changes show at once.
  public class func flush() {}
  /// Sets the closure that is called when the transaction ends.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if blocks.isEmpty { block?() } else { blocks[blocks.count - 1] = block }
  }
  /// Sets whether changes are shown without animation. No effect: changes are made at once.
  public class func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of animations. No effect: changes are made at once.
  public class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Sets the curve of animations. No effect: changes are made at once.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
