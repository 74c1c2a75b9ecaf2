internal import Localization

/// The reasons why an account was not created.
public enum SignUpError: Error, Equatable, Sendable {
  /// The name is empty, or contains nothing visible.
  case nameIsEmpty
  /// The name has more than ``SignUpRules/longestName`` characters.
  case nameTooLong
  /// The name contains a line break, a tab or another control character.
  case nameHasControlCharacters
  /// The e-mail address is empty or invalid; see ``EmailAddress``.
  case emailInvalid
  /// The password has fewer than ``SignUpRules/shortestPassword`` characters.
  case passwordTooShort
  /// The password has more than ``SignUpRules/longestPassword`` characters.
  case passwordTooLong
  /// The password contains a line break, a tab or another control character.
  case passwordHasControlCharacters
  /// There is an account with this e-mail address, in any case.
  case emailInUse
  /// The provider's user has an account already.
  case identityInUse
  /// The store could not be read or written.
  case store(StoreFault)

  /// The fields of the sign-up form, in the order in which they are checked.
  public enum Field: Hashable, Sendable, CaseIterable {
    case name, email, password
  }

  /// The field to correct, or `nil` if no field is wrong.
  public var field: Field? {
    switch self {
    case .nameIsEmpty, .nameTooLong, .nameHasControlCharacters: .name
    case .emailInvalid, .emailInUse: .email
    case .passwordTooShort, .passwordTooLong, .passwordHasControlCharacters: .password
    case .identityInUse, .store: nil
    }
  }

  /// One sentence for the user. It repeats nothing that was typed.
  public var message: String {
    switch self {
    case .nameIsEmpty:
      String(words: "Name is required")
    case .nameTooLong:
      String(words: "Name must be at most 200 characters")
    case .nameHasControlCharacters:
      String(words: "Name must not contain line breaks or other control characters")
    case .emailInvalid:
      String(words: "Valid email is required")
    case .passwordTooShort:
      String(words: "Password must be at least 8 characters")
    case .passwordTooLong:
      String(words: "Password must be at most 1,024 characters")
    case .passwordHasControlCharacters:
      String(words: "Password must not contain line breaks or other control characters")
    case .emailInUse:
      String(words: "This email already has an account")
    case .identityInUse:
      String(words: "This user of the provider already has an account")
    case .store(let fault):
      fault.message
    }
  }
}

extension SignUpError: CustomStringConvertible {
  /// The message for the user.
  public var description: String { message }
}
