// Sounds of the system, under the module name AudioToolbox: a compatible interface, not Apple's.
@_exported public import Foundation
internal import Tabstop

/// The number of a sound. Mirrors AudioToolbox's.
public typealias SystemSoundID = UInt32

/// The number of a vibration, for which a desktop has no device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays the desktop's sound for a warning, if the user has one: Apple's numbered sounds are not here. A
/// vibration does nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  guard inSystemSoundID != kSystemSoundID_Vibrate else { return }
  onMainActor { Desktop.beep() }
}

/// The same as `AudioServicesPlaySystemSound`.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// The same as `AudioServicesPlaySystemSoundWithCompletion`.
@preconcurrency
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Plays the sound, and calls `inCompletionBlock`.
@preconcurrency
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  if let inCompletionBlock { onMainActor { inCompletionBlock() } }
}
