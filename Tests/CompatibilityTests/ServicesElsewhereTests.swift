import AppIntents
import GtkBridge
import HealthKit
import NaturalLanguage
import PrivateDisplay
import SwiftUI
import XCTest

/// Tests of modules whose services a desktop lacks, wholly or in part.
@preconcurrency @MainActor
final class ServicesElsewhereTests: DisplayTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { MainLoop.attachMainQueue() }
  }

  func testAButtonPerformsItsIntent() {
    Drinks.ordered = []
    let window = TestWindow(OrderScreen())
    window.press("Order")
    runLoop(until: { Drinks.ordered == ["Cocoa"] }, "Nothing was ordered.")
    window.close()
  }

  func testAnIntentHasItsParametersAndReturnsItsValue() async throws {
    let intent = OrderIntent()
    XCTAssertEqual(intent.drink, "Tea")
    XCTAssertNil(intent.size)
    intent.number = 3
    let value = try await intent.perform().value
    XCTAssertEqual(value, 3)
    XCTAssertEqual(DrinkShortcuts.appShortcuts.count, 2)
  }

  func testAConditionMayBeStrictAboutTheTimesOfSamples() {
    let noon = Date(timeIntervalSince1970: 43_200)
    let run = HKWorkout(
      activityType: .running, start: noon.addingTimeInterval(-60), end: noon.addingTimeInterval(60))
    for (start, end, options, isMatch): (Date?, Date?, HKQueryOptions, Bool) in [
      (noon, nil, [], true), (noon, nil, .strictStartDate, false),
      (nil, noon, [], true), (nil, noon, .strictEndDate, false),
      (run.startDate, run.endDate, [.strictStartDate, .strictEndDate], true),
    ] {
      let condition = HKQuery.predicateForSamples(withStart: start, end: end, options: options)
      XCTAssertEqual(condition.evaluate(with: run), isMatch)
    }
  }

  func testTheUsersHealthIsNotAvailable() {
    XCTAssertFalse(HKHealthStore.isHealthDataAvailable())
    let manager = HealthManager()
    manager.start()
    runLoop(
      until: { manager.refused && manager.failure?.code == .errorHealthDataUnavailable },
      "The refusal did not arrive.")
    XCTAssertNil(manager.steps)
  }

  func testUnitsAreConverted() {
    let mile = HKQuantity(unit: .mile(), doubleValue: 2)
    XCTAssertEqual(mile.doubleValue(for: .meterUnit(with: .kilo)), 3.218_688, accuracy: 1e-9)
    let pulse = HKUnit.count().unitDivided(by: .minute())
    let perSecond = HKUnit.count().unitDivided(by: .second())
    XCTAssertEqual(
      HKQuantity(unit: pulse, doubleValue: 90).doubleValue(for: perSecond), 1.5, accuracy: 1e-9)
    XCTAssertFalse(mile.is(compatibleWith: .gram()))
    XCTAssertTrue(mile.doubleValue(for: .gram()).isNaN)
  }

  func testTextsHaveWordsAndSentences() {
    XCTAssertEqual(words(of: "Grüß Gott, e\u{301}té 👩‍👩‍👧 ok!"), ["Grüß", "Gott", "e\u{301}té", "ok"])
    let text = "It rains. Does it? Yes!"
    let tokenizer = NLTokenizer(unit: .sentence)
    tokenizer.string = text
    let later = text.index(text.startIndex, offsetBy: 10)
    XCTAssertEqual(
      tokenizer.tokens(for: later..<text.endIndex).map {
        text[$0].trimmingCharacters(in: .whitespaces)
      }, ["Does it?", "Yes!"])
    XCTAssertEqual(words(of: ""), [])
    XCTAssertEqual(mood(of: "What a day"), 0)
  }

  func testLanguagesAreThoseOfTheWriting() {
    XCTAssertEqual(NLLanguageRecognizer.dominantLanguage(for: "東京へ行きます"), .japanese)
    XCTAssertEqual(NLLanguageRecognizer.dominantLanguage(for: "안녕하세요"), .korean)
    XCTAssertNil(NLLanguageRecognizer.dominantLanguage(for: "Hello"))
    XCTAssertNil(NLLanguageRecognizer.dominantLanguage(for: ""))
  }
}
