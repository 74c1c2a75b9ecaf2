/// The rules for a new account. Pure functions, without a store.
///
/// A form calls ``firstError(name:email:password:)`` before it calls ``AccountStore``, which checks
/// the same rules:
///
/// ```swift
/// if let error = SignUpRules.firstError(name: name, email: email, password: password) {
///   show(error.message, beside: error.field)
/// }
/// ```
public enum SignUpRules {
  /// The maximum number of characters of a name.
  public static let longestName = 200
  /// The minimum number of characters of a password.
  public static let shortestPassword = 8
  /// The maximum number of characters of a password.
  public static let longestPassword = 1_024

  /// The first error, in the order name, e-mail address, password; `nil` if there is none.
  ///
  /// A character is what a reader sees as one (Swift's `Character`), counted as typed. Only the
  /// store knows whether an address is in use. O(n) in the text.
  public static func firstError(
    name: String, email: String, password: String
  ) -> SignUpError? {
    nameError(name)
      ?? (EmailAddress.isValid(email) ? nil : .emailInvalid)
      ?? passwordError(password)
  }

  /// The error of a name, or `nil` if it is valid.
  public static func nameError(_ name: String) -> SignUpError? {
    let name = trimmed(name)
    let hasVisibleCharacter = name.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
    if !hasVisibleCharacter { return .nameIsEmpty }
    if isLonger(name, than: longestName) { return .nameTooLong }
    if hasControlCharacters(name) { return .nameHasControlCharacters }
    return nil
  }

  /// The error of a password, or `nil` if it is valid.
  public static func passwordError(_ password: String) -> SignUpError? {
    if isLonger(password, than: longestPassword) { return .passwordTooLong }
    if password.count < shortestPassword { return .passwordTooShort }
    if hasControlCharacters(password) { return .passwordHasControlCharacters }
    return nil
  }

  /// `name` without the white space around it.
  static func trimmed(_ name: String) -> String {
    let scalars = name.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  private static func hasControlCharacters(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// One `Character` may have any number of combining marks, so bytes are limited too: 64 for each
  /// character, more than twice the size of the longest emoji.
  private static func isLonger(_ text: String, than limit: Int) -> Bool {
    text.utf8.count > limit * 64 || text.count > limit
  }
}
