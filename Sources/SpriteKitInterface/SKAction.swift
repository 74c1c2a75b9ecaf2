public import Foundation
public import TabstopFoundation
public import TabstopKits

/// How an action speeds up and slows down. Mirrors SpriteKit's.
public enum SKActionTimingMode: Int, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut
  func share(_ time: CGFloat) -> CGFloat {
    switch self {
    case .linear: time
    case .easeIn: time * time
    case .easeOut: time * (2 - time)
    case .easeInEaseOut: time * time * (3 - 2 * time)
    }
  }
}

/// A function from the share of the time to the share of the change. Mirrors SpriteKit's.
public typealias SKActionTimingFunction = (Float) -> Float

/// A change of a node. Mirrors SpriteKit's `SKAction`.
// Sendable: one thread at a time.
open class SKAction: NSObject, @unchecked Sendable {
  indirect enum Kind {
    /// The closure begins the change, and returns one that applies a share of it.
    case timed(@MainActor (SKNode) -> @MainActor (CGFloat) -> Void)
    case sequence([SKAction])
    case group([SKAction])
    case repeating(SKAction, Int?)
  }
  let kind: Kind
  private let reverse: (() -> SKAction)?
  /// How far the length of a run may be from half below to half above the duration.
  let durationRange: TimeInterval
  /// The length in seconds.
  open var duration: TimeInterval
  /// The speed.
  open var speed: CGFloat = 1
  /// How it speeds up and slows down.
  open var timingMode = SKActionTimingMode.linear
  /// The share of the change at a share of the time, after the mode.
  open var timingFunction: SKActionTimingFunction?

  init(
    _ duration: TimeInterval, _ kind: Kind, range: TimeInterval = 0,
    reverse: (() -> SKAction)? = nil
  ) {
    (self.duration, self.kind, self.reverse) = (max(duration, 0), kind, reverse)
    durationRange = range
    super.init()
  }

  func share(_ time: CGFloat) -> CGFloat {
    let share = timingMode.share(time)
    return timingFunction.map { CGFloat($0(Float(share))) } ?? share
  }

  /// The action backward; the action itself if it has no way back.
  open func reversed() -> SKAction {
    let action: SKAction
    switch kind {
    case .sequence(let parts): action = .sequence(parts.reversed().map { $0.reversed() })
    case .group(let parts): action = .group(parts.map { $0.reversed() })
    case .repeating(let part, let count):
      action = count.map { .repeat(part.reversed(), count: $0) } ?? .repeatForever(part.reversed())
    case .timed:
      guard let reverse else { return self }
      action = reverse()
      action.duration = duration
    }
    (action.speed, action.timingMode, action.timingFunction) = (speed, timingMode, timingFunction)
    return action
  }

  /// An action with the same change, duration, speed and timing.
  open override func copy() -> Any {
    let copy = SKAction(duration, kind, range: durationRange, reverse: reverse)
    (copy.speed, copy.timingMode, copy.timingFunction) = (speed, timingMode, timingFunction)
    return copy
  }

  private static func timed(
    _ duration: TimeInterval, reverse: (() -> SKAction)? = nil,
    _ begin: @escaping @MainActor (SKNode) -> @MainActor (CGFloat) -> Void
  ) -> SKAction { SKAction(duration, .timed(begin), reverse: reverse) }
  private static func once(
    reverse: (() -> SKAction)? = nil, _ change: @escaping @MainActor (SKNode) -> Void
  ) -> SKAction {
    timed(0, reverse: reverse) { node in { _ in change(node) } }
  }

  /// Adds a part of a number in each step, so that several actions add up.
  private static func by(
    _ amount: CGFloat, _ duration: TimeInterval,
    _ add: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    timed(duration, reverse: { by(-amount, duration, add) }) { node in
      var done: CGFloat = 0
      return { share in
        add(node, amount * (share - done))
        done = share
      }
    }
  }

  private static func to(
    _ value: CGFloat, _ duration: TimeInterval, _ get: @escaping @MainActor (SKNode) -> CGFloat,
    _ set: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    timed(duration) { node in
      let start = get(node)
      return { set(node, start + (value - start) * $0) }
    }
  }

  // MARK: Moving

