public import Foundation
internal import SwiftUIInterface
public import TabstopKits

/// Particles. Mirrors SpriteKit's `SKEmitterNode`: those that a program sets up. Files of Xcode's editor are not read.
open class SKEmitterNode: SKNode {
  /// The picture of a particle; without one it is a disc.
  open var particleTexture: SKTexture?
  /// The number of new particles in a second.
  open var particleBirthRate: CGFloat = 0
  /// The number of particles after which no new ones appear; 0 for any.
  open var numParticlesToEmit = 0
  /// The time of a particle in seconds.
  open var particleLifetime: CGFloat = 0
  /// The range of the time.
  open var particleLifetimeRange: CGFloat = 0
  /// The range of the place.
  open var particlePositionRange = CGVector.zero
  /// The place.
  open var particlePosition = CGPoint.zero
  /// The height above other nodes. Stored, without effect: that of the node counts.
  open var particleZPosition: CGFloat = 0
  /// The size of a particle.
  open var particleSize = CGSize.zero
  /// The speed in points for each second.
  open var particleSpeed: CGFloat = 0
  /// The range of the speed.
  open var particleSpeedRange: CGFloat = 0
  /// The direction in radians.
  open var emissionAngle: CGFloat = 0
  /// The range of the direction.
  open var emissionAngleRange: CGFloat = 0
  /// The horizontal acceleration.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration.
  open var yAcceleration: CGFloat = 0
  /// The opacity.
  open var particleAlpha: CGFloat = 1
  /// The range of the opacity.
  open var particleAlphaRange: CGFloat = 0
  /// The change of the opacity in a second.
  open var particleAlphaSpeed: CGFloat = 0
  /// The scale.
  open var particleScale: CGFloat = 1
  /// The range of the scale.
  open var particleScaleRange: CGFloat = 0
  /// The change of the scale in a second.
  open var particleScaleSpeed: CGFloat = 0
  /// The angle.
  open var particleRotation: CGFloat = 0
  /// The range of the angle.
  open var particleRotationRange: CGFloat = 0
  /// The change of the angle in a second.
  open var particleRotationSpeed: CGFloat = 0
  /// The colour.
  open var particleColor = UIColor.white
  /// How much of the colour a picture has.
  open var particleColorBlendFactor: CGFloat = 0
  /// The colours in the time of a particle. Stored, without effect.
  open var particleColorSequence: SKKeyframeSequence?
  /// How particles are painted over what is below.
  open var particleBlendMode = SKBlendMode.alpha
  /// The node in whose coordinates particles move.
  open weak var targetNode: SKNode?
  /// The action of each particle. Stored, without effect.
  open var particleAction: SKAction?

  private struct Particle {
    var place: CGPoint
    var velocity: CGVector
    var age: CGFloat = 0
    var life, alpha, scale, angle: CGFloat
  }

  private var particles: [Particle] = []
  private var due: CGFloat = 0
  private var emitted = 0
  private func random(_ middle: CGFloat, _ range: CGFloat) -> CGFloat {
    middle + range * .random(in: -0.5...0.5)
  }

  /// Removes the particles and begins again.
  open func resetSimulation() {
    (particles, due, emitted) = ([], 0, 0)
    noteChange()
  }

  /// Advances the particles by at most ten seconds, so that some are there at the start.
  open func advanceSimulationTime(_ sec: TimeInterval) {
    guard sec > 0 else { return }
    for _ in 0..<Int(min(sec, 10) * 30) { advance(1 / 30) }
  }

