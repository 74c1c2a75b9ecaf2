import Foundation
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// Fields of numbers: what is typed becomes the value as a whole, or not at all.
@preconcurrency @MainActor
final class NumberFieldTests: DisplayTestCase {
  @Observable
  fileprivate final class Model {
    var count = 3
    var weight = 2.5
    var limit: Double? = 7
  }

  private struct Page: View {
    @Bindable var model: Model
    var body: some View {
      Form {
        TextField("Count", value: $model.count, format: .number)
        TextField("Weight", value: $model.weight, format: .number)
        TextField("Limit", value: $model.limit, format: .number)
        TextField("Other", text: .constant(""))
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private func type(_ text: String, into title: String, _ window: TestWindow) {
    let field = window.field(title)
    window.click(title)
    while !field.text.isEmpty {
      field.caret = Int32(field.text.count)
      field.pressBackspace()
    }
    field.type(text)
  }

  func testATextThatIsNoNumberLeavesTheValueAndIsAnnounced() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    let announced = Announcements.shared.count
    type("12,5", into: "Weight", window)
    XCTAssertEqual(window.field("Weight").text, "12,5", "it stays while it is edited")
    XCTAssertEqual(model.weight, 2.5)
    window.click("Other")
    XCTAssertEqual(window.field("Weight").text, "2.5")
    XCTAssertEqual(model.weight, 2.5)
    XCTAssertEqual(Announcements.shared.count, announced + 1)

    type("1.5", into: "Count", window)
    window.field("Count").submit()
    XCTAssertEqual(window.field("Count").text, "3")
    XCTAssertEqual(model.count, 3)
    XCTAssertEqual(Announcements.shared.count, announced + 2)

    type("8x", into: "Limit", window)
    window.click("Other")
    XCTAssertEqual(model.limit, 7)
    type("", into: "Limit", window)
    window.click("Other")
    XCTAssertEqual(model.limit, nil)
    XCTAssertEqual(Announcements.shared.count, announced + 3)
    window.close()
  }

  func testANumberIsTheValueWithEachLetter() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    let announced = Announcements.shared.count
    type("1,234.5", into: "Weight", window)
    XCTAssertEqual(model.weight, 1234.5)
    window.click("Other")
    XCTAssertEqual(window.field("Weight").text, "1,234.5")
    type("-1", into: "Count", window)
    XCTAssertEqual(model.count, -1)
    window.click("Other")
    XCTAssertEqual(Announcements.shared.count, announced)
    window.close()
  }

