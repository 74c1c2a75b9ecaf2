#if DEBUG
  import Synchronization
#endif

/// Counts the model's steps, so that tests can check its costs without a clock. Does nothing in a
/// release build.
enum FocusCost {
  #if DEBUG
    static let steps = Atomic<Int>(0)
  #endif

  /// Counts one item, scope, registration or request that was visited.
  @inline(__always)
  static func step() {
    #if DEBUG
      steps.wrappingAdd(1, ordering: .relaxed)
    #endif
  }
}
