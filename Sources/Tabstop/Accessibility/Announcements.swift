/// Collects the announcements of a turn.
@MainActor
final class Announcements {
  typealias Announcement = AccessibilityNotification.Announcement

  static let shared = Announcements()
  private(set) var waiting: [Announcement] = []
  private var isScheduled = false
  /// The number of announcements since the program started.
  private(set) var count = 0
  /// The number of those that the program has made.
  private(set) var programCount = 0
  /// Whether the program has made an announcement in this turn.
  private(set) var isProgramSpeaking = false

  /// - Parameter byProgram: Whether the program says what has happened, or Tabstop about a change that the
  ///   program may announce as well.
  func post(_ announcement: Announcement, byProgram: Bool = true) {
    guard !announcement.text.isEmpty else { return }
    count += 1
    if byProgram {
      programCount += 1
      if !isProgramSpeaking { Updater.shared.afterFocus { [self] in isProgramSpeaking = false } }
      isProgramSpeaking = true
    }
    waiting.append(announcement)
    guard !isScheduled else { return }
    isScheduled = true
    Updater.shared.afterFocus { [self] in
      guard let window = Updater.shared.activeWindow else { return announcePending() }
      // Announcements that are posted until the window is active again are made together.
      window.whenPresented { [self, weak window] in
        if let window {
          window.whenActive { [self] in announcePending() }
        } else {
          announcePending()
        }
      }
    }
  }

  private func announcePending() {
    let sentences = Self.inOrder(waiting)
    waiting = []
    isScheduled = false
    guard let priority = sentences.map(\.priority.rawValue).max() else { return }
    // One text: on old GTK each announcement replaces the description that carries the previous
    // one.
    Updater.shared.activeWindow?.announce(
      Self.joined(sentences.map(\.text)).withoutSoftHyphens, priority: priority)
  }

  /// Sorted by priority, then in the order of posting; equal ones in a row once.
  static func inOrder(_ announcements: [Announcement]) -> [Announcement] {
    var result: [Announcement] = []
    for priority in [AnnouncementPriority.high, .default, .low] {
      for announcement in announcements where announcement.priority == priority {
        if result.last?.text != announcement.text { result.append(announcement) }
      }
    }
    return result
  }

  /// Several sentences as one text, with a pause between them; empty ones are left out.
  static func joined(_ sentences: [String]) -> String {
    sentences.reduce(into: "") { text, sentence in
      if sentence.isEmpty { return }
      if let end = text.last { text += end.isPunctuation ? " " : ". " }
      text += sentence
    }
  }
}
