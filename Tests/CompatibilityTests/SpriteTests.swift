import GtkBridge
import PrivateDisplay
import SpriteKit
import SwiftUI
import XCTest

@testable import SpriteKitInterface

/// Actions of SpriteKit, and nodes in their tree.
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

  func testAReversedActionHasTheDurationAndTheTimingThatWereSet() {
    let there = SKAction.moveBy(x: 8, y: 0, duration: 0.4)
    there.duration = 2
    there.speed = 3
    there.timingFunction = { $0 * $0 }
    let back = there.reversed()
    XCTAssertEqual(back.duration, 2)
    XCTAssertEqual(back.speed, 3)
    XCTAssertEqual(back.timingFunction?(0.5), 0.25)
    let wait = SKAction.wait(forDuration: 1)
    XCTAssertIdentical(wait.reversed(), wait)
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

  func testAllMasksAroundANodeApply() {
    func crop(at x: CGFloat, _ side: CGFloat) -> SKCropNode {
      let crop = SKCropNode()
      crop.position.x = x
      crop.maskNode = SKSpriteNode(color: .black, size: CGSize(width: side, height: side))
      return crop
    }
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let (outer, inner, group) = (crop(at: 0, 40), crop(at: 10, 30), SKNode())
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 100, height: 100))
    scene.addChild(outer)
    outer.addChild(inner)
    inner.addChild(group)
    group.addChild(sprite)
    XCTAssertEqual(
      sprite.masks(below: scene).map(\.boundingRect),
      [CGRect(x: -20, y: -20, width: 40, height: 40), CGRect(x: -5, y: -15, width: 30, height: 30)])
    XCTAssertTrue(outer.masks(below: scene).isEmpty)
    // A picture of the outer node has nothing outside of both.
    let picture = SKView().texture(from: outer).flatMap { UIImage(cgImage: $0.cgImage()).pngData() }
    let pixels = picture.flatMap { PicturePixels(file: $0) }
    XCTAssertEqual(pixels?.width, 100)
    let opacities = stride(from: 3, to: pixels?.bytes.count ?? 0, by: 4).map { pixels?.bytes[$0] }
    XCTAssertEqual(opacities.count { $0 == 255 }, 25 * 30)
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
}
