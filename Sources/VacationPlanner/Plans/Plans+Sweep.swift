import Trips
import Vault

extension Plans {
  /// Removes the contents of documents that no record names: those that were deleted before the
  /// user signed in.
  ///
  /// Nothing is removed if a record is damaged, cannot be read, or was altered from outside: it may be
  /// the one that names them.
  func removeUnnamedDocuments(_ contents: VaultContents, _ decoded: PlanContents) async {
    let unnamed = Self.unnamedDocuments(contents, decoded)
    guard !unnamed.isEmpty else { return }
    // Another window or program may undo the deletion. Otherwise the documents are removed after a
    // later sign-in.
    await signInLock?.ifExclusive {
      try? await session.records.transaction { access in
        // Another computer may have restored one meanwhile.
        let gone = try unnamed.filter { try access.read($0) == nil }
        access.apply(gone.map { .removeDocument($0) })
      }
    }
  }

  /// The documents in the vault that no record names; none if that is not certain.
  static func unnamedDocuments(_ contents: VaultContents, _ decoded: PlanContents) -> [VaultID] {
    guard contents.damaged.isEmpty, decoded.faults.isEmpty, !contents.isAltered else { return [] }
    let named = Set(
      decoded.belongings.values.joined().compactMap { record -> VaultID? in
        guard case .document(let document) = record else { return nil }
        return VaultID(document.id.uuid)
      })
    return contents.documents.filter { !named.contains($0) }
  }
}
