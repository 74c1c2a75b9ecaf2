public import Foundation

/// The state of a session. Mirrors WatchKit's.
public enum WKExtendedRuntimeSessionState: Int, Sendable {
  case notStarted, scheduled, running, invalid
}

/// Why a session has ended. Mirrors WatchKit's.
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
  case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem, error
}

/// The delegate of a session. Mirrors WatchKit's.
@preconcurrency @MainActor
public protocol WKExtendedRuntimeSessionDelegate: AnyObject {
  /// The session runs.
  func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  /// Never called: sessions do not expire.
  func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  /// The session has ended.
  func extendedRuntimeSession(
    _ extendedRuntimeSession: WKExtendedRuntimeSession,
    didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}

/// A session in which the program keeps running when the user lowers the wrist. Programs do here anyway.
/// Mirrors WatchKit's.
@preconcurrency @MainActor
public final class WKExtendedRuntimeSession: NSObject {
  /// The delegate. Not retained.
  public weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
  /// The state.
  public private(set) var state = WKExtendedRuntimeSessionState.notStarted
  /// The end of the session. Always `nil`: it does not expire.
  public var expirationDate: Date? { nil }

  /// Creates a session.
  public override init() { super.init() }

  /// Starts the session.
  public func start() {
    guard state == .notStarted || state == .scheduled else { return }
    state = .running
    delegate?.extendedRuntimeSessionDidStart(self)
  }

  /// Starts the session later: here it waits for `start()`.
  public func start(at date: Date) { if state == .notStarted { state = .scheduled } }

  /// Ends the session.
  public func invalidate() {
    guard state == .running || state == .scheduled else { return }
    state = .invalid
    delegate?.extendedRuntimeSession(self, didInvalidateWith: .none, error: nil)
  }

  /// Lets the user feel that the program wants something. No effect: a desktop has no device for it.
  public func notifyUser(
    hapticType: WKHapticType,
    repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil
  ) {}
}
