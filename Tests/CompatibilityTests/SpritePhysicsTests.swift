import PrivateDisplay
import SpriteKit
import SwiftUI
import XCTest

@testable import SpriteKitInterface

/// Bodies of SpriteKit: how they move and meet.
@preconcurrency @MainActor
final class SpritePhysicsTests: DisplayTestCase {
  func testABallFallsThroughACoinToTheFloor() {
    let scene = BallScene(size: CGSize(width: 300, height: 200))
    SKView().presentScene(scene)
    scene.play(seconds: 3)
    XCTAssertEqual(scene.journal, ["shown", "coin", "floor"])
    XCTAssertEqual(scene.ball.position.y, 30, accuracy: 1)
    XCTAssertEqual(scene.ball.position.x, 150, accuracy: 0.1)
    XCTAssertEqual(scene.score.text, "1")
    XCTAssertNil(scene.childNode(withName: "coin"))
    XCTAssertEqual(scene.ball.physicsBody?.allContactedBodies().count, 1)
  }

  func testABallBouncesToItsHeight() {
    let scene = SKScene(size: CGSize(width: 300, height: 300))
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 300, height: 300))
    scene.physicsBody?.friction = 0
    let ball = SKNode()
    ball.position = CGPoint(x: 150, y: 200)
    let body = SKPhysicsBody(circleOfRadius: 10)
    (body.restitution, body.linearDamping, body.friction) = (1, 0, 0)
    ball.physicsBody = body
    scene.addChild(ball)
    var highest: CGFloat = 0
    var lowest: CGFloat = 300
    for _ in 0..<120 {
      scene.play(seconds: 1 / 60)
      lowest = min(lowest, ball.position.y)
      if body.velocity.dy > 0 { highest = max(highest, ball.position.y) }
    }
    XCTAssertEqual(lowest, 10, accuracy: 8)
    XCTAssertEqual(highest, 200, accuracy: 20)
  }

  func testBoxesRestOnEachOther() {
    let scene = SKScene(size: CGSize(width: 300, height: 300))
    let floor = SKNode()
    floor.physicsBody = SKPhysicsBody(
      edgeFrom: CGPoint(x: 0, y: 0), to: CGPoint(x: 300, y: 0))
    scene.addChild(floor)
    let boxes = (0..<3).map { index in
      let box = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
      box.position = CGPoint(x: 150, y: 15 + 25 * CGFloat(index))
      box.physicsBody = SKPhysicsBody(rectangleOf: box.size)
      scene.addChild(box)
      return box
    }
    scene.play(seconds: 4)
    for (index, box) in boxes.enumerated() {
      XCTAssertEqual(box.position.x, 150, accuracy: 3)
      XCTAssertEqual(box.position.y, 10 + 20 * CGFloat(index), accuracy: 3)
      XCTAssertEqual(box.zRotation, 0, accuracy: 0.1)
    }
    XCTAssertTrue(scene.physicsWorld.body(at: CGPoint(x: 150, y: 30)) === boxes[1].physicsBody)
    let found = scene.physicsWorld.body(
      alongRayStart: CGPoint(x: 150, y: 200), end: CGPoint(x: 150, y: 0))
    XCTAssertTrue(found === boxes[2].physicsBody)
  }

  func testAnImpulseChangesTheVelocityByTheMass() {
    let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150))
    XCTAssertEqual(body.mass, 1, accuracy: 1e-6)
    body.applyImpulse(CGVector(dx: 10, dy: 0))
    XCTAssertEqual(body.velocity.dx, 10, accuracy: 1e-6)
    body.mass = 2
    body.applyImpulse(CGVector(dx: 10, dy: 0))
    XCTAssertEqual(body.velocity.dx, 15, accuracy: 1e-6)
    body.isDynamic = false
    body.applyImpulse(CGVector(dx: 10, dy: 0))
    XCTAssertEqual(body.velocity.dx, 15, accuracy: 1e-6)
  }

  func testAPinHoldsABody() {
    let scene = SKScene(size: CGSize(width: 300, height: 300))
    let (fixed, weight) = (SKNode(), SKNode())
    fixed.position = CGPoint(x: 150, y: 200)
    fixed.physicsBody = SKPhysicsBody(circleOfRadius: 5)
    fixed.physicsBody?.isDynamic = false
    weight.position = CGPoint(x: 150, y: 100)
    weight.physicsBody = SKPhysicsBody(circleOfRadius: 5)
    scene.addChild(fixed)
    scene.addChild(weight)
    scene.physicsWorld.add(
      SKPhysicsJointPin.joint(
        withBodyA: fixed.physicsBody!, bodyB: weight.physicsBody!,
        anchor: CGPoint(x: 150, y: 200)))
    weight.physicsBody?.applyImpulse(CGVector(dx: 0.5, dy: 0))
    scene.play(seconds: 2)
    let distance = hypot(weight.position.x - 150, weight.position.y - 200)
    XCTAssertEqual(distance, 100, accuracy: 8)
    XCTAssertLessThan(weight.position.y, 200)
  }

  func testANodeLosesItsBodyAndTheLastContactEnds() {
    let scene = SKScene(size: CGSize(width: 300, height: 200))
    let contacts = Contacts()
    scene.physicsWorld.contactDelegate = contacts
    let (ball, floor) = (SKNode(), SKNode())
    let body = SKPhysicsBody(circleOfRadius: 10)
    body.contactTestBitMask = 1
    ball.physicsBody = body
    ball.position = CGPoint(x: 150, y: 9)
    floor.physicsBody = SKPhysicsBody(
      edgeFrom: CGPoint(x: 0, y: 0), to: CGPoint(x: 300, y: 0))
    scene.addChild(floor)
    scene.addChild(ball)
    scene.play(seconds: 0.1)
    XCTAssertEqual(contacts.began, 1)
    scene.removeAllChildren()
    XCTAssertTrue(scene.children.isEmpty)
    scene.play(seconds: 0.1)
    XCTAssertEqual(contacts.ended, 1)
    XCTAssertEqual(body.allContactedBodies(), [])
    ball.physicsBody = nil
    XCTAssertNil(body.node)
  }

  func testBodiesAreReleasedWithTheirScene() {
    func touchingBodies() -> [Weak] {
      let scene = SKScene(size: CGSize(width: 300, height: 200))
      let nodes = [9, 25].map { y in
        let node = SKNode()
        node.position = CGPoint(x: 150, y: y)
        node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        scene.addChild(node)
        return node
      }
      scene.play(seconds: 0.05)
      let bodies = nodes.compactMap(\.physicsBody)
      XCTAssertEqual(bodies[0].allContactedBodies(), [bodies[1]])
      scene.physicsWorld.add(
        SKPhysicsJointFixed.joint(
          withBodyA: bodies[0], bodyB: bodies[1], anchor: CGPoint(x: 150, y: 20)))
      XCTAssertEqual(bodies[1].joints.count, 1)
      return bodies.map { Weak(object: $0) } + [Weak(object: scene)]
    }
    XCTAssertTrue(touchingBodies().allSatisfy { $0.object == nil })
  }

  func testBodiesCanHaveAnyVelocity() {
    let scene = SKScene(size: CGSize(width: 300, height: 200))
    for speed in [CGFloat.infinity, .nan, 1e300] {
      let node = SKNode()
      node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
      node.physicsBody?.velocity = CGVector(dx: speed, dy: 0)
      scene.addChild(node)
    }
    let ball = SKNode()
    ball.position = CGPoint(x: 150, y: 100)
    ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
    scene.addChild(ball)
    scene.play(seconds: 0.1)
    XCTAssertLessThan(ball.position.y, 100)
    XCTAssertNil(
      scene.physicsWorld.body(alongRayStart: .zero, end: CGPoint(x: CGFloat.infinity, y: 0)))
  }

  func testMovingBodiesMeetAmongMany() {
    let scene = SKScene(size: CGSize(width: 300, height: 200))
    scene.physicsWorld.gravity = .zero
    let balls = (0..<20).map { index in
      let ball = SKNode()
      // From right to left, each pair with 5 points between the balls.
      ball.position = CGPoint(x: 1_000 - 50 * CGFloat(index / 2) - 25 * CGFloat(index % 2), y: 0)
      ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
      if index % 2 == 1 { ball.physicsBody?.velocity.dx = 100 }
      scene.addChild(ball)
      return ball
    }
    scene.play(seconds: 0.2)
    for index in stride(from: 0, to: 20, by: 2) {
      XCTAssertGreaterThan(balls[index].physicsBody?.velocity.dx ?? 0, 30, "\(index)")
    }
  }
}

/// Counts the contacts of a scene.
private final class Contacts: NSObject, SKPhysicsContactDelegate {
  private(set) var began = 0
  private(set) var ended = 0
  func didBegin(_ contact: SKPhysicsContact) { began += 1 }
  func didEnd(_ contact: SKPhysicsContact) { ended += 1 }
}

/// An object that may be gone.
struct Weak { weak var object: AnyObject? }
