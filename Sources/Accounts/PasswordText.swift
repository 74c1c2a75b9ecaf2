import Foundation

/// The form in which a password is compared, so that it does not matter which keyboard or input
/// method it was typed with.
///
/// After RFC 8265's OpaqueString: no control characters; each space outside ASCII becomes U+0020;
/// case is kept; then normalisation. The RFC takes NFC; this takes NFKC, as SASLprep before it,
/// so that full-width and half-width forms of an East Asian keyboard are equal too. Unlike the
/// RFC it refuses no other characters: joiners are in many emoji.
enum PasswordText {
  /// The UTF-8 bytes to hash, or `nil` when `password` breaks a rule of ``SignUpRules``.
  ///
  /// The strings in between cannot be wiped, as Swift's strings offer no way to; the bytes are
  /// wiped when they go.
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
