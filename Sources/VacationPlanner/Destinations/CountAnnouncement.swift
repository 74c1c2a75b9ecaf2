import Tabstop

/// Announces a number of results once the user has stopped typing: what is said at each key would
/// be in the way of the next one.
final class CountAnnouncement {
  private var waiting: Task<Void, Never>?
  private let pause: () async throws -> Void
  private let announce: (String) -> Void

  /// - Parameters:
  ///   - pause: Returns when typing has paused; throws if it is cancelled.
  ///   - announce: Speaks a text.
  init(
    pause: @escaping () async throws -> Void = { try await Task.sleep(for: .milliseconds(700)) },
    announce: @escaping (String) -> Void = { AccessibilityNotification.Announcement($0).post() }
  ) {
    self.pause = pause
    self.announce = announce
  }

  /// Announces `text` after the pause, unless another text or `stop` comes before.
  func announce(_ text: String) {
    waiting?.cancel()
    waiting = Task { [pause, announce] in
      guard (try? await pause()) != nil, !Task.isCancelled else { return }
      announce(text)
    }
  }

  func stop() {
    waiting?.cancel()
    waiting = nil
  }
}
