public import Foundation
internal import Observation
public import SwiftUIInterface
internal import Tabstop
public import TabstopKits

/// A view that shows a scene. Its nodes are drawn; assistive technology gets the label of the view. Mirrors
/// SpriteKit's `SpriteView`.
@preconcurrency @MainActor
public struct SpriteView: View {
  private let scene: SKScene
  private let isPaused: Bool
  private let frames: Int
  @State private var view = SKView()

  /// What a view does. Mirrors SpriteKit's. No effect.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is behind is seen through the scene.
    public static let allowsTransparency = Options(rawValue: 1)
    /// Nodes of equal height are drawn in any order.
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    /// Nodes out of sight are not drawn.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }
  /// What a view shows for programmers. Mirrors SpriteKit's. No effect.
  public struct DebugOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number of frames in a second.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// The number of nodes.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    /// The number of drawings.
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    /// The number of quads.
    public static let showsQuadCount = DebugOptions(rawValue: 8)
    /// The bodies.
    public static let showsPhysics = DebugOptions(rawValue: 16)
    /// The fields.
    public static let showsFields = DebugOptions(rawValue: 32)
  }

  /// Creates a view.
  /// - Parameters:
  ///   - transition: How the scene appears. No effect: it is there at once, as for `options` and `debugOptions`.
  ///   - isPaused: Whether the scene rests.
  ///   - preferredFramesPerSecond: The number of frames in a second.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) {
    (self.scene, self.isPaused, frames) = (scene, isPaused, preferredFramesPerSecond)
  }
  /// Creates a view.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60
  ) {
    self.init(
      scene: scene, transition: transition, isPaused: isPaused,
      preferredFramesPerSecond: preferredFramesPerSecond, options: [])
  }

  /// The content of the view.
  public var body: some View {
    SceneSurface(view: view)
      .onChange(of: ObjectIdentifier(scene), initial: true) { view.presentScene(scene) }
      .onChange(of: isPaused, initial: true) { view.isPaused = isPaused }
      .onChange(of: frames, initial: true) { view.preferredFramesPerSecond = frames }
  }
}

/// A view of UIKit or AppKit that shows a scene. Mirrors SpriteKit's `SKView`.
@preconcurrency @MainActor
open class SKView: UIView {
  private let state = SceneState()
  /// Whether the scene rests.
  open var isPaused = false
  /// The number of frames in a second.
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
    hosted = AnyView(SceneSurface(view: self))
  }
  /// Creates a view without reading an archive: Linux has none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hosted = AnyView(SceneSurface(view: self))
  }

  /// Shows a scene.
  open func presentScene(_ scene: SKScene?) {
    guard scene !== state.scene else { return }
    state.scene?.willMove(from: self)
    state.scene?.view = nil
    state.scene = scene
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
    let data = GraphicsContext.png(size: box.size, scale: 1, isOpaque: false) { context, _ in
      for shown in shown {
        var context = context
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
    frame.size = size
    guard let scene = state.scene, scene.scaleMode == .resizeFill, size.width > 0 else { return }
    scene.size = size
  }
  func tick(_ time: TimeInterval) {
    guard !isPaused, let scene = state.scene else { return }
    scene.frame(at: time)
    state.frame &+= 1
  }
  fileprivate func run() async {
    while !Task.isCancelled {
      tick(ProcessInfo.processInfo.systemUptime)
      try? await Task.sleep(for: .seconds(1 / Double(min(max(preferredFramesPerSecond, 1), 120))))
    }
  }
  fileprivate var frameNumber: Int { state.frame }

  // MARK: Events

  private var touch: SceneTouch?

  private func receiver(_ place: CGPoint) -> SKNode? {
    guard let scene else { return nil }
    let found = scene.nodes(
      at: place.applying(scene.viewTransform(shownSize ?? scene.size).inverted()))
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
    guard let touch else { return }
    self.touch = nil
    touch.end()
    touch.receiver?.touchesEnded([touch], with: nil)
    touch.receiver?.mouseUp(with: event(.leftMouseUp, touch.place))
  }
  private func event(_ type: NSEvent.EventType, _ place: CGPoint) -> NSEvent {
    let event = NSEvent(type, [], ProcessInfo.processInfo.systemUptime)
    event.placeInScene = place
    return event
  }
  fileprivate func key(_ press: KeyPress) -> Bool {
    guard let scene else { return false }
    let event = NSEvent(press)
    if press.phase == .up { scene.keyUp(with: event) } else { scene.keyDown(with: event) }
    return !event.isUnhandled
  }
}

/// What the view of a scene shows.
@Observable @MainActor
private final class SceneState {
  var scene: SKScene?
  var frame = 0
  nonisolated init() {}
}

/// The view of a scene.
private struct SceneSurface: View {
  let view: SKView

  var body: some View {
    let frame = view.frameNumber
    GeometryReader { proxy in
      Canvas { context, size in
        _ = frame
        let copy = context
        MainActor.assumeIsolated { view.scene?.paint(copy, size) }
      }
      .onChange(of: proxy.size, initial: true) { view.fit(proxy.size) }
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { view.pointerMoved(to: $0.location) }
        .onEnded { _ in view.pointerEnded() }
    )
    .accessibilityLabel(Text(verbatim: view.scene?.accessibilityLabel ?? String(own: "Game")))
    .focusable()
    .onKeyPress(phases: .all) { view.key($0) ? .handled : .ignored }
    .task { await view.run() }
  }
}

/// A press of the pointer on a scene.
final class SceneTouch: UITouch {
  private(set) var place: CGPoint
  private var before: CGPoint
  private var current = Phase.began
  weak var receiver: SKNode?
  init(_ place: CGPoint, _ receiver: SKNode?) {
    (self.place, before, self.receiver) = (place, place, receiver)
    super.init()
  }
  func move(to place: CGPoint) { (before, self.place, current) = (self.place, place, .moved) }
  func end() { current = .ended }
  override var phase: Phase { current }
  func place(in node: SKNode, previous: Bool) -> CGPoint {
    (previous ? before : place).applying(node.transformToRoot.inverted())
  }
}

extension UITouch {
  /// The place of the touch in a node.
  public func location(in node: SKNode) -> CGPoint {
    (self as? SceneTouch)?.place(in: node, previous: false) ?? .zero
  }
  /// The previous place of the touch in a node.
  public func previousLocation(in node: SKNode) -> CGPoint {
    (self as? SceneTouch)?.place(in: node, previous: true) ?? .zero
  }
}

extension NSEvent {
  /// The place of the pointer in a node.
  @preconcurrency @MainActor
  public func location(in node: SKNode) -> CGPoint {
    locationInWindow.applying(node.transformToRoot.inverted())
  }
}

/// How a scene appears. No effect: it is there at once. Mirrors SpriteKit's `SKTransition`.
// Sendable: one thread at a time.
open class SKTransition: NSObject, @unchecked Sendable {
  /// Whether the new scene rests meanwhile. Stored, without effect.
  open var pausesIncomingScene = true
  /// Whether the old scene rests meanwhile. Stored, without effect.
  open var pausesOutgoingScene = true
  /// The scenes fade.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The scenes fade to black.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The scenes fade to a colour.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// The scene is flipped.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The scene is flipped.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The scene is uncovered.
  open class func reveal(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// The scene moves in.
  open class func moveIn(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// The scene pushes the other out.
  open class func push(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// A door opens.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// A door opens.
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// A door closes.
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// A door closes.
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// A door opens.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// A direction. Mirrors SpriteKit's.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
