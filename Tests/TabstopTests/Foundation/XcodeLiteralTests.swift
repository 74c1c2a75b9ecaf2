import PrivateDisplay
import Tabstop
import TabstopFoundation
import TabstopKits
import XCTest

/// Literals that Xcode's editor inserts, and other spellings of UIKit and Security.
@preconcurrency @MainActor
final class XcodeLiteralTests: DisplayTestCase {
  func testAColorLiteralIsAColorOfUIKit() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    XCTAssertEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let colors = [Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)), .init(color)]
    XCTAssertEqual(colors[0], colors[1])
  }

  func testAnImageLiteralIsAnImageOfUIKit() {
    let image: UIImage = #imageLiteral(resourceName: "no such picture")
    XCTAssertEqual(image.size, .zero)
  }

  func testAColorOfAColor() {
    XCTAssertEqual(Color(Color.red), .red)
    XCTAssertEqual(Color(.systemRed), Color(uiColor: .systemRed))
  }

  func testTheNamesOfTheKeyboardAreThoseOfAllResponders() {
    XCTAssertEqual(
      UIApplication.keyboardWillShowNotification, UIResponder.keyboardWillShowNotification)
    XCTAssertEqual(
      UIView.keyboardFrameEndUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey)
  }

  func testRandomBytes() {
    var bytes = [UInt8](repeating: 0, count: 64)
    XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes), errSecSuccess)
    XCTAssertGreaterThan(Set(bytes).count, 8)
  }

  func testTheColorBehindAView() {
    let window = TestWindow(
      Text("Email").background().background(Color.red))
    window.layOut()
    XCTAssertEqual(window.texts, ["Email"])
    window.close()
  }
}
