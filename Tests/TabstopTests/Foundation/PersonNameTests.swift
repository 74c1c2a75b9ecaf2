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

  func testAFormatterWritesAndReadsNames() throws {
    let formatter = PersonNameFormatter()
    let name = try XCTUnwrap(formatter.personNameComponents(from: " Ada  King Lovelace "))
    XCTAssertEqual(name.givenName, "Ada")
    XCTAssertEqual(name.middleName, "King")
    XCTAssertEqual(name.familyName, "Lovelace")
    XCTAssertEqual(formatter.string(from: name), "Ada Lovelace")
    formatter.style = .abbreviated
    XCTAssertEqual(formatter.string(for: name), "AL")
    XCTAssertNil(formatter.personNameComponents(from: " "))
  }
}
