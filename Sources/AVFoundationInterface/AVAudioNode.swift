public import Foundation
internal import TabstopFoundation

/// Samples for the left and the right, as many for both.
struct AudioFrames {
  var left: [Float]
  var right: [Float]

  init(count: Int) {
    left = [Float](repeating: 0, count: count)
    right = left
  }

  mutating func add(_ other: AudioFrames) {
    for index in left.indices {
      left[index] += other.left[index]
      right[index] += other.right[index]
    }
  }

  /// - Parameter pan: From -1, only left, to 1, only right.
  mutating func scale(_ volume: Float, pan: Float = 0) {
    let (left, right) = (volume * min(1, 1 - pan), volume * min(1, 1 + pan))
    guard left != 1 || right != 1 else { return }
    for index in self.left.indices {
      self.left[index] *= left
      self.right[index] *= right
    }
  }
}

/// The time of the samples that are calculated.
struct RenderTime {
  /// The number of samples before them.
  let position: AVAudioFramePosition
  let rate: Double
  /// The time at which they will be heard.
  let host = mach_absolute_time()
}

/// A node of an audio engine. Mirrors AVFoundation's `AVAudioNode`.
// Sendable: the engine's lock guards what its thread reads. Settings without effect: one thread at
// a time.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The engine that it was added to.
  open internal(set) weak var engine: AVAudioEngine?
  /// The nodes whose sound it gets.
  final var inputs: [AVAudioNode] = []
  private var taps: [Int: (size: Int, block: (AVAudioPCMBuffer, AVAudioTime) -> Void)] = [:]
  private var tapped = AudioFrames(count: 0)
  /// Guards a node that no engine has.
  private let ownLock = NSRecursiveLock()
  final var lock: NSRecursiveLock { engine?.lock ?? ownLock }

  /// Creates a node.
  public override init() { super.init() }

  /// The format of an output: two channels with the engine's rate.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: engine?.rate ?? 44_100, channels: 2)!
  }
  /// The format of an input: two channels with the engine's rate.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { outputFormat(forBus: bus) }
  /// The number of inputs.
  open var numberOfInputs: Int { 1 }
  /// The number of outputs.
  open var numberOfOutputs: Int { 1 }
  /// The time of the samples that were calculated last; `nil` while the engine does not run.
  open var lastRenderTime: AVAudioTime? {
    guard let engine, engine.isRunning else { return nil }
    return engine.lock.withLock {
      AVAudioTime(
        hostTime: mach_absolute_time(), sampleTime: engine.position, atRate: engine.rate)
    }
  }
  /// The time until a sample is heard. Always 0: the sound server's is not known.
  open var latency: TimeInterval { 0 }
  /// The time until a sample is heard after the nodes behind this one. Always 0, as `latency`.
  open var outputPresentationLatency: TimeInterval { 0 }
  /// Stops what it plays.
  open func reset() {}

  /// Calls a closure with the audio of an output, on the thread on which it is calculated.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {
    lock.withLock { taps[bus] = (max(1, Int(bufferSize)), tapBlock) }
  }
  /// Removes the closure of an output.
  open func removeTap(onBus bus: Int) { lock.withLock { taps[bus] = nil } }
  /// Drops the samples that a tap has not got yet. The engine's lock is held.
  final func dropTapped() { tapped = AudioFrames(count: 0) }
  /// Whether a closure gets its audio.
  final var isTapped: Bool { !taps.isEmpty }

  /// The samples of its inputs. The engine's lock is held.
  final func input(_ count: Int, _ time: RenderTime) -> AudioFrames {
    var frames = AudioFrames(count: count)
    for node in inputs { frames.add(node.output(count, time)) }
    return frames
  }

  /// Its samples, which no tap has got yet: by default those of its inputs. The engine's lock is held.
  func render(_ count: Int, _ time: RenderTime) -> AudioFrames { input(count, time) }

  /// Its samples. The engine's lock is held.
  final func output(_ count: Int, _ time: RenderTime) -> AudioFrames {
    let frames = render(count, time)
    if let tap = taps.values.first, let engine {
      // The first of the samples that wait came with an earlier call.
      var position = time.position - Int64(tapped.left.count)
      tapped.left += frames.left
      tapped.right += frames.right
      while tapped.left.count >= tap.size {
        if let buffer = AVAudioPCMBuffer(
          pcmFormat: outputFormat(forBus: 0), frameCapacity: UInt32(tap.size))
        {
          buffer.frameLength = UInt32(tap.size)
          buffer.floatChannelData?[0].update(from: tapped.left, count: tap.size)
          buffer.floatChannelData?[1].update(from: tapped.right, count: tap.size)
          let when = AVAudioTime(
            hostTime: time.host, sampleTime: position, atRate: time.rate)
          // The program expects its calls on the engine's thread (`installTap`).
          nonisolated(unsafe) let block = tap.block
          engine.calls.append { block(buffer, when) }
        }
        tapped.left.removeFirst(tap.size)
        tapped.right.removeFirst(tap.size)
        position += Int64(tap.size)
      }
    } else if !tapped.left.isEmpty {
      dropTapped()
    }
    return frames
  }
}

/// A node whose sound can be mixed. Mirrors AVFoundation's `AVAudioMixing`.
public protocol AVAudioMixing: NSObjectProtocol {
  /// The volume, from 0 to 1.
  var volume: Float { get set }
  /// The balance between left and right, from -1 to 1.
  var pan: Float { get set }
}

/// A node whose sound can be mixed: the base of those here.
open class _AVAudioMixingNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  /// The volume, from 0 to 1.
  public var volume: Float {
    get { lock.withLock { ownVolume } }
    set { lock.withLock { ownVolume = newValue } }
  }
  /// The balance between left and right, from -1 to 1.
  public var pan: Float {
    get { lock.withLock { ownPan } }
    set { lock.withLock { ownPan = newValue } }
  }
  private var ownVolume: Float = 1
  private var ownPan: Float = 0

  /// Applies volume and balance. The engine's lock is held.
  final func mix(_ frames: inout AudioFrames) { frames.scale(ownVolume, pan: ownPan) }
}

/// The node of a device. Mirrors AVFoundation's.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  /// The time that the device takes. Always 0: the sound server's is not known.
  open var presentationLatency: TimeInterval { 0 }
  /// Filters the voice of a microphone. Throws: there is none.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
    if enabled { throw AVError(.deviceNotConnected) }
  }
  /// Whether the voice is filtered. Always `false`.
  open var isVoiceProcessingEnabled: Bool { false }
}

/// The node of a microphone. Mirrors AVFoundation's.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
  /// The volume, from 0 to 1. Stored, without effect.
  public var volume: Float = 1
  override func render(_ count: Int, _ time: RenderTime) -> AudioFrames {
    AudioFrames(count: count)
  }
}

/// The node of a loudspeaker. Mirrors AVFoundation's.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
/// A node that mixes sounds. Mirrors AVFoundation's.
open class AVAudioMixerNode: _AVAudioMixingNode, @unchecked Sendable {
  /// The volume of the output, from 0 to 1: the same as `volume`.
  public var outputVolume: Float {
    get { volume }
    set { volume = newValue }
  }
  /// A number for a next input.
  open var nextAvailableInputBus: AVAudioNodeBus { lock.withLock { inputs.count } }

  override func render(_ count: Int, _ time: RenderTime) -> AudioFrames {
    var frames = input(count, time)
    mix(&frames)
    return frames
  }
}
