public import Foundation

extension AVAudioSession {
  /// A kind of input or output. Mirrors AVFoundation's.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The microphone of a device.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The loudspeaker of a device.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The receiver of a telephone.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// Headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// The microphone of headphones.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// Bluetooth headphones in stereo.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// Bluetooth headphones with a microphone.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A Bluetooth Low Energy device.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// A line input.
    public static let lineIn = Port(rawValue: "LineIn")
    /// A line output.
    public static let lineOut = Port(rawValue: "LineOut")
    /// A screen with loudspeakers.
    public static let HDMI = Port(rawValue: "HDMIOutput")
    /// A device on USB.
    public static let usbAudio = Port(rawValue: "USBAudio")
    /// A loudspeaker in the network.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }
  /// The inputs and outputs that are used. Always none: the desktop chooses them, and this is not queried.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// The inputs that there are. Always none: programs do not get the microphone.
  public var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// The input that the program prefers. Always `nil`.
  public var preferredInput: AVAudioSessionPortDescription? { nil }
  /// Chooses an input. No effect: the desktop decides.
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
}

/// An input or output: never created. Mirrors AVFoundation's `AVAudioSessionPortDescription`.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  /// The kind.
  public let portType: AVAudioSession.Port
  /// The name.
  public let portName: String
  /// The identifier.
  public let uid: String

  init(portType: AVAudioSession.Port, portName: String, uid: String) {
    (self.portType, self.portName, self.uid) = (portType, portName, uid)
    super.init()
  }
}

/// The inputs and outputs that are used: none. Mirrors AVFoundation's `AVAudioSessionRouteDescription`.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  override init() { super.init() }
  /// The inputs. Always none.
  public var inputs: [AVAudioSessionPortDescription] { [] }
  /// The outputs. Always none.
  public var outputs: [AVAudioSessionPortDescription] { [] }
}
