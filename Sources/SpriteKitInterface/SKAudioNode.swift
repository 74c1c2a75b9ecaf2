internal import AVFoundationInterface
public import Foundation

/// A sound. Mirrors SpriteKit's `SKAudioNode`; it is equally loud everywhere in the scene.
open class SKAudioNode: SKNode {
  /// Whether the sound begins with the scene and does not end.
  open var autoplayLooped = true { didSet { player?.numberOfLoops = autoplayLooped ? -1 : 0 } }
  /// Whether the place is heard. Stored, without effect.
  open var isPositional = true
  private var player: AVAudioPlayer?
  private var isStarted = false

  /// Creates the sound of a file of the program.
  public convenience init(fileNamed name: String) {
    self.init()
    player = GameSound.player(name)
    player?.numberOfLoops = -1
  }

  /// Creates the sound of a file.
  public convenience init(url: URL) {
    self.init()
    player = try? AVAudioPlayer(contentsOf: url)
    player?.numberOfLoops = -1
  }

  func start() {
    isStarted = true
    _ = player?.play()
  }

  func pause() { player?.pause() }

  /// Ends the sound; the next start is from its beginning.
  func stop() {
    player?.stop()
    player?.currentTime = 0
  }
  override func advance(_ time: TimeInterval) { if autoplayLooped, !isStarted { start() } }
  /// Removes the node, and ends the sound.
  open override func removeFromParent() {
    super.removeFromParent()
    stop()
    isStarted = false
  }
}

/// The sounds of actions.
@MainActor
enum GameSound {
  private static var playing: [AVAudioPlayer] = []

  static func player(_ file: String) -> AVAudioPlayer? {
    let url = URL(fileURLWithPath: file)
    let found = Bundle.main.url(
      forResource: url.deletingPathExtension().lastPathComponent, withExtension: url.pathExtension)
    return found.flatMap { try? AVAudioPlayer(contentsOf: $0) }
  }

  static func play(_ file: String) {
    playing.removeAll { !$0.isPlaying }
    guard let player = player(file) else { return }
    playing.append(player)
    _ = player.play()
  }
}