  /// Moves a node.
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    timed(duration, reverse: { moveBy(x: -deltaX, y: -deltaY, duration: duration) }) { node in
      var done: CGFloat = 0
      return { share in
        node.position.x += deltaX * (share - done)
        node.position.y += deltaY * (share - done)
        done = share
      }
    }
  }

  /// Moves a node.
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: delta.dx, y: delta.dy, duration: duration)
  }

  /// Moves a node to a place.
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    timed(duration) { node in
      let start = node.position
      return { share in
        node.position = CGPoint(
          x: start.x + (location.x - start.x) * share, y: start.y + (location.y - start.y) * share)
      }
    }
  }

  /// Moves a node to a place.
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    to(x, duration, { $0.position.x }, { $0.position.x = $1 })
  }

  /// Moves a node to a place.
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    to(y, duration, { $0.position.y }, { $0.position.y = $1 })
  }

  /// Moves a node along a path.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction {
    follow(Path(path), offset, orient, duration, isBackward: false)
  }

  private class func follow(
    _ line: Path, _ offset: Bool, _ orient: Bool, _ duration: TimeInterval, isBackward: Bool
  ) -> SKAction {
    timed(
      duration, reverse: { follow(line, offset, orient, duration, isBackward: !isBackward) }
    ) { node in
      let start = node.position
      return { share in
        let end = max(isBackward ? 1 - share : share, 0.0001)
        guard let place = line.trimmedPath(from: 0, to: end).currentPoint else { return }
        let before = node.position
        node.position =
          offset ? CGPoint(x: start.x + place.x, y: start.y + place.y) : place
        if orient, before != node.position {
          node.zRotation = atan2(node.position.y - before.y, node.position.x - before.x) - .pi / 2
        }
      }
    }
  }

  /// Moves a node along a path, from its own place on.
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: duration)
  }

  /// Moves a node along a path.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction {
    let line = Path(path)
    let places = (0...64).compactMap {
      line.trimmedPath(from: 0, to: max(CGFloat($0) / 64, 0.0001)).currentPoint
    }
    let length = zip(places, places.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    return follow(
      path, asOffset: offset, orientToPath: orient, duration: TimeInterval(length / max(speed, 1)))
  }

  // MARK: Turning and sizes

  /// Turns a node.
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    by(radians, duration) { $0.zRotation += $1 }
  }

  /// Turns a node to an angle.
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    to(radians, duration, { $0.zRotation }, { $0.zRotation = $1 })
  }

  /// Turns a node to an angle, in the shorter direction.
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction {
    guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
    return timed(duration) { node in
      let start = node.zRotation
      let way = (radians - start).remainder(dividingBy: 2 * .pi)
      return { node.zRotation = start + way * $0 }
    }
  }

  /// Multiplies the scales of a node.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    timed(duration, reverse: { self.scale(by: 1 / scale, duration: duration) }) { node in
      let (x, y) = (node.xScale, node.yScale)
      return {
        node.xScale = x * (1 + (scale - 1) * $0)
        node.yScale = y * (1 + (scale - 1) * $0)
      }
    }
  }

  /// Changes the scales of a node.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(to: scale, y: scale, duration: duration)
  }

  /// Changes the scales of a node.
  open class func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    timed(duration) { node in
      let start = (x: node.xScale, y: node.yScale)
      return { share in
        node.xScale = start.x + (x - start.x) * share
        node.yScale = start.y + (y - start.y) * share
      }
    }
  }

  /// Changes the horizontal scale of a node.
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    to(scale, duration, { $0.xScale }, { $0.xScale = $1 })
  }

  /// Changes the vertical scale of a node.
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    to(scale, duration, { $0.yScale }, { $0.yScale = $1 })
  }

  /// Changes the size of a sprite.
  open class func resize(
    toWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction {
    timed(duration) { node in
      guard let sprite = node as? SKSpriteNode else { return { _ in } }
      let start = sprite.size
      return { share in
        sprite.size = CGSize(
          width: start.width + (width - start.width) * share,
          height: start.height + (height - start.height) * share)
      }
    }
  }

  /// Changes the size of a sprite.
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
    resize(toWidth: size.width, height: size.height, duration: duration)
  }

  // MARK: Looks

  /// Makes a node visible.
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    timed(duration, reverse: { fadeOut(withDuration: duration) }) { node in
      let start = node.alpha
      return { node.alpha = start + (1 - start) * $0 }
    }
  }

  /// Makes a node invisible.
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    timed(duration, reverse: { fadeIn(withDuration: duration) }) { node in
      let start = node.alpha
      return { node.alpha = start * (1 - $0) }
    }
  }

  /// Changes the opacity of a node.
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    to(alpha, duration, { $0.alpha }, { $0.alpha = $1 })
  }

  /// Changes the opacity of a node.
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    by(factor, duration) { $0.alpha += $1 }
  }

  /// Hides a node.
  open class func hide() -> SKAction { once(reverse: { unhide() }) { $0.isHidden = true } }
  /// Shows a node.
  open class func unhide() -> SKAction { once(reverse: { hide() }) { $0.isHidden = false } }
  /// Changes the colour of a sprite.
  open class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    timed(duration) { node in
      guard let sprite = node as? SKSpriteNode else { return { _ in } }
      let (start, factor) = (sprite.color, sprite.colorBlendFactor)
      return { share in
        sprite.color = start.mixed(with: color, share)
        sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * share
      }
    }
  }

  /// Changes how much of a sprite's colour is seen.
  open class func colorize(
    withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    timed(duration) { node in
      guard let sprite = node as? SKSpriteNode else { return { _ in } }
      let factor = sprite.colorBlendFactor
      return { sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * $0 }
    }
  }

  /// Sets the picture of a sprite.
  open class func setTexture(_ texture: SKTexture, resize: Bool = false) -> SKAction {
    once { node in
      guard let sprite = node as? SKSpriteNode else { return }
      sprite.texture = texture
      if resize { sprite.size = texture.size() }
    }
  }

  /// Shows pictures one after the other.
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool = false,
    restore: Bool = false
  ) -> SKAction {
    timed(
      sec * Double(textures.count),
      reverse: {
        animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore)
      }
    ) { node in
      guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
      let before = sprite.texture
      return { share in
        // A timing function may go below 0 and above 1.
        let place = Int(min(1, max(0, share)) * CGFloat(textures.count))
        sprite.texture = share >= 1 && restore ? before : textures[min(place, textures.count - 1)]
        if resize, let texture = sprite.texture { sprite.size = texture.size() }
      }
    }
  }

  // MARK: Others

  /// Waits.
  open class func wait(forDuration duration: TimeInterval) -> SKAction {
    timed(duration) { _ in { _ in } }
  }

  /// Waits for a random time around a duration: for another one in each run.
  open class func wait(
    forDuration duration: TimeInterval, withRange durationRange: TimeInterval
  ) -> SKAction {
    SKAction(duration, .timed { _ in { _ in } }, range: durationRange)
  }

  /// Removes a node.
  open class func removeFromParent() -> SKAction { once { $0.removeFromParent() } }
  /// Starts an action of a node below.
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    once { $0.childNode(withName: name)?.run(action) }
  }

  /// Calls a closure.
  open class func run(_ block: @escaping () -> Void) -> SKAction {
    // Called on the main thread, as by SpriteKit.
    nonisolated(unsafe) let block = block
    return once { _ in block() }
  }

  /// Calls a closure in a queue.
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    // The program passes the closure to that queue.
    nonisolated(unsafe) let block = block
    return once { _ in queue.async { block() } }
  }

  /// Calls a closure in each step with the seconds since the begin.
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    // Called on the main thread, as by SpriteKit.
    nonisolated(unsafe) let block = block
    return timed(duration) { node in { block(node, $0 * CGFloat(duration)) } }
  }

  /// Changes the speed of a node's actions.
  open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    to(speed, duration, { $0.speed }, { $0.speed = $1 })
  }

  /// Changes the speed of a node's actions.
  open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
    by(speed, duration) { $0.speed += $1 }
  }

  /// Plays a sound of the program's files. The action always ends at once: it does not wait for the end of the sound.
  open class func playSoundFileNamed(
    _ soundFile: String, waitForCompletion wait: Bool
  ) -> SKAction {
    timed(0) { _ in { _ in GameSound.play(soundFile) } }
  }

  /// Plays the sound of an audio node.
  open class func play() -> SKAction { once { ($0 as? SKAudioNode)?.start() } }
  /// Stops the sound of an audio node; playing it again begins at its start.
  open class func stop() -> SKAction { once { ($0 as? SKAudioNode)?.stop() } }
  /// Pauses the sound of an audio node.
  open class func pause() -> SKAction { once { ($0 as? SKAudioNode)?.pause() } }
  /// Changes the loudness of an audio node. No effect.
  open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
    wait(forDuration: duration)
  }

  /// Pushes the body of a node.
  open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
    timed(sec) { node in
      var done: CGFloat = 0
      return { share in
        let part = share - done
        node.physicsBody?.applyImpulse(CGVector(dx: impulse.dx * part, dy: impulse.dy * part))
        done = share
      }
    }
  }

  /// Pushes the body of a node.
  open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
    applyImpulse(CGVector(dx: force.dx * sec, dy: force.dy * sec), duration: sec)
  }

  /// Runs actions one after the other.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.reduce(0) { $0 + $1.duration }, .sequence(actions))
  }

  /// Runs actions at the same time.
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.map(\.duration).max() ?? 0, .group(actions))
  }

  /// Runs an action several times.
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(action.duration * Double(count), .repeating(action, count))
  }

  /// Runs an action again and again.
  open class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.infinity, .repeating(action, nil))
  }
}

extension UIColor {
  func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    var (r2, g2, b2, a2) = (r, g, b, a)
    _ = getRed(&r, green: &g, blue: &b, alpha: &a)
    _ = other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
    return UIColor(
      red: r + (r2 - r) * share, green: g + (g2 - g) * share, blue: b + (b2 - b) * share,
      alpha: a + (a2 - a) * share)
  }
}
