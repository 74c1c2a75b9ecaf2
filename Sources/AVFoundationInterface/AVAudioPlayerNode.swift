internal import Foundation
internal import TabstopFoundation

/// A number of audio samples. Mirrors AVFoundation's.
public typealias AVAudioFrameCount = UInt32
/// The place of an audio sample. Mirrors AVFoundation's.
public typealias AVAudioFramePosition = Int64
/// A number of channels. Mirrors AVFoundation's.
public typealias AVAudioChannelCount = UInt32
/// The number of an input or output of a node. Mirrors AVFoundation's.
public typealias AVAudioNodeBus = Int
/// A closure that is called when a node has played something. Mirrors AVFoundation's.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// Options for playing a buffer. Mirrors AVFoundation's `AVAudioPlayerNodeBufferOptions`.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Repeats the buffer.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// Plays the buffer instead of the one that is playing.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// Plays the buffer after the current repetition.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// When a closure is called for a buffer: here always when its last sample was calculated. Mirrors AVFoundation's.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack
}

/// A closure that is called when a node has played something. Mirrors AVFoundation's.
public typealias AVAudioPlayerNodeCompletionHandler =
  @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void

/// A node that plays buffers and files, one after the other. Mirrors AVFoundation's `AVAudioPlayerNode`.
open class AVAudioPlayerNode: _AVAudioMixingNode, @unchecked Sendable {
  private var queue: [ScheduledSound] = []
  private var playing = false
  /// The number of samples since the start, and the one at which it begins, once that is known.
  private var played: AVAudioFramePosition = 0
  private var beginning: AVAudioTime?
  /// The engine's sample at which it began, without the time of pauses.
  private var firstSample: AVAudioFramePosition?

  /// Whether the node is playing, or waits for something to play.
  public var isPlaying: Bool { lock.withLock { playing } }
  /// The rate of playing. Stored, without effect.
  public var rate: Float = 1

  /// Starts playing.
  open func play() { play(at: nil) }
  /// Starts playing at a time of the engine's samples or of the computer's clock.
  open func play(at when: AVAudioTime?) {
    lock.withLock {
      guard !playing else { return }
      (playing, beginning) = (true, when)
    }
  }
  /// Stops playing, and drops everything that was scheduled. The closures of those are called.
  open func stop() {
    let dropped = lock.withLock {
      (playing, played, beginning, firstSample) = (false, 0, nil, nil)
      defer { queue = [] }
      return queue
    }
    for sound in dropped { sound.finished() }
  }
  /// Pauses, until it is played again.
  open func pause() { lock.withLock { (playing, firstSample) = (false, nil) } }
  /// Stops playing, and drops everything that was scheduled.
  open override func reset() { stop() }
  /// Prepares buffers. No effect.
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

  /// Schedules a buffer after the others.
  @preconcurrency
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { scheduleBuffer(buffer, at: nil, completionHandler: completionHandler) }
  /// Schedules a buffer, after the others or at a time of this node's samples or of the computer's clock.
  @preconcurrency
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { schedule(ScheduledSound(buffer, when, options, { _ in completionHandler?() })) }
  /// Schedules a buffer, and calls a closure when it was played.
  @preconcurrency
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    scheduleBuffer(
      buffer, at: nil, completionCallbackType: callbackType, completionHandler: completionHandler)
  }
  /// Schedules a buffer, and calls a closure when it was played.
  @preconcurrency
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    schedule(ScheduledSound(buffer, when, options, { _ in completionHandler?(callbackType) }))
  }
  /// Schedules a buffer, and waits until it was played.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil,
    options: AVAudioPlayerNodeBufferOptions = []
  ) async {
    await withCheckedContinuation { continuation in
      schedule(ScheduledSound(buffer, when, options, { _ in continuation.resume() }))
    }
  }
  /// Schedules a file.
  @preconcurrency
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    schedule(ScheduledSound(file, 0, file.length, when, { _ in completionHandler?() }))
  }
  /// Schedules a file, and calls a closure when it was played.
  @preconcurrency
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    schedule(ScheduledSound(file, 0, file.length, when, { _ in completionHandler?(callbackType) }))
  }
  /// Schedules a part of a file.
  @preconcurrency
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    schedule(
      ScheduledSound(file, startFrame, Int64(numberFrames), when, { _ in completionHandler?() }))
  }
  /// Schedules a part of a file, and calls a closure when it was played.
  @preconcurrency
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    schedule(
      ScheduledSound(
        file, startFrame, Int64(numberFrames), when, { _ in completionHandler?(callbackType) }))
  }

  private func schedule(_ sound: ScheduledSound) {
    let dropped: [ScheduledSound] = lock.withLock {
      var dropped: [ScheduledSound] = []
      if sound.options.contains(.interrupts) {
        (dropped, queue) = (queue, [])
      } else if sound.options.contains(.interruptsAtLoop) {
        dropped = Array(queue.dropFirst())
        queue = Array(queue.prefix(1))
        queue.first?.endsAtLoop = true
      }
      queue.append(sound)
      return dropped
    }
    for sound in dropped { sound.finished() }
  }

  /// This node's time of a time of the engine: the number of samples since it began; `nil` while it does not play.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
    lock.withLock {
      guard playing, nodeTime.isSampleTimeValid, let firstSample else { return nil }
      return AVAudioTime(
        hostTime: nodeTime.hostTime, sampleTime: nodeTime.sampleTime - firstSample,
        atRate: nodeTime.sampleRate)
    }
  }
  /// The engine's time of a time of this node; `nil` while it does not play.
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
    lock.withLock {
      guard playing, playerTime.isSampleTimeValid, let firstSample else { return nil }
      return AVAudioTime(
        sampleTime: playerTime.sampleTime + firstSample, atRate: playerTime.sampleRate)
    }
  }

  override func render(_ count: Int, _ time: RenderTime) -> AudioFrames {
    var frames = AudioFrames(count: count)
    guard playing else { return frames }
    var index = 0
    if let beginning {
      index = max(0, beginning.sample(from: time, position: time.position))
      guard index < count else { return frames }
      self.beginning = nil
    }
    firstSample = firstSample ?? time.position + Int64(index) - played
    // The node's sample at the block's start.
    let start = played - Int64(index)
    while index < count {
      guard let sound = queue.first else { break }
      if let when = sound.when {
        let first = when.sample(from: time, position: start)
        guard first < count else { break }
        index = max(index, first)
        sound.when = nil
      }
      let (written, isOver) = sound.write(into: &frames, at: index, rate: time.rate)
      index += written
      if isOver {
        queue.removeFirst()
        engine?.calls.append { sound.finished() }
      }
    }
    played = start + Int64(count)
    mix(&frames)
    return frames
  }
}

