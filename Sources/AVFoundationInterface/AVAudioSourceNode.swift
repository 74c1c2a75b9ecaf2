public import Foundation

/// A closure that calculates samples: whether they are silence, their time, their number, and their place in memory; it
/// returns 0, or else an error. Mirrors AVFoundation's.
public typealias AVAudioSourceNodeRenderBlock = (
  UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
  UnsafeMutablePointer<AudioBufferList>
) -> Int32

/// A node whose samples a program calculates. Mirrors AVFoundation's `AVAudioSourceNode`.
open class AVAudioSourceNode: _AVAudioMixingNode, @unchecked Sendable {
  private let block: AVAudioSourceNodeRenderBlock
  private let format: AVAudioFormat?
  private var list: UnsafeMutableAudioBufferListPointer
  private var memory: [UnsafeMutablePointer<Float>] = []
  private var capacity = 0

  /// Creates a node with the engine's format.
  public convenience init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
    self.init(nil, block)
  }
  /// Creates a node with a format.
  public convenience init(
    format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock
  ) { self.init(format, block) }
  private init(_ format: AVAudioFormat?, _ block: @escaping AVAudioSourceNodeRenderBlock) {
    (self.format, self.block) = (format, block)
    list = AudioBufferList.allocated(maximumBuffers: max(1, Int(format?.channelCount ?? 2)))
    super.init()
  }
  deinit {
    for samples in memory { samples.deallocate() }
    list.unsafeMutablePointer.deallocate()
  }

  /// The node's format, or else the engine's.
  open override func outputFormat(forBus bus: Int) -> AVAudioFormat {
    format ?? super.outputFormat(forBus: bus)
  }

  override func render(_ count: Int, _ time: RenderTime) -> AudioFrames {
    if capacity < count {
      for samples in memory { samples.deallocate() }
      memory = list.indices.map { _ in .allocate(capacity: count) }
      capacity = count
    }
    for channel in list.indices {
      memory[channel].update(repeating: 0, count: count)
      list[channel] = AudioBuffer(
        mNumberChannels: 1, mDataByteSize: UInt32(count * MemoryLayout<Float>.stride),
        mData: memory[channel])
    }
    var isSilence = ObjCBool(false)
    var stamp = AudioTimeStamp()
    stamp.mSampleTime = Double(time.position)
    stamp.mHostTime = time.host
    stamp.mFlags = [.sampleTimeValid, .hostTimeValid]
    var frames = AudioFrames(count: count)
    let error = block(&isSilence, &stamp, UInt32(count), list.unsafeMutablePointer)
    guard error == 0, !isSilence.boolValue else { return frames }
    let right = list.count > 1 ? 1 : 0
    for index in 0..<count {
      frames.left[index] = memory[0][index]
      frames.right[index] = memory[right][index]
    }
    mix(&frames)
    return frames
  }
}
