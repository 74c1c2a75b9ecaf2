import Synchronization

/// The suggestions for one field: the search for a text ends the one for the text before.
///
/// A search that was overtaken throws `CancellationError`, so that late results never replace newer ones.
public final class TypeAhead: Sendable {
  private let gazetteer: Gazetteer
  private let latest = Mutex<(task: Task<[GazetteerPlace], any Error>?, count: Int)>((nil, 0))

  /// The number of requested searches, for tests.
  var searches: Int { latest.withLock(\.count) }

  /// Creates searches in a gazetteer.
  public init(_ gazetteer: Gazetteer) {
    self.gazetteer = gazetteer
  }

  /// The places for a text: see ``Gazetteer/suggestions(for:of:past:limit:)``. The search for an earlier text ends.
  public func suggestions(
    for text: String, of kinds: Set<GazetteerPlace.Kind> = [.city, .airport],
    past: [GazetteerPlace] = [],
    limit: Int = 12
  ) async throws -> [GazetteerPlace] {
    let task = latest.withLock { latest in
      latest.task?.cancel()
      let task = Task { [gazetteer] in
        try await gazetteer.suggestions(for: text, of: kinds, past: past, limit: limit)
      }
      latest = (task, latest.count + 1)
      return task
    }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
