public import Foundation

/// An engine for audio that a program generates or records. It never starts here: programs have no
/// access to a microphone, and nothing is played. Mirrors AVFoundation's `AVAudioEngine`.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// Creates an engine.
  public override init() { super.init() }
  /// The node of the microphone, which delivers nothing.
  public let inputNode = AVAudioInputNode()
  /// The node of the loudspeaker, which plays nothing.
  public let outputNode = AVAudioNode()
  /// The node that mixes sounds.
  public let mainMixerNode = AVAudioMixerNode()
  /// Whether the engine runs. Always `false`.
  public var isRunning: Bool { false }
  /// Prepares the start. No effect.
  open func prepare() {}
  /// Starts the engine. Always throws: there is no microphone.
  open func start() throws { throw AVError(.deviceNotConnected) }
  /// Stops the engine. No effect.
  open func stop() {}
  /// Pauses the engine. No effect.
  open func pause() {}
  /// Resets the nodes. No effect.
  open func reset() {}
  /// Adds a node. No effect.
  open func attach(_ node: AVAudioNode) {}
  /// Removes a node. No effect.
  open func detach(_ node: AVAudioNode) {}
  /// Connects two nodes. No effect.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
}

/// A node of an audio engine. Mirrors AVFoundation's `AVAudioNode`.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// Creates a node.
  public override init() { super.init() }
  /// The format of an output. Always two channels of 44,100 samples per second.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// The format of an input. Always two channels of 44,100 samples per second.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// Calls a closure with the audio of an output. No effect: no audio arrives.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Removes the closure of an output. No effect.
  open func removeTap(onBus bus: Int) {}
}
/// The node of a microphone. Mirrors AVFoundation's.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
/// A node that mixes sounds. Mirrors AVFoundation's.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// The volume of the output, from 0 to 1. Stored, without effect.
  public var outputVolume: Float = 1
}
