/// Counts the steps of work that grows with the number of views, so that tests can check its growth
/// without a clock. Does nothing in a release build.
@MainActor
enum ViewCost {
  #if DEBUG
    private(set) static var steps = 0
  #endif

  /// Counts one view, widget or entry of a list that was visited.
  @inline(__always)
  static func step(_ count: Int = 1) {
    #if DEBUG
      steps += count
    #endif
  }
}
