import XCTest

@testable import TabstopFoundation

final class PredicateTests: XCTestCase {
  private func holds(_ format: String, _ arguments: Any..., for object: Any?) -> Bool {
    do {
      return try PredicateParser.parse(format, arguments: arguments).holds(for: object)
    } catch {
      XCTFail("\(format): \(error)")
      return false
    }
  }

  private func error(_ format: String, _ arguments: Any...) -> String? {
    do {
      _ = try PredicateParser.parse(format, arguments: arguments)
      return nil
    } catch {
      return "\(error)"
    }
  }

  func testMatchesComparesTheWholeText() {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    let predicate = NSPredicate(format: "SELF MATCHES %@", pattern)
    XCTAssertTrue(predicate.evaluate(with: "someone@example.org"))
    XCTAssertFalse(predicate.evaluate(with: "write to someone@example.org"))
    XCTAssertFalse(predicate.evaluate(with: "someone@example"))
    XCTAssertFalse(predicate.evaluate(with: ""))
    XCTAssertFalse(predicate.evaluate(with: nil))
  }

  func testMatchesTakesAlternativesAndLookahead() {
    XCTAssertTrue(holds("SELF MATCHES %@", "a|ab", for: "ab"))
    XCTAssertFalse(holds("SELF MATCHES %@", "a|b", for: "ab"))
    XCTAssertTrue(holds("SELF MATCHES %@", "^(?=.*[0-9])(?=.*[a-z]).{8,}$", for: "abcdefg1"))
    XCTAssertFalse(holds("SELF MATCHES %@", "^(?=.*[0-9])(?=.*[a-z]).{8,}$", for: "abcdefgh"))
    XCTAssertFalse(holds("SELF MATCHES %@", "abc", for: "abc\n"))
  }

  func testOptions() {
    XCTAssertTrue(holds("SELF MATCHES[c] 'abc'", for: "ABC"))
    XCTAssertFalse(holds("SELF MATCHES 'abc'", for: "ABC"))
    XCTAssertTrue(holds("SELF ==[cd] 'resume'", for: "Résumé"))
    XCTAssertFalse(holds("SELF ==[c] 'resume'", for: "Résumé"))
    XCTAssertTrue(holds("SELF CONTAINS[cd] 'SUM'", for: "Résumé"))
    XCTAssertTrue(holds("SELF beginswith[c] 'RÉ'", for: "Résumé"))
  }

  func testTexts() {
    XCTAssertTrue(holds("SELF CONTAINS '@'", for: "a@b"))
    XCTAssertTrue(holds("SELF BEGINSWITH %@", "he", for: "hello"))
    XCTAssertFalse(holds("SELF BEGINSWITH %@", "lo", for: "hello"))
    XCTAssertTrue(holds("SELF ENDSWITH \"lo\"", for: "hello"))
    XCTAssertFalse(holds("SELF ENDSWITH 'he'", for: "hello"))
    XCTAssertTrue(holds("SELF LIKE 'h?l*'", for: "hello"))
    XCTAssertFalse(holds("SELF LIKE 'h.llo'", for: "hello"))
    XCTAssertTrue(holds("SELF IN 'say hello'", for: "hello"))
    XCTAssertTrue(holds("SELF == 'it\\'s'", for: "it's"))
  }

  func testNumbers() {
    XCTAssertTrue(holds("SELF >= 18", for: 18))
    XCTAssertTrue(holds("SELF >= %d AND SELF < %d", 18, 99, for: 20))
    XCTAssertFalse(holds("SELF > 18.5", for: 18))
    XCTAssertTrue(holds("SELF BETWEEN {1, 10}", for: 10))
    XCTAssertFalse(holds("SELF BETWEEN %@", [1, 10], for: 11))
    XCTAssertTrue(holds("SELF = -1", for: -1))
    XCTAssertTrue(holds("SELF != 2", for: 3))
    XCTAssertTrue(holds("SELF <> 2", for: 3))
    XCTAssertTrue(holds("SELF == YES", for: true))
  }

  func testCollections() {
    XCTAssertTrue(holds("SELF IN %@", ["a", "b"], for: "b"))
    XCTAssertFalse(holds("SELF IN {'a', 'b'}", for: "c"))
    XCTAssertTrue(holds("SELF IN[c] {'a', 'b'}", for: "B"))
    XCTAssertTrue(holds("SELF CONTAINS %@", 2, for: [1, 2]))
    XCTAssertTrue(holds("ANY SELF > 1", for: [1, 2]))
    XCTAssertFalse(holds("ALL SELF > 1", for: [1, 2]))
    XCTAssertTrue(holds("NONE SELF > 2", for: [1, 2]))
    XCTAssertTrue(holds("SELF.count == 2", for: [1, 2]))
  }

  func testLogic() {
    XCTAssertTrue(holds("TRUEPREDICATE", for: nil))
    XCTAssertFalse(holds("FALSEPREDICATE", for: nil))
    XCTAssertTrue(holds("SELF == 'a' OR SELF == 'b' AND SELF == 'c'", for: "a"))
    XCTAssertFalse(holds("(SELF == 'a' OR SELF == 'b') AND SELF == 'c'", for: "a"))
    XCTAssertTrue(holds("NOT (SELF == 'a') && !(SELF == 'b')", for: "c"))
    XCTAssertTrue(holds("not SELF contains ' '", for: "abc"))
    XCTAssertTrue(holds("SELF == nil", for: nil))
    XCTAssertFalse(holds("SELF != nil", for: Optional<String>.none as Any))
  }

  func testKeyPaths() {
    struct Person {
      let name: String
      let age: Int
    }
    let ada = Person(name: "Ada", age: 36)
    XCTAssertTrue(holds("name == 'Ada' AND age > 30", for: ada))
    XCTAssertTrue(holds("%K BEGINSWITH 'A'", "name", for: ada))
    XCTAssertTrue(holds("name.length == 3", for: ada))
    XCTAssertTrue(holds("SELF.length >= 3", for: "Ada"))
    XCTAssertTrue(holds("person.name == 'Ada'", for: ["person": ada]))
  }

  func testFilteringAnArray() {
    let predicate = NSPredicate(format: "SELF CONTAINS[c] %@", "an")
    XCTAssertEqual(
      ["Anna", "Bob", "Hans"].filter { predicate.evaluate(with: $0) }, ["Anna", "Hans"])
  }

  func testErrorsSayWhatIsWrong() {
    XCTAssertEqual(error("SELF MATCHES %@"), "there are fewer arguments than the format asks for")
    XCTAssertEqual(error("SELF == 1", 2), "1 more argument(s) than the format asks for")
    XCTAssertEqual(error("SELF RESEMBLES 'a'"), "RESEMBLES is no comparison")
    XCTAssertEqual(error("SELF == 'a"), "the closing ' is missing")
    XCTAssertEqual(error("SELF"), "a comparison such as == or MATCHES is missing")
    XCTAssertEqual(error("(SELF == 1"), ") is missing")
    XCTAssertEqual(error("SELF == "), "a value is missing at the end")
    XCTAssertEqual(error("SELF ==[x] 'a'"), "[x]: the options are c and d")
  }
}
