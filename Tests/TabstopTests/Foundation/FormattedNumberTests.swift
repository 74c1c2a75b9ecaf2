import Foundation
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// Numbers that a program formats itself.
@preconcurrency @MainActor
final class FormattedNumberTests: DisplayTestCase {
  private struct Prices: View {
    let price = Decimal(12.5)
    var body: some View {
      VStack {
        Text(12.5.formatted(.currency(code: "EGP")))
        Text(price.formatted(.currency(code: "EGP")))
        Text(12.formatted(.currency(code: "EGP").precision(.fractionLength(0))))
        Text(12.5.formatted())
        Text(0.5.formatted(.percent.locale(Locale(identifier: "en_US"))))
      }
    }
  }

  func testTheyHaveTheDigitsOfTheLocaleUnlessTheyNameAnother() {
    let window = TestWindow(Prices().environment(\.locale, Locale(identifier: "ar_EG")))
    let digits = window.texts.map { text in text.filter { $0.isNumber || $0 == "%" } }
    XCTAssertEqual(digits, ["١٢٥٠", "١٢٥٠", "١٢", "١٢٥", "50%"])
    window.close()
  }
}
