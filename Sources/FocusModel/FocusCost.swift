#if DEBUG
  import Synchronization
#endif

/// Counts the steps that the model takes, so that tests can hold it to its promises of cost without
/// a clock. In a release build it is nothing.
enum FocusCost {
  #if DEBUG
    static let steps = Atomic<Int>(0)
  #endif

  /// One item, scope, registration or request was looked at.
  @inline(__always)
  static func step() {
    #if DEBUG
      steps.wrappingAdd(1, ordering: .relaxed)
    #endif
  }
}
