import TabstopFoundation
import XCTest

/// The names of users, as Sign in with Apple returns them, as text.
final class PersonNameTests: XCTestCase {
  func testANameIsWrittenAsLongAsAskedFor() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    XCTAssertEqual(name.formatted(), "Ada Lovelace")
    XCTAssertEqual(name.formatted(.name(style: .short)), "Ada")
    XCTAssertEqual(name.formatted(.name(style: .abbreviated)), "AL")
    XCTAssertEqual(name.formatted(.name(style: .long)), "Dr. Ada Lovelace")
    XCTAssertEqual(PersonNameComponents().formatted(), "")
  }
}
