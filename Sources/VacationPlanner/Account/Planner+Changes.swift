import Accounts

/// Changes to the account of the user who is signed in.
extension Planner {
  func changeName(to name: String) async throws(AccountChangeError) {
    try await change { store, session throws(AccountChangeError) in
      try await store.changeName(of: session, to: name)
    }
  }

  func changeEmail(to email: String, password: String) async throws(AccountChangeError) {
    let proof = try await proof(password)
    try await change { store, session throws(AccountChangeError) in
      try await store.changeEmail(of: session, to: email, proof: proof)
    }
  }

  func changePassword(
    from password: String, to newPassword: String
  ) async throws(AccountChangeError) {
    let proof = try await proof(password)
    try await change { store, session throws(AccountChangeError) in
      try await store.changePassword(of: session, to: newPassword, proof: proof)
    }
    await readWays()
  }
}
