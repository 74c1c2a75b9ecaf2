import SpriteKit

@testable import SpriteKitInterface

extension SKScene {
  /// Makes frames by hand.
  func play(seconds: TimeInterval) {
    let start = SpriteClock.now
    frame(at: start)
    let count = max(Int((seconds * 60).rounded()), 1)
    for index in 1...count { frame(at: start + seconds * Double(index) / Double(count)) }
    SpriteClock.now += seconds
  }
}

/// The time of frames that are made by hand.
@MainActor
enum SpriteClock {
  static var now: TimeInterval = 1_000
}
