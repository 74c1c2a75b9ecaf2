public import Foundation

/// A group of animated changes, which are made at once here. Mirrors AppKit's `NSAnimationContext`.
@preconcurrency @MainActor
public final class NSAnimationContext: NSObject {
  /// The duration in seconds. Stored, without effect.
  public var duration: TimeInterval = 0
  /// Whether changes of properties are animated. Stored, without effect.
  public var allowsImplicitAnimation = false
  /// The timing function of the animation. Stored, without effect.
  public var timingFunction: CAMediaTimingFunction?
  /// The closure that is called at the end of the group.
  public var completionHandler: (() -> Void)?
  private override init() { super.init() }

  private static var groups: [NSAnimationContext] = []
  private static let outside = NSAnimationContext()
  /// The context of the group that was begun last.
  public class var current: NSAnimationContext { groups.last ?? outside }
  /// Begins a group of changes.
  public class func beginGrouping() { groups.append(NSAnimationContext()) }
  /// Ends a group of changes, and calls its handler.
  public class func endGrouping() { groups.popLast()?.completionHandler?() }

  /// Makes the changes, and calls the handler.
  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    current.completionHandler = completionHandler
    changes(current)
    endGrouping()
  }
  /// Makes the changes.
  public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    beginGrouping()
    changes(current)
    endGrouping()
  }
}
