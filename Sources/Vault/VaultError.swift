internal import Localization

/// An error of reading or writing an account's records. Nothing was changed.
public enum VaultError: Error, Equatable, Sendable {
  /// The user signed out.
  case signedOut
  /// The account was deleted.
  case accountIsGone
  /// The seal of the record or document is not valid. It was left as it is.
  case damaged(VaultID)
  /// The record, the name of its kind, or the document is too large.
  case tooLarge(VaultID)
  /// A document with this identifier exists already.
  case documentExists(VaultID)
  /// The store could not be read or written.
  case store(StoreFault)

  /// A message of one or two sentences for the user, without any content of the stored records.
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
  /// The message.
  public var description: String { message }
}
