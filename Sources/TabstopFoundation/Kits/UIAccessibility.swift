import Tabstop

/// UIKit's older way to tell assistive technology something. Mirrors the part of `UIAccessibility`
/// that forms use.
public enum UIAccessibility {
  /// What is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number for it.
    public let rawValue: UInt32
    /// A notification by a number; one that is not below says nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Says the argument.
    public static let announcement = Notification(rawValue: 1)
    /// A part of what is on screen has changed; an argument that is a text is said.
    public static let layoutChanged = Notification(rawValue: 2)
    /// A new page is on screen; an argument that is a text is said.
    public static let screenChanged = Notification(rawValue: 3)
    /// Something was scrolled; the argument says where to.
    public static let pageScrolled = Notification(rawValue: 4)
    /// No effect here: nothing tells a screen reader to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 5)
    /// No effect here.
    public static let resumeAssistiveTechnology = Notification(rawValue: 6)
  }

  /// Tells assistive technology.
  ///
  /// - Parameter argument: What is to be said: `String`, `NSString`, `AttributedString`,
  ///   `NSAttributedString`. Anything else, a view say, is passed over.
  public static func post(notification: Notification, argument: Any?) {
    switch notification {
    case .announcement, .layoutChanged, .screenChanged, .pageScrolled:
      AccessibilityNotification.Announcement(of: argument)?.post()
    default: break
    }
  }

  /// Whether an assistive technology is there: a desktop does not tell which.
  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool { AccessibilityTechnologies.areActive }

  /// Whether an assistive technology is there: a desktop does not tell which.
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool { AccessibilityTechnologies.areActive }
}

/// How urgent an announcement is. Mirrors UIKit's.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for it.
  public let rawValue: String
  /// A priority by a name; one that is not below is the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Said first among those of the same turn.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// In the order of posting.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// Said last among those of the same turn.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")

  var priority: AnnouncementPriority {
    switch self {
    case .high: .high
    case .low: .low
    default: .default
    }
  }
}

extension NSAttributedString.Key {
  /// A `UIAccessibilityPriority`, or its raw value.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// Whether the announcement waits for others to be said: `true` is the priority `.low`.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
}

extension NSString: Announceable {
  package var announcement: AccessibilityNotification.Announcement { .init(description) }
}
