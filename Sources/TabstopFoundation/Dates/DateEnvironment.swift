import Foundation
public import Tabstop

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .autoupdatingCurrent }
}
private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .autoupdatingCurrent }
}
private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .autoupdatingCurrent }
}

extension EnvironmentValues {
  /// The calendar that dates are shown in. Mirrors SwiftUI; the person's own by default.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language and region that values are shown in. Mirrors SwiftUI.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone that dates are shown in. Mirrors SwiftUI.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
