import Foundation
import TabstopFoundation
import Testing

/// Tests of the formatters that Foundation on Linux lacks.
@Suite struct FormatterTests {
  @Test func lengthsOfTimeInDigits() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 3725) == "1:02:05")
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "5")
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: 3725) == "62:05")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.abbreviated, "1h 2m 5s"), (.short, "1 hr, 2 min, 5 sec"),
    (.full, "1 hour, 2 minutes, 5 seconds"), (.brief, "1hr 2min 5sec"),
  ])
  func lengthsOfTimeInWords(_ style: DateComponentsFormatter.UnitsStyle, _ words: String) {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3725) == words)
  }

  @Test func theLargestUnits() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 40 * 86_400 + 3600) == "1 month, 9 days")
    formatter.allowedUnits = [.day, .hour]
    #expect(formatter.string(from: 0) == "0 hours")
    #expect(formatter.string(from: DateComponents(day: 2, hour: 3)) == "2 days, 3 hours")
  }

  @Test func timesInRelationToAnother() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2 hours")
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
  }

  @Test func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b und 3")
    #expect(formatter.string(for: 3) == nil)
  }

  @Test func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitLength.feet)) == "2 feet")
    let time = Measurement(value: 30, unit: UnitDuration.minutes)
    #expect(formatter.string(from: time) == "30 minutes", "and not meters")
    formatter.unitStyle = .medium
    #expect(formatter.string(from: time) == "30 min")
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitDuration.hours)) == "2 hr")
    let weight = Measurement(value: 5.25, unit: UnitMass.kilograms)
    let german = Locale(identifier: "de_DE")
    #expect(weight.formatted(.measurement(width: .abbreviated).locale(german)) == "5,25 kg")
    #expect(weight.formatted(.measurement(width: .narrow).locale(german)) == "5,25kg")
    #expect(
      weight.formatted(
        .measurement(
          width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1))
        ).locale(german)) == "5,2 kilograms")
  }

  @Test func markdown() throws {
    let text = try AttributedString(markdown: "a **b** [c](https://d.example) `e`")
    #expect(String(text.characters) == "a b c e")
    #expect(text.runs.compactMap(\.link) == [URL(string: "https://d.example")!])
    let blocks = try AttributedString(markdown: "# One\n\ntwo\nthree\n- four\n1. five")
    #expect(String(blocks.characters) == "One\ntwo three\n• four\n1. five")
    let plain = try AttributedString(
      markdown: "a  *b*\nc", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(plain.characters) == "a  b\nc")
  }

  @Test func lengthsOfRanges() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let range = start..<start.addingTimeInterval(2 * 3600 + 5 * 60)
    let english = Locale(identifier: "en_US")
    #expect(
      range.formatted(.components(style: .wide, fields: [.hour, .minute]).locale(english))
        == "2 hours, 5 minutes")
    #expect(
      range.formatted(.components(style: .narrow, fields: [.minute]).locale(english)) == "125m")
    #expect(range.formatted(.timeDuration) == "2:05:00")
    #expect((start..<start.addingTimeInterval(90)).formatted(.timeDuration) == "1:30")
  }

  @Test func amountsOfMemory() {
    let amount = Measurement(value: 2, unit: UnitInformationStorage.kilobytes)
    #expect(amount.formatted(.byteCount(style: .file)) == "2 kB")
  }
}
