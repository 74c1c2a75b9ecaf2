public import Foundation
internal import SwiftUIInterface
public import TabstopKits

/// A view of UIKit or AppKit that shows a scene. Mirrors SpriteKit's `SKView`.
@preconcurrency @MainActor
open class SKView: UIView {
  let state = SceneState()
  /// Whether the scene rests.
  open var isPaused: Bool {
    get { state.isPaused }
    set { state.isPaused = newValue }
  }

  /// The number of frames in a second, from 1 to 120.
  open var preferredFramesPerSecond = 60
  /// Whether the number of frames is shown. Stored, without effect.
  open var showsFPS = false
  /// Whether the number of nodes is shown. Stored, without effect.
  open var showsNodeCount = false
  /// Whether the number of drawings is shown. Stored, without effect.
  open var showsDrawCount = false
  /// Whether the bodies are shown. Stored, without effect.
  open var showsPhysics = false
  /// Whether the fields are shown. Stored, without effect.
  open var showsFields = false
  /// Whether nodes of equal height are drawn in any order. Stored, without effect: in that of the tree.
  open var ignoresSiblingOrder = false
  /// Whether nodes out of sight are not drawn. Stored, without effect.
  open var shouldCullNonVisibleNodes = true
  /// Whether what is behind is seen. Stored, without effect: the scene's colour decides.
  open var allowsTransparency = false
  /// The scene.
  open var scene: SKScene? { state.scene }
  /// The size at the last layout.
  private(set) var shownSize: CGSize?

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  /// Creates a view without reading an archive: Linux has none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    state.view = self
    hosted = AnyView(SceneSurface(state: state))
  }

  /// Shows a scene.
  open func presentScene(_ scene: SKScene?) {
    guard scene !== state.scene else { return }
    state.scene?.willMove(from: self)
    state.scene?.view = nil
    state.scene = scene
    state.changes = nil
    guard let scene else { return }
    scene.view = self
    if let shownSize { fit(shownSize) }
    scene.didMove(to: self)
  }

  /// Shows a scene, at once.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  /// A picture of a node as a texture.
  open func texture(from node: SKNode) -> SKTexture? {
    let box = node.calculateAccumulatedFrame()
    guard box.width >= 1, box.height >= 1 else { return nil }
    let (shown, own) = (node.shownNodes(), node.transform)
    let toPicture = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.height))
    // From the scene, as far as there is one: the picture is in the coordinates around the node.
    let fromRoot = node.transformToRoot.inverted().concatenating(own).concatenating(toPicture)
    let masks = shown.map { $0.node.masks(below: node).map { $0.applying(fromRoot) } }
    let data = GraphicsContext.png(size: box.size, scale: 1, isOpaque: false) { context, _ in
      for (shown, masks) in zip(shown, masks) {
        var context = context
        for mask in masks { context.clip(to: mask) }
        context.opacity = shown.alpha
        context.concatenate(shown.transform.concatenating(own).concatenating(toPicture))
        let node = shown.node
        MainActor.assumeIsolated { node.draw(&context) }
      }
    }
    return data.flatMap { UIImage(data: Data($0)) }.map { SKTexture(image: $0) }
  }

  /// The place of a point of the view in the scene.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    scene.convertPoint(fromView: point)
  }

  /// The place of a point of the scene in the view.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    scene.convertPoint(toView: point)
  }

  func fit(_ size: CGSize) {
    shownSize = size
    measured(size)
    guard let scene = state.scene, scene.scaleMode == .resizeFill, size.width > 0 else { return }
    scene.size = size
  }

  // MARK: Events

  private var touch: SceneTouch?

  private func receiver(_ place: CGPoint) -> SKNode? {
    guard let scene else { return nil }
    let found = scene.nodes(at: scene.convertPoint(fromView: place))
    return found.first { $0.isUserInteractionEnabled } ?? scene
  }

  func pointerMoved(to place: CGPoint) {
    guard let scene else { return }
    let point = scene.convertPoint(fromView: place)
    if let touch {
      touch.move(to: point)
      touch.receiver?.touchesMoved([touch], with: nil)
      touch.receiver?.mouseDragged(with: event(.leftMouseDragged, point))
    } else {
      let touch = SceneTouch(point, receiver(place))
      self.touch = touch
      touch.receiver?.touchesBegan([touch], with: nil)
      touch.receiver?.mouseDown(with: event(.leftMouseDown, point))
    }
  }

  func pointerEnded() {
    endTouch(as: .ended) { $0.receiver?.touchesEnded([$0], with: nil) }
  }

  /// Ends a touch that something else goes on with, or whose view has gone; not one that has ended.
  func pointerCancelled() {
    endTouch(as: .cancelled) { $0.receiver?.touchesCancelled([$0], with: nil) }
  }

  private func endTouch(as phase: UITouch.Phase, _ report: (SceneTouch) -> Void) {
    guard let touch else { return }
    self.touch = nil
    touch.end(as: phase)
    report(touch)
    touch.receiver?.mouseUp(with: event(.leftMouseUp, touch.place))
  }

  private func event(_ type: NSEvent.EventType, _ place: CGPoint) -> NSEvent {
    let event = NSEvent(type, [], ProcessInfo.processInfo.systemUptime)
    event.placeInScene = place
    return event
  }

  func key(_ press: KeyPress) -> Bool {
    // Tab moves the focus: in a scene that answers all keys it would stay for ever.
    guard let scene, press.key != .tab else { return false }
    let event = NSEvent(press)
    if press.phase == .up { scene.keyUp(with: event) } else { scene.keyDown(with: event) }
    return !event.isUnhandled
  }
}