extension AVAudioTime {
  /// The place in a block of samples at which this time is: below 0 if it is over.
  ///
  /// - Parameter position: The number of the block's first sample, as this time counts.
  fileprivate func sample(from time: RenderTime, position: AVAudioFramePosition) -> Int {
    let samples: Double
    if isSampleTimeValid {
      samples = Double(sampleTime) / max(sampleRate, 1) * time.rate - Double(position)
    } else {
      samples = (Double(hostTime) - Double(time.host)) / 1e9 * time.rate
    }
    // A time far away is not in the block either.
    return Int(min(max(samples, -1e9), 1e9).rounded())
  }
}

/// A buffer or a part of a file that a node plays. The engine's lock guards it.
private final class ScheduledSound: @unchecked Sendable {
  let options: AVAudioPlayerNodeBufferOptions
  var when: AVAudioTime?
  var endsAtLoop = false
  private let source: any SampleSource
  private let end: @Sendable (ScheduledSound) -> Void
  /// The place in the source, in its samples.
  private var place = 0.0

  init(
    _ buffer: AVAudioPCMBuffer, _ when: AVAudioTime?, _ options: AVAudioPlayerNodeBufferOptions,
    _ end: @escaping @Sendable (ScheduledSound) -> Void
  ) {
    (self.when, self.options, self.end) = (when, options, end)
    source = BufferSource(buffer: buffer)
  }
  init(
    _ file: AVAudioFile, _ start: Int64, _ count: Int64, _ when: AVAudioTime?,
    _ end: @escaping @Sendable (ScheduledSound) -> Void
  ) {
    (self.when, options, self.end) = (when, [], end)
    source = FileSource(file: file.sound, start: start, count: count)
  }

  func finished() { end(self) }

  /// Writes samples, as many as there is place for; returns their number, and whether they were the last ones.
  func write(into frames: inout AudioFrames, at first: Int, rate: Double) -> (Int, Bool) {
    let step = source.rate / rate
    let length = Double(source.length)
    var index = first
    while index < frames.left.count {
      if place >= length {
        guard options.contains(.loops), !endsAtLoop, length > 0 else {
          return (index - first, true)
        }
        place = place.truncatingRemainder(dividingBy: length)
      }
      // Between two samples the sound is on a straight line.
      let whole = Int(place)
      let part = Float(place - Double(whole))
      let (a, b) = (
        source.sample(whole), part > 0 ? source.sample(min(whole + 1, source.length - 1)) : (0, 0)
      )
      frames.left[index] = a.0 + (part > 0 ? (b.0 - a.0) * part : 0)
      frames.right[index] = a.1 + (part > 0 ? (b.1 - a.1) * part : 0)
      place += step
      index += 1
    }
    let isOver = place >= length && (!options.contains(.loops) || endsAtLoop)
    return (index - first, isOver)
  }
}

private protocol SampleSource: AnyObject {
  var rate: Double { get }
  var length: Int { get }
  func sample(_ index: Int) -> (Float, Float)
}

private final class BufferSource: SampleSource {
  private let buffer: AVAudioPCMBuffer
  let rate: Double
  let length: Int
  private let left: UnsafeMutablePointer<Float>?
  private let right: UnsafeMutablePointer<Float>?

  init(buffer: AVAudioPCMBuffer) {
    self.buffer = buffer
    rate = max(buffer.format.sampleRate, 1)
    length = Int(min(buffer.frameLength, buffer.frameCapacity))
    left = buffer.floatChannelData?[0]
    right = buffer.format.channelCount > 1 ? buffer.floatChannelData?[1] : left
  }

  func sample(_ index: Int) -> (Float, Float) { (left?[index] ?? 0, right?[index] ?? 0) }
}

private final class FileSource: SampleSource {
  private let file: SoundFile?
  private let start: Int64
  let rate: Double
  let length: Int
  private var part: [Float] = []
  private var firstOfPart = 0
  private static let partLength = 16_384

  init(file: SoundFile?, start: Int64, count: Int64) {
    self.file = file
    self.start = max(0, start)
    rate = file?.rate ?? 44_100
    length = Int(max(0, min(count, (file?.length ?? 0) - self.start)))
  }

  func sample(_ index: Int) -> (Float, Float) {
    guard let file else { return (0, 0) }
    var place = (index - firstOfPart) * file.channels
    if index < firstOfPart || place >= part.count {
      part = file.frames(from: start + Int64(index), count: Self.partLength)
      firstOfPart = index
      place = 0
    }
    guard place < part.count else { return (0, 0) }
    return (part[place], file.channels > 1 ? part[place + 1] : part[place])
  }
}
