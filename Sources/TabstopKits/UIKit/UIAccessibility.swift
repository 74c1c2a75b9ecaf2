public import Foundation
package import Tabstop

/// UIKit's functions for notifying assistive technology. Mirrors the part of `UIAccessibility` that
/// forms use.
public enum UIAccessibility {
  /// A notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number of the notification.
    public let rawValue: UInt32
    /// Creates a notification from a number; one that is not declared below has no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Announces the argument.
    public static let announcement = Notification(rawValue: 1)
    /// A part of the screen has changed; an argument that is a text is announced.
    public static let layoutChanged = Notification(rawValue: 2)
    /// A new page is on screen; an argument that is a text is announced.
    public static let screenChanged = Notification(rawValue: 3)
    /// A view was scrolled; the argument is the text of the new position.
    public static let pageScrolled = Notification(rawValue: 4)
    /// Asks a screen reader to pause. No effect here: a screen reader cannot be paused.
    public static let pauseAssistiveTechnology = Notification(rawValue: 5)
    /// Asks a screen reader to continue. No effect here.
    public static let resumeAssistiveTechnology = Notification(rawValue: 6)
  }

  /// Notifies assistive technology.
  ///
  /// - Parameter argument: The text to announce: `String`, `NSString`, `AttributedString`,
  ///   `NSAttributedString`. Anything else, such as a view, is ignored.
  public static func post(notification: Notification, argument: Any?) {
    switch notification {
    case .announcement, .layoutChanged, .screenChanged, .pageScrolled:
      AccessibilityNotification.Announcement(of: argument)?.post()
    default: break
    }
  }

  /// Whether an assistive technology is running: a desktop does not report which.
  @preconcurrency @MainActor
  public static var isVoiceOverRunning: Bool { AccessibilityTechnologies.areActive }

  /// Whether the desktop's animations are off.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool { EnvironmentValues().accessibilityReduceMotion }
  /// Whether the user wants no transparent surfaces, as `accessibilityReduceTransparency`.
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool {
    EnvironmentValues().accessibilityReduceTransparency
  }
  /// Whether the desktop's contrast is high.
  @preconcurrency @MainActor
  public static var isDarkerSystemColorsEnabled: Bool {
    EnvironmentValues().colorSchemeContrast == .increased
  }
  /// Whether the user wants bold text. Always `false`: the desktop's font has the weight that the
  /// user has chosen.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user wants inverted colours. Always `false`: there is no such setting.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether an assistive technology is running: a desktop does not report which.
  @preconcurrency @MainActor
  public static var isSwitchControlRunning: Bool { AccessibilityTechnologies.areActive }
}

/// The priority of an announcement. Mirrors UIKit's.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the priority.
  public let rawValue: String
  /// Creates a priority from a name; one that is not declared below is the default.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Announced first in a turn.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// Announced in the order of posting.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// Announced last in a turn.
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
  /// Whether the announcement waits for others: `true` is the priority `.low`.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
}

extension NSString: Announceable {
  package var announcement: AccessibilityNotification.Announcement { .init(description) }
}

extension NSAttributedString: Announceable {
  package var announcement: AccessibilityNotification.Announcement {
    guard length > 0 else { return .init("") }
    let attributes = attributes(at: 0, effectiveRange: nil)
    if let value = attributes[.accessibilitySpeechAnnouncementPriority] {
      let name = (value as? UIAccessibilityPriority)?.rawValue ?? value as? String
      return .init(string, name.map { UIAccessibilityPriority(rawValue: $0).priority } ?? .default)
    }
    let isQueued = attributes[.accessibilitySpeechQueueAnnouncement] as? Bool ?? false
    return .init(string, isQueued ? .low : .default)
  }
}
