import CFreedMemory
import Dispatch
import Tabstop

/// Overwrites freed memory that contained a user's plans, after sign-out, or a provider's answers,
/// after sign-in.
///
/// The store overwrites what it returns; but texts are copied often: in JSON, the records,
/// sentences, labels, the accessibility bus. None of those overwrites memory that it frees.
/// docs/security.md describes what is left.
enum FreedMemory {
  private static var overwriting: Task<Void, Never>?
  /// The number of windows in which a user is signed in, or is being signed in by a provider.
  private static var sessions = 0

  /// Makes the C library overwrite memory that is freed or used again, until ``overwrite()``.
  static func beginOverwriting() {
    sessions += 1
    tabstop_fill_freed_memory(1)
  }

  /// Overwrites what is not filled, when the user has signed out, or the sign-in is over: the pages go
  /// in this turn of the main loop, GTK's widgets and the messages to assistive technologies in the
  /// seconds after it.
  static func overwrite() {
    sessions -= 1
    overwriting?.cancel()
    overwriting = Task {
      for pause in [
        Duration.milliseconds(50), .milliseconds(200), .seconds(1), .seconds(3), .seconds(8),
      ] {
        do { try await Task.sleep(for: pause) } catch { return }
        overwriteAll()
      }
      if sessions == 0 { tabstop_fill_freed_memory(0) }
    }
  }

  /// Each thread has a stack of its own, and pieces of the heap that it has put aside.
  private static func overwriteAll() {
    let work: @Sendable () -> Void = {
      tabstop_overwrite_left_stack()
      tabstop_overwrite_pieces_put_aside()
    }
    for quality in [DispatchQoS.QoSClass.userInteractive, .userInitiated, .default, .utility] {
      for _ in 0..<2 { DispatchQueue.global(qos: quality).async(execute: work) }
    }
    work()
  }
}