  override func advance(_ time: TimeInterval) {
    let time = CGFloat(time)
    let hadParticles = !particles.isEmpty
    for index in particles.indices {
      particles[index].age += time
      particles[index].velocity =
        particles[index].velocity + CGVector(dx: xAcceleration, dy: yAcceleration) * time
      particles[index].place = particles[index].place + particles[index].velocity * time
      particles[index].alpha += particleAlphaSpeed * time
      particles[index].scale += particleScaleSpeed * time
      particles[index].angle += particleRotationSpeed * time
    }
    particles.removeAll { $0.age >= $0.life }
    due = min(due + particleBirthRate * time, 1_000)
    while due >= 1, numParticlesToEmit == 0 || emitted < numParticlesToEmit {
      due -= 1
      emitted += 1
      let (angle, speed) = (
        random(emissionAngle, emissionAngleRange), random(particleSpeed, particleSpeedRange)
      )
      var new = Particle(
        place: CGPoint(
          x: random(particlePosition.x, particlePositionRange.dx),
          y: random(particlePosition.y, particlePositionRange.dy)),
        velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
        life: max(random(particleLifetime, particleLifetimeRange), 0),
        alpha: random(particleAlpha, particleAlphaRange),
        scale: random(particleScale, particleScaleRange),
        angle: random(particleRotation, particleRotationRange))
      if let targetNode { new.place = targetNode.convert(new.place, from: self) }
      particles.append(new)
    }
    if hadParticles || !particles.isEmpty { noteChange() }
  }

  override func draw(_ context: inout GraphicsContext) {
    context.blendMode = particleBlendMode.blend
    let toSelf = targetNode.map { $0.transformToRoot.concatenating(transformToRoot.inverted()) }
    let sprite = SKSpriteNode(texture: particleTexture)
    sprite.color = particleColor
    sprite.colorBlendFactor = particleColorBlendFactor
    if particleSize != .zero { sprite.size = particleSize }
    for particle in particles where particle.alpha > 0 && particle.scale > 0 {
      var context = context
      context.opacity *= min(particle.alpha, 1)
      if let toSelf { context.concatenate(toSelf) }
      context.translateBy(x: particle.place.x, y: particle.place.y)
      context.rotate(by: .radians(particle.angle))
      context.scaleBy(x: particle.scale, y: particle.scale)
      if particleTexture == nil {
        let size = particleSize == .zero ? CGSize(width: 8, height: 8) : particleSize
        context.fill(
          Path(
            ellipseIn: CGRect(
              x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)),
          with: .color(Color(particleColor)))
      } else {
        sprite.draw(&context)
      }
    }
  }

  override class func empty(like node: SKNode) -> SKNode { SKEmitterNode() }
  override func take(from node: SKNode) {
    super.take(from: node)
    guard let node = node as? SKEmitterNode else { return }
    (particleTexture, particleSize) = (node.particleTexture, node.particleSize)
    (particleBirthRate, numParticlesToEmit) = (node.particleBirthRate, node.numParticlesToEmit)
    (particleLifetime, particleLifetimeRange) = (node.particleLifetime, node.particleLifetimeRange)
    (particlePosition, particlePositionRange) = (node.particlePosition, node.particlePositionRange)
    particleZPosition = node.particleZPosition
    (particleSpeed, particleSpeedRange) = (node.particleSpeed, node.particleSpeedRange)
    (emissionAngle, emissionAngleRange) = (node.emissionAngle, node.emissionAngleRange)
    (xAcceleration, yAcceleration) = (node.xAcceleration, node.yAcceleration)
    (particleAlpha, particleAlphaRange) = (node.particleAlpha, node.particleAlphaRange)
    particleAlphaSpeed = node.particleAlphaSpeed
    (particleScale, particleScaleRange) = (node.particleScale, node.particleScaleRange)
    particleScaleSpeed = node.particleScaleSpeed
    (particleRotation, particleRotationRange) = (node.particleRotation, node.particleRotationRange)
    particleRotationSpeed = node.particleRotationSpeed
    (particleColor, particleColorBlendFactor) = (node.particleColor, node.particleColorBlendFactor)
    (particleColorSequence, particleAction) = (node.particleColorSequence, node.particleAction)
    (particleBlendMode, targetNode) = (node.particleBlendMode, node.targetNode)
  }
}
