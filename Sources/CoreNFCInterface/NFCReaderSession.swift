// Tags that are read without contact, under the module name CoreNFC: a compatible interface, not Apple's. Programs
// on a desktop get no reader: it is not available, which sources ask first, and a session ends with an error.
public import Foundation
internal import Tabstop

/// A search for tags. Mirrors Core NFC's `NFCReaderSessionProtocol`.
public protocol NFCReaderSessionProtocol: AnyObject {
  /// Whether it can read.
  var isReady: Bool { get }
  /// The text for the user.
  var alertMessage: String { get set }
  /// Begins.
  func begin()
  /// Ends.
  func invalidate()
  /// Ends with a text for the user.
  func invalidate(errorMessage: String)
}

/// A search for tags, which ends with an error when it begins. Mirrors Core NFC's `NFCReaderSession`.
// Sendable: one thread at a time.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
  /// Whether there is a reader. Always `false`.
  open class var readingAvailable: Bool { false }
  /// Whether it can read. Always `false`.
  open var isReady: Bool { false }
  /// The text for the user. Stored, not shown.
  open var alertMessage = ""
  /// The queue on which the delegate is called.
  public let sessionQueue: DispatchQueue

  init(queue: DispatchQueue?) {
    sessionQueue = queue ?? .main
    super.init()
  }

  /// Begins: the delegate gets an error, on the queue of the session.
  open func begin() { sessionQueue.async { [self] in fail() } }
  /// Ends. No effect.
  open func invalidate() {}
  /// Ends with a text for the user. No effect.
  open func invalidate(errorMessage: String) {}

  func fail() {}
}

/// A search for messages, which ends with an error. Mirrors Core NFC's `NFCNDEFReaderSession`.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  /// The delegate. Not retained.
  open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  /// Creates a session.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
    super.init(queue: queue)
  }

  override func fail() {
    delegate?.readerSession(self, didInvalidateWithError: NFCReaderError.unavailable)
  }
  /// Searches again. No effect.
  open func restartPolling() {}
  /// Connects to a tag. Passes an error to the handler.
  @preconcurrency
  open func connect(
    to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { sessionQueue.async { completionHandler(NFCReaderError.unavailable) } }
  /// Connects to a tag. Always throws.
  open func connect(to tag: any NFCNDEFTag) async throws { throw NFCReaderError.unavailable }
}

/// The delegate of a search for messages. Mirrors Core NFC's `NFCNDEFReaderSessionDelegate`.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  /// The search has begun. Not called here.
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
  /// The search has ended.
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// Messages were read. Not called here.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  /// Tags were found. Not called here.
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
}

extension NFCNDEFReaderSessionDelegate {
  /// Does nothing.
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
  /// Does nothing.
  public func readerSession(
    _ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]
  ) {}
  /// Does nothing.
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
}

/// A search for tags of several kinds, which ends with an error. Mirrors Core NFC's `NFCTagReaderSession`.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  /// The kinds of tags. Mirrors Core NFC's.
  public struct PollingOption: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// ISO 14443.
    public static let iso14443 = PollingOption(rawValue: 1)
    /// ISO 15693.
    public static let iso15693 = PollingOption(rawValue: 2)
    /// ISO 18092.
    public static let iso18092 = PollingOption(rawValue: 4)
    /// Payment cards.
    public static let pace = PollingOption(rawValue: 8)
  }

  /// The delegate. Not retained.
  open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?
  /// The tag to which the session is connected: `nil`.
  open var connectedTag: NFCTag? { nil }
  /// Creates a session.
  public init?(
    pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate,
    queue: DispatchQueue? = nil
  ) {
    self.delegate = delegate
    super.init(queue: queue)
  }

  override func fail() {
    delegate?.tagReaderSession(self, didInvalidateWithError: NFCReaderError.unavailable)
  }
  /// Searches again. No effect.
  open func restartPolling() {}
  /// Connects to a tag. Passes an error to the handler.
  @preconcurrency
  open func connect(
    to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { sessionQueue.async { completionHandler(NFCReaderError.unavailable) } }
  /// Connects to a tag. Always throws.
  open func connect(to tag: NFCTag) async throws { throw NFCReaderError.unavailable }
}

/// The delegate of a search for tags. Mirrors Core NFC's `NFCTagReaderSessionDelegate`.
public protocol NFCTagReaderSessionDelegate: AnyObject {
  /// The search has begun. Not called here.
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  /// The search has ended.
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  /// Tags were found. Not called here.
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
  /// Does nothing.
  public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
  /// Does nothing.
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

/// Why a search has ended. Mirrors Core NFC's `NFCReaderError`.
public struct NFCReaderError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors Core NFC's.
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation = 2
    case readerErrorInvalidParameter = 3
    case readerErrorRadioDisabled = 6
    case readerTransceiveErrorTagConnectionLost = 100
    case readerTransceiveErrorRetryExceeded = 101
    case readerTransceiveErrorTagResponseError = 102
    case readerTransceiveErrorSessionInvalidated = 103
    case readerTransceiveErrorTagNotConnected = 104
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout = 201
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    case readerSessionInvalidationErrorSystemIsBusy = 203
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    case ndefReaderSessionErrorTagNotWritable = 400
    case ndefReaderSessionErrorTagUpdateFailure = 401
    case ndefReaderSessionErrorTagSizeTooSmall = 402
    case ndefReaderSessionErrorZeroLengthMessage = 403
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = NFCReaderError(.readerErrorUnsupportedFeature)
  /// There is no reader.
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  /// The user has cancelled.
  public static var readerSessionInvalidationErrorUserCanceled: Code {
    .readerSessionInvalidationErrorUserCanceled
  }
  /// The first tag was read.
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "NFCError" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    code == .readerErrorUnsupportedFeature
      ? String(own: "This computer has no reader for NFC tags.") : nil
  }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}
