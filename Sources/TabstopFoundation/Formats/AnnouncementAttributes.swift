import Tabstop

extension AttributeScopes {
  /// Attributes of a text for speech. Mirrors the scope of that name of Apple's Accessibility
  /// framework.
  ///
  /// Only the priority of an announcement has an effect here: the pronunciation is the choice of
  /// the screen reader's user.
  public struct AccessibilityAttributes: AttributeScope {
    /// The priority of an announcement: `.default` if not set.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// The punctuation of a spoken text. No effect here.
    public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
    /// The spelling of a spoken text. No effect here.
    public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
    /// The pitch of a spoken text. No effect here.
    public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
    /// The phonetic notation of a spoken text. No effect here.
    public let accessibilitySpeechPhoneticNotation: SpeechPhoneticNotationAttribute

    /// The priority of an announcement.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// The order of announcements in one turn. None interrupts another.
      public enum AnnouncementPriority: Hashable, Sendable {
        /// Announced after the others of the same turn.
        case low
        case `default`
        /// Announced before the others of the same turn.
        case high
      }
      /// The type of the attribute's value.
      public typealias Value = AnnouncementPriority
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechAnnouncementPriority"
    }

    /// The attribute of spoken punctuation. No effect here: punctuation is the choice of a screen
    /// reader's user.
    public enum SpeechIncludesPunctuationAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechIncludesPunctuation"
    }

    /// The attribute of a text that is spelled out. No effect here: spelling is the choice of a
    /// screen reader's user.
    public enum SpeechSpellsOutCharactersAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechSpellsOutCharacters"
    }

    /// The attribute of the pitch. No effect here: the voice is the choice of a screen reader's
    /// user.
    public enum SpeechAdjustedPitchAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechAdjustedPitch"
    }

    /// The attribute of a phonetic notation. No effect here: a screen reader accepts no phonetic
    /// notation from a program.
    public enum SpeechPhoneticNotationAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = String
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechPhoneticNotation"
    }
  }

  /// The attributes of speech, for key paths of an `AttributedString`.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// Accesses an attribute of speech, for the compiler:
  /// `text.accessibilitySpeechAnnouncementPriority = .high`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributedString: Announceable {
  /// The announcement of the text, with the highest priority of its parts.
  package var announcement: AccessibilityNotification.Announcement {
    let priorities = runs.compactMap(\.accessibilitySpeechAnnouncementPriority)
    let priority: AnnouncementPriority =
      priorities.contains(.high)
      ? .high : priorities.contains(.low) && !priorities.contains(.default) ? .low : .default
    return .init(String(characters), priority)
  }
}

extension AccessibilityNotification.Announcement {
  /// Creates an announcement with the priority in the text's
  /// `accessibilitySpeechAnnouncementPriority`. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ announcement: AttributedString) { self = announcement.announcement }

  /// Creates an announcement of a localized text that is passed on before it is spoken.
  @_disfavoredOverload
  public init(_ announcement: LocalizedStringResource) {
    self.init(String(localized: announcement))
  }
}

extension AccessibilityNotification.PageScrolled {
  /// Creates a notification with an `AttributedString`, which may have a priority.
  @_disfavoredOverload
  public init(_ announcement: AttributedString) { self.init(announcement.announcement) }

  /// Creates a notification with a localized text that is passed on before it is spoken.
  @_disfavoredOverload
  public init(_ announcement: LocalizedStringResource) {
    self.init(String(localized: announcement))
  }
}
