import GRDB
import Testing

@testable import Accounts

@Suite struct LogInFailureTests {
  let folder = try! TemporaryFolder()
  let clock = TestClock()

  private func open() async throws -> AccountStore {
    try await AccountStore.open(directory: folder.path, options: .test(clock))
  }

  /// The result of a log-in: `nil` for success.
  private func answer(
    _ store: AccountStore, _ email: String, _ password: String = "wrong password"
  ) async -> LogInError? {
    do {
      _ = try await store.logIn(email: email, password: password)
      return nil
    } catch {
      return error
    }
  }

  private func fail(_ store: AccountStore, _ email: String, times: Int) async {
    for _ in 0..<times {
      #expect(await answer(store, email) == .wrongEmailOrPassword)
    }
  }

  private func rows() throws -> Int? {
    try folder.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM logInFailure")
    }
  }

  @Test(arguments: ["ada@example.org", "nobody@example.org", "no address"])
  func growsForKnownAndUnknownAlike(_ email: String) async throws {
    try await makeStore(in: folder)
    let store = try await open()
    await fail(store, email, times: 5)
    for wait: Int64 in [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600] {
      let refused = LogInError.tooManyFailures(retryAfter: .seconds(wait))
      #expect(await answer(store, email) == refused)
      #expect(await answer(store, email, goodPassword) == refused)
      clock.advance(wait - 1)
      #expect(await answer(store, email) == .tooManyFailures(retryAfter: .seconds(1)))
      clock.advance(1)
      await fail(store, email, times: 1)
    }
  }

  @Test func survivesARestartAndIgnoresCase() async throws {
    try await makeStore(in: folder)
    let store = try await open()
    await fail(store, "ada@example.org", times: 5)
    await store.close()
    clock.advance(10)
    let again = try await open()
    #expect(
      await answer(again, "ADA@example.org", goodPassword)
        == .tooManyFailures(retryAfter: .seconds(20)))
    #expect(await answer(again, "other@example.org") == .wrongEmailOrPassword)
  }

  @Test func aSuccessForgetsThem() async throws {
    try await makeStore(in: folder)
    let store = try await open()
    for _ in 0..<3 {
      await fail(store, "ada@example.org", times: 4)
      #expect(await answer(store, "ada@example.org", goodPassword) == nil)
    }
    #expect(try rows() == 0)
  }

  @Test func aNewAccountStartsWithoutThem() async throws {
    let store = try await open()
    await fail(store, "ada@example.org", times: 5)
    _ = try await store.createAccount(name: "A", email: "ada@example.org", password: goodPassword)
    #expect(await answer(store, "ada@example.org", goodPassword) == nil)
  }

  @Test func aDayForgetsThem() async throws {
    let store = try await open()
    await fail(store, "a@b.co", times: 5)
    clock.advance(LogInThrottle.memory + 1)
    await fail(store, "other@b.co", times: 1)
    #expect(try rows() == 1)
    await fail(store, "a@b.co", times: 5)
  }

  @Test func aClockPutBackLocksNobodyOut() async throws {
    try await makeStore(in: folder)
    let store = try await open()
    await fail(store, "ada@example.org", times: 5)
    clock.advance(-10 * 365 * 86_400)
    #expect(
      await answer(store, "ada@example.org", goodPassword)
        == .tooManyFailures(retryAfter: .seconds(30)))
    clock.advance(30)
    #expect(await answer(store, "ada@example.org", goodPassword) == nil)
  }

  @Test func aClockPutForwardLocksNobodyOut() async throws {
    try await makeStore(in: folder)
    let store = try await open()
    await fail(store, "ada@example.org", times: 5)
    clock.advance(10 * 365 * 86_400)
    await fail(store, "ada@example.org", times: 4)
    #expect(await answer(store, "ada@example.org", goodPassword) == nil)
  }

  @Test func manyAttemptsAtOnceGetNoFreeGuesses() async throws {
    try await makeStore(in: folder)
    let stores = [try await open(), try await open()]
    let compared = await withTaskGroup(of: LogInError?.self) { group in
      for index in 0..<40 {
        group.addTask { await answer(stores[index % 2], "ada@example.org") }
      }
      return await group.reduce(0) { $0 + ($1 == .wrongEmailOrPassword ? 1 : 0) }
    }
    #expect(compared == 5)
  }

  @Test func remembersNoMoreThanItsShareOfAddresses() async throws {
    let store = try await open()
    await fail(store, "often@b.co", times: 5)
    try folder.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12000)
      INSERT INTO logInFailure SELECT CAST('a' || i AS BLOB), 1, \(clock.now) FROM n
      """)
    await fail(store, "new@b.co", times: 5)
    #expect(try rows() == LogInThrottle.mostAddresses)
    for email in ["often@b.co", "new@b.co"] {
      #expect(await answer(store, email) == .tooManyFailures(retryAfter: .seconds(30)))
    }
  }

  @Test func damagedCountsStopNothing() async throws {
    try await makeStore(in: folder)
    let store = try await open()
    await fail(store, "ada@example.org", times: 1)
    for (failures, lastAt) in [(Int64.max, Int64.max), (Int64.min, Int64.min), (.max, clock.now)] {
      try folder.run("UPDATE logInFailure SET failures = \(failures), lastAt = \(lastAt)")
      _ = await answer(store, "ada@example.org")
      clock.advance(3_600)
      #expect(await answer(store, "ada@example.org", goodPassword) == nil)
      await fail(store, "ada@example.org", times: 1)
    }
  }

  @Test func keepsNoAddressAsTyped() async throws {
    let store = try await open()
    await fail(store, "hunter2@b.co", times: 1)
    for (name, bytes) in try folder.contents() {
      #expect(bytes.range(of: .init("hunter2".utf8)) == nil, "\(name)")
    }
  }
}
