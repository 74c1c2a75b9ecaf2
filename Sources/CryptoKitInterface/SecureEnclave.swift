/// A part of the machine that keeps keys: there is none. Mirrors CryptoKit's `SecureEnclave`.
public enum SecureEnclave {
  /// Whether there is such a part. Always `false`.
  public static var isAvailable: Bool { false }
}
