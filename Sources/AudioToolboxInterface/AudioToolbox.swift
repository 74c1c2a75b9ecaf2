// Sounds of the system, under the module name AudioToolbox: a compatible interface, not Apple's.
@_exported public import Foundation
internal import Tabstop

/// The number of a sound. Mirrors AudioToolbox's.
public typealias SystemSoundID = UInt32

/// The number of a vibration, for which a desktop has no device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays a sound that `AudioServicesCreateSystemSoundID` has made. For Apple's numbered sounds, which are not
/// here, plays the desktop's sound for a warning, if the user has one. A vibration does nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}

/// Plays a sound as an alert: as `AudioServicesPlaySystemSound` does, without a vibration.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Plays a sound as an alert, as `AudioServicesPlaySystemSoundWithCompletion` does.
@preconcurrency
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Plays the sound, and calls `inCompletionBlock`: at the end of a sound of the program's own, or at once if
/// it cannot be played.
@preconcurrency
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  if OwnSounds.play(inSystemSoundID, then: inCompletionBlock) { return }
  let isVibration = inSystemSoundID == kSystemSoundID_Vibrate
  guard !isVibration || inCompletionBlock != nil else { return }
  onMainActor {
    if !isVibration { Desktop.beep() }
    inCompletionBlock?()
  }
}
