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
  /// Whether the user stays in one program. Always `false`: there is no such mode.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Keeps the user in the program. Always passes `false`: there is no such mode.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(false) }
  /// Keeps the user in the program. Always `false`: there is no such mode.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(enabled enable: Bool) async -> Bool { false }
  /// Whether pages fade instead of moving: when the desktop's animations are off.
  @preconcurrency @MainActor
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
  /// Whether buttons have shapes. Always `true`: the desktop's buttons have.
  public static var buttonShapesEnabled: Bool { true }
  /// Whether the user wants grey colours. Always `false`: there is no such setting.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether sound has one channel. Always `false`: the desktop mixes the channels itself.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have subtitles. Always `false`: there is no such setting.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the selection is spoken. Always `false`: a screen reader does so by itself.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen is spoken. Always `false`: a screen reader does so by itself.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether films play by themselves. Always `true`: there is no such setting.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether shaking takes something back. Always `false`: a desktop is not shaken.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether a touch screen has a helper. Always `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether meanings must not depend on colours. Always `false`: there is no such setting.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether labels of switches are on. Always `false`: the theme decides.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  // The desktop's settings are read again in the next turn; read SwiftUI's environment to be notified.

  /// Posted when a screen reader starts or ends. Never posted: read `accessibilityVoiceOverEnabled`.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when animations are turned on or off. Never posted: read `accessibilityReduceMotion`.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when transparency is turned on or off. Never posted: read `accessibilityReduceTransparency`.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the contrast changes. Never posted: read `colorSchemeContrast`.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when bold text is turned on or off. Never posted: the desktop's font has a weight.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when colours are inverted. Never posted.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when the user must stay in a program. Never posted.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when switches control the device. Never posted.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when an announcement was spoken. Never posted: a screen reader does not report that.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the announced text.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the text was spoken.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

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
