internal import Localization
import Vault

/// The reasons why an account was not changed or deleted. Nothing was changed.
public enum AccountChangeError: Error, Equatable, Sendable {
  /// The password is not the account's.
  case wrongPassword
  /// There were too many failures for the account's address; nothing was compared. `retryAfter` is
  /// above zero and at most an hour.
  case tooManyFailures(retryAfter: Duration)
  /// The new name, address or password violates a rule, or the address is in use.
  case invalid(SignUpError)
  /// The provider has not confirmed the user: a sentence that says why.
  case notConfirmed(String)
  /// The provider's user does not belong to this account.
  case otherIdentity
  /// The provider's user has an account already.
  case identityInUse
  /// A password needs an address to log in with, and the account has none.
  case emailIsMissing
  /// It is the only way to sign in to the account.
  case onlySignInMethod
  /// The user signed out.
  case signedOut
  /// The account was deleted.
  case accountIsGone
  /// The key of the account's records is missing from the store. A change of the password stores it
  /// again.
  case keyDamaged
  /// The store could not be read or written.
  case store(StoreFault)

  /// One or two sentences for the user. They repeat nothing that was typed.
  public var message: String {
    switch self {
    case .wrongPassword: String(words: "Password is wrong")
    case .tooManyFailures(let wait): LogInError.tooManyFailures(retryAfter: wait).message
    case .invalid(let error): error.message
    case .notConfirmed(let sentence): sentence
    case .otherIdentity:
      String(
        words: """
          You signed in as somebody else there. Sign in with the user that belongs to this \
          account.
          """)
    case .identityInUse:
      String(words: "This user of the provider has another account here already.")
    case .emailIsMissing:
      String(words: "A password needs an email to log in with. Add your email first.")
    case .onlySignInMethod:
      String(
        words:
          "This is the only way to sign in to your account. Add another one before you remove it.")
    case .signedOut: VaultError.signedOut.message
    case .accountIsGone: VaultError.accountIsGone.message
    case .keyDamaged:
      String(
        words: """
          The key of your data is damaged. Change your password to store it again, then try \
          again.
          """)
    case .store(let fault): fault.message
    }
  }
}

extension AccountChangeError: CustomStringConvertible {
  /// The message for the user.
  public var description: String { message }
}

/// The reasons why a recovery key did not open an account.
public enum RecoveryError: Error, Equatable, Sendable {
  /// The key was mistyped. Nothing was compared, and it does not count as a failure.
  case mistyped(RecoveryKey.Mistake)
  /// There is no such account, or it has another recovery key or none: on purpose the same error.
  case wrongEmailOrKey
  /// The address had too many failures, of passwords and recovery keys together; nothing was
  /// compared. `retryAfter` is above zero and at most an hour.
  case tooManyFailures(retryAfter: Duration)
  /// The new password violates a rule.
  case invalid(SignUpError)
  /// The store could not be read or written.
  case store(StoreFault)

  /// One or two sentences for the user. They repeat nothing that was typed.
  public var message: String {
    switch self {
    case .mistyped(let mistake): mistake.message
    case .wrongEmailOrKey: String(words: "Email or recovery key is wrong")
    case .tooManyFailures(let wait): LogInError.tooManyFailures(retryAfter: wait).message
    case .invalid(let error): error.message
    case .store(let fault): fault.message
    }
  }
}

extension RecoveryError: CustomStringConvertible {
  /// The message for the user.
  public var description: String { message }
}
