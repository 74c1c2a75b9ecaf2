import AVFoundation

// Audio as programs for music calculate it: a metronome, a keyboard, and a meter.

/// A metronome that plays one buffer for each beat, at its sample.
final class SampleMetronome {
  let engine = AVAudioEngine()
  let player = AVAudioPlayerNode()
  let click: AVAudioPCMBuffer
  private let format: AVAudioFormat

  init?(rate: Double) {
    guard let format = AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1),
      let click = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4)
    else { return nil }
    (self.format, self.click) = (format, click)
    click.frameLength = 4
    for (index, value) in [Float(0.5), 0.4, 0.3, 0.2].enumerated() {
      click.floatChannelData![0][index] = value
    }
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: format)
  }

  func start(beats: Int, samplesPerBeat: AVAudioFramePosition) {
    for beat in 0..<beats {
      let time = AVAudioTime(
        sampleTime: AVAudioFramePosition(beat) * samplesPerBeat, atRate: format.sampleRate)
      player.scheduleBuffer(click, at: time, options: [], completionHandler: nil)
    }
    player.play()
  }

  var playedSamples: AVAudioFramePosition? {
    guard let nodeTime = player.lastRenderTime,
      let playerTime = player.playerTime(forNodeTime: nodeTime)
    else { return nil }
    return playerTime.sampleTime
  }
}

/// A synthesizer whose samples are calculated when they are needed.
final class SquareWave {
  var amplitude: Float = 0.25
  private var phase = 0

  private(set) lazy var node = AVAudioSourceNode {
    [unowned self] isSilence, timestamp, frameCount, audioBufferList -> OSStatus in
    let buffers = UnsafeMutableAudioBufferListPointer(audioBufferList)
    for frame in 0..<Int(frameCount) {
      let value = phase % 4 < 2 ? amplitude : -amplitude
      phase += 1
      for buffer in buffers {
        let samples: UnsafeMutableBufferPointer<Float> = UnsafeMutableBufferPointer(buffer)
        samples[frame] = value
      }
    }
    return noErr
  }
}

/// The highest sample of what is heard.
final class PeakMeter {
  private(set) var peaks: [Float] = []

  func measure(_ node: AVAudioNode) {
    node.installTap(onBus: 0, bufferSize: 64, format: node.outputFormat(forBus: 0)) {
      [weak self] buffer, _ in
      guard let samples = buffer.floatChannelData?[0] else { return }
      let values = UnsafeBufferPointer(start: samples, count: Int(buffer.frameLength))
      self?.peaks.append(values.map(abs).max() ?? 0)
    }
  }
}

/// Renders an engine without a loudspeaker.
func rendered(_ engine: AVAudioEngine, frames: AVAudioFrameCount) throws -> (
  left: [Float], right: [Float]
) {
  let format = engine.manualRenderingFormat
  guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frames) else {
    return ([], [])
  }
  guard try engine.renderOffline(frames, to: buffer) == .success else { return ([], []) }
  let channels = (0..<2).map {
    Array(UnsafeBufferPointer(start: buffer.floatChannelData![$0], count: Int(buffer.frameLength)))
  }
  return (channels[0], channels[1])
}

/// Writes the samples of a buffer to a file, and reads them again.
func copied(_ buffer: AVAudioPCMBuffer, by url: URL) throws -> AVAudioPCMBuffer? {
  let output = try AVAudioFile(forWriting: url, settings: buffer.format.settings)
  try output.write(from: buffer)
  output.close()
  let input = try AVAudioFile(forReading: url)
  guard
    let result = AVAudioPCMBuffer(
      pcmFormat: input.processingFormat, frameCapacity: AVAudioFrameCount(input.length))
  else { return nil }
  try input.read(into: result)
  return result
}
