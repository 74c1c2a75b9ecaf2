import Foundation
import Trips

@testable import Accounts
@testable import vacation_planner

/// A folder with a store and a signed-in user. It is removed with the object.
@MainActor
final class SignedInUser {
  static let password = "correct horse 1"
  let folder: URL
  let store: AccountStore
  let session: Session
  let plans: Plans
  private var following: Task<Void, Never>?

  init() async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("planner-\(UUID().uuidString)")
    store = try await AccountStore.open(
      directory: folder.path,
      options: AccountStore.Options(cost: HashingCost(passes: 1, memory: 8192)))
    session = try await store.signUp(
      name: "Ada", email: "ada@example.org", password: Self.password
    ).session
    plans = Plans(session)
  }

  /// The plans of another window on the same account.
  func otherPlans() async throws -> Plans {
    Plans(try await store.signIn(email: "ada@example.org", password: Self.password))
  }

  deinit {
    session.signOut()
    try? FileManager.default.removeItem(at: folder)
  }
}

/// Waits until `condition`, which reads an observable object, is true. The test's time limit ends a
/// wait that would not end.
@MainActor
func until(_ condition: () -> Bool) async {
  while !condition() { await Task.yield() }
}

extension Trip {
  static let japan = Trip(
    title: "Japan", firstDay: LocalDate(iso: "2026-12-24")!, lastDay: LocalDate(iso: "2027-01-13")!)
}
