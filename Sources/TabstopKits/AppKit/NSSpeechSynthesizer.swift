public import Foundation
internal import Tabstop

/// Runs the command of the desktop's speech service (speech-dispatcher's `spd-say`).
package enum SpeechService {
  /// The path of the command. Tests replace it.
  nonisolated(unsafe) package static var command = "/usr/bin/spd-say"

  /// Speaks a text. Returns the process, which is terminated to stop; `nil` with a warning without the service.
  ///
  /// - Parameter ended: Called on the main thread, also after a text that was stopped.
  @MainActor package static func speak(
    _ arguments: [String], ended: @escaping @MainActor @Sendable (ObjectIdentifier) -> Void
  ) -> Process? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    process.terminationHandler = { process in
      let id = ObjectIdentifier(process)
      onMainActor { ended(id) }
    }
    if (try? process.run()) != nil { return process }
    warn("Nothing is spoken: \(command) does not start (package speech-dispatcher).")
    return nil
  }
}

/// Speaks a text by the desktop's speech service. Mirrors AppKit's `NSSpeechSynthesizer`; it has one voice, the user's, and
/// does not pause.
@preconcurrency @MainActor
open class NSSpeechSynthesizer: NSObject {
  /// The name of a voice. Mirrors AppKit's.
  public struct VoiceName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// What is known of a voice. Mirrors AppKit's.
  public struct VoiceAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name for the user.
    public static let name = VoiceAttributeKey(rawValue: "VoiceName")
    /// The language.
    public static let localeIdentifier = VoiceAttributeKey(rawValue: "VoiceLocaleIdentifier")
    /// Whether it is a man's or a woman's voice. Not known.
    public static let gender = VoiceAttributeKey(rawValue: "VoiceGender")
    /// A text to try it. Not known.
    public static let demoText = VoiceAttributeKey(rawValue: "VoiceDemoText")
    /// The age. Not known.
    public static let age = VoiceAttributeKey(rawValue: "VoiceAge")
  }
  /// Where speech stops. It stops at once. Mirrors AppKit's.
  public enum Boundary: UInt, Sendable { case immediateBoundary, wordBoundary, sentenceBoundary }

  /// The delegate. Not retained.
  open weak var delegate: (any NSSpeechSynthesizerDelegate)?
  /// The speed, in words for each minute: 200 is the user's own.
  open var rate: Float = 200
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// Whether the program shows that it speaks. Stored, without effect.
  open var usesFeedbackWindow = false
  private var current: Process?
  private var voiceName: VoiceName?

  /// Creates a synthesizer.
  public override init() { super.init() }
  /// Creates a synthesizer with a voice: the user's, whatever is passed.
  public convenience init?(voice: VoiceName?) {
    self.init()
    voiceName = voice
  }
  /// The voice.
  open func voice() -> VoiceName? { voiceName ?? Self.defaultVoice }
  /// Sets the voice. No effect: the user's is used. Returns whether it is that one.
  @discardableResult
  open func setVoice(_ voice: VoiceName?) -> Bool {
    voiceName = voice
    return voice == nil || voice == Self.defaultVoice
  }
  /// The user's voice, named by the language.
  public class var defaultVoice: VoiceName {
    VoiceName(rawValue: Locale.preferredLanguages.first ?? "en-US")
  }
  /// The user's voice alone: the service does not list others.
  public class var availableVoices: [VoiceName] { [defaultVoice] }
  /// What is known of a voice: its name and its language.
  public class func attributes(forVoice voice: VoiceName) -> [VoiceAttributeKey: Any] {
    [.name: voice.rawValue, .localeIdentifier: voice.rawValue]
  }
  /// Whether a program speaks. Always `false`: that is not known of others.
  public class var isAnyApplicationSpeaking: Bool { false }

  /// Whether a text is being spoken.
  open var isSpeaking: Bool { current != nil }
  /// Speaks a text in place of the present one. Returns whether it begins.
  @discardableResult
  open func startSpeaking(_ string: String) -> Bool {
    stopSpeaking()
    // The service's numbers are from -100 to 100.
    func number(_ value: Float) -> String { String(Int(min(max(-100, value * 100), 100))) }
    let arguments = [
      "--wait", "--rate", number((rate - 200) / 200), "--volume", number(volume - 1), "--", string,
    ]
    current = SpeechService.speak(arguments) { [weak self] process in
      guard let self, let current, ObjectIdentifier(current) == process else { return }
      self.current = nil
      delegate?.speechSynthesizer(self, didFinishSpeaking: true)
    }
    return isSpeaking
  }
  /// Writes speech to a file. Always returns `false`: the service does not.
  @discardableResult
  open func startSpeaking(_ string: String, to url: URL) -> Bool { false }
  /// Stops speaking.
  open func stopSpeaking() {
    guard let process = current else { return }
    current = nil
    // The service stops with its client.
    process.terminate()
    delegate?.speechSynthesizer(self, didFinishSpeaking: false)
  }
  /// Stops speaking, at once.
  open func stopSpeaking(at boundary: Boundary) { stopSpeaking() }
  /// Pauses speech. No effect: the service does not.
  open func pauseSpeaking(at boundary: Boundary) {}
  /// Resumes speech. No effect: the service does not pause.
  open func continueSpeaking() {}
}

/// A delegate that is notified of the end of a text. Mirrors AppKit's `NSSpeechSynthesizerDelegate`.
@preconcurrency @MainActor
public protocol NSSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when a text has ended, or was stopped.
  func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool)
  /// Called before a word. Never called: the service does not report words.
  func speechSynthesizer(
    _ sender: NSSpeechSynthesizer, willSpeakWord characterRange: NSRange, of string: String)
}

extension NSSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ sender: NSSpeechSynthesizer, willSpeakWord characterRange: NSRange, of string: String
  ) {}
}
