import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

/// Every way in which a source names a text, in German and in Arabic: from the catalog and older files.
@preconcurrency @MainActor
final class BookingDeskTests: DisplayTestCase {
  private func window(_ desk: BookingDesk, _ language: String) -> TestWindow {
    let window = TestWindow(desk.environment(\.locale, Locale(identifier: language)), height: 900)
    addTeardownBlock { MainActor.assumeIsolated { window.close() } }
    return window
  }

  private func assert(
    _ window: TestWindow, shows texts: [String], file: StaticString = #filePath, line: UInt = #line
  ) {
    let shown = window.texts
    for text in texts {
      XCTAssertTrue(shown.contains(text), "“\(text)” is not in \(shown)", file: file, line: line)
    }
  }

  func testTheDevelopmentLanguage() {
    assert(
      window(BookingDesk(), "en_US"),
      shows: [
        "Desk", "Stay", "1 night in 1 city", "Price: 1,234.50", "1,234 guests so far",
        "Deposit 1,234.5", "Departure on January 1, 2026", "January 1, 2026", "January 1",
        "Click to choose", "Room", "Late arrival", "Goodbye", "1 key", "All prices in US dollars",
      ])
    assert(
      window(BookingDesk(nights: 2, cities: 3), "en_US"), shows: ["2 nights in 3 cities", "2 keys"])
    XCTAssertEqual(BookingDeskTexts.unknown, "Default text")
    XCTAssertEqual(BookingDeskTexts.value, "Value")
    XCTAssertEqual(BookingDeskTexts.keys(2), "2 keys")
    // The locale is that of the values alone.
    XCTAssertEqual(
      BookingDeskTexts.guests(1234, Locale(identifier: "de_DE")), "1.234 guests so far")
  }

  func testGerman() {
    let window = window(BookingDesk(nights: 2), "de_DE")
    assert(
      window,
      shows: [
        "Schalter", "Aufenthalt", "2 Nächte in einer Stadt", "Preis: 1.234,50",
        "Bisher 1.234 Gäste", "Anzahlung 1.234,5", "Abreise am 1. Januar 2026", "1. Januar 2026",
        "1. Januar", "Zum Wählen klicken", "Zimmer", "Späte Ankunft", "Auf Wiedersehen",
        "2 Schlüssel", "Alle Preise in Euro",
      ])
    XCTAssertEqual(
      BookingDeskTexts.resource(1, Locale(identifier: "de")), "ein Schlüssel")
    window.press("Buchen")
    runLoop(until: { window.dialog() != nil }, "No alert opens.")
    assert(window.dialog()!, shows: ["Gebucht", "2 Nächte in einer Stadt"])
    window.dialog()!.press("Gut")
    runLoop(until: { window.dialog() == nil }, "The alert stays.")
    window.press("Aufgeben")
    runLoop(until: { window.dialog() != nil }, "No dialog opens.")
    assert(window.dialog()!, shows: ["Wirklich?"])
  }

  func testArabicHasItsDigitsAndItsPlurals() {
    assert(
      window(BookingDesk(nights: 2, cities: 3), "ar_EG"),
      shows: ["ليلتان في ٣ مدن", "السعر: ١٬٢٣٤٫٥٠", "الوديعة ١٬٢٣٤٫٥", "١ يناير، ٢٠٢٦", "١ يناير"])
    assert(window(BookingDesk(nights: 11, cities: 1), "ar_EG"), shows: ["١١ ليلة في مدينة واحدة"])
  }
}
