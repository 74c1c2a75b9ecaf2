import Foundation
import GRDB
import Testing

@testable import Accounts

/// Tests of `AccountStore`: accounts, passwords, errors, opening and closing.
@Suite struct AccountStoreTests {
  let folder = try! TemporaryFolder()

  private func open(_ options: AccountStore.Options = .test) async throws -> AccountStore {
    try await AccountStore.open(directory: folder.path, options: options)
  }

  @Test func keepsAnAccountAcrossRestarts() async throws {
    let store = try await open()
    let created = try await store.createAccount(
      name: "  Ada 李 \n", email: "Ada@Example.org", password: goodPassword)
    #expect(created.name == "Ada 李")
    #expect(created.email == "Ada@Example.org")
    await store.close()
    let again = try await open()
    #expect(try await again.logIn(email: "aDA@eXAMPLE.ORG", password: goodPassword) == created)
  }

  @Test func refusesAnAddressInUseInWhateverCase() async throws {
    let store = try await open()
    _ = try await store.createAccount(name: "A", email: "a@b.co", password: goodPassword)
    await #expect(throws: SignUpError.emailInUse) {
      _ = try await store.createAccount(name: "B", email: "A@B.CO", password: "another one")
    }
    #expect(try await store.logIn(email: "a@b.co", password: goodPassword).name == "A")
  }

  @Test func judgesByTheRulesOfTheForm() async throws {
    let store = try await open()
    await #expect(throws: SignUpError.emailInvalid) {
      _ = try await store.createAccount(name: "A", email: "a@b", password: goodPassword)
    }
  }

  @Test func anUnknownAddressAndAWrongPasswordGiveTheSameError() async throws {
    let store = try await open()
    _ = try await store.createAccount(name: "A", email: "a@b.co", password: goodPassword)
    for (email, password) in [
      ("a@b.co", "wrong password"), ("a@b.co", ""), ("a@b.co", "12345678\u{0}"),
      ("no@b.co", goodPassword), ("", ""), ("' OR 1=1 --", goodPassword),
    ] {
      await #expect(throws: LogInError.wrongEmailOrPassword) {
        _ = try await store.logIn(email: email, password: password)
      }
    }
    #expect(LogInError.wrongEmailOrPassword.message == "Email or password is wrong")
  }

  @Test func takesAPasswordAsAnyKeyboardTypesIt() async throws {
    let store = try await open()
    _ = try await store.createAccount(name: "A", email: "a@b.co", password: "Ångstro\u{308}m ガ")
    _ = try await store.logIn(email: "a@b.co", password: "\u{212B}ngstr\u{F6}m\u{3000}ｶﾞ")
    await #expect(throws: LogInError.wrongEmailOrPassword) {
      _ = try await store.logIn(email: "a@b.co", password: "ångström ガ")
    }
  }

  @Test func takesTheLongestPassword() async throws {
    let store = try await open()
    let longest = String(repeating: "👨‍👩‍👧‍👦", count: 1_024)
    _ = try await store.createAccount(name: "A", email: "a@b.co", password: longest)
    _ = try await store.logIn(email: "a@b.co", password: longest)
    await #expect(throws: LogInError.wrongEmailOrPassword) {
      _ = try await store.logIn(email: "a@b.co", password: String(longest.dropLast()) + "x")
    }
  }

  @Test func hashesAnewWhenTheCostHasChanged() async throws {
    try await makeStore(in: folder)
    var options = AccountStore.Options.test
    options.cost = HashingCost(passes: 2, memory: 16_384)
    let store = try await open(options)
    _ = try await store.logIn(email: "ada@example.org", password: goodPassword)
    await store.close()
    let hash = try folder.read {
      try String.fetchOne($0, sql: "SELECT passwordHash FROM account")
    }
    #expect(hash?.hasPrefix("$argon2id$v=19$m=16,t=2,p=1$") == true)
    let again = try await open(options)
    _ = try await again.logIn(email: "ada@example.org", password: goodPassword)
  }

  @Test func neitherStoresNorPrintsAPassword() async throws {
    let secret = "Xyzzy-Plugh-42"
    let store = try await open(.impatient)
    var printed = ""
    func collect(_ error: any Error) {
      dump(error, to: &printed)
      printed += "\(error) \(String(reflecting: error)) \(error.localizedDescription)"
    }
    func attempt(_ work: () async throws -> User) async {
      do { dump(try await work(), to: &printed) } catch { collect(error) }
    }
    await attempt { try await store.createAccount(name: "", email: "a@b.co", password: secret) }
    await attempt {
      try await store.createAccount(name: "A", email: "a@b.co", password: secret + "\u{0}")
    }
    await attempt { try await store.createAccount(name: "A", email: "a@b.co", password: secret) }
    await attempt { try await store.createAccount(name: "A", email: "a@b.co", password: secret) }
    await attempt { try await store.logIn(email: secret, password: secret) }
    for _ in 0..<7 { await attempt { try await store.logIn(email: "n@b.co", password: secret) } }
    dump(store, to: &printed)
    let writer = try Writer(folder)
    await attempt { try await store.createAccount(name: "A", email: "b@b.co", password: secret) }
    await attempt { try await store.logIn(email: "a@b.co", password: secret) }
    try writer.stop()
    try folder.run("DROP TABLE account")
    await attempt { try await store.createAccount(name: "A", email: "c@b.co", password: secret) }
    await attempt { try await store.logIn(email: "a@b.co", password: secret) }
    #expect(printed.contains("damaged"))
    #expect(!printed.contains("Xyzzy"))
    #expect(!printed.contains("SELECT"))
    for (name, bytes) in try folder.contents() {
      #expect(bytes.range(of: Data("Xyzzy".utf8)) == nil, "\(name)")
    }
  }

  @Test func nothingWorksOnceClosed() async throws {
    let store = try await open()
    await store.close()
    await store.close()
    #expect(!FileManager.default.fileExists(atPath: folder.log))
    await #expect(throws: LogInError.store(StoreFault(.closed, path: store.path))) {
      _ = try await store.logIn(email: "a@b.co", password: goodPassword)
    }
  }

  @Test func cancellingDoesNotHalveAnAccount() async throws {
    let store = try await open()
    let task = Task {
      try await store.createAccount(name: "A", email: "a@b.co", password: goodPassword)
    }
    task.cancel()
    let created = try await task.value
    #expect(try await store.logIn(email: "a@b.co", password: goodPassword) == created)
  }

  @Test func manyAtOnceGetOneAccountEach() async throws {
    let first = try await open()
    let second = try await open()
    let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<40 {
        group.addTask {
          do {
            _ = try await (index % 2 == 0 ? first : second).createAccount(
              name: "N\(index)", email: "n\(index / 4)@b.co", password: goodPassword)
            return true
          } catch SignUpError.emailInUse {
            return false
          }
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(winners == 10)
  }

  @Test func findsTheFolderWhereTheDesktopHasIt() {
    func folder(_ environment: [String: String]) -> String {
      AccountStore.defaultDirectory(environment: { environment[$0] })
    }
    #expect(folder(["XDG_DATA_HOME": "/d", "HOME": "/h"]) == "/d/vacation-planner")
    #expect(folder(["HOME": "/h"]) == "/h/.local/share/vacation-planner")
    #expect(folder(["XDG_DATA_HOME": "", "HOME": "/h"]) == "/h/.local/share/vacation-planner")
    #expect(folder(["XDG_DATA_HOME": "d", "HOME": "/h"]) == "/h/.local/share/vacation-planner")
    #expect(folder([:]).hasPrefix("/"))
  }
}
