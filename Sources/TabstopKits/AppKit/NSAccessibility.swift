internal import Foundation

/// The names of AppKit's accessibility. Mirrors its `NSAccessibility`.
public enum NSAccessibility {
  /// Notifies assistive technology.
  ///
  /// - Parameters:
  ///   - notification: `announcementRequested` announces the text of `userInfo`; others have no effect, because a
  ///     screen reader on Linux follows the focus and the widgets.
  ///   - userInfo: With the text of an announcement as `announcement`.
  @preconcurrency @MainActor
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]? = nil
  ) {
    guard notification == .announcementRequested else { return }
    UIAccessibility.post(notification: .announcement, argument: userInfo?[.announcement])
  }

  /// The kind of a notification. Mirrors AppKit's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A text is announced.
    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
    /// The views are in other places.
    public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
    /// A value has changed.
    public static let valueChanged = Notification(rawValue: "AXValueChanged")
    /// A title has changed.
    public static let titleChanged = Notification(rawValue: "AXTitleChanged")
    /// Something was created.
    public static let created = Notification(rawValue: "AXCreated")
    /// The focus has moved.
    public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
    /// Other rows are selected.
    public static let selectedRowsChanged = Notification(rawValue: "AXSelectedRowsChanged")
    /// Another text is selected.
    public static let selectedTextChanged = Notification(rawValue: "AXSelectedTextChanged")
    /// There are more or fewer rows.
    public static let rowCountChanged = Notification(rawValue: "AXRowCountChanged")
  }
  /// A value of a notification. Mirrors AppKit's.
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The text that is announced.
    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
    /// The importance of the text. No effect.
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
  }
}

/// The importance of an announcement. No effect. Mirrors AppKit's.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case low = 10
  case medium = 50
  case high = 90
}
