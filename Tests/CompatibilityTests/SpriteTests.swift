import CGtk
import PrivateDisplay
import SpriteKit
import SwiftUI
import XCTest

@testable import SpriteKitInterface

/// Scenes of SpriteKit.
@preconcurrency @MainActor
final class SpriteTests: DisplayTestCase {
  // MARK: Actions

  func testActionsFollowEachOtherAndAddUp() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    scene.addChild(node)
    var events: [String] = []
    node.run(
      .sequence([
        .moveBy(x: 10, y: 0, duration: 1),
        .run { events.append("moved") },
        .group([.rotate(toAngle: 1, duration: 0.5), .fadeOut(withDuration: 1)]),
        .removeFromParent(),
      ])
    ) { events.append("done") }
    node.run(.moveBy(x: 0, y: 20, duration: 2))
    scene.play(seconds: 0.5)
    XCTAssertEqual(node.position.x, 5, accuracy: 0.01)
    XCTAssertEqual(node.position.y, 5, accuracy: 0.01)
    scene.play(seconds: 1)
    XCTAssertEqual(node.position.x, 10, accuracy: 0.01)
    XCTAssertEqual(node.alpha, 0.5, accuracy: 0.01)
    XCTAssertEqual(node.zRotation, 1, accuracy: 0.01)
    XCTAssertEqual(events, ["moved"])
    scene.play(seconds: 0.6)
    XCTAssertNil(node.parent)
    XCTAssertEqual(events, ["moved", "done"])
  }

  func testActionsCanBeRepeatedReversedAndEnded() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let node = SKNode()
    scene.addChild(node)
    let there = SKAction.moveBy(x: 8, y: 0, duration: 0.4)
    there.timingMode = .easeIn
    node.run(.repeatForever(.sequence([there, there.reversed()])), withKey: "swing")
    scene.play(seconds: 0.2)
    XCTAssertEqual(node.position.x, 2, accuracy: 0.01)
    scene.play(seconds: 0.2)
    XCTAssertEqual(node.position.x, 8, accuracy: 0.01)
    scene.play(seconds: 4.4)
    XCTAssertEqual(node.position.x, 0, accuracy: 0.05)
    XCTAssertNotNil(node.action(forKey: "swing"))
    node.removeAction(forKey: "swing")
    XCTAssertFalse(node.hasActions())

    var count = 0
    node.run(.repeat(.run { count += 1 }, count: 3))
    scene.play(seconds: 0.2)
    XCTAssertEqual(count, 3)
    node.speed = 2
    node.run(.wait(forDuration: 1)) { count = 10 }
    scene.play(seconds: 0.6)
    XCTAssertEqual(count, 10)
    node.isPaused = true
    node.run(.run { count = 11 })
    scene.play(seconds: 0.5)
    XCTAssertEqual(count, 10)
  }

  func testAWaitHasAnotherLengthInEachRun() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    var frame = 0
    var ends: [Int] = []
    scene.run(
      .repeatForever(
        .sequence([.wait(forDuration: 0.5, withRange: 0.8), .run { ends.append(frame) }])))
    for _ in 0..<600 {
      scene.play(seconds: 1 / 60)
      frame += 1
    }
    let lengths = zip(ends, ends.dropFirst()).map { $1 - $0 }
    XCTAssertGreaterThan(Set(lengths).count, 1, "\(lengths)")
    XCTAssertGreaterThanOrEqual(lengths.min() ?? 0, 5)
    XCTAssertLessThanOrEqual(lengths.max() ?? 0, 56)
  }

  func testAReversedPathBeginsAtItsEnd() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let node = SKNode()
    scene.addChild(node)
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 0))
    }
    let there = SKAction.follow(
      path.cgPath, asOffset: false, orientToPath: false, duration: 1)
    node.run(.sequence([there, there.reversed()]))
    scene.play(seconds: 0.25)
    XCTAssertEqual(node.position.x, 25, accuracy: 1)
    scene.play(seconds: 1)
    XCTAssertEqual(node.position.x, 75, accuracy: 1)
    let thereAndBack = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), .zero]) }
    let action = SKAction.follow(
      thereAndBack.cgPath, asOffset: false, orientToPath: false, speed: 10)
    XCTAssertEqual(action.duration, 20, accuracy: 0.1)
  }

  func testAnActionEndsThoseThatFollowIt() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    var events: [String] = []
    scene.run(.run { scene.removeAllActions() })
    scene.run(.run { events.append("removed") })
    scene.play(seconds: 0.1)
    XCTAssertEqual(events, [])
  }

  func testTimingFunctionsCanOvershoot() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let textures = [SKTexture(imageNamed: "first"), SKTexture(imageNamed: "second")]
    let sprite = SKSpriteNode()
    scene.addChild(sprite)
    let action = SKAction.animate(with: textures, timePerFrame: 1)
    action.timingFunction = { _ in -0.6 }
    sprite.run(action)
    scene.play(seconds: 0.1)
    XCTAssertTrue(sprite.texture === textures[0])
    action.timingFunction = { _ in .nan }
    scene.play(seconds: 0.1)
    XCTAssertTrue(sprite.texture === textures[0])
  }

  // MARK: The tree

  func testCopiesHaveTheirTypesAndProperties() {
    let emitter = SKEmitterNode()
    emitter.particleBirthRate = 30
    emitter.particleColor = .red
    emitter.advanceSimulationTime(-1)
    let copy = emitter.copy() as? SKEmitterNode
    XCTAssertEqual(copy?.particleBirthRate, 30)
    XCTAssertEqual(copy?.particleColor, .red)
    XCTAssertTrue(SKCameraNode().copy() is SKCameraNode)
    let crop = SKCropNode()
    crop.maskNode = SKSpriteNode(color: .red, size: CGSize(width: 5, height: 5))
    let mask = (crop.copy() as? SKCropNode)?.maskNode as? SKSpriteNode
    XCTAssertEqual(mask?.size.width, 5)
    XCTAssertFalse(mask === crop.maskNode)
    let body = SKPhysicsBody(circleOfRadius: 10)
    body.density = 3
    XCTAssertEqual((body.copy() as? SKPhysicsBody)?.density, 3)
    let action = SKAction.wait(forDuration: 1)
    (action.copy() as? SKAction)?.duration = 5
    XCTAssertEqual(action.duration, 1)
  }

  func testNodesAreFoundByNamesAndPlaces() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let group = SKNode()
    group.name = "group"
    group.position = CGPoint(x: 50, y: 50)
    group.xScale = 2
    scene.addChild(group)
    let box = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    box.name = "box-1"
    box.position = CGPoint(x: 10, y: 0)
    group.addChild(box)
    XCTAssertTrue(scene.childNode(withName: "//box-1") === box)
    XCTAssertTrue(scene.childNode(withName: "group/box*") === box)
    XCTAssertNil(scene.childNode(withName: "box-1"))
    XCTAssertEqual(scene.convert(.zero, from: box), CGPoint(x: 70, y: 50))
    XCTAssertEqual(group.convert(CGPoint(x: 70, y: 50), from: scene), CGPoint(x: 10, y: 0))
    XCTAssertEqual(
      group.calculateAccumulatedFrame(), CGRect(x: 60, y: 45, width: 20, height: 10))
    XCTAssertTrue(scene.atPoint(CGPoint(x: 62, y: 53)) === box)
    XCTAssertTrue(scene.atPoint(CGPoint(x: 50, y: 53)) === scene)
    let over = SKSpriteNode(color: .blue, size: CGSize(width: 90, height: 90))
    over.position = CGPoint(x: 50, y: 50)
    over.zPosition = 1
    scene.addChild(over)
    XCTAssertTrue(scene.nodes(at: CGPoint(x: 62, y: 53)).elementsEqual([over, box], by: ===))
    let copy = group.copy() as? SKNode
    XCTAssertEqual(copy?.children.first?.name, "box-1")
    box.move(toParent: scene)
    XCTAssertEqual(box.position, CGPoint(x: 70, y: 50))
  }

  // MARK: Collisions

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

  // MARK: The view

  func testViewsAreReleased() {
    func shown() -> [Weak] {
      let (view, scene) = (SKView(), SKScene(size: CGSize(width: 100, height: 100)))
      view.presentScene(scene)
      return [Weak(object: view), Weak(object: scene)]
    }
    XCTAssertTrue(shown().allSatisfy { $0.object == nil })
  }

  func testThereAreNoFramesThatNothingDraws() {
    let (state, scene) = (SceneState(), CountingScene(size: CGSize(width: 100, height: 100)))
    state.scene = scene
    state.tick(1)
    state.tick(1.1)
    XCTAssertEqual(scene.count, 1)
    let paused = SceneState()
    (paused.scene, paused.isPaused) = (scene, true)
    paused.tick(1.2)
    XCTAssertEqual(scene.count, 1)
  }

  func testASceneIsDrawnAgainAfterAChange() {
    let (state, scene) = (SceneState(), SKScene(size: CGSize(width: 100, height: 100)))
    let label = SKLabelNode(text: "0")
    scene.addChild(label)
    scene.isPaused = true
    state.scene = scene
    state.tick(1)
    XCTAssertEqual(state.frame, 1)
    state.isDrawn = true
    state.tick(2)
    label.text = "0"
    state.tick(3)
    XCTAssertEqual(state.frame, 1)
    label.text = "1"
    state.tick(4)
    XCTAssertEqual(state.frame, 2)
    state.isDrawn = true
    label.removeFromParent()
    state.tick(5)
    XCTAssertEqual(state.frame, 3)
  }

  func testAPausedViewGoesOn() {
    let scene = CountingScene(size: CGSize(width: 100, height: 100))
    let window = TestWindow(PausedGame(scene: scene))
    runLoopUntilIdle()
    XCTAssertEqual(scene.count, 0)
    window.press("Play")
    runLoop(until: { scene.count > 2 }, "\(scene.count) frames.")
    window.close()
  }

  func testTheViewPassesThePointerAndKeysToTheScene() {
    let scene = BallScene(size: CGSize(width: 300, height: 200))
    scene.isPaused = true
    let window = TestWindow(BallGame(scene: scene))
    runLoop(until: { scene.journal == ["shown"] }, "\(scene.journal)")
    XCTAssertTrue(scene.view != nil)
    window.tap(150, 100)
    XCTAssertEqual(scene.journal, ["shown", "touched 150 100", "released"])
    XCTAssertGreaterThan(scene.ball.physicsBody?.velocity.dy ?? 0, 0)
    window.tab()
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_Right))
    XCTAssertEqual(scene.ball.position.x, 160)
    window.close()
  }

  func testTabLeavesASceneThatAnswersAllKeys() {
    let scene = AnsweringScene(size: CGSize(width: 300, height: 200))
    let window = TestWindow(SpriteView(scene: scene).frame(width: 300, height: 200))
    runLoop(until: { scene.view != nil })
    window.tab()
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_a))
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Tab))
    XCTAssertEqual(scene.answered, 1)
    window.close()
  }

  func testFramesAreDrawn() {
    let scene = BallScene(size: CGSize(width: 300, height: 200))
    let counter = DrawingCounter(color: .blue, size: CGSize(width: 10, height: 10))
    scene.addChild(counter)
    let window = TestWindow(BallGame(scene: scene))
    runLoop(until: { counter.count > 3 }, "Drawn \(counter.count) times.")
    runLoop(until: { scene.journal.contains("floor") }, "\(scene.journal)")
    window.close()
  }

  func testScenesFillTheirViews() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let view = SKView()
    view.presentScene(scene)
    view.fit(CGSize(width: 400, height: 200))
    XCTAssertEqual(scene.convertPoint(fromView: CGPoint(x: 400, y: 0)), CGPoint(x: 100, y: 100))
    scene.scaleMode = .aspectFit
    XCTAssertEqual(scene.convertPoint(fromView: CGPoint(x: 100, y: 200)), CGPoint(x: 0, y: 0))
    scene.scaleMode = .aspectFill
    XCTAssertEqual(scene.convertPoint(toView: CGPoint(x: 50, y: 50)), CGPoint(x: 200, y: 100))
    scene.scaleMode = .resizeFill
    view.fit(CGSize(width: 300, height: 100))
    XCTAssertEqual(scene.size, CGSize(width: 300, height: 100))
    let camera = SKCameraNode()
    camera.position = CGPoint(x: 30, y: 20)
    scene.addChild(camera)
    scene.camera = camera
    XCTAssertEqual(scene.convertPoint(toView: CGPoint(x: 30, y: 20)), CGPoint(x: 150, y: 50))
  }
}

