// A small game: a ball falls, lands, and the player pushes it.
import SpriteKit
import SwiftUI

enum Kind {
  static let none: UInt32 = 0
  static let ball: UInt32 = 0b1
  static let floor: UInt32 = 0b10
  static let coin: UInt32 = 0b100
}

final class BallScene: SKScene, SKPhysicsContactDelegate {
  let ball = SKShapeNode(circleOfRadius: 10)
  let score = SKLabelNode(fontNamed: "Helvetica")
  private(set) var journal: [String] = []

  override func didMove(to view: SKView) {
    journal.append("shown")
    backgroundColor = .black
    physicsWorld.gravity = CGVector(dx: 0, dy: -2)
    physicsWorld.contactDelegate = self

    ball.name = "ball"
    ball.fillColor = .red
    ball.position = CGPoint(x: frame.midX, y: 100)
    ball.zPosition = 2
    ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
    ball.physicsBody?.categoryBitMask = Kind.ball
    ball.physicsBody?.collisionBitMask = Kind.floor
    ball.physicsBody?.contactTestBitMask = Kind.floor | Kind.coin
    ball.physicsBody?.restitution = 0
    addChild(ball)

    let floor = SKNode()
    floor.name = "floor"
    floor.physicsBody = SKPhysicsBody(
      edgeFrom: CGPoint(x: 0, y: 20), to: CGPoint(x: frame.width, y: 20))
    floor.physicsBody?.categoryBitMask = Kind.floor
    floor.physicsBody?.restitution = 0
    addChild(floor)

    let coin = SKSpriteNode(color: .yellow, size: CGSize(width: 20, height: 10))
    coin.name = "coin"
    coin.position = CGPoint(x: frame.midX, y: 60)
    coin.physicsBody = SKPhysicsBody(rectangleOf: coin.size)
    coin.physicsBody?.isDynamic = false
    coin.physicsBody?.categoryBitMask = Kind.coin
    addChild(coin)

    score.text = "0"
    score.horizontalAlignmentMode = .left
    score.position = CGPoint(x: 5, y: 180)
    addChild(score)
  }

  override func update(_ currentTime: TimeInterval) {
    enumerateChildNodes(withName: "coin") { node, _ in
      if node.alpha <= 0 { node.removeFromParent() }
    }
  }

  func didBegin(_ contact: SKPhysicsContact) {
    let other =
      contact.bodyA.categoryBitMask == Kind.ball ? contact.bodyB.node : contact.bodyA.node
    journal.append(other?.name ?? "?")
    if other?.name == "coin" {
      other?.physicsBody = nil
      other?.run(.sequence([.fadeOut(withDuration: 0.1), .removeFromParent()]))
      score.text = "1"
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    journal.append("touched \(Int(place.x)) \(Int(place.y))")
    if nodes(at: place).contains(ball) {
      ball.physicsBody?.applyImpulse(CGVector(dx: 0, dy: 1))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.append("released")
  }

  override func keyDown(with event: NSEvent) {
    switch event.keyCode {
    case 124: ball.position.x += 10
    default: super.keyDown(with: event)
    }
  }
}

struct BallGame: View {
  let scene: BallScene

  var body: some View {
    SpriteView(scene: scene, options: [.allowsTransparency])
      .frame(width: 300, height: 200)
      .accessibilityLabel("Ball")
  }
}
