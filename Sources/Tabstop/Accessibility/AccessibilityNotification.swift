/// Notifications from the program to assistive technology. Mirrors SwiftUI's.
///
/// They may be posted from any thread. Without assistive technology they have no effect.
public enum AccessibilityNotification {
  /// A text that the screen reader announces. Mirrors SwiftUI's.
  public struct Announcement: Sendable {
    let text: String
    let priority: AnnouncementPriority

    /// Creates an announcement with the priority `.default`; an `AttributedString` may have
    /// another.
    public init(_ announcement: String) { self.init(announcement, .default) }

    /// Creates an announcement of a localized text, with the priority `.default`.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringKey) { self.init(announcement.text, .default) }

    package init(_ text: String, _ priority: AnnouncementPriority) {
      self.text = text
      self.priority = priority
    }

    /// Announces the text when this turn is settled, including the focus: after the screen reader's
    /// own speech about the focus, and not interrupted by it. Equal announcements in a row are made
    /// once.
    public func post() {
      onMainActor { [self] in Announcements.shared.post(self) }
    }
  }

  /// A notification that a part of the screen has changed. Mirrors SwiftUI's.
  ///
  /// A screen reader follows the focus and the changes around it on its own here: without a text
  /// this has no effect.
  public struct LayoutChanged: Sendable {
    let announcement: Announcement?

    /// Creates a notification.
    /// - Parameter element: A text to announce (`String`, `LocalizedStringKey`,
    ///   `AttributedString`). A view is not a value here: use `AccessibilityFocusState` to move to
    ///   one.
    public init(_ element: Any? = nil) { announcement = Announcement(of: element) }

    /// Announces the text, if there is one.
    public func post() { announcement?.post() }
  }

  /// A notification that a new page is on screen. Mirrors SwiftUI's.
  ///
  /// A screen reader announces the window's new title on its own: without a text this has no
  /// effect.
  public struct ScreenChanged: Sendable {
    let announcement: Announcement?

    /// Creates a notification.
    /// - Parameter element: The same as for `LayoutChanged`.
    public init(_ element: Any? = nil) { announcement = Announcement(of: element) }

    /// Announces the text, if there is one.
    public func post() { announcement?.post() }
  }

  /// A notification that a view was scrolled, with a text about the new position. Mirrors
  /// SwiftUI's.
  public struct PageScrolled: Sendable {
    let announcement: Announcement

    /// Creates a notification with a text, for example "Page 2 of 5".
    public init(_ announcement: String) { self.announcement = Announcement(announcement) }

    /// Creates a notification with a localized text.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringKey) {
      self.announcement = Announcement(announcement)
    }

    package init(_ announcement: Announcement) { self.announcement = announcement }

    /// Announces the text.
    public func post() { announcement.post() }
  }
}

/// The order of announcements in one turn: first `high`, last `low`.
///
/// None interrupts another, and none is lost: a screen reader here speaks one after the other.
package enum AnnouncementPriority: Int32, Sendable {
  // The values of GtkAccessibleAnnouncementPriority.
  case low
  case `default`
  case high
}

/// A type whose values can be announced, to recognise a text in an `Any`.
package protocol Announceable {
  var announcement: AccessibilityNotification.Announcement { get }
}

extension String: Announceable {
  package var announcement: AccessibilityNotification.Announcement { .init(self) }
}

extension Substring: Announceable {
  package var announcement: AccessibilityNotification.Announcement { .init(String(self)) }
}

extension LocalizedStringKey: Announceable {
  package var announcement: AccessibilityNotification.Announcement { .init(self) }
}

extension AccessibilityNotification.Announcement {
  /// Creates an announcement from a text; `nil` for any other value.
  package init?(of element: Any?) {
    guard let announceable = element as? any Announceable else { return nil }
    self = announceable.announcement
  }
}
