public import Foundation
internal import Tabstop
internal import TabstopKits

/// A synthesizer that speaks texts one after the other, by the desktop's speech service
/// (speech-dispatcher's `spd-say`). Without the service nothing is spoken, and each text ends
/// immediately. Mirrors AVFoundation's `AVSpeechSynthesizer`.
// Sendable: its texts are on the main thread; the settings: one thread at a time.
public final class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate, which is notified of texts on the main thread. Not retained.
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?

  private var waiting: [AVSpeechUtterance] = []
  private var current: (utterance: AVSpeechUtterance, process: Process)?

  /// Whether the program's session of sounds is used. Stored, without effect: the service has its own.
  public var usesApplicationAudioSession = true
  /// Whether the text is spoken to the other side of a call. Stored, without effect.
  public var mixToTelephonyUplink = false

  /// Whether the user lets programs use the user's own voice. Always refused: there is no such voice.
  public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
    case notDetermined, denied, unsupported, authorized
  }
  /// The permission to use the user's own voice. Always `unsupported`.
  public class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus {
    .unsupported
  }
  /// Asks for the user's own voice. Always passes `unsupported`.
  public class func requestPersonalVoiceAuthorization(
    completionHandler handler: @escaping (PersonalVoiceAuthorizationStatus) -> Void
  ) { handler(.unsupported) }

  /// Creates a synthesizer.
  public override init() { super.init() }

  /// Whether a text is being spoken.
  public var isSpeaking: Bool { onMain { current != nil } }
  /// Whether speech is paused. Always `false`: the service does not pause.
  public var isPaused: Bool { false }

  /// Speaks a text after the pending ones.
  public func speak(_ utterance: AVSpeechUtterance) {
    onMain {
      waiting.append(utterance)
      speakNext()
    }
  }

  /// Stops speaking, and discards the pending texts. Returns whether a text was being spoken.
  @discardableResult
  public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    onMain {
      waiting = []
      guard let current else { return false }
      self.current = nil
      // The service stops with its client.
      current.process.terminate()
      delegate?.speechSynthesizer(self, didCancel: current.utterance)
      return true
    }
  }

  /// Pauses speech. Always returns `false`: the service does not pause.
  @discardableResult
  public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Resumes speech. Always returns `false`: the service does not pause.
  @discardableResult
  public func continueSpeaking() -> Bool { false }

  @MainActor private func speakNext() {
    guard current == nil, !waiting.isEmpty else { return }
    let utterance = waiting.removeFirst()
    let process = SpeechService.speak(utterance.arguments) { [weak self] in self?.finish($0) }
    guard let process else {
      delegate?.speechSynthesizer(self, didFinish: utterance)
      return speakNext()
    }
    current = (utterance, process)
    delegate?.speechSynthesizer(self, didStart: utterance)
  }

  @MainActor private func finish(_ process: ObjectIdentifier) {
    guard let current, ObjectIdentifier(current.process) == process else { return }
    self.current = nil
    delegate?.speechSynthesizer(self, didFinish: current.utterance)
    speakNext()
  }
}

/// A text to speak. Mirrors AVFoundation's `AVSpeechUtterance`.
// Sendable: one thread at a time; the main thread reads it once it is to be spoken.
public final class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The voice, which decides the language.
  public var voice: AVSpeechSynthesisVoice?
  /// The speed, from 0, slow, to 1, fast.
  public var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, from 0.5, low, to 2, high.
  public var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1.
  public var volume: Float = 1
  /// The pause before the text, in seconds. Stored, without effect.
  public var preUtteranceDelay: TimeInterval = 0
  /// The pause after the text, in seconds. Stored, without effect.
  public var postUtteranceDelay: TimeInterval = 0

  /// Creates an utterance of a text.
  public init(string: String) {
    speechString = string
    super.init()
  }
  /// Creates an utterance of a text, without its attributes.
  public convenience init(attributedString string: NSAttributedString) {
    self.init(string: string.string)
  }

  /// The arguments of the command; the service's numbers are from -100 to 100.
  var arguments: [String] {
    func number(_ value: Float) -> String { String(Int(min(max(-100, value * 100), 100))) }
    var arguments = ["--wait", "--rate", number((rate - 0.5) * 2)]
    arguments += [
      "--pitch", number(pitchMultiplier < 1 ? (pitchMultiplier - 1) * 2 : pitchMultiplier - 1),
    ]
    arguments += ["--volume", number(volume - 1)]
    if let voice { arguments += ["--language", String(voice.language.prefix(2))] }
    return arguments + ["--", speechString]
  }
}

/// The default speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The slowest speed of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speed of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// The boundary at which speech stops. It always stops immediately here. Mirrors AVFoundation's.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// A voice, by its language. Mirrors AVFoundation's `AVSpeechSynthesisVoice`.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The language, as "en-GB".
  public let language: String
  /// The name, which is the language.
  public var name: String { language }
  /// The identifier, which is the language.
  public var identifier: String { language }

  /// The quality of the voice. Always the usual one: the service does not report it.
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// Whether the voice is a man's or a woman's. Always unspecified: the service does not report it.
  public var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  /// Creates the service's voice of a language; `nil` for the user's.
  public init?(language languageCode: String?) {
    language = languageCode ?? AVSpeechSynthesisVoice.currentLanguageCode()
    super.init()
  }
  /// Creates a voice by its identifier. Always `nil`: the service's voices have no such identifiers.
  public init?(identifier: String) { return nil }

  /// The user's language.
  public static func currentLanguageCode() -> String {
    Locale.preferredLanguages.first ?? "en-US"
  }
  /// The voice of the user's language only: the service does not list others.
  public static func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
  }
}

/// The quality of a voice. Mirrors AVFoundation's.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
/// Whether a voice is a man's or a woman's. Mirrors AVFoundation's.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

/// The delegate of a speech synthesizer, which is notified of the spoken texts. Mirrors
/// AVFoundation's `AVSpeechSynthesizerDelegate`.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when a text begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when a text has ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when a text was stopped.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Called before a part of the text is spoken. Never called: the service does not report words.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
