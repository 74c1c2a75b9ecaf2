extension MainActor {
  /// Runs code of the main actor in a GTK callback, where the compiler cannot know that this is the
  /// main thread. Stops the program on another thread.
  ///
  /// The standard library's `assumeIsolated` asks Swift's concurrency runtime for the executor,
  /// which a program without tasks would not load otherwise (0.2 MB).
  package nonisolated static func assume<Result>(
    _ work: @MainActor () throws -> Result
  ) rethrows -> Result {
    precondition(MainLoop.isMainThread, "Tabstop is for the main thread only.")
    return try withoutActuallyEscaping(work) {
      try unsafeBitCast($0, to: (() throws -> Result).self)()
    }
  }
}
