import Testing

@testable import Accounts

@Suite struct LogInThrottleTests {
  @Test func waitsLongerWithEachFailureFromTheFifthOn() {
    let waits = (0...14).map { LogInThrottle.wait(after: $0) }
    #expect(waits == [0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600])
    #expect(LogInThrottle.wait(after: .max) == 3_600)
  }

  @Test func tellsWhatIsLeft() {
    #expect(LogInThrottle.remaining(failures: 5, lastAt: 1_000, now: 1_000) == 30)
    #expect(LogInThrottle.remaining(failures: 5, lastAt: 1_000, now: 1_029) == 1)
    #expect(LogInThrottle.remaining(failures: 5, lastAt: 1_000, now: 1_030) == 0)
    #expect(LogInThrottle.remaining(failures: 4, lastAt: 1_000, now: 1_000) == 0)
  }

  @Test(arguments: [Int64.min, -1, 0, 1, .max], [Int64.min, -1, 0, 1, .max])
  func neverWaitsLongerThanAnHourWhateverTheClock(_ lastAt: Int64, _ now: Int64) {
    #expect((0...3_600).contains(LogInThrottle.remaining(failures: .max, lastAt: lastAt, now: now)))
  }

  @Test func saysTheWait() {
    func message(_ seconds: Int64) -> String {
      LogInError.tooManyFailures(retryAfter: .seconds(seconds)).message
    }
    #expect(message(1) == "Too many failed attempts. Try again in 1 second.")
    #expect(message(30) == "Too many failed attempts. Try again in 30 seconds.")
    #expect(message(60) == "Too many failed attempts. Try again in 1 minute.")
    #expect(message(61) == "Too many failed attempts. Try again in 2 minutes.")
    #expect(message(3_600) == "Too many failed attempts. Try again in 1 hour.")
  }
}
