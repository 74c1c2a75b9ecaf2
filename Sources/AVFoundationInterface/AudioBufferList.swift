// Core Audio's descriptions of samples in memory.

/// The format of samples. Mirrors Core Audio's `AudioStreamBasicDescription`.
public struct AudioStreamBasicDescription: Sendable, Equatable {
  /// The number of samples of a channel per second.
  public var mSampleRate: Double
  /// The format, by four letters.
  public var mFormatID: UInt32
  /// What the format does not say: `kAudioFormatFlagIsFloat` and the others.
  public var mFormatFlags: UInt32
  /// The number of bytes of a packet.
  public var mBytesPerPacket: UInt32
  /// The number of frames of a packet.
  public var mFramesPerPacket: UInt32
  /// The number of bytes of a frame: of one sample, if each channel has a buffer of its own.
  public var mBytesPerFrame: UInt32
  /// The number of channels.
  public var mChannelsPerFrame: UInt32
  /// The number of bits of a sample.
  public var mBitsPerChannel: UInt32
  /// A field without a meaning, which aligns the structure.
  public var mReserved: UInt32

  /// Creates a description.
  public init(
    mSampleRate: Double = 0, mFormatID: UInt32 = 0, mFormatFlags: UInt32 = 0,
    mBytesPerPacket: UInt32 = 0, mFramesPerPacket: UInt32 = 0, mBytesPerFrame: UInt32 = 0,
    mChannelsPerFrame: UInt32 = 0, mBitsPerChannel: UInt32 = 0, mReserved: UInt32 = 0
  ) {
    self.mSampleRate = mSampleRate
    self.mFormatID = mFormatID
    self.mFormatFlags = mFormatFlags
    self.mBytesPerPacket = mBytesPerPacket
    self.mFramesPerPacket = mFramesPerPacket
    self.mBytesPerFrame = mBytesPerFrame
    self.mChannelsPerFrame = mChannelsPerFrame
    self.mBitsPerChannel = mBitsPerChannel
    self.mReserved = mReserved
  }
}

/// Samples are numbers with a fraction. Mirrors Core Audio's.
public let kAudioFormatFlagIsFloat: UInt32 = 1
/// Samples have their highest byte first. Mirrors Core Audio's.
public let kAudioFormatFlagIsBigEndian: UInt32 = 2
/// Samples are whole numbers with a sign. Mirrors Core Audio's.
public let kAudioFormatFlagIsSignedInteger: UInt32 = 4
/// Samples fill their bytes. Mirrors Core Audio's.
public let kAudioFormatFlagIsPacked: UInt32 = 8
/// Each channel has a buffer of its own. Mirrors Core Audio's.
public let kAudioFormatFlagIsNonInterleaved: UInt32 = 32

/// Samples in memory. Mirrors Core Audio's `AudioBuffer`.
public struct AudioBuffer {
  /// The number of channels.
  public var mNumberChannels: UInt32
  /// The number of bytes.
  public var mDataByteSize: UInt32
  /// The bytes.
  public var mData: UnsafeMutableRawPointer?

  /// Creates a buffer.
  public init(
    mNumberChannels: UInt32 = 0, mDataByteSize: UInt32 = 0, mData: UnsafeMutableRawPointer? = nil
  ) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }
}

/// A number of buffers, of which the first is a part of the value, and the others follow it in memory. Mirrors Core
/// Audio's `AudioBufferList`.
public struct AudioBufferList {
  /// The number of buffers.
  public var mNumberBuffers: UInt32
  /// The first buffer.
  public var mBuffers: AudioBuffer

  /// Creates a list of one buffer.
  public init(mNumberBuffers: UInt32 = 0, mBuffers: AudioBuffer = AudioBuffer()) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }
}

/// The buffers of a list. Mirrors Core Audio's `UnsafeMutableAudioBufferListPointer`.
public struct UnsafeMutableAudioBufferListPointer: RandomAccessCollection, MutableCollection {
  /// The list.
  public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
  /// The list.
  public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

  /// The buffers of a list.
  public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
  /// The buffers of a list; `nil` if there is none.
  public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
    guard let p else { return nil }
    unsafeMutablePointer = p
  }

  private var buffers: UnsafeMutablePointer<AudioBuffer> {
    UnsafeMutableRawPointer(unsafeMutablePointer)
      .advanced(by: MemoryLayout<AudioBufferList>.offset(of: \.mBuffers)!)
      .assumingMemoryBound(to: AudioBuffer.self)
  }
  /// The number of buffers.
  public var count: Int {
    get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { count }
  /// A buffer.
  public subscript(index: Int) -> AudioBuffer {
    get {
      precondition(index >= 0 && index < count, "There is no such buffer.")
      return buffers[index]
    }
    nonmutating set {
      precondition(index >= 0 && index < count, "There is no such buffer.")
      buffers[index] = newValue
    }
  }
}

extension AudioBufferList {
  /// The memory of a list with a number of buffers, which `free` ends.
  static func allocated(maximumBuffers count: Int) -> UnsafeMutableAudioBufferListPointer {
    let size =
      MemoryLayout<AudioBufferList>.size + max(0, count - 1) * MemoryLayout<AudioBuffer>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<AudioBufferList>.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    let list = UnsafeMutableAudioBufferListPointer(
      memory.assumingMemoryBound(to: AudioBufferList.self))
    list.count = count
    return list
  }
}

extension UnsafeMutableBufferPointer {
  /// The samples of a buffer. Mirrors Core Audio's.
  public init(_ buffer: AudioBuffer) {
    self.init(
      start: buffer.mData?.assumingMemoryBound(to: Element.self),
      count: Int(buffer.mDataByteSize) / MemoryLayout<Element>.stride)
  }
}

/// A time of samples. Mirrors Core Audio's `AudioTimeStamp`.
public struct AudioTimeStamp: Sendable {
  /// Which values there are.
  public struct Flags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates flags from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place of the sample.
    public static let sampleTimeValid = Flags(rawValue: 1)
    /// The time of the computer's clock.
    public static let hostTimeValid = Flags(rawValue: 2)
  }
  /// The place of the sample.
  public var mSampleTime: Double = 0
  /// The time of the computer's clock.
  public var mHostTime: UInt64 = 0
  /// The speed of the clock.
  public var mRateScalar: Double = 1
  /// Which values there are.
  public var mFlags: Flags = []
  /// Creates a time without values.
  public init() {}
}
