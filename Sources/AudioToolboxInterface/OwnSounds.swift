public import Foundation
internal import Synchronization
internal import Tabstop
public import TabstopFoundation

/// The result of a function of sounds that has worked. Mirrors AudioToolbox's.
public let kAudioServicesNoError: OSStatus = 0
/// The result for a number that is no sound. Mirrors AudioToolbox's.
public let kAudioServicesBadSystemSoundIDError: OSStatus = 0x7569_643F  // "uid?"

/// Creates a sound from a file, with a number for `AudioServicesPlaySystemSound`. Mirrors AudioToolbox's.
///
/// - Returns: 0, or an error if there is no such file.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  let file = inFileURL as URL
  guard (try? file.checkResourceIsReachable()) == true else {
    // AudioToolbox's `kAudioServicesSystemSoundUnspecifiedError`.
    return -1500
  }
  outSystemSoundID.pointee = OwnSounds.add(file)
  return kAudioServicesNoError
}

/// Removes a sound that `AudioServicesCreateSystemSoundID` has made. One that plays ends.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  OwnSounds.remove(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesBadSystemSoundIDError
}

/// Sounds of files, by their numbers.
enum OwnSounds {
  private struct Table {
    var streams: [SystemSoundID: MediaStream] = [:]
    // Beyond Apple's numbered sounds and the vibration.
    var next: SystemSoundID = 0x1_0000
  }
  private static let table = Mutex(Table())

  static func add(_ file: URL) -> SystemSoundID {
    let stream = MediaStream(file, data: nil)
    return table.withLock {
      $0.next += 1
      $0.streams[$0.next] = stream
      return $0.next
    }
  }

  static func remove(_ id: SystemSoundID) -> Bool {
    guard let stream = table.withLock({ $0.streams.removeValue(forKey: id) }) else { return false }
    onMain {
      stream.pause()
      end(stream)
    }
    return true
  }

  static func stream(_ id: SystemSoundID) -> MediaStream? {
    table.withLock { $0.streams[id] }
  }

  /// Plays a sound from its beginning, which ends it if it is playing; returns false for an identifier that is not one of
  /// these sounds.
  static func play(_ id: SystemSoundID, then closure: (@Sendable () -> Void)?) -> Bool {
    guard let stream = stream(id) else { return false }
    let isPlaying = onMain {
      end(stream)
      stream.ended = { [weak stream] in
        stream?.ended = {}
        closure?()
      }
      if stream.time > 0 { stream.time = 0 }
      stream.play()
      return !stream.hasError
    }
    // GTK plays nothing without its media module, or what is no sound: then there is no end either.
    if !isPlaying { onMainActor { end(stream) } }
    return true
  }

  /// Calls the closure for the end of a sound, unless it was called already.
  @MainActor private static func end(_ stream: MediaStream) { stream.ended() }
}
