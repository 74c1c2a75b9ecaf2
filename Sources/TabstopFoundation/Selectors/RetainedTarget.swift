/// An object that a timer keeps for its calls. Foundation on Linux (Swift 6.3) never releases a timer's block: this
/// releases the object when there are no more calls.
///
/// It is used on the timer's run loop alone, as by Objective-C.
final class RetainedTarget: @unchecked Sendable {
  private(set) var object: Any?
  init(_ object: Any) { self.object = object }
  func release() { object = nil }
}
