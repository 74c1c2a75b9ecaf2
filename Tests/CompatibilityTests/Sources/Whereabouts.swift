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

/// The states of iOS 18, and the iterator of the sequence.
func firstState() async throws -> [String] {
  let reports = CLLocationUpdate.liveUpdates()
  var updates: CLLocationUpdate.Updates.Iterator = reports.makeAsyncIterator()
  guard let update = try await updates.next() else { return [] }
  var states: [String] = []
  if update.authorizationDenied { states.append("denied") }
  if update.authorizationDeniedGlobally { states.append("denied globally") }
  if update.authorizationRequestInProgress { states.append("asking") }
  if update.insufficientlyInUse { states.append("not in use") }
  if update.serviceSessionRequired { states.append("needs a session") }
  return states
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
