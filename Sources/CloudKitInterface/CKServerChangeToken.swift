public import Foundation

/// The place up to which changes were fetched. Mirrors CloudKit's `CKServerChangeToken`. Never created.
public final class CKServerChangeToken: NSObject, NSSecureCoding, Sendable {
  private override init() { super.init() }
  /// Reads a token. Always `nil`.
  public init?(coder: NSCoder) { nil }
  /// Writes the token.
  public func encode(with coder: NSCoder) {}
  /// Whether it can be written. Always true.
  public static var supportsSecureCoding: Bool { true }
}