  private func number(_ text: String, _ locale: String) -> Double? {
    FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale)).value(of: text)
  }

  func testTheSeparatorsAreThoseOfTheLanguage() {
    XCTAssertEqual(number("12,5", "de_DE"), 12.5)
    XCTAssertEqual(number("1.234,5", "de_DE"), 1234.5)
    XCTAssertNil(number("12.5", "de_DE"))
    XCTAssertEqual(number("1234,5", "fr_FR"), 1234.5)
    XCTAssertEqual(number("1\u{202F}234,5", "fr_FR"), 1234.5)
    XCTAssertEqual(number("1 234,5", "fr_FR"), 1234.5)
    XCTAssertEqual(number("12,34,567", "hi_IN"), 1_234_567)
    XCTAssertEqual(number("1’234.5", "de_CH"), 1234.5)
    XCTAssertEqual(number("١٢٫٥", "ar_EG"), 12.5)
    XCTAssertEqual(number("12", "ar_EG"), 12)
    XCTAssertNil(number("12.5", "ar_EG"))
    for text in ["12,5", "1,25", "12a", "1.2.3", "12 5", "12-5", "1,234,5", "1e3", "--"] {
      XCTAssertNil(number(text, "en_US"), text)
    }
    for (text, value) in ["12.": 12, ".5": 0.5, " 12 ": 12, "+5": 5, "-5": -5, "−5": -5] {
      XCTAssertEqual(number(text, "en_US"), value, text)
    }
  }

  /// What the field shows can be edited: formats of currencies write decimals for whole numbers, too.
  func testAnAmountThatIsShownIsANumber() {
    for (locale, code) in [
      "en_US": "USD", "de_DE": "EUR", "de_AT": "EUR", "fr_CH": "CHF", "ja_JP": "JPY",
      "ar_EG": "EGP", "ar_AE": "AED", "hi_IN": "INR", "es_PA": "PAB", "ta_LK": "LKR",
    ] {
      let locale = Locale(identifier: locale)
      for amount in [0, 5, -5, 1234, -1_234_567] {
        let whole = IntegerFormatStyle<Int>.Currency(code: code, locale: locale)
        let shown = whole.format(amount)
        XCTAssertEqual(whole.value(of: shown), amount, shown)
        for isWhole in [true, false] {
          let text = NumberText(locale: locale, isWhole: isWhole)
          XCTAssertTrue(text.isNumber(shown, shownAs: "\(shown) "), "as after a change: \(shown)")
        }
      }
    }
    let dollars = IntegerFormatStyle<Int>.Currency(code: "USD", locale: Locale(identifier: "en_US"))
    XCTAssertEqual(dollars.value(of: "$6.00"), 6)
    XCTAssertNil(dollars.value(of: "$6.05"))
    XCTAssertNil(dollars.value(of: "$.5"))
  }

  func testAFormatterTakesATextAsAWhole() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    XCTAssertEqual(formatter.number(fromWhole: "12"), 12)
    for text in ["12x", "12,5", "1.5", "5-"] {
      XCTAssertNil(formatter.number(fromWhole: text), text)
    }
    formatter.numberStyle = .decimal
    XCTAssertEqual(formatter.number(fromWhole: "1,234.5"), 1234.5)
    XCTAssertEqual(formatter.number(fromWhole: "-.5"), -0.5)
    for text in ["12x", "1.5.2", "1e3", "12,5"] {
      XCTAssertNil(formatter.number(fromWhole: text), text)
    }
    formatter.numberStyle = .currency
    XCTAssertEqual(formatter.number(fromWhole: "$1,234.50"), 1234.5)
    XCTAssertNil(formatter.number(fromWhole: "$12x"))
  }

  /// A binding of the program's own may do more than store the value.
  func testTheValueIsRestoredOnlyAfterItWasWritten() {
    var (value, writes) = (5, [Int]())
    let draft = TextDraft(
      read: { "\(value)" },
      write: { text in
        guard let number = Int(text) else { return false }
        value = number
        writes.append(number)
        return true
      },
      keep: {
        let kept = value
        return {
          value = kept
          writes.append(kept)
        }
      }, writesWhileEditing: true)
    draft.set("")
    draft.set("-")
    XCTAssertEqual(writes, [])
    for text in ["1", "12", "12x", "12xy"] { draft.set(text) }
    XCTAssertEqual(writes, [1, 12, 5])
    draft.set("12")
    draft.set("12x")
    XCTAssertEqual(writes, [1, 12, 5, 12, 5])
    XCTAssertEqual(draft.get(), "12x")
    draft.endEditing()
    XCTAssertEqual(draft.get(), "5")
  }

  func testTheSignsOfAFormatMayBeTypedWithItsNumbers() {
    let (english, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: english)
    XCTAssertEqual(percent.value(of: "12.5%"), 0.125)
    XCTAssertEqual(percent.value(of: "12.5"), 0.125)
    XCTAssertNil(percent.value(of: "12,5 %"))
    let euros = Decimal.FormatStyle.Currency(code: "EUR", locale: german)
    XCTAssertEqual(euros.value(of: "12,50 €"), 12.5)
    XCTAssertEqual(euros.value(of: "1.250"), 1250)
    XCTAssertNil(euros.value(of: "$12"))
    let dollars = IntegerFormatStyle<Int>.Currency(code: "USD", locale: english)
    XCTAssertEqual(dollars.value(of: "$1,200"), 1200)
    XCTAssertNil(dollars.value(of: "$12.50"))
    XCTAssertNil(number("12%", "en_US"))
    let scientific = FloatingPointFormatStyle<Double>(locale: english).notation(.scientific)
    XCTAssertEqual(scientific.value(of: "1E3"), 1000)
  }
}
