public import Foundation

/// A recorder of audio. It never records here: programs have no access to a microphone. Mirrors
/// AVFoundation's `AVAudioRecorder`.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// The settings that the recorder was created with. Stored, without effect.
  public let settings: [String: Any]
  /// Stored: no recording ends. Not retained.
  public weak var delegate: (any AVAudioRecorderDelegate)?
  /// Creates a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }
  /// Always `false`: there is no microphone.
  public var isRecording: Bool { false }
  /// Always 0.
  public var currentTime: TimeInterval { 0 }
  /// Whether levels are measured. Stored, without effect.
  public var isMeteringEnabled = false
  /// Always `false`: there is no microphone.
  @discardableResult
  public func prepareToRecord() -> Bool { false }
  /// Always `false`: there is no microphone.
  @discardableResult
  public func record() -> Bool { false }
  /// Always `false`: there is no microphone.
  @discardableResult
  public func record(forDuration duration: TimeInterval) -> Bool { false }
  /// No effect.
  public func pause() {}
  /// No effect.
  public func stop() {}
  /// No effect.
  @discardableResult
  public func deleteRecording() -> Bool { false }
  /// No effect.
  public func updateMeters() {}
  /// Always -160 decibels: silence.
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Always -160 decibels: silence.
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The delegate of a recorder. It is never called. Mirrors AVFoundation's
/// `AVAudioRecorderDelegate`.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Never called.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Never called.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// The key of the format of a recording.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the number of samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the number of bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The quality of a recording. Mirrors AVFoundation's.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}
/// The format AAC. Mirrors Core Audio's.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Uncompressed samples. Mirrors Core Audio's.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Apple's lossless format. Mirrors Core Audio's.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

extension AVAudioSession {
  /// Whether the user allows a program to record. Mirrors AVFoundation's.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  /// Always `.denied`.
  public var recordPermission: RecordPermission { .denied }
  /// Calls the handler with false.
  @preconcurrency
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
  /// An output for the program's sounds. Mirrors AVFoundation's.
  public enum PortOverride: UInt, Sendable { case none, speaker }
  /// No effect: the desktop decides.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Always 1: the system's volume is not queried.
  public var outputVolume: Float { 1 }
  /// Always `false`: whether other programs play is not known.
  public var isOtherAudioPlaying: Bool { false }
  /// Never posted: a desktop receives no calls.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Never posted: changes of the output are not reported here.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
}

/// Whether programs may record. Mirrors AVFoundation's `AVAudioApplication`.
public final class AVAudioApplication: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// The only instance.
  public static let shared = AVAudioApplication()
  /// Whether the user allows a program to record. Mirrors AVFoundation's.
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  /// Always `.denied`.
  public var recordPermission: recordPermission { .denied }
  /// Always `false`.
  public class func requestRecordPermission() async -> Bool { false }
  /// Calls the handler with false.
  @preconcurrency
  public class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async { response(false) }
  }
}
