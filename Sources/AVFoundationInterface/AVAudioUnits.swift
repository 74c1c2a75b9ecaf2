public import Foundation

// Effects between the nodes of an engine: sounds pass through them unchanged, and their values are stored, without
// effect.

/// A node that changes sounds. Mirrors AVFoundation's `AVAudioUnit`. Sounds pass through unchanged here.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}

/// A node for effects. Mirrors AVFoundation's `AVAudioUnitEffect`. No effect here.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether the sound passes through unchanged. Stored, without effect.
  public var bypass = false
}

/// A reverb effect. Mirrors AVFoundation's `AVAudioUnitReverb`. No effect here.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// The part of the effect in the sound, in percent. Stored, without effect.
  public var wetDryMix: Float = 0
  /// Loads a preset. No effect.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// A preset of a reverb effect. Mirrors AVFoundation's `AVAudioUnitReverbPreset`.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate
  case mediumChamber, largeChamber, cathedral
  case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// A distortion effect. Mirrors AVFoundation's `AVAudioUnitDistortion`. No effect here.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  /// The gain before the effect, in decibels. Stored, without effect.
  public var preGain: Float = -6
  /// The part of the effect in the sound, in percent. Stored, without effect.
  public var wetDryMix: Float = 50
  /// Loads a preset. No effect.
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// A preset of a distortion effect. Mirrors AVFoundation's `AVAudioUnitDistortionPreset`.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi
  case multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2
  case multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed
  case multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2
  case multiEverythingIsBroken
  case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// A delay effect. Mirrors AVFoundation's `AVAudioUnitDelay`. No effect here.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// The delay, in seconds. Stored, without effect.
  public var delayTime: TimeInterval = 1
  /// The part of the sound that is fed back, in percent. Stored, without effect.
  public var feedback: Float = 50
  /// The frequency above which the delayed sound is cut off, in hertz. Stored, without effect.
  public var lowPassCutoff: Float = 15_000
  /// The part of the effect in the sound, in percent. Stored, without effect.
  public var wetDryMix: Float = 100
}

/// A node that changes the speed or the pitch. Mirrors AVFoundation's `AVAudioUnitTimeEffect`. No effect
/// here.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether the sound passes through unchanged. Stored, without effect.
  public var bypass = false
}

/// An effect that changes the speed and the pitch independently. Mirrors AVFoundation's `AVAudioUnitTimePitch`. No
/// effect here.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// The rate of playing. Stored, without effect.
  public var rate: Float = 1
  /// The change of the pitch, in hundredths of a semitone. Stored, without effect.
  public var pitch: Float = 0
  /// The overlap of the parts of the sound. Stored, without effect.
  public var overlap: Float = 8
}

/// An effect that changes the speed and the pitch together. Mirrors AVFoundation's `AVAudioUnitVarispeed`. No effect
/// here.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// The rate of playing. Stored, without effect.
  public var rate: Float = 1
}

/// An equalizer. Mirrors AVFoundation's `AVAudioUnitEQ`. No effect here.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  /// The bands.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// The gain of the whole sound, in decibels. Stored, without effect.
  public var globalGain: Float = 0

  /// Creates an equalizer with a number of bands.
  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}

/// A band of an equalizer. Mirrors AVFoundation's `AVAudioUnitEQFilterParameters`. No effect here.
// Sendable: one thread at a time.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  /// The type of the filter. Stored, without effect.
  public var filterType = AVAudioUnitEQFilterType.parametric
  /// The frequency of the filter, in hertz. Stored, without effect.
  public var frequency: Float = 1000
  /// The width of the band, in octaves. Stored, without effect.
  public var bandwidth: Float = 0.5
  /// The gain of the filter, in decibels. Stored, without effect.
  public var gain: Float = 0
  /// Whether the sound passes through unchanged. Stored, without effect.
  public var bypass = true
}

/// The type of an equalizer's filter. Mirrors AVFoundation's `AVAudioUnitEQFilterType`.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop
  case lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}
