import Foundation

/// The form in which passwords are compared, independent of the keyboard or input method.
///
/// After RFC 8265's OpaqueString: no control characters; each space outside of ASCII becomes
/// U+0020; case is kept; then normalisation. The RFC uses NFC; this uses NFKC, as SASLprep before
/// it, so that full-width and half-width forms of an East Asian keyboard are equal too. Unlike the
/// RFC it refuses no other characters: joiners are in many emoji.
enum PasswordText {
  /// The UTF-8 bytes to hash, or `nil` if `password` violates a rule of ``SignUpRules``.
  ///
  /// The intermediate strings cannot be wiped, because Swift's strings offer no way to; the bytes
  /// are wiped when they are released.
  static func bytes(of password: String) -> SecretBytes? {
    guard SignUpRules.passwordError(password) == nil else { return nil }
    return SecretBytes(utf8Of: normalised(password))
  }

  static func normalised(_ password: String) -> String {
    var spaced = String.UnicodeScalarView()
    for scalar in password.unicodeScalars {
      spaced.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    // Swift 6.3 on Linux: `precomposedStringWithCompatibilityMapping` leaves the marks that a
    // compatibility mapping yields (the half-width U+FF9E, say) unordered and uncomposed. NFKD
    // followed by NFC is NFKC by definition, and agrees with Unicode's data for every scalar.
    return String(spaced).decomposedStringWithCompatibilityMapping
      .precomposedStringWithCanonicalMapping
  }
}
