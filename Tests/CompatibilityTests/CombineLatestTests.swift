import Combine
import XCTest

/// Values of several publishers together, as view models for forms use them.
final class CombineLatestTests: XCTestCase {
  final class Model: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published var isValid = false

    init() {
      Publishers.CombineLatest($email, $password)
        .map { $0.contains("@") && $1.count >= 8 }
        .assign(to: &$isValid)
    }
  }

  func testTheNewestOfEachIsCombined() {
    let model = Model()
    XCTAssertFalse(model.isValid)
    model.email = "ada@example.org"
    XCTAssertFalse(model.isValid)
    model.password = "lovelace"
    XCTAssertTrue(model.isValid)
    model.email = "ada"
    XCTAssertFalse(model.isValid)
  }

  func testNothingComesBeforeEachHasPublished() {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>(),
      CurrentValueSubject<Bool, Never>(true)
    )
    var seen: [String] = []
    var isFinished = false
    let subscription = a.combineLatest(b, c) { "\($0)\($1)\($2)" }
      .sink(receiveCompletion: { _ in isFinished = true }) { seen.append($0) }
    a.send(1)
    a.send(2)
    XCTAssertEqual(seen, [])
    b.send("x")
    c.send(false)
    XCTAssertEqual(seen, ["2xtrue", "2xfalse"])
    a.send(completion: .finished)
    b.send("y")
    XCTAssertEqual(seen.last, "2yfalse", "the others go on")
    b.send(completion: .finished)
    c.send(completion: .finished)
    XCTAssertTrue(isFinished)
    subscription.cancel()
  }

  func testACancelledSubscriptionHearsNoMore() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    var count = 0
    let subscription = a.combineLatest(b).sink { _ in count += 1 }
    XCTAssertEqual(count, 1)
    subscription.cancel()
    a.send(3)
    XCTAssertEqual(count, 1)
  }

  func testMergedPublishersPublishInTheirOrder() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    let subscription = a.merge(with: b).sink { seen.append($0) }
    a.send(1)
    b.send(2)
    a.send(3)
    XCTAssertEqual(seen, [1, 2, 3])
    subscription.cancel()
  }
}
