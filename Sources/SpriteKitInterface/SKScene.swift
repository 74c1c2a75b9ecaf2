public import Foundation
internal import SwiftUIInterface
public import TabstopKits

/// The root of the nodes that a view shows. Mirrors SpriteKit's `SKScene`.
open class SKScene: SKEffectNode {
  /// The size.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      noteChange()
      didChangeSize(oldValue)
    }
  }

  /// How the scene fills its view.
  open var scaleMode = SKSceneScaleMode.fill {
    didSet { if scaleMode != oldValue { noteChange() } }
  }

  /// The point of the scene with the coordinates 0, from 0 to 1.
  open var anchorPoint = CGPoint.zero { didSet { if anchorPoint != oldValue { noteChange() } } }
  /// The colour behind the nodes.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) {
    didSet { if backgroundColor != oldValue { noteChange() } }
  }

  /// The node whose place is in the middle of the view.
  open weak var camera: SKCameraNode? { didSet { if camera !== oldValue { noteChange() } } }
  /// The node at whose place sounds are heard. Stored, without effect.
  open weak var listener: SKNode?
  /// The collisions.
  public let physicsWorld = SKPhysicsWorld()
  /// The delegate. Not retained.
  open weak var delegate: (any SKSceneDelegate)?
  /// The view that shows the scene.
  public internal(set) weak var view: SKView?

  /// Creates a scene.
  public init(size: CGSize) {
    self.size = size
    super.init()
    start()
  }

  /// Creates a scene of 1 × 1 points.
  public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
  /// Creates a scene from an archive. There are no archives here; subclasses implement it as in SpriteKit.
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
    start()
  }

  /// Creates the scene of a file of Xcode's editor. Always `nil`: such files are not read.
  public convenience init?(fileNamed filename: String) { return nil }
  private func start() {
    physicsWorld.scene = self
    isUserInteractionEnabled = true
    sceneDidLoad()
  }

  /// Called when the scene was created.
  open func sceneDidLoad() {}
  /// Called when a view begins to show the scene.
  open func didMove(to view: SKView) {}
  /// Called when a view stops showing the scene.
  open func willMove(from view: SKView) {}
  /// Called when the size has changed.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called before each frame with the time in seconds.
  open func update(_ currentTime: TimeInterval) {}
  /// Called in each frame after the actions.
  open func didEvaluateActions() {}
  /// Called in each frame after the collisions.
  open func didSimulatePhysics() {}
  /// Called in each frame after the constraints.
  open func didApplyConstraints() {}
  /// Called at the end of each frame.
  open func didFinishUpdate() {}

  /// The part of the scene that is there without a camera.
  override var ownBounds: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  /// The place of a point of the view in the scene.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    point.applying(viewTransform(view?.shownSize ?? size).inverted())
  }

  /// The place of a point of the scene in the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    point.applying(viewTransform(view?.shownSize ?? size))
  }

  /// From the scene's coordinates to those of a view, whose origin is at the top left.
  func viewTransform(_ view: CGSize) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    var (x, y) = (view.width / size.width, view.height / size.height)
    switch scaleMode {
    case .fill: break
    case .aspectFill: (x, y) = (max(x, y), max(x, y))
    case .aspectFit: (x, y) = (min(x, y), min(x, y))
    case .resizeFill: (x, y) = (1, 1)
    }
    let middle = CGAffineTransform(translationX: view.width / 2, y: view.height / 2)
      .scaledBy(x: x, y: -y)
    if let camera {
      return camera.transformToRoot.inverted().concatenating(middle)
    }
    return CGAffineTransform(translationX: -ownBounds.midX, y: -ownBounds.midY)
      .concatenating(middle)
  }

  /// The time of the last frame.
  private var last: TimeInterval?

  /// Makes a frame.
  func frame(at time: TimeInterval) {
    let passed = min(max(time - (last ?? time), 0), 0.1)
    last = time
    guard !isPaused else { return }
    delegate?.update(time, for: self)
    update(time)
    step(passed)
    delegate?.didEvaluateActions(for: self)
    didEvaluateActions()
    physicsWorld.simulate(passed)
    delegate?.didSimulatePhysics(for: self)
    didSimulatePhysics()
    applyConstraints()
    delegate?.didApplyConstraints(for: self)
    didApplyConstraints()
    delegate?.didFinishUpdate(for: self)
    didFinishUpdate()
  }

  /// Draws the scene into a view.
  func paint(_ context: GraphicsContext, _ view: CGSize) {
    context.fill(
      Path(CGRect(origin: .zero, size: view)), with: .color(Color(backgroundColor)))
    let toView = viewTransform(view)
    for shown in shownNodes() where shown.node !== self && shown.alpha > 0 {
      var context = context
      for mask in shown.node.masks(below: self) { context.clip(to: mask.applying(toView)) }
      context.opacity = shown.alpha
      context.concatenate(shown.transform.concatenating(toView))
      shown.node.draw(&context)
    }
  }
}

/// How a scene fills its view. Mirrors SpriteKit's.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// A delegate that is notified of the parts of a frame. Mirrors SpriteKit's `SKSceneDelegate`.
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
  /// Called before each frame with the time in seconds.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Called in each frame after the actions.
  func didEvaluateActions(for scene: SKScene)
  /// Called in each frame after the collisions.
  func didSimulatePhysics(for scene: SKScene)
  /// Called in each frame after the constraints.
  func didApplyConstraints(for scene: SKScene)
  /// Called at the end of each frame.
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  /// Does nothing.
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  /// Does nothing.
  public func didEvaluateActions(for scene: SKScene) {}
  /// Does nothing.
  public func didSimulatePhysics(for scene: SKScene) {}
  /// Does nothing.
  public func didApplyConstraints(for scene: SKScene) {}
  /// Does nothing.
  public func didFinishUpdate(for scene: SKScene) {}
}
