import Foundation
import XCTest

@testable import TabstopFoundation

/// Dates as they are typed. Today is Sunday, 22 November 2026.
final class TypedDateTests: XCTestCase {
  private static func calendar(
    _ zone: String = "Europe/Berlin", _ identifier: Calendar.Identifier = .gregorian
  ) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: zone)!
    return calendar
  }

  private static func date(_ text: String, _ calendar: Calendar = calendar()) -> Date {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    return gregorian.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2]))!
  }

  private func reader(
    _ locale: String = "en_GB", today: String = "2026-11-22", _ calendar: Calendar = calendar()
  ) -> TypedDateReader {
    let noon = Self.date(today, calendar).addingTimeInterval(12 * 3600)
    return TypedDateReader(calendar: calendar, locale: Locale(identifier: locale), now: noon)
  }

  private func check(
    _ locale: String, _ pairs: KeyValuePairs<String, String>, today: String = "2026-11-22",
    line: UInt = #line
  ) {
    let reader = reader(locale, today: today)
    for (text, expected) in pairs {
      do {
        let date = try reader.date(text)
        XCTAssertEqual(date, Self.date(expected), "\(text) in \(locale): \(date)", line: line)
      } catch {
        XCTFail("\(text) in \(locale): \(error.sentence)", line: line)
      }
    }
  }

  func testDatesInBritishEnglish() {
    check(
      "en_GB",
      [
        "24 Dec": "2026-12-24", "24 december": "2026-12-24", "24.12.": "2026-12-24",
        "24.12.26": "2026-12-24", "24/12/2026": "2026-12-24", "24-12-26": "2026-12-24",
        "2026-12-24": "2026-12-24", "20261224": "2026-12-24", "24122026": "2026-12-24",
        "241226": "2026-12-24", "2412": "2026-12-24", "24": "2026-11-24", "21": "2026-12-21",
        "22": "2026-11-22", "31": "2026-12-31", "Dec 24": "2026-12-24",
        "December 24th, 2026": "2026-12-24", "the 24th of December": "2026-12-24",
        "Thu 24 Dec": "2026-12-24", "Thursday, 24 December 2026": "2026-12-24",
        "today": "2026-11-22", "Tomorrow": "2026-11-23", "yesterday": "2026-11-21",
        "day after tomorrow": "2026-11-24", "+3": "2026-11-25", "+ 3": "2026-11-25",
        "-1": "2026-11-21", "+2w": "2026-12-06", "in 3 days": "2026-11-25",
        "in 2 weeks": "2026-12-06", "+1 month": "2026-12-22", "+0": "2026-11-22",
        "Friday": "2026-11-27", "fri": "2026-11-27", "Sunday": "2026-11-29",
        "next friday": "2026-11-27", "1 Jan": "2027-01-01", "22 Nov": "2026-11-22",
        "21 Nov": "2027-11-21", "29 Feb": "2028-02-29", "1 Sept": "2027-09-01",
        "1.2.": "2027-02-01", "12/24/2026": "2026-12-24", "12/24": "2026-12-24",
        "  24   Dec  ": "2026-12-24", "24 Dec 76": "1976-12-24", "24 Dec 75": "2075-12-24",
        "24 DEC": "2026-12-24", "24 Dec.": "2026-12-24", "24dec": "2026-12-24",
        "24Dec2026": "2026-12-24", "1/2/3": "2003-02-01", "2026 Dec 24": "2026-12-24",
        "２４ Dec": "2026-12-24",
      ])
  }

  func testTheOrderIsThatOfTheLocale() {
    check(
      "en_US",
      [
        "12/24/26": "2026-12-24", "1/2": "2027-01-02", "1.2.": "2027-02-01",
        "24.12.26": "2026-12-24", "122426": "2026-12-24", "24/12/2026": "2026-12-24",
      ])
    check(
      "de_DE",
      [
        "24.12.": "2026-12-24", "24. Dez": "2026-12-24", "24. Dezember 2026": "2026-12-24",
        "morgen": "2026-11-23", "übermorgen": "2026-11-24", "ubermorgen": "2026-11-24",
        "Freitag": "2026-11-27", "Fr": "2026-11-27", "3. März": "2027-03-03",
        "3 marz": "2027-03-03",
        "Do., 24.12.": "2026-12-24", "tomorrow": "2026-11-23", "24 Dec": "2026-12-24",
      ])
    check(
      "fr_FR",
      [
        "24 déc.": "2026-12-24", "24 decembre": "2026-12-24", "demain": "2026-11-23",
        "après-demain": "2026-11-24", "aujourd'hui": "2026-11-22", "1er janvier": "2027-01-01",
      ])
    check(
      "ja_JP",
      [
        "2026/12/24": "2026-12-24", "12/24": "2026-12-24", "12月24日": "2026-12-24",
        "2026年12月24日": "2026-12-24", "26/12/24": "2026-12-24", "明日": "2026-11-23",
        "金曜日": "2026-11-27",
      ])
    check("sv_SE", ["26-12-24": "2026-12-24", "2026-12-24": "2026-12-24"])
    check("ar_EG", ["٢٤/١٢/٢٠٢٦": "2026-12-24", "غدًا": "2026-11-23", "٢٤ ديسمبر": "2026-12-24"])
  }

  func testWhatIsNoDateIsASentenceWithAnExample() {
    for text in [
      "", "   ", "soon", "24 Foo", "Dec", "December 2026", "1 2 3 4", "+", "+x", "24 Dec Dec 26 1",
      "123", "12345", "123456789", "M 24", "Ju 3", "+99999999999", "in", "24 Dec 2026 14:30", "٣٣٣",
      String(repeating: "9", count: 5000), "\u{0}", "👍",
    ] {
      XCTAssertThrowsError(try reader().date(text), text) { error in
        XCTAssertEqual(
          error as? TypedDateFault, .notADate(example: "22 Dec 2026"), "\(text.prefix(40))")
      }
    }
    XCTAssertEqual(
      TypedDateFault.notADate(example: "22 Dec 2026").sentence,
      "This date cannot be understood. Write it as in 22 Dec 2026, tomorrow, Friday or +3.")
  }

  func testDaysThatDoNotExistAreRefused() {
    for text in [
      "30 Feb", "31.4.27", "29 Feb 2027", "0 Jan", "32", "2026-13-01", "31/31/2026", "99.99.",
    ] {
      XCTAssertThrowsError(try reader().date(text), text) { error in
        XCTAssertEqual(error as? TypedDateFault, .noSuchDay(text))
      }
    }
    XCTAssertThrowsError(try reader().date("Fri 24 Dec 2026")) { error in
      XCTAssertEqual(
        (error as? TypedDateFault)?.sentence,
        "The weekday does not fit: this date is Thursday, 24 December 2026.")
    }
  }

  func testADateWithoutAYearFollowsTheReference() throws {
    let start = Self.date("2027-03-10")
    XCTAssertEqual(try reader().date("3 Jan", from: start), Self.date("2028-01-03"))
    XCTAssertEqual(try reader().date("12", from: start), Self.date("2027-03-12"))
    XCTAssertEqual(try reader().date("+2", from: start), Self.date("2026-11-24"))
  }

  /// What is said back, and every short form, is read as the day that it was written from: for every
  /// day of three years, in several languages.
  func testWhatIsSaidBackIsUnderstood() throws {
    for locale in [
      "en_GB", "en_US", "de_DE", "fr_FR", "es_ES", "it_IT", "nl_NL", "pl_PL", "sv_SE", "ja_JP",
    ] {
      let reader = reader(locale)
      let calendar = Self.calendar()
      let format = TypedDateFormat(calendar: calendar, locale: Locale(identifier: locale))
      var day = Self.date("2026-11-22")
      for _ in 0..<730 {
        for text in [format.date(day), format.example(day)] {
          XCTAssertEqual(try? reader.date(text), day, "\(text) in \(locale)")
        }
        day = calendar.date(byAdding: .day, value: 1, to: day)!
      }
    }
  }

  /// No text ends the program, and every date that is understood is the beginning of a day.
  func testRandomTextsAreUnderstoodOrRefused() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "24", "1", "2026", "Dec", "Fri", ".", "/", "-", " ", "+", "to", "12", "99999", "月", "٣", "am",
      ":", "é",
    ]
    for locale in ["en_GB", "ja_JP", "ar_EG"] {
      let reader = reader(locale)
      for _ in 0..<2000 {
        let text = (0..<Int.random(in: 1...7)).map { _ in pieces.randomElement(using: &generator)! }
          .joined()
        if let date = try? reader.date(text) {
          XCTAssertEqual(date, reader.calendar.startOfDay(for: date), text)
        }
      }
    }
  }

  func testOtherCalendarsHaveTheirOwnYears() throws {
    let buddhist = Self.calendar("Asia/Bangkok", .buddhist)
    let reader = reader("th_TH", buddhist)
    XCTAssertEqual(try reader.date("24/12/2569"), Self.date("2026-12-24", buddhist))
    XCTAssertEqual(try reader.date("2026-12-24"), Self.date("2026-12-24", buddhist))
    let japanese = Self.calendar("Asia/Tokyo", .japanese)
    XCTAssertEqual(
      try self.reader("ja_JP", japanese).date("8/12/24"), Self.date("2026-12-24", japanese))
  }

  /// On days without a midnight, the day begins later.
  func testDaysWithoutAMidnight() throws {
    let calendar = Self.calendar("Africa/Cairo")
    let reader = reader("en_GB", calendar)
    var day = Self.date("2027-04-01", calendar)
    for _ in 0..<60 {
      let parts = calendar.dateComponents([.year, .month, .day], from: day)
      let date = try reader.date("\(parts.year!)-\(parts.month!)-\(parts.day!)")
      XCTAssertEqual(calendar.dateComponents([.year, .month, .day], from: date), parts)
      day = calendar.date(byAdding: .day, value: 1, to: day)!
    }
  }

  func testTimes() throws {
    let pairs: KeyValuePairs<String, Int> = [
      "14:30": 870, "1430": 870, "14.30": 870, "14h30": 870, "2 pm": 840, "2pm": 840,
      "2:30 PM": 870,
      "2.30 p.m.": 870, "2:30 p. m.": 870, "12 am": 0, "12 pm": 720, "12:15am": 15, "9": 540,
      "09": 540, "930": 570, "0": 0, "0005": 5, "23:59": 1439, "noon": 720, "Midnight": 0,
      "14:30 pm": 870, "9 Uhr": 540, "14 h": 840, " 14 30 ": 870, "230p": 870, "١٤:٣٠": 870,
    ]
    let english = TypedTimeReader(locale: Locale(identifier: "en_GB"))
    for (text, minutes) in pairs {
      do {
        let read = try english.minutes(text)
        XCTAssertEqual(read, minutes, text)
      } catch {
        XCTFail("\(text): \(error.sentence)")
      }
    }
    XCTAssertEqual(try TypedTimeReader(locale: Locale(identifier: "ja_JP")).minutes("午後2:30"), 870)
    XCTAssertEqual(try TypedTimeReader(locale: Locale(identifier: "ar_EG")).minutes("٢:٣٠ م"), 870)
    for text in ["25:00", "14:60", "2460", "13 am", "0 pm", "24:00"] {
      XCTAssertThrowsError(try english.minutes(text), text) {
        XCTAssertEqual($0 as? TypedDateFault, .noSuchTime(text))
      }
    }
    for text in ["", "soon", "1:2", "14:30:15:2", "pm", "12345", "2 pm am", "1 2 3"] {
      XCTAssertThrowsError(try english.minutes(text), text) {
        XCTAssertEqual($0 as? TypedDateFault, .notATime(example: "14:30 or 1430"))
      }
    }
    // Every minute of a day, in the forms of several languages.
    for locale in ["en_GB", "en_US", "de_DE", "ja_JP", "es_MX", "ar_EG"] {
      let locale = Locale(identifier: locale)
      let reader = TypedTimeReader(locale: locale)
      let format = TypedDateFormat(calendar: Self.calendar("GMT"), locale: locale)
      for minute in 0..<1440 {
        let text = format.time(Date(timeIntervalSince1970: Double(minute * 60)))
        XCTAssertEqual(try? reader.minutes(text), minute, "\(text) in \(locale)")
      }
    }
  }

  func testStepsKeepTheTimeOrTheDay() {
    let calendar = Self.calendar()
    func at(_ date: String, _ minutes: Int) -> Date {
      calendar.date(
        bySettingHour: minutes / 60, minute: minutes % 60, second: 0, of: Self.date(date))!
    }
    func step(_ step: TypedDateStep, _ date: Date, up: Bool = true) -> Date {
      step.moved(date, isUp: up, calendar: calendar)
    }
    XCTAssertEqual(step(.day, at("2026-12-31", 870)), at("2027-01-01", 870))
    XCTAssertEqual(step(.day, at("2027-03-27", 870)), at("2027-03-28", 870), "a day of 23 hours")
    XCTAssertEqual(step(.week, at("2026-12-31", 870), up: false), at("2026-12-24", 870))
    XCTAssertEqual(step(.month, at("2027-01-31", 870)), at("2027-02-28", 870))
    XCTAssertEqual(step(.fiveMinutes, at("2026-12-24", 870)), at("2026-12-24", 875))
    XCTAssertEqual(step(.fiveMinutes, at("2026-12-24", 872)), at("2026-12-24", 875))
    XCTAssertEqual(step(.fiveMinutes, at("2026-12-24", 872), up: false), at("2026-12-24", 870))
    XCTAssertEqual(step(.fiveMinutes, at("2026-12-24", 1435)), at("2026-12-24", 0))
    XCTAssertEqual(step(.fiveMinutes, at("2026-12-24", 0), up: false), at("2026-12-24", 1435))
    XCTAssertEqual(step(.hour, at("2026-12-24", 1410)), at("2026-12-24", 30))
    // Clocks are set: going around the day takes as many steps as the day has, and comes back.
    for (day, hours) in [("2027-03-28", 23), ("2027-10-31", 25), ("2026-12-24", 24)] {
      for isUp in [true, false] {
        let start = at(day, 870)
        var date = start
        var seen: Set<Date> = []
        repeat {
          date = step(.fiveMinutes, date, up: isUp)
          XCTAssertTrue(calendar.isDate(date, inSameDayAs: start))
          guard seen.insert(date).inserted else { return XCTFail("\(day): \(date) comes twice") }
        } while date != start
        XCTAssertEqual(seen.count, hours * 12)
      }
    }
  }
}
