import AVFoundation
import CoreLocation
import SwiftUI

// The user's place as a sequence, interruptions of sounds and times, as programs write them.
@MainActor final class Whereabouts: ObservableObject {
  @Published private(set) var last: CLLocation?
  @Published private(set) var isDenied = false

  func follow() async throws {
    for try await update in CLLocationUpdate.liveUpdates(.fitness) {
      if let place = update.location { last = place }
      if update.authorizationDenied {
        isDenied = true
        break
      }
    }
  }
}

func goesOn(after notification: Notification) -> Bool {
  guard let value = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt,
    AVAudioSession.InterruptionType(rawValue: value) == .ended,
    let options = notification.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt
  else { return false }
  return AVAudioSession.InterruptionOptions(rawValue: options).contains(.shouldResume)
}

func pauseForAMoment() async throws { try await Task.sleep(nanoseconds: 1 * NSEC_PER_MSEC) }

func middle(of range: CMTimeRange) -> CMTime {
  range.start + CMTimeMultiplyByFloat64(range.duration, multiplier: 0.5)
}
