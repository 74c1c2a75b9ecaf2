/// What a program tells assistive technology beside what is on screen. Mirrors SwiftUI's.
///
/// All of it may be posted from any thread. Where nobody listens nothing happens.
public enum AccessibilityNotification {
  /// A sentence for the screen reader to say. Mirrors SwiftUI's.
  public struct Announcement: Sendable {
    let text: String
    let priority: AnnouncementPriority

    /// With the priority `.default`; one that is an `AttributedString` may have another.
    public init(_ announcement: String) { self.init(announcement, .default) }

    /// The same with a string literal, as a `LocalizedStringKey`.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringKey) { self.init(announcement.text, .default) }

    package init(_ text: String, _ priority: AnnouncementPriority) {
      self.text = text
      self.priority = priority
    }

    /// Has it said when this turn has settled, focus included: behind what the focus makes the
    /// screen reader say, and not cut off by it; equal ones in a row once.
    public func post() {
      onMainActor { [self] in Announcements.shared.post(self) }
    }
  }

  /// A part of what is on screen has changed. Mirrors SwiftUI's.
  ///
  /// A screen reader follows the focus here, and what changes around it by itself: without words
  /// nothing is left to do.
  public struct LayoutChanged: Sendable {
    let announcement: Announcement?

    /// - Parameter element: A text that is to be said (`String`, `LocalizedStringKey`,
    ///   `AttributedString`). A view is no value here: `AccessibilityFocusState` goes to one.
    public init(_ element: Any? = nil) { announcement = Announcement(of: element) }

    /// Has the words said, if there are any.
    public func post() { announcement?.post() }
  }

  /// A new page is on screen. Mirrors SwiftUI's.
  ///
  /// A screen reader tells of the window's new title by itself: without words nothing is left to
  /// do.
  public struct ScreenChanged: Sendable {
    let announcement: Announcement?

    /// - Parameter element: As that of `LayoutChanged`.
    public init(_ element: Any? = nil) { announcement = Announcement(of: element) }

    /// Has the words said, if there are any.
    public func post() { announcement?.post() }
  }

  /// Something was scrolled; says where to. Mirrors SwiftUI's.
  public struct PageScrolled: Sendable {
    let announcement: Announcement

    /// "Page 2 of 5", say.
    public init(_ announcement: String) { self.announcement = Announcement(announcement) }

    /// The same with a string literal, as a `LocalizedStringKey`.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringKey) {
      self.announcement = Announcement(announcement)
    }

    package init(_ announcement: Announcement) { self.announcement = announcement }

    /// Has it said.
    public func post() { announcement.post() }
  }
}

/// How soon an announcement is said among those of the same turn: first `high`, last `low`.
///
/// None interrupts another, and none is lost: a screen reader here says one after the other.
package enum AnnouncementPriority: Int32, Sendable {
  // As GTK's GtkAccessibleAnnouncementPriority has them.
  case low
  case `default`
  case high
}

/// What stands for a text among the values that have no type.
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
  /// The words of something that is a text; else nothing.
  package init?(of element: Any?) {
    guard let announceable = element as? any Announceable else { return nil }
    self = announceable.announcement
  }
}
