public import SwiftUIInterface

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
    SceneSurface(state: view.state)
      .onChange(of: ObjectIdentifier(scene), initial: true) { view.presentScene(scene) }
      .onChange(of: isPaused, initial: true) { view.isPaused = isPaused }
      .onChange(of: frames, initial: true) { view.preferredFramesPerSecond = frames }
  }
}
