// Calls, under the module name CallKit: a compatible interface, not Apple's. A desktop shows no calls of programs: an
// incoming call is not shown, and a transaction is refused, each with an error.
public import AVFoundationInterface
public import Foundation

/// Shows the calls of the program: refused. Mirrors CallKit's `CXProvider`.
// Sendable: one thread at a time.
open class CXProvider: NSObject, @unchecked Sendable {
  /// How calls are shown.
  open var configuration: CXProviderConfiguration
  /// Creates a provider.
  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
  }

  /// Sets the delegate, which is not called.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  /// Shows an incoming call. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError.unavailable) } }
  /// Shows an incoming call. Always throws.
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    throw CXErrorCodeIncomingCallError.unavailable
  }
  /// Changes what is shown of a call. No effect.
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  /// Reports that a call has ended. No effect.
  open func reportCall(
    with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason
  ) {}
  /// Reports that a call is being made. No effect.
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt date: Date?) {}
  /// Reports that a call was made. No effect.
  open func reportOutgoingCall(with UUID: UUID, connectedAt date: Date?) {}
  /// The transactions that wait: none.
  open var pendingTransactions: [CXTransaction] { [] }
  /// Ends the provider. No effect.
  open func invalidate() {}
}

/// How calls are shown. Stored, without effect. Mirrors CallKit's `CXProviderConfiguration`.
// Sendable: one thread at a time.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  /// The name of the program.
  public private(set) var localizedName: String?
  /// The sound of an incoming call.
  open var ringtoneSound: String?
  /// The icon.
  open var iconTemplateImageData: Data?
  /// The number of groups of calls.
  open var maximumCallGroups = 2
  /// The number of calls in a group.
  open var maximumCallsPerCallGroup = 5
  /// Whether calls are in the list of recent ones.
  open var includesCallsInRecents = true
  /// Whether calls may have a picture.
  open var supportsVideo = false
  /// The kinds of addresses.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []

  /// Creates a configuration.
  public override init() { super.init() }
  /// Creates a configuration with the name of the program.
  public init(localizedName: String) {
    self.localizedName = localizedName
    super.init()
  }
}

/// What the user does with calls. Nothing is called here. Mirrors CallKit's `CXProviderDelegate`.
public protocol CXProviderDelegate: AnyObject {
  /// All calls must end.
  func providerDidReset(_ provider: CXProvider)
  /// The provider has begun.
  func providerDidBegin(_ provider: CXProvider)
  /// Whether the delegate does a transaction by itself.
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  /// A call is to be made.
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  /// A call is to be answered.
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  /// A call is to end.
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  /// A call is to wait.
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  /// The user is to be silent.
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  /// Calls are to be together.
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  /// Tones are to be sent.
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  /// An action was not done in time.
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  /// Sounds may begin.
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  /// Sounds must end.
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
  /// Does nothing.
  public func providerDidBegin(_ provider: CXProvider) {}
  /// Leaves the transaction to the provider.
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// Why a call ended. Mirrors CallKit's.
public enum CXCallEndedReason: Int, Sendable {
  case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// What is shown of a call. Mirrors CallKit's `CXCallUpdate`.
// Sendable: one thread at a time.
open class CXCallUpdate: NSObject, @unchecked Sendable {
  /// Who calls, as an address.
  open var remoteHandle: CXHandle?
  /// Who calls, by name.
  open var localizedCallerName: String?
  /// Whether the call can wait.
  open var supportsHolding = true
  /// Whether the call can be together with others.
  open var supportsGrouping = true
  /// Whether the call can leave its group.
  open var supportsUngrouping = true
  /// Whether tones can be sent.
  open var supportsDTMF = true
  /// Whether the call has a picture.
  open var hasVideo = false
}

/// The address of a person. Mirrors CallKit's `CXHandle`.
// Sendable: immutable.
open class CXHandle: NSObject, @unchecked Sendable {
  /// What an address is. Mirrors CallKit's.
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  /// What the address is.
  public let type: HandleType
  /// The address.
  public let value: String
  /// Creates an address.
  public init(type: HandleType, value: String) {
    (self.type, self.value) = (type, value)
    super.init()
  }
}
