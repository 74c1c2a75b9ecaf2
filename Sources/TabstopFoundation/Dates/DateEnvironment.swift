import Foundation
internal import Localization
public import Tabstop

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .autoupdatingCurrent }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .ofUser }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .autoupdatingCurrent }
}

extension EnvironmentValues {
  /// The calendar for dates; by default the user's own. Mirrors SwiftUI.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language of texts, and the language and region for values; by default the user's own.
  /// Mirrors SwiftUI.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      localizer = .of(newValue.identifier)
    }
  }

  /// The time zone for dates. Mirrors SwiftUI.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
