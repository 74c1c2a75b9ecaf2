public import Foundation
internal import TabstopFoundation

/// An engine for audio that a program plays or calculates: its nodes are mixed, and played by the desktop's sound
/// server. There is no microphone: an engine whose `inputNode` is used does not start. Mirrors AVFoundation's
/// `AVAudioEngine`.
// Sendable: `lock` guards what can change.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// Guards the nodes, which a thread of its own reads.
  let lock = NSRecursiveLock()
  /// The node of the microphone, which delivers nothing.
  public let inputNode = AVAudioInputNode()
  /// The node of the loudspeaker.
  public let outputNode = AVAudioOutputNode()
  /// The node that mixes sounds.
  public let mainMixerNode = AVAudioMixerNode()
  /// Whether the engine runs.
  public var isRunning: Bool { lock.withLock { running } }
  private var running = false
  private var output: AudioOutput?
  private var nodes: Set<AVAudioNode> = []
  private var manual: (format: AVAudioFormat, maximum: AVAudioFrameCount)?
  /// The number of samples per second, and of those that were calculated since the start.
  final var rate = 44_100.0
  final var position: AVAudioFramePosition = 0
  /// Closures to call when the lock is free.
  final var calls: [@Sendable () -> Void] = []

  /// Creates an engine.
  public override init() {
    super.init()
    for node in [inputNode, outputNode, mainMixerNode] { node.engine = self }
    outputNode.inputs = [mainMixerNode]
  }
  deinit { output?.stop() }

  /// Prepares the start. No effect.
  open func prepare() {}
  /// Starts the engine. Throws if there is no sound server, or if the microphone is used: programs do not get it.
  open func start() throws {
    try lock.withLock {
      guard !running else { return }
      guard !isInputUsed else { throw AVError(.deviceNotConnected) }
      if manual == nil {
        output = AudioOutput(rate: rate) { [weak self] frames in self?.play(into: frames) ?? false }
        guard output != nil else { throw AVError(.deviceNotConnected) }
      }
      running = true
    }
  }
  /// Stops the engine: its nodes stop as well.
  open func stop() {
    pause()
    resetNodes()
    lock.withLock {
      for node in allNodes { node.dropTapped() }
      position = 0
    }
    callBack()
  }
  /// Pauses the engine, until it is started again.
  open func pause() {
    lock.withLock {
      output?.stop()
      output = nil
      running = false
    }
  }
  /// Resets the nodes.
  open func reset() {
    resetNodes()
    callBack()
  }
  /// Resets the nodes, which call closures of the program, without the lock.
  private func resetNodes() { for node in attachedNodes { node.reset() } }
  /// Adds a node.
  open func attach(_ node: AVAudioNode) {
    lock.withLock {
      nodes.insert(node)
      node.engine = self
    }
  }
  /// Removes a node, and its connections.
  open func detach(_ node: AVAudioNode) {
    lock.withLock {
      disconnectNodeOutput(node)
      node.inputs = []
      node.engine = nil
      nodes.remove(node)
    }
  }
  /// The nodes that were added.
  open var attachedNodes: Set<AVAudioNode> { lock.withLock { nodes } }
  /// Connects two nodes. The format has no effect: samples are converted where they are mixed.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    lock.withLock {
      disconnectNodeOutput(node1)
      // Only mixers have several inputs.
      if !(node2 is AVAudioMixerNode) { node2.inputs = [] }
      node2.inputs.append(node1)
    }
  }
  /// Connects two nodes. The numbers and the format have no effect.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) { connect(node1, to: node2, format: format) }
  /// Ends the connections from a node.
  open func disconnectNodeOutput(_ node: AVAudioNode) {
    lock.withLock {
      for other in allNodes { other.inputs.removeAll { $0 === node } }
    }
  }
  /// Ends the connections to a node.
  open func disconnectNodeInput(_ node: AVAudioNode) { lock.withLock { node.inputs = [] } }
  /// Whether the engine stops by itself when nothing plays. Stored, without effect.
  open var isAutoShutdownEnabled = false

  // MARK: Calculating without a loudspeaker

  /// Whether the program takes the samples instead of the loudspeaker.
  open var isInManualRenderingMode: Bool { lock.withLock { manual != nil } }
  /// The format of the samples that the program takes.
  open var manualRenderingFormat: AVAudioFormat {
    lock.withLock { manual?.format ?? AVAudioFormat() }
  }
  /// The largest number of samples that the program takes at once.
  open var manualRenderingMaximumFrameCount: AVAudioFrameCount {
    lock.withLock { manual?.maximum ?? 0 }
  }
  /// The number of samples that the program has taken.
  open var manualRenderingSampleTime: AVAudioFramePosition { lock.withLock { position } }
  /// Gives the samples to the program instead of the loudspeaker.
  open func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
    maximumFrameCount: AVAudioFrameCount
  ) throws {
    try lock.withLock {
      guard !running else { throw AVError(.operationNotAllowed) }
      manual = (pcmFormat, maximumFrameCount)
      rate = pcmFormat.sampleRate
    }
  }
  /// Gives the samples to the loudspeaker again.
  open func disableManualRenderingMode() {
    lock.withLock {
      manual = nil
      rate = 44_100
    }
  }
  /// Calculates samples.
  open func renderOffline(
    _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
  ) throws -> AVAudioEngineManualRenderingStatus {
    let (isRunning, isManual) = lock.withLock { (running, manual != nil) }
    guard isRunning, isManual, numberOfFrames <= buffer.frameCapacity else { return .error }
    buffer.frameLength = numberOfFrames
    let frames = render(Int(numberOfFrames))
    guard let channels = buffer.floatChannelData else { return .error }
    let channelCount = Int(buffer.format.channelCount)
    let both = zip(frames.left, frames.right).map { ($0 + $1) / 2 }
    for channel in 0..<channelCount {
      let samples = channelCount == 1 ? both : channel == 1 ? frames.right : frames.left
      channels[channel].update(from: samples, count: samples.count)
    }
    callBack()
    return .success
  }

  /// Samples for the loudspeaker; returns whether there will be more.
  private func play(into frames: UnsafeMutableBufferPointer<Float>) -> Bool {
    let count = frames.count / 2
    let samples = render(count)
    for index in 0..<count {
      frames[2 * index] = samples.left[index]
      frames[2 * index + 1] = samples.right[index]
    }
    callBack()
    return lock.withLock { running }
  }

  private func render(_ count: Int) -> AudioFrames {
    lock.withLock {
      guard running else { return AudioFrames(count: count) }
      let frames = outputNode.output(count, RenderTime(position: position, rate: rate))
      position += Int64(count)
      return frames
    }
  }

  /// The nodes that may have inputs.
  private var allNodes: Set<AVAudioNode> { nodes.union([outputNode, mainMixerNode]) }

  /// Whether a node or a tap gets the samples of the microphone. The lock is held.
  private var isInputUsed: Bool {
    inputNode.isTapped || allNodes.contains { $0.inputs.contains { $0 === inputNode } }
  }

  private func callBack() {
    let calls = lock.withLock {
      defer { self.calls = [] }
      return self.calls
    }
    for call in calls { call() }
  }
}

/// How a program takes the samples. Mirrors AVFoundation's.
public enum AVAudioEngineManualRenderingMode: Int, Sendable { case offline, realtime }
/// The result of a calculation. Mirrors AVFoundation's.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  case error = -1
  case success, insufficientDataFromInputNode, cannotDoInCurrentContext
}

extension Notification.Name {
  /// Posted when the devices have changed. Never posted: the sound server changes them for the program.
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