extension SKScene {
  /// Makes frames by hand.
  fileprivate func play(seconds: TimeInterval) {
    let start = SpriteClock.now
    frame(at: start)
    let count = max(Int((seconds * 60).rounded()), 1)
    for index in 1...count { frame(at: start + seconds * Double(index) / Double(count)) }
    SpriteClock.now += seconds
  }
}

/// The time of frames that are made by hand.
@MainActor
private enum SpriteClock {
  static var now: TimeInterval = 1_000
}

extension TestWindow {
  /// Presses and releases the pointer.
  fileprivate func tap(_ x: Double, _ y: Double) {
    for signal in ["drag-begin", "drag-end"] {
      for widget in all {
        for controller in controllers(of: widget) {
          if typeName(controller) == "GtkGestureDrag" {
            emit(
              controller, signal, .real(signal == "drag-begin" ? x : 0),
              .real(signal == "drag-begin" ? y : 0))
          }
          g_object_unref(controller)
        }
      }
      runLoopUntilIdle()
    }
  }
}

/// A sprite that counts how often it is drawn.
private final class DrawingCounter: SKSpriteNode {
  private(set) var count = 0
  override func draw(_ context: inout GraphicsContext) { count += 1 }
}

/// A scene that counts its frames.
private final class CountingScene: SKScene {
  private(set) var count = 0
  override func update(_ currentTime: TimeInterval) {
    count += 1
    zRotation += 0.1
  }
}

/// A game that begins with a button.
private struct PausedGame: View {
  let scene: SKScene
  @State private var isPaused = true

  var body: some View {
    VStack {
      SpriteView(scene: scene, isPaused: isPaused).frame(width: 100, height: 100)
      Button("Play") { isPaused = false }
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

private struct Weak { weak var object: AnyObject? }

private final class AnsweringScene: SKScene {
  var answered = 0
  override func keyDown(with event: NSEvent) { answered += 1 }
}
