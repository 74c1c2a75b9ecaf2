@_exported public import Foundation
internal import Tabstop

/// Asks the system to make and end calls: refused. Mirrors CallKit's `CXCallController`.
// Sendable: immutable.
open class CXCallController: NSObject, @unchecked Sendable {
  /// Creates a controller.
  public override init() { super.init() }
  /// Creates a controller with a queue. No effect.
  public init(queue: DispatchQueue) { super.init() }
  /// The calls: none.
  public let callObserver = CXCallObserver()
  /// Asks for a transaction. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func request(
    _ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(CXErrorCodeRequestTransactionError.unavailable) } }
  /// Asks for a transaction. Always throws.
  open func request(_ transaction: CXTransaction) async throws {
    throw CXErrorCodeRequestTransactionError.unavailable
  }
  /// Asks for actions. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func requestTransaction(
    with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void
  ) { request(CXTransaction(action: action), completion: completion) }
  /// Asks for an action. Always throws.
  open func requestTransaction(with action: CXAction) async throws {
    throw CXErrorCodeRequestTransactionError.unavailable
  }
}

/// The calls of the device: none. Mirrors CallKit's `CXCallObserver`.
// Sendable: immutable.
open class CXCallObserver: NSObject, @unchecked Sendable {
  /// The calls.
  open var calls: [CXCall] { [] }
  /// Sets the delegate, which is not called.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// The delegate of an observer. Nothing is called here. Mirrors CallKit's `CXCallObserverDelegate`.
public protocol CXCallObserverDelegate: AnyObject {
  /// A call has changed.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// A call: never created. Mirrors CallKit's `CXCall`.
public final class CXCall: NSObject, Sendable {
  private override init() { super.init() }
  /// The identifier.
  public let uuid = UUID()
  /// Whether this device calls.
  public var isOutgoing: Bool { false }
  /// Whether it waits.
  public var isOnHold: Bool { false }
  /// Whether it was answered.
  public var hasConnected: Bool { false }
  /// Whether it has ended.
  public var hasEnded: Bool { true }
}

/// Actions that belong together. Mirrors CallKit's `CXTransaction`.
// Sendable: one thread at a time.
open class CXTransaction: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuid = UUID()
  /// The actions.
  public private(set) var actions: [CXAction]
  /// Whether all were done.
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  /// Creates a transaction.
  public init(actions: [CXAction] = []) {
    self.actions = actions
    super.init()
  }
  /// Creates a transaction of an action.
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  /// Adds an action.
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Something that is done with calls. Mirrors CallKit's `CXAction`.
// Sendable: one thread at a time.
open class CXAction: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuid = UUID()
  /// Whether it was done.
  public private(set) var isComplete = false
  /// When it must be done.
  open var timeoutDate: Date { .distantFuture }
  /// It was done.
  open func fulfill() { isComplete = true }
  /// It was not done.
  open func fail() { isComplete = true }
}

/// Something that is done with a call. Mirrors CallKit's `CXCallAction`.
open class CXCallAction: CXAction, @unchecked Sendable {
  /// The call.
  public let callUUID: UUID
  /// Creates an action.
  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
}

/// A call is to be made. Mirrors CallKit's `CXStartCallAction`.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  /// Who is called.
  open var handle: CXHandle
  /// The name of who is called.
  open var contactIdentifier: String?
  /// Whether the call has a picture.
  open var isVideo = false
  /// Creates an action.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  /// It was done.
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// A call is to be answered. Mirrors CallKit's `CXAnswerCallAction`.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  /// It was done.
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// A call is to end. Mirrors CallKit's `CXEndCallAction`.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  /// It was done.
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// A call is to wait, or to go on. Mirrors CallKit's `CXSetHeldCallAction`.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  /// Whether it waits.
  open var isOnHold: Bool
  /// Creates an action.
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}

/// The user is to be silent, or heard. Mirrors CallKit's `CXSetMutedCallAction`.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  /// Whether the user is silent.
  open var isMuted: Bool
  /// Creates an action.
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

/// A call is to be together with another. Mirrors CallKit's `CXSetGroupCallAction`.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
  /// The other call.
  open var callUUIDToGroupWith: UUID?
  /// Creates an action.
  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
    self.callUUIDToGroupWith = callUUIDToGroupWith
    super.init(call: callUUID)
  }
}

/// Tones are to be sent. Mirrors CallKit's `CXPlayDTMFCallAction`.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  /// How tones are sent. Mirrors CallKit's.
  public enum ActionType: Int, Sendable { case singleTone = 1, softPause, hardPause }
  /// The digits.
  open var digits: String
  /// How they are sent.
  open var type: ActionType
  /// Creates an action.
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    (self.digits, self.type) = (digits, type)
    super.init(call: callUUID)
  }
}

/// Why a transaction is refused. Mirrors CallKit's `CXErrorCodeRequestTransactionError`.
public struct CXErrorCodeRequestTransactionError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors CallKit's.
  public enum Code: Int, Sendable {
    case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID
    case callUUIDAlreadyExists, invalidAction, maximumCallGroupsReached
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = Self(.unentitled)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? { code == .unentitled ? noCalls : nil }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

/// Why an incoming call is not shown. Mirrors CallKit's `CXErrorCodeIncomingCallError`.
public struct CXErrorCodeIncomingCallError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors CallKit's.
  public enum Code: Int, Sendable {
    case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = Self(.unentitled)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? { code == .unentitled ? noCalls : nil }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

private var noCalls: String { String(own: "Calls are not available on this computer.") }
