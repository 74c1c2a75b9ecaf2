import CFreedMemory
import Tabstop

/// Overwrites the memory that the plans of a user were in, after they have signed out.
///
/// The store overwrites what it hands out; but texts go through many hands: JSON, the records, sentences,
/// labels, the accessibility bus. None of those overwrites memory that it frees.
enum FreedMemory {
  /// Call it before the first thread begins.
  nonisolated static func prepare() { tabstop_use_one_heap() }

  /// Overwrites what is free, several times: the views go in this turn of the main loop, GTK's widgets and
  /// the messages to assistive technologies later.
  static func overwrite() {
    Task {
      for pause in [Duration.milliseconds(50), .milliseconds(200), .seconds(1), .seconds(3)] {
        try? await Task.sleep(for: pause)
        tabstop_overwrite_left_stack()
        tabstop_overwrite_free_heap()
      }
    }
  }
}
