import Foundation
import Testing

@testable import Trips

struct LocalDateTests {
  /// Every day of 800 years, counted one after the other.
  @Test func everyDayOfEightHundredYearsIsCounted() {
    var (year, month, dayOfMonth) = (1599, 12, 31)
    var number = LocalDate(year: year, month: month, day: dayOfMonth)!.dayNumber
    var weekday = 5
    while year < 2400 {
      let date = LocalDate(dayNumber: number)!
      guard date.parts == (year, month, dayOfMonth), date.weekday == weekday,
        LocalDate(year: year, month: month, day: dayOfMonth) == date
      else {
        Issue.record("\(date) is not \(year)-\(month)-\(dayOfMonth), weekday \(weekday)")
        return
      }
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      dayOfMonth += 1
      if dayOfMonth > lengths[month - 1] { (month, dayOfMonth) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
      number += 1
      weekday = weekday % 7 + 1
    }
    #expect(day("1970-01-01").dayNumber == 0)
    #expect(day("2026-12-24").weekday == 4)
  }

  @Test func theLimitsAreTheYears1And9999() {
    #expect(LocalDate.earliest.description == "0001-01-01")
    #expect(LocalDate.latest.description == "9999-12-31")
    #expect(LocalDate(dayNumber: LocalDate.earliest.dayNumber - 1) == nil)
    #expect(LocalDate(dayNumber: LocalDate.latest.dayNumber + 1) == nil)
    #expect(LocalDate.latest.adding(days: .max) == .latest)
    #expect(LocalDate.latest.adding(days: 1) == .latest)
    #expect(LocalDate.earliest.adding(days: .min) == .earliest)
    #expect(LocalDate.latest.adding(months: .max) == .latest)
    #expect(LocalDate.earliest.adding(months: .min) == .earliest)
    #expect(LocalDate.latest.adding(months: 1) == .latest)
    #expect(LocalDate(Date.distantFuture, in: .gmt).year == 4001)
    #expect(LocalDate(Date(timeIntervalSince1970: 1e20), in: .gmt) == .latest)
  }

  @Test func monthsAreCutAtTheirLastDay() {
    #expect(day("2027-01-31").adding(months: 1) == day("2027-02-28"))
    #expect(day("2028-01-31").adding(months: 1) == day("2028-02-29"))
    #expect(day("2028-02-29").adding(months: 12) == day("2029-02-28"))
    #expect(day("2027-01-31").adding(months: -2) == day("2026-11-30"))
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-12-24", "2026-12-24 ", "-2026-12-24",
    "2026-12-2٤", "", "2026-12", "0000-01-01", "2026-12-32", "2026/12/24",
  ])
  func otherTextsAreNoDates(_ text: String) { #expect(LocalDate(iso: text) == nil) }

  @Test(arguments: ["24:00", "12:60", "9:35", "09:35:61", "0935", "", "09:35 ", "+9:35", "09:3٥"])
  func otherTextsAreNoTimes(_ text: String) { #expect(LocalTime(iso: text) == nil) }

  @Test func datesAndTimesAreEncodedAsTexts() throws {
    let data = Data(#"["2026-12-24"]"#.utf8)
    #expect(try JSONDecoder().decode([LocalDate].self, from: data) == [day("2026-12-24")])
    #expect(try JSONEncoder().encode([time("09:05")]) == Data(#"["09:05"]"#.utf8))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LocalTime].self, from: Data(#"["25:00"]"#.utf8))
    }
    #expect(LocalTime(iso: "09:35:59") == time("09:35"))
  }
}
