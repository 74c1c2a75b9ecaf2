/// Counts the steps of work that grows with the number of views, so that tests can hold it to how it
/// may grow without a clock. In a release build it is nothing.
@MainActor
enum ViewCost {
  #if DEBUG
    private(set) static var steps = 0
  #endif

  /// One view, widget or entry of a list was looked at.
  @inline(__always)
  static func step(_ count: Int = 1) {
    #if DEBUG
      steps += count
    #endif
  }
}
