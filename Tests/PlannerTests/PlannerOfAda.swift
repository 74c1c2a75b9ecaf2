import Foundation

@testable import vacation_planner

/// A planner on a folder of its own, removed with the object.
@MainActor
final class PlannerOfAda {
  static let email = "ada@example.org"
  static let password = "correct horse 1"
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("planner-\(UUID().uuidString)")
  let planner: Planner

  init() {
    planner = Planner(directory: folder.path)
  }

  /// Creates a planner with Ada signed up and signed in.
  static func signedUp() async throws -> PlannerOfAda {
    let ada = PlannerOfAda()
    await ada.planner.watchStore()
    try await ada.planner.createAccount(name: "Ada", email: email, password: password)
    return ada
  }

  var plans: Plans { planner.window!.plans }

  /// Another window on the same store, with Ada signed in.
  func otherWindow() async throws -> Planner {
    let other = Planner(directory: folder.path)
    await other.watchStore()
    try await other.logIn(email: Self.email, password: Self.password)
    return other
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
