import Tabstop

extension AttributeScopes {
  /// What a text says of how it is to be spoken. Mirrors the scope of that name of Apple's
  /// Accessibility framework.
  ///
  /// Only the priority of an announcement makes a difference here: how a screen reader pronounces
  /// things is its user's choice.
  public struct AccessibilityAttributes: AttributeScope {
    /// How urgent an announcement is: `.default` unless said otherwise.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// No effect here.
    public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
    /// No effect here.
    public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
    /// No effect here.
    public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
    /// No effect here.
    public let accessibilitySpeechPhoneticNotation: SpeechPhoneticNotationAttribute

    /// How urgent an announcement is.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// How soon an announcement is said among those of the same turn. None interrupts another.
      public enum AnnouncementPriority: Hashable, Sendable {
        /// Said when what is spoken has come to its end.
        case low
        case `default`
        /// Said before the others of the same turn.
        case high
      }
      public typealias Value = AnnouncementPriority
      public static let name = "AccessibilitySpeechAnnouncementPriority"
    }

    /// No effect here: a screen reader's user decides on punctuation.
    public enum SpeechIncludesPunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "AccessibilitySpeechIncludesPunctuation"
    }

    /// No effect here: a screen reader's user has texts spelt.
    public enum SpeechSpellsOutCharactersAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "AccessibilitySpeechSpellsOutCharacters"
    }

    /// No effect here: the voice is that of the screen reader's user.
    public enum SpeechAdjustedPitchAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "AccessibilitySpeechAdjustedPitch"
    }

    /// No effect here: a screen reader takes no phonetic notation from a program.
    public enum SpeechPhoneticNotationAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "AccessibilitySpeechPhoneticNotation"
    }
  }

  /// The attributes of speech, for key paths of an `AttributedString`.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// For the compiler: `text.accessibilitySpeechAnnouncementPriority = .high`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributedString: Announceable {
  /// The highest of the priorities that parts of the text have counts for the whole.
  package var announcement: AccessibilityNotification.Announcement {
    let priorities = runs.compactMap(\.accessibilitySpeechAnnouncementPriority)
    let priority: AnnouncementPriority =
      priorities.contains(.high)
      ? .high : priorities.contains(.low) && !priorities.contains(.default) ? .low : .default
    return .init(String(characters), priority)
  }
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

extension AccessibilityNotification.Announcement {
  /// With the priority that the text's `accessibilitySpeechAnnouncementPriority` says. Mirrors
  /// SwiftUI.
  @_disfavoredOverload
  public init(_ announcement: AttributedString) { self = announcement.announcement }

  /// The same with a `LocalizedStringResource`.
  @_disfavoredOverload
  public init(_ announcement: LocalizedStringResource) {
    self.init(String(localized: announcement))
  }
}

extension AccessibilityNotification.PageScrolled {
  /// The same with an `AttributedString`, which may say how urgent it is.
  @_disfavoredOverload
  public init(_ announcement: AttributedString) { self.init(announcement.announcement) }

  /// The same with a `LocalizedStringResource`.
  @_disfavoredOverload
  public init(_ announcement: LocalizedStringResource) {
    self.init(String(localized: announcement))
  }
}
