import CGtk
import PrivateDisplay
import SpriteKit
import SwiftUI
import XCTest

@testable import SpriteKitInterface

/// Views of SpriteKit: their frames, the pointer and the keys.
@preconcurrency @MainActor
final class SpriteViewTests: DisplayTestCase {
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

  func testATouchThatIsInterruptedIsCancelled() {
    let scene = TouchedScene(size: CGSize(width: 300, height: 200))
    let window = TestWindow(SpriteView(scene: scene).frame(width: 300, height: 200))
    runLoop(until: { scene.view != nil })
    window.press("drag-begin", 10, 10)
    window.cancelPress()
    XCTAssertEqual(scene.journal, ["began", "cancelled", "up"])
    window.tap(10, 10)
    XCTAssertEqual(scene.journal.suffix(3), ["began", "ended", "up"])
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

  func testOnlyTheDrawingIsMadeAgainForAFrame() {
    let scene = NamedScene(size: CGSize(width: 100, height: 100))
    let window = TestWindow(SpriteView(scene: scene).frame(width: 100, height: 100))
    runLoop(until: { scene.frames > 3 })
    let reads = scene.reads
    let frames = scene.frames
    runLoop(until: { scene.frames > frames + 3 })
    XCTAssertEqual(scene.reads, reads)
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

extension TestWindow {
  /// Presses and releases the pointer.
  fileprivate func tap(_ x: Double, _ y: Double) {
    press("drag-begin", x, y)
    press("drag-end", 0, 0)
  }

  fileprivate func press(_ signal: String, _ x: Double, _ y: Double) {
    forEachPress { emit($0, signal, .real(x), .real(y)) }
  }
}

/// A scene that records its touches.
private final class TouchedScene: SKScene {
  private(set) var journal: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.append("cancelled")
  }
  override func mouseUp(with event: NSEvent) { journal.append("up") }
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

/// A scene that answers all keys.
private final class AnsweringScene: SKScene {
  var answered = 0
  override func keyDown(with event: NSEvent) { answered += 1 }
}

/// A scene that counts its frames, and how often its name is read.
private final class NamedScene: SKScene {
  private(set) var frames = 0
  private(set) var reads = 0
  override var accessibilityLabel: String? {
    get {
      reads += 1
      return "Pong"
    }
    set {}
  }
  override func update(_ currentTime: TimeInterval) {
    frames += 1
    zRotation += 0.1
  }
}
