// Apple Music, under the module name MusicKit: a compatible interface, not Apple's. The service answers programs of
// Apple's systems alone: access is denied, and every request ends with an error.
@_exported public import Foundation
internal import Tabstop

/// Whether the program may use the user's music: denied. Mirrors MusicKit's `MusicAuthorization`.
public enum MusicAuthorization {
  /// Whether the program may use the user's music. Mirrors MusicKit's.
  public enum Status: String, Codable, Hashable, Sendable, CustomStringConvertible {
    case notDetermined, denied, restricted, authorized
    /// The name of the case.
    public var description: String { rawValue }
  }

  /// Whether the program may use the user's music. Always `denied`.
  public static var currentStatus: Status { .denied }
  /// Asks the user. Always `denied`: the user is not asked.
  public static func request() async -> Status { .denied }
}

/// The reason why there is no music. Mirrors MusicKit's `MusicTokenRequestError`.
public enum MusicTokenRequestError: LocalizedError, Hashable, Sendable {
  case unknown, permissionDenied, developerTokenRequestFailed, userTokenRequestFailed
  case userTokenRevoked, userNotSignedIn, privacyAcknowledgementRequired, accountNotFound
  case accountNotReady
  /// The text for the user.
  public var errorDescription: String? {
    String(own: "Apple Music is not available on this computer.")
  }
}

/// The user's subscription of Apple Music: there is none. Mirrors MusicKit's `MusicSubscription`.
public struct MusicSubscription: Hashable, Sendable {
  /// An error of the subscription. Mirrors MusicKit's.
  public enum Error: Swift.Error, Hashable, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired
  }

  /// Whether songs of the catalogue can be played.
  public let canPlayCatalogContent: Bool
  /// Whether the user can subscribe.
  public let canBecomeSubscriber: Bool
  /// Whether the library is on all devices.
  public let hasCloudLibraryEnabled: Bool
  /// The subscription. Always throws.
  public static var current: MusicSubscription {
    get async throws { throw Error.permissionDenied }
  }

  /// The changes of the subscription. None: the sequence ends at once.
  public static var subscriptionUpdates: Updates { Updates() }
  /// The changes of the subscription. Mirrors MusicKit's.
  public struct Updates: AsyncSequence, AsyncIteratorProtocol, Sendable {
    /// The next change. Always `nil`.
    public mutating func next() async -> MusicSubscription? { nil }
    /// The sequence itself.
    public func makeAsyncIterator() -> Updates { self }
  }
}
