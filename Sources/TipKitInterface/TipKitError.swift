public import Foundation

/// An error of tips. Mirrors TipKit's `TipKitError`.
public struct TipKitError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
  /// The error for programmers.
  public let description: String
  /// The sentence about the error: `description`.
  public var errorDescription: String? { description }

  /// ``Tips/configure(_:)`` has been called before.
  public static let tipsDatastoreAlreadyConfigured = TipKitError(
    description: "Tips.configure(_:) has been called before.")
  /// There is no folder with the name of the group.
  public static let missingGroupContainerEntitlements = TipKitError(
    description: "There is no folder for this group.")
  /// The value of a rule has another type than its parameter. Never thrown here.
  public static let invalidPredicateValueType = TipKitError(
    description: "The value of a rule has the wrong type.")
}
