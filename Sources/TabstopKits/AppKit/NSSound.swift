public import Foundation
internal import Tabstop

/// A sound. Mirrors the part of AppKit's `NSSound` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSSound: NSObject {
  /// The name of a sound.
  public typealias Name = String

  /// The desktop's sound for a warning, if the user has one.
  public static func beep() { Desktop.beep() }
  /// A sound of a Mac: the desktop's for a warning takes its place.
  public init?(named name: Name) {
    self.name = name
    super.init()
  }
  /// A sound in a file: the desktop's for a warning takes its place; `AVAudioPlayer` plays files.
  public init?(contentsOf url: URL, byReference byRef: Bool) {
    name = url.lastPathComponent
    super.init()
  }
  /// A sound in a file's bytes: the desktop's for a warning takes its place; `AVAudioPlayer` plays them.
  public init?(data: Data) {
    name = nil
    super.init()
  }
  /// A sound in a file: the desktop's for a warning takes its place; `AVAudioPlayer` plays files.
  public convenience init?(contentsOfFile path: String, byReference byRef: Bool) {
    self.init(contentsOf: URL(fileURLWithPath: path), byReference: byRef)
  }
  /// The length of the sound, in seconds. Always 0: it is not read.
  public var duration: TimeInterval { 0 }
  /// The place in the sound, in seconds. Stored, without effect.
  public var currentTime: TimeInterval = 0
  /// Pauses the sound. No effect.
  @discardableResult
  public func pause() -> Bool { false }
  /// Continues the sound. No effect.
  @discardableResult
  public func resume() -> Bool { false }
  /// The name.
  public let name: Name?
  /// The volume, from 0 to 1. Stored, without effect.
  public var volume: Float = 1
  /// Whether the sound is repeated. Stored, without effect.
  public var loops = false
  /// Whether the sound is playing. Always `false`.
  public var isPlaying: Bool { false }
  /// Plays the desktop's sound for a warning.
  @discardableResult
  public func play() -> Bool {
    Desktop.beep()
    return true
  }
  /// Stops the sound. No effect.
  @discardableResult
  public func stop() -> Bool { true }
}
