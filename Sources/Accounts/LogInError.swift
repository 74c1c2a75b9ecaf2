internal import Localization

/// The reasons why a user was not logged in.
public enum LogInError: Error, Equatable, Sendable {
  /// There is no such account, or it has another password: on purpose the same error for both.
  case wrongEmailOrPassword
  /// The address had too many failures; nothing was compared. `retryAfter` is above zero and at
  /// most an hour.
  case tooManyFailures(retryAfter: Duration)
  /// The password is right, but the key of the account's records is damaged: the recovery key may
  /// still open them.
  case keyDamaged
  /// The provider's user that would join the account has another one already.
  case identityInUse
  /// The store could not be read or written.
  case store(StoreFault)

  /// One or two sentences for the user. They repeat nothing that was typed.
  public var message: String {
    switch self {
    case .wrongEmailOrPassword:
      String(words: "Email or password is wrong")
    case .tooManyFailures(let retryAfter):
      String(words: "Too many failed attempts. Try again in \(Self.spoken(retryAfter)).")
    case .keyDamaged:
      String(words: "The key of your data is damaged. Use your recovery key to log in.")
    case .identityInUse:
      AccountChangeError.identityInUse.message
    case .store(let fault):
      fault.message
    }
  }

  /// The wait as text, rounded up, so that a user who waits that long is not refused again.
  static func spoken(_ wait: Duration) -> String {
    let (whole, rest) = wait.components
    let seconds = max(1, rest > 0 ? whole + 1 : whole)
    if seconds < 60 {
      return seconds == 1 ? String(words: "1 second") : String(words: "\(seconds) seconds")
    }
    let minutes = (seconds + 59) / 60
    if minutes < 60 {
      return minutes == 1 ? String(words: "1 minute") : String(words: "\(minutes) minutes")
    }
    let hours = (minutes + 59) / 60
    return hours == 1 ? String(words: "1 hour") : String(words: "\(hours) hours")
  }
}

extension LogInError: CustomStringConvertible {
  /// The message for the user.
  public var description: String { message }
}
