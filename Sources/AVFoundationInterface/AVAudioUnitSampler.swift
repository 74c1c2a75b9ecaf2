public import Foundation

/// A node that plays notes. Without an instrument it plays sine tones, as Apple's does; there are no instruments here.
/// Mirrors AVFoundation's `AVAudioUnitSampler`.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
  /// The volume in decibels.
  public var overallGain: Float {
    get { lock.withLock { gain } }
    set { lock.withLock { gain = newValue } }
  }
  /// The volume in decibels, by its older name.
  public var masterGain: Float {
    get { overallGain }
    set { overallGain = newValue }
  }
  /// The balance between left and right, from -100 to 100.
  public var stereoPan: Float {
    get { lock.withLock { balance } }
    set { lock.withLock { balance = newValue } }
  }
  /// The change of the pitch, in hundredths of a semitone.
  public var globalTuning: Float {
    get { lock.withLock { tuning } }
    set { lock.withLock { tuning = newValue } }
  }
  private var gain: Float = 0
  private var balance: Float = 0
  private var tuning: Float = 0

  /// Loads an instrument of a sound bank. Throws: there is no synthesizer of instruments.
  open func loadSoundBankInstrument(
    at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8
  ) throws { throw AVError(.decoderNotFound) }
  /// Loads an instrument. Throws: there is no synthesizer of instruments.
  open func loadInstrument(at instrumentURL: URL) throws { throw AVError(.decoderNotFound) }
  /// Loads sounds as an instrument. Throws: there is no synthesizer of instruments.
  open func loadAudioFiles(at audioFiles: [URL]) throws { throw AVError(.decoderNotFound) }

  override func render(_ count: Int, _ time: RenderTime) -> AudioFrames {
    var frames = tones(count, rate: time.rate, tuning: Double(tuning) / 100)
    frames.scale(Float(pow(10, Double(gain) / 20)), pan: balance / 100)
    return frames
  }
}

/// A node that gets notes. Mirrors AVFoundation's `AVAudioUnitMIDIInstrument`.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, @unchecked Sendable {
  private struct Tone {
    var phase = 0.0
    /// The loudness now, and the one that it goes to: a sudden change would crack.
    var level: Float = 0
    var target: Float
  }
  private var held: [UInt16: Tone] = [:]
  private var bend = 0.0

  private func key(_ note: UInt8, _ channel: UInt8) -> UInt16 {
    UInt16(channel) << 8 | UInt16(note)
  }

  /// Begins a note.
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {
    lock.withLock {
      held[key(note, channel), default: Tone(target: 0)].target =
        Float(min(velocity, 127)) / 127 * 0.3
    }
  }
  /// Ends a note.
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {
    lock.withLock { held[key(note, channel)]?.target = 0 }
  }
  /// Bends the pitch by up to two semitones: 8192 is none.
  open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {
    lock.withLock { bend = (Double(pitchbend) - 8192) / 4096 }
  }
  /// Sends a controller's value: 120 and 123 end all notes, others have no effect.
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {
    if controller == 120 || controller == 123 { reset() }
  }
  /// Chooses an instrument. No effect: there are none.
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
  /// Chooses an instrument. No effect: there are none.
  open func sendProgramChange(
    _ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8
  ) {}
  /// Sends a message: those of notes have an effect.
  open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {
    switch midiStatus & 0xF0 {
    case 0x90 where data2 > 0:
      startNote(data1, withVelocity: data2, onChannel: midiStatus & 0x0F)
    case 0x80, 0x90: stopNote(data1, onChannel: midiStatus & 0x0F)
    default: break
    }
  }
  /// Ends all notes.
  open override func reset() {
    lock.withLock { for key in held.keys { held[key]?.target = 0 } }
  }

  /// The tones of the held notes. The engine's lock is held.
  final func tones(_ count: Int, rate: Double, tuning: Double) -> AudioFrames {
    var frames = AudioFrames(count: count)
    for (key, var tone) in held {
      // 69 is the A of 440 Hz.
      let semitones = Double(key & 0xFF) - 69 + tuning + bend
      let step = 440 * pow(2, semitones / 12) / rate
      for index in 0..<count {
        tone.level += (tone.target - tone.level) * 0.002
        let sample = Float(sin(2 * .pi * tone.phase)) * tone.level
        frames.left[index] += sample
        frames.right[index] += sample
        tone.phase = (tone.phase + step).truncatingRemainder(dividingBy: 1)
      }
      held[key] = tone.target == 0 && tone.level < 0.0001 ? nil : tone
    }
    return frames
  }

  override func render(_ count: Int, _ time: RenderTime) -> AudioFrames {
    tones(count, rate: time.rate, tuning: 0)
  }
}
