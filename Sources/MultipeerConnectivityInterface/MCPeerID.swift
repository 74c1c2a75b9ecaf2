// Connections to devices nearby, under the module name MultipeerConnectivity: a compatible interface, not Apple's.
// Their protocol is known to Apple's systems alone: advertising and searching fail at once, and no device is found.
@_exported public import Foundation
internal import Tabstop

/// The name of a device. Mirrors MultipeerConnectivity's `MCPeerID`.
public final class MCPeerID: NSObject, NSSecureCoding, NSCopying, Sendable {
  /// The name that users see.
  public let displayName: String
  private let id = UUID()

  /// Creates a name, which is unique.
  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    super.init()
  }

  /// Reads a name.
  public init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "displayName") else {
      return nil
    }
    displayName = name.description
    super.init()
  }

  /// Names can be read securely.
  public static var supportsSecureCoding: Bool { true }
  /// Writes the name.
  public func encode(with coder: NSCoder) {
    coder.encode(NSString(string: displayName), forKey: "displayName")
  }
  /// The name itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An error of a connection. Mirrors MultipeerConnectivity's `MCError`.
public struct MCError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors MultipeerConnectivity's.
  public enum Code: Int, Sendable {
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = MCError(.unavailable)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { MCErrorDomain }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    switch code {
    case .unavailable, .notConnected:
      String(own: "Connections to devices nearby are not available on this computer.")
    default: nil
    }
  }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

/// The domain of the errors.
public let MCErrorDomain = "MCErrorDomain"
