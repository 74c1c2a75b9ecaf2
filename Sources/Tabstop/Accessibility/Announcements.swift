/// What a program tells assistive technology beside what is on screen. Mirrors SwiftUI's.
@MainActor
public enum AccessibilityNotification {
  /// A sentence for the screen reader to say. Mirrors SwiftUI's.
  @MainActor
  public struct Announcement {
    let text: String

    public init(_ text: String) { self.text = text }

    /// Has it said when this turn has settled, focus included; equal ones in a row once. Where
    /// nobody listens nothing happens.
    public func post() { Announcements.shared.post(text) }
  }
}

/// Collects what is to be said in a turn.
@MainActor
final class Announcements {
  static let shared = Announcements()
  private var waiting: [String] = []

  func post(_ text: String) {
    guard !text.isEmpty, waiting.last != text else { return }
    waiting.append(text)
    guard waiting.count == 1 else { return }
    Updater.shared.afterFocus { [self] in
      let texts = waiting
      waiting = []
      guard let window = Updater.shared.activeWindow else { return }
      // One utterance: on old GTK each replaces the description that carries the one before.
      window.announce(texts.joined(separator: " "))
    }
  }
}
