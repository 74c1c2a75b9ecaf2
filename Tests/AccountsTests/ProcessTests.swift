import Foundation
import GRDB
import Testing

@testable import Accounts

/// Tests that need other processes: kills, two programs, other users. Each is an exit test, so that
/// it is a real process.
@Suite(.serialized) struct ProcessTests {
  let folder = try! TemporaryFolder(in: "/tmp")

  private func lines(_ name: String) -> [String] {
    let text = try? String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  @Test func aKillAtAnyMomentLeavesWholeAccountsAlone() async throws {
    for round in 0..<12 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = folder.path as String, round = round as Int] in
        // In the first rounds from before the store is created; in the others from the first account
        // that is confirmed, however slow the process is.
        let killing = { @Sendable (delay: Double) in
          DispatchQueue.global().asyncAfter(deadline: .now() + delay) { kill(getpid(), SIGKILL) }
        }
        if round < 6 { killing(Double(round) * 0.012 + Double.random(in: 0...0.01)) }
        let log = open(path + "/confirmed", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        let store = try await AccountStore.open(directory: path, options: .test)
        for index in 0... {
          let email = "n\(index)@r\(round).co"
          _ = try await store.createAccount(name: "N", email: email, password: goodPassword)
          _ = (email + "\n").utf8CString.withUnsafeBytes {
            write(log, $0.baseAddress, $0.count - 1)
          }
          if round >= 6, index == 0 {
            killing(Double(round - 6) * 0.012 + Double.random(in: 0...0.01))
          }
        }
      }
      let store = try await AccountStore.open(directory: folder.path, options: .test)
      await store.close()
    }
    let (verdict, emails) = try folder.read { db in
      (
        try String.fetchOne(db, sql: "PRAGMA integrity_check"),
        try String.fetchAll(db, sql: "SELECT email FROM account")
      )
    }
    #expect(verdict == "ok")
    let confirmed = lines("confirmed")
    #expect(!confirmed.isEmpty)
    #expect(Set(confirmed).isSubset(of: emails))
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    for email in emails {
      #expect(try await store.logIn(email: email, password: goodPassword).name == "N")
    }
  }

  @Test func twoProgramsAtOnceLoseNothing() async throws {
    await withTaskGroup(of: Void.self) { group in
      for program in 0..<2 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = folder.path as String, program = program as Int] in
            let store = try await AccountStore.open(directory: path, options: .test)
            var won = ""
            for index in 0..<40 {
              _ = try await store.createAccount(
                name: "P\(program)", email: "own\(index)@p\(program).co", password: goodPassword)
              do {
                _ = try await store.createAccount(
                  name: "P\(program)", email: "shared\(index)@b.co", password: goodPassword)
                won += "shared\(index)@b.co P\(program)\n"
              } catch SignUpError.emailInUse {}
            }
            try won.write(toFile: path + "/won\(program)", atomically: false, encoding: .utf8)
          }
        }
      }
    }
    let won = lines("won0") + lines("won1")
    #expect(won.count == 40)
    let store = try await AccountStore.open(directory: folder.path, options: .test)
    for line in won {
      let parts = line.split(separator: " ")
      let user = try await store.logIn(email: String(parts[0]), password: goodPassword)
      #expect(user.name == parts[1])
    }
    for program in 0..<2 {
      for index in 0..<40 {
        _ = try await store.logIn(email: "own\(index)@p\(program).co", password: goodPassword)
      }
    }
  }

  /// By processor time, in a process that does nothing else, so that a busy machine has no effect;
  /// and with the real cost, compared with which everything else is short.
  @Test func anUnknownAddressTakesAsLongAsAWrongPassword() async throws {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
      let store = try await AccountStore.open(directory: path)
      _ = try await store.createAccount(name: "A", email: "a@b.co", password: goodPassword)
      let attempts = [
        ("a@b.co", "wrong password"), ("no@b.co", goodPassword), ("a@b.co", "short"),
        ("no address", ""),
      ]
      var fastest = [Double](repeating: .infinity, count: attempts.count)
      // Two rounds with two failures each: not yet enough for a wait.
      for _ in 0..<2 {
        for (index, (email, password)) in attempts.enumerated() {
          let start = processorTime()
          do {
            _ = try await store.logIn(email: email, password: password)
            preconditionFailure("logged in")
          } catch LogInError.wrongEmailOrPassword {}
          fastest[index] = min(fastest[index], processorTime() - start)
        }
      }
      for time in fastest {
        precondition((0.6...1.6).contains(time / fastest[0]), "\(fastest)")
      }
    }
  }

  @Test func theUmaskDoesNotMatter() async throws {
    for mask: mode_t in [0o000, 0o077, 0o777] {
      await #expect(processExitsWith: .success) {
        [path = folder.path as String, mask = mask as mode_t] in
        becomeOrdinaryUser(owning: path)
        umask(mask)
        let directory = path + "/\(mask)/inner"
        let store = try await AccountStore.open(directory: directory, options: .test)
        _ = try await store.createAccount(name: "A", email: "a@b.co", password: goodPassword)
        let modes = try [directory, store.path, store.path + "-wal", store.path + "-shm"].map {
          try mode(of: $0)
        }
        precondition(modes == [0o700, 0o600, 0o600, 0o600], "\(modes)")
      }
    }
  }

  struct Case: CustomTestStringConvertible, Codable {
    var folderMode: mode_t = 0o700
    var fileMode: mode_t?
    let kind: String
    var testDescription: String {
      "folder \(String(folderMode, radix: 8)), file \(fileMode.map { String($0, radix: 8) } ?? "none")"
    }
  }

  @Test(arguments: [
    Case(fileMode: 0o400, kind: "cannotWrite"), Case(fileMode: 0o444, kind: "cannotWrite"),
    Case(fileMode: 0o200, kind: "cannotRead"), Case(fileMode: 0, kind: "cannotRead"),
    Case(folderMode: 0o500, fileMode: 0o600, kind: "cannotWrite"),
    Case(folderMode: 0o600, fileMode: 0o600, kind: "cannotRead"),
    Case(folderMode: 0o500, kind: "cannotCreate"), Case(folderMode: 0, kind: "cannotRead"),
  ])
  func refusesWhatItMayNotUse(_ given: Case) async throws {
    if given.fileMode != nil { try await makeStore(in: folder) }
    let before = try folder.contents()
    await #expect(processExitsWith: .success) {
      [path = folder.path as String, given = given as Case] in
      becomeOrdinaryUser(owning: path)
      if let fileMode = given.fileMode { chmod(path + "/planner.sqlite", fileMode) }
      chmod(path, given.folderMode)
      let fault = try await refusal(of: path)
      precondition("\(fault.kind)" == given.kind, "\(fault.kind)")
    }
    chmod(folder.path, 0o700)
    chmod(folder.main, 0o600)
    #expect(try folder.contents() == before)
  }

  @Test func refusesAFolderThatMayNotBeMade() async throws {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      becomeOrdinaryUser(owning: path)
      chmod(path, 0o500)
      let fault = try await refusal(of: path + "/new")
      precondition(fault.kind == .cannotCreate, "\(fault.kind)")
    }
  }
}

/// Root may do everything; these tests run as an ordinary user.
private func becomeOrdinaryUser(owning path: String) {
  guard geteuid() == 0 else { return }
  let nobody: uid_t = 65_534
  chown(path, nobody, nobody)
  for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
    chown(path + "/" + name, nobody, nobody)
  }
  precondition(setgroups(0, nil) == 0 && setgid(nobody) == 0 && setuid(nobody) == 0)
}
