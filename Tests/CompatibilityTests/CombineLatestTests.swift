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

  func testFourPublishersAreCombined() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("b"))
    let (c, d) = (CurrentValueSubject<Bool, Never>(true), PassthroughSubject<Double, Never>())
    var seen: [String] = []
    let subscriptions = [
      a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.sink { seen.append($0) },
      a.combineLatest(b, c, d).sink { seen.append("\($0.0) of four") },
    ]
    a.send(1)
    d.send(0.5)
    XCTAssertEqual(Set(seen), ["1btrue0.5", "1 of four"])
    for subscription in subscriptions { subscription.cancel() }
  }

  func testAnErrorDuringTheCompletionCompletesNothingAgain() {
    struct Fault: Error {}
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    var completions = 0
    a.combineLatest(b).subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.unlimited) }, receiveValue: { _ in .none },
        receiveCompletion: { _ in
          completions += 1
          b.send(completion: .failure(Fault()))
        }))
    a.send(completion: .failure(Fault()))
    XCTAssertEqual(completions, 1)
  }

  func testACancelledSubscriptionReceivesNoMore() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    var count = 0
    let subscription = a.combineLatest(b).sink { _ in count += 1 }
    XCTAssertEqual(count, 1)
    subscription.cancel()
    a.send(3)
    XCTAssertEqual(count, 1)
  }

  func testAMergedValueIsNotKeptWhenItWasReceived() {
    final class Picture {}
    let (a, b) = (PassthroughSubject<Picture, Never>(), PassthroughSubject<Picture, Never>())
    let subscription = a.merge(with: b).sink { _ in }
    weak var sent: Picture?
    do {
      let picture = Picture()
      sent = picture
      a.send(picture)
    }
    XCTAssertNil(sent)
    subscription.cancel()
  }

  func testAValueThatComesWhileAnotherIsReceivedIsDemandedByThat() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    var seen: [Int] = []
    var subscription: (any Subscription)?
    a.combineLatest(b, +).subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          seen.append($0)
          if seen.count == 1 { a.send(3) }
          return .max(1)
        }, receiveCompletion: { _ in }))
    XCTAssertEqual(seen, [3, 5])
    subscription?.cancel()
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

  func testMergedValuesWaitUntilTheyAreDemanded() {
    let merged = [1, 2, 3].publisher.merge(with: [10, 20].publisher)
    var seen: [Int] = []
    var isFinished = false
    var subscription: (any Subscription)?
    merged.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          seen.append($0)
          return .none
        },
        receiveCompletion: { _ in isFinished = true }))
    XCTAssertEqual(seen, [1])
    XCTAssertFalse(isFinished)
    subscription?.request(.max(3))
    XCTAssertEqual(seen, [1, 2, 3, 10])
    subscription?.request(.unlimited)
    XCTAssertEqual(seen, [1, 2, 3, 10, 20])
    XCTAssertTrue(isFinished)
  }

  func testMergedValuesOfSeveralThreadsAllArrive() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let counter = NSLock()
    nonisolated(unsafe) var sum = 0
    let subscription = Publishers.MergeMany(subjects).sink { value in
      counter.withLock { sum += value }
    }
    nonisolated(unsafe) let senders = subjects
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for _ in 0..<2_000 { senders[index].send(1) }
    }
    XCTAssertEqual(sum, 8_000)
    subscription.cancel()
  }

  /// A subscriber receives one value at a time, also those of several threads.
  func testAValueOfAnotherThreadComesAfterTheOneThatIsReceived() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    for publisher in [
      a.merge(with: b).eraseToAnyPublisher(),
      a.prepend(0).combineLatest(b.prepend(0), +).dropFirst().eraseToAnyPublisher(),
    ] {
      nonisolated(unsafe) let other = b
      var isFirst = true
      var seen: [Int] = []
      let subscription = publisher.sink { value in
        if isFirst {
          isFirst = false
          onAnotherThread { other.send(20) }
        }
        seen.append(value)
      }
      a.send(1)
      XCTAssertEqual(seen.count, 2)
      XCTAssertEqual(seen.first, 1)
      subscription.cancel()
    }
  }

  func testAFailureOfAMergedPublisherEndsTheOthers() {
    struct Fault: Error {}
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    var events: [String] = []
    let subscription = a.merge(with: b).sink(
      receiveCompletion: {
        if case .failure = $0 { events.append("failure") } else { events.append("end") }
      }, receiveValue: { events.append("\($0)") })
    a.send(1)
    b.send(completion: .failure(Fault()))
    a.send(2)
    a.send(completion: .finished)
    XCTAssertEqual(events, ["1", "failure"])
    subscription.cancel()
  }

  func testValuesAreCollectedByTimeAndNumber() {
    let subject = PassthroughSubject<Int, Never>()
    var groups: [[Int]] = []
    var isFinished = false
    // A time that does not come: groups end by their number, and at the end.
    let subscription = subject.collect(.byTimeOrCount(RunLoop.main, .seconds(1000), 2))
      .sink(receiveCompletion: { _ in isFinished = true }) { groups.append($0) }
    for number in 1...5 { subject.send(number) }
    XCTAssertEqual(groups, [[1, 2], [3, 4]])
    subject.send(completion: .finished)
    XCTAssertEqual(groups, [[1, 2], [3, 4], [5]])
    XCTAssertTrue(isFinished)
    subscription.cancel()
  }

  /// Also if the subscriber has not asked for it.
  func testTheLastGroupIsPublishedWithTheCompletion() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    var subscription: (any Subscription)?
    subject.collect(.byTimeOrCount(RunLoop.main, .seconds(1000), 2)).subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          events.append("\($0)")
          return .none
        }, receiveCompletion: { _ in events.append("finished") }))
    for number in 1...4 { subject.send(number) }
    XCTAssertEqual(events, ["[1, 2]"])
    subject.send(completion: .finished)
    XCTAssertEqual(events, ["[1, 2]", "[3, 4]", "finished"])
    subscription?.cancel()
  }

  func testAGroupEndsInTime() {
    let subject = PassthroughSubject<Int, Never>()
    var groups: [[Int]] = []
    let subscription = subject.collect(.byTime(RunLoop.main, .milliseconds(1)))
      .sink { groups.append($0) }
    subject.send(1)
    subject.send(2)
    let end = Date(timeIntervalSinceNow: 60)
    // A timer alone does not end a run.
    while groups.isEmpty, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    XCTAssertEqual(groups, [[1, 2]])
    subscription.cancel()
  }
}

/// Waits until another thread has run a closure.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let end = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    end.signal()
  }
  end.wait()
}
