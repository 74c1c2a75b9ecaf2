// The right to limit the use of programs, under the module name FamilyControls: a compatible interface, not Apple's.
// A desktop gives no program that right, so every request is refused.
public import CombineFoundation
@_exported public import ManagedSettingsInterface
internal import Tabstop

/// The right to limit the use of programs: always refused. Mirrors FamilyControls' `AuthorizationCenter`.
///
/// Sendable: its property does not change.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  /// The centre of the program.
  public static let shared = AuthorizationCenter()

  /// Whether the program has the right. Always `.denied`.
  @Published public private(set) var authorizationStatus = AuthorizationStatus.denied

  /// Asks the user. Always throws `FamilyControlsError.unavailable`.
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw FamilyControlsError.unavailable
  }

  /// Asks a parent.
  ///
  /// - Parameter completionHandler: Called at once, with `FamilyControlsError.unavailable`.
  public func requestAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) { completionHandler(.failure(FamilyControlsError.unavailable)) }

  /// Gives the right back.
  ///
  /// - Parameter completionHandler: Called at once, with `FamilyControlsError.unavailable`.
  public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) { completionHandler(.failure(FamilyControlsError.unavailable)) }
}

/// Whether a program may limit the use of others. Mirrors FamilyControls'.
public enum AuthorizationStatus: Int, CustomStringConvertible, Sendable {
  case notDetermined, denied, approved

  /// The name of the case.
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}

/// Whose use is limited. Mirrors FamilyControls'.
public enum FamilyControlsMember: Int, Sendable { case child, individual }

/// Why a program does not get the right. Mirrors FamilyControls' `FamilyControlsError`.
public enum FamilyControlsError: Int, LocalizedError, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
  case authorizationCanceled, networkError, authenticationMethodUnavailable

  /// The text for the user.
  public var errorDescription: String? {
    self == .unavailable ? String(own: "Screen Time is not available on this computer.") : nil
  }
}
