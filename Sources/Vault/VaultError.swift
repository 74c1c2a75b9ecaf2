internal import Localization

/// Why an account's records could not be read or written. Nothing was changed.
public enum VaultError: Error, Equatable, Sendable {
  /// The user signed out.
  case signedOut
  /// The account was deleted.
  case accountIsGone
  /// The record or document fails its seal. It was left as it is.
  case damaged(VaultID)
  /// A record, or its kind, or a document is too large.
  case tooLarge(VaultID)
  /// There is a document with this identifier already.
  case documentExists(VaultID)
  /// The store could not be read or written.
  case store(StoreFault)

  /// One or two sentences for the user. They contain nothing of the stored records.
  public var message: String {
    switch self {
    case .signedOut:
      String(words: "You are signed out. Log in, then try again.")
    case .accountIsGone:
      String(words: "This account was deleted.")
    case .damaged:
      String(words: "This entry is damaged and cannot be read. It was left as it is.")
    case .tooLarge:
      String(words: "This is too large to be kept.")
    case .documentExists:
      String(words: "This document is kept already.")
    case .store(let fault):
      fault.message
    }
  }
}

extension VaultError: CustomStringConvertible {
  public var description: String { message }
}
