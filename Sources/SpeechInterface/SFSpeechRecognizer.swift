// Speech recognition, under the module name Speech: a compatible interface, not Apple's. It is not
// available here, and reports so.
@_exported public import AVFoundationInterface
@_exported public import Foundation

/// A recognizer of spoken words, which is never available here. Mirrors Speech's
/// `SFSpeechRecognizer`.
// Sendable: one thread at a time.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// The delegate. Stored, without effect: nothing changes. Not retained.
  public weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// The kind of speech that is expected. Stored, without effect.
  public var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether recognition works without the network. Stored, without effect.
  public var supportsOnDeviceRecognition = false
  /// Creates a recognizer of the user's language.
  public convenience override init() { self.init(locale: .current)! }
  /// Creates a recognizer.
  public init?(locale: Locale) {
    self.locale = locale
    super.init()
  }
  /// Whether speech can be recognized. Always `false`.
  public var isAvailable: Bool { false }
  /// The supported locales. Always empty.
  public class func supportedLocales() -> Set<Locale> { [] }
  /// The permission to recognize speech. Always `.denied`.
  public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Asks for the permission to recognize speech. Calls the handler with a refusal, on the main
  /// thread.
  @preconcurrency
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async { handler(.denied) }
  }
  /// Starts recognizing speech. Calls the handler with an error, on the main thread.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    // Called once, on the main thread.
    nonisolated(unsafe) let handler = resultHandler
    DispatchQueue.main.async { handler(nil, CocoaError(.featureUnsupported)) }
    return SFSpeechRecognitionTask()
  }
}

/// Whether the user allows it. Mirrors Speech's.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// The kind of the speech. Mirrors Speech's.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}

/// A delegate that is notified of a recognizer: never. Mirrors Speech's.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Called when the availability has changed. Never called.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// A request to recognize speech. Mirrors Speech's `SFSpeechRecognitionRequest`.
// Sendable: one thread at a time.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// Creates a request.
  public override init() { super.init() }
  /// Whether results are reported before the end. Stored, without effect.
  public var shouldReportPartialResults = true
  /// Whether recognition must not use the network. Stored, without effect.
  public var requiresOnDeviceRecognition = false
  /// Whether punctuation is added. Stored, without effect.
  public var addsPunctuation = false
  /// The kind of speech that is expected. Stored, without effect.
  public var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Phrases that are likely to be spoken. Stored, without effect.
  public var contextualStrings: [String] = []
}

/// The voice of a microphone. Mirrors Speech's.
public final class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest,
  @unchecked Sendable
{
  /// Adds audio to the request. No effect.
  public func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Ends the audio of the request. No effect.
  public func endAudio() {}
}

/// The voice of a file. Mirrors Speech's.
public final class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// Creates a request.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// A request that has ended. Mirrors Speech's `SFSpeechRecognitionTask`.
// Sendable: immutable.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Cancels the task. No effect.
  open func cancel() {}
  /// Ends the task. No effect.
  open func finish() {}
  /// Whether it was stopped.
  open var isCancelled: Bool { false }
  /// The error.
  open var error: (any Error)? { CocoaError(.featureUnsupported) }
}

/// The result of recognition: never created. Mirrors Speech's `SFSpeechRecognitionResult`.
public final class SFSpeechRecognitionResult: NSObject, Sendable {
  private override init() { super.init() }
  /// The best words.
  public var bestTranscription: SFTranscription { transcriptions[0] }
  /// All words.
  public var transcriptions: [SFTranscription] { [] }
  /// Whether it is over.
  public var isFinal: Bool { true }
  /// How it was spoken.
  public var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}

/// How words were spoken: never created. Mirrors Speech's `SFSpeechRecognitionMetadata`.
public final class SFSpeechRecognitionMetadata: NSObject, Sendable {
  private override init() { super.init() }
  /// The words a minute.
  public var speakingRate: Double { 0 }
  /// The average time between words.
  public var averagePauseDuration: TimeInterval { 0 }
  /// When the speech begins.
  public var speechStartTimestamp: TimeInterval { 0 }
  /// How long it is.
  public var speechDuration: TimeInterval { 0 }
}

/// Words: never created. Mirrors Speech's `SFTranscription`.
public final class SFTranscription: NSObject, Sendable {
  private override init() { super.init() }
  /// The text.
  public var formattedString: String { "" }
  /// The parts of the text.
  public var segments: [SFTranscriptionSegment] { [] }
}

/// A part of words: never created. Mirrors Speech's `SFTranscriptionSegment`.
public final class SFTranscriptionSegment: NSObject, Sendable {
  private override init() { super.init() }
  /// The text.
  public var substring: String { "" }
  /// The place in the whole text.
  public var substringRange: NSRange { NSRange(location: NSNotFound, length: 0) }
  /// The time at which it was spoken.
  public var timestamp: TimeInterval { 0 }
  /// How long it took to speak it.
  public var duration: TimeInterval { 0 }
  /// The confidence, from 0 to 1.
  public var confidence: Float { 0 }
  /// What else may have been spoken.
  public var alternativeSubstrings: [String] { [] }
}
