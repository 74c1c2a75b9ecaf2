// The user's watch, under the module name WatchConnectivity: a compatible interface, not Apple's. There is none.
@_exported public import Foundation

/// The connection with a watch: never supported. Mirrors Watch Connectivity's `WCSession`.
// Sendable: one thread at a time.
public final class WCSession: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// The only instance.
  public static let `default` = WCSession()
  /// Whether sessions are supported. Always `false`.
  public class func isSupported() -> Bool { false }
  /// The delegate. Stored, without effect: nothing is reported. Not retained.
  public weak var delegate: (any WCSessionDelegate)?
  /// Activates the session. No effect: there is no watch.
  public func activate() {}
  /// The state of the session. Always `notActivated`.
  public var activationState: WCSessionActivationState { .notActivated }
  /// Whether a watch is paired. Always `false`.
  public var isPaired: Bool { false }
  /// Whether the program is installed on the watch. Always `false`.
  public var isWatchAppInstalled: Bool { false }
  /// Whether the watch can be reached. Always `false`.
  public var isReachable: Bool { false }
  /// Sends a message. Calls the handler with an error: there is no watch.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.sessionNotSupported))
  }
  /// Sends data. Always throws: there is no watch.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }
  /// Sends data in the background. Returns a transfer without an end: there is no watch.
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }
  /// Sends bytes. Calls the handler with an error: there is no watch.
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.sessionNotSupported))
  }
  /// The data that was sent to the watch. Always empty.
  public var applicationContext: [String: Any] { [:] }
  /// The data that was received from the watch. Always empty.
  public var receivedApplicationContext: [String: Any] { [:] }
}

/// Data on their way to a watch. Mirrors Watch Connectivity's.
// Sendable: immutable.
public final class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// The data.
  public let userInfo: [String: Any]
  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
  /// Whether they are on their way. Always `false`.
  public var isTransferring: Bool { false }
  /// Ends the transfer. No effect.
  public func cancel() {}
}

/// The state of a connection. Mirrors Watch Connectivity's.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
/// An error of a connection. Mirrors Watch Connectivity's.
public struct WCError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// The delegate of a session. It is never called. Mirrors Watch Connectivity's `WCSessionDelegate`.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Called when the session was activated. Never called.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Called before the session becomes inactive. Never called.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Called when the session was deactivated. Never called.
  func sessionDidDeactivate(_ session: WCSession)
  /// Called when the watch can be reached or not. Never called.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Called when a message has arrived. Never called.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Called when a message that wants an answer has arrived. Never called.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Called when data has arrived. Never called.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
}

extension WCSessionDelegate {
  /// Does nothing.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Does nothing.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Does nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
}
