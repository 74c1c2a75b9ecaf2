// Games of sprites, under the module name SpriteKit: a compatible interface, not Apple's. Nodes, actions, collisions and
// particles are calculated and drawn here; files of Xcode's editors (.sks), tile maps, shaders and lights do not exist.
public import Foundation
internal import SwiftUIInterface
@_exported public import UIKitInterface

/// An element of a scene. Mirrors SpriteKit's `SKNode`.
@preconcurrency @MainActor
open class SKNode: UIResponder {
  /// The place in the parent.
  open var position = CGPoint.zero { didSet { if position != oldValue { noteChange() } } }
  /// The height above the parent: higher nodes cover others.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { noteChange() } } }
  /// The angle, counter-clockwise, in radians.
  open var zRotation: CGFloat = 0 { didSet { if zRotation != oldValue { noteChange() } } }
  /// The horizontal scale.
  open var xScale: CGFloat = 1 { didSet { if xScale != oldValue { noteChange() } } }
  /// The vertical scale.
  open var yScale: CGFloat = 1 { didSet { if yScale != oldValue { noteChange() } } }
  /// The speed of the actions of the node and those below it.
  open var speed: CGFloat = 1
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { noteChange() } } }
  /// Whether the node and those below it rest.
  open var isPaused = false
  /// Whether the node and those below it are not drawn.
  open var isHidden = false { didSet { if isHidden != oldValue { noteChange() } } }
  /// Whether it gets the events of the pointer over it.
  open var isUserInteractionEnabled = false
  /// The name by which programs find the node.
  open var name: String?
  /// The name for assistive technology. That of the scene is the name of its view; those of other nodes have no effect.
  open var accessibilityLabel: String? { didSet { noteChange() } }
  /// Whether assistive technology gets the node. Stored, without effect.
  open var isAccessibilityElement = false
  /// Values of the program.
  open var userData: NSMutableDictionary?
  /// The limits of its place and angle, which are applied before it is drawn.
  open var constraints: [SKConstraint]?
  /// The body that takes part in collisions.
  open var physicsBody: SKPhysicsBody? {
    didSet {
      if oldValue !== physicsBody, oldValue?.node === self { oldValue?.node = nil }
      physicsBody?.node = self
    }
  }

  /// The node that it is in.
  public private(set) weak var parent: SKNode?
  /// The nodes in it.
  public private(set) var children: [SKNode] = [] { didSet { noteChange() } }
  let actions = RunningActions()

  /// Creates a node that draws nothing.
  public override init() { super.init() }
  /// Creates a node from an archive. There are no archives here; subclasses implement it as in SpriteKit.
  public required init?(coder aDecoder: NSCoder) { super.init() }
  /// Creates the node of a file of Xcode's editor. Always `nil`: such files are not read.
  public convenience init?(fileNamed filename: String) { return nil }

  /// The place that the node itself covers, in the parent.
  open var frame: CGRect {
    ownBounds.isNull ? CGRect(origin: position, size: .zero) : ownBounds.applying(transform)
  }

  /// The place that the node itself covers.
  var ownBounds: CGRect { .null }
  /// How often something has changed that is drawn: without a change a view does not draw again.
  private(set) static var changes = 0
  func noteChange() { SKNode.changes &+= 1 }
  /// Draws the node itself.
  func draw(_ context: inout GraphicsContext) {}
  /// Advances what moves by itself.
  func advance(_ time: TimeInterval) {}

  /// From the node's coordinates to the parent's.
  var transform: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation)
      .scaledBy(x: xScale, y: yScale)
  }

  /// From the node's coordinates to those of the topmost node.
  var transformToRoot: CGAffineTransform {
    parent.map { transform.concatenating($0.transformToRoot) } ?? .identity
  }

  /// The topmost node if that is a scene.
  open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }
  /// Sets both scales.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  // MARK: The tree

  /// Adds a node.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  /// Adds a node at a place among the others.
  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "A node that already has a parent was added: \(node).")
    precondition(
      node !== self && !inParentHierarchy(node), "A node was added to itself or below: \(node).")
    node.parent = self
    children.insert(node, at: min(max(index, 0), children.count))
  }

  /// Removes the node.
  open func removeFromParent() {
    if let parent, let index = parent.children.lastIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    parent = nil
  }

  /// Removes the nodes in it.
  open func removeAllChildren() {
    // From the last one on: each is found and removed at once.
    for child in children.reversed() { child.removeFromParent() }
  }

  /// Removes nodes.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// Moves the node to another parent; it stays at its place in the scene.
  open func move(toParent parent: SKNode) {
    let place = self.parent.map { parent.convert(position, from: $0) } ?? position
    removeFromParent()
    parent.addChild(self)
    position = place
  }

  /// Whether a node is above this one.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
  }

  /// The first node with a name; `//name` searches the whole scene, `.//name` all nodes below.
  open func childNode(withName name: String) -> SKNode? { found(name).first }
  /// Calls a closure for each node with a name, until it sets its second argument.
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    for node in found(name) where !stops.boolValue { block(node, &stops) }
  }

  /// The nodes with a name.
  open subscript(name: String) -> [SKNode] { found(name) }

  private func found(_ name: String) -> [SKNode] {
    if name.hasPrefix("//") { return (scene ?? self).below(String(name.dropFirst(2))) }
    if name.hasPrefix(".//") { return below(String(name.dropFirst(3))) }
    guard let slash = name.firstIndex(of: "/") else { return children.filter { $0.matches(name) } }
    let rest = String(name[name.index(after: slash)...])
    return children.filter { $0.matches(String(name[..<slash])) }.flatMap { $0.found(rest) }
  }

  private func below(_ name: String) -> [SKNode] {
    children.flatMap { ($0.matches(name) ? [$0] : []) + $0.below(name) }
  }

  private func matches(_ pattern: String) -> Bool {
    guard pattern.contains("*") else { return name == pattern }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    guard let name, name.hasPrefix(parts[0]), name.hasSuffix(parts[parts.count - 1]) else {
      return pattern == "*"
    }
    var rest = Substring(name)
    for part in parts where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  // MARK: Places

  /// A place of another node's coordinates in this one's.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.transformToRoot).applying(transformToRoot.inverted())
  }

  /// A place of this node's coordinates in another one's.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }

  /// Whether a place in the parent is in the node or in one below it.
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  /// The place in the parent that the node and those below it cover.
  open func calculateAccumulatedFrame() -> CGRect {
    let below = children.reduce(CGRect.null) { $0.union($1.calculateAccumulatedFrame()) }
    let all = ownBounds.union(below)
    return all.isNull ? CGRect(origin: position, size: .zero) : all.applying(transform)
  }

  /// The topmost node at a place; the node itself if there is none.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  /// The nodes at a place, the topmost first.
  open func nodes(at p: CGPoint) -> [SKNode] {
    shownNodes().reversed().filter { shown in
      shown.node !== self && !shown.node.ownBounds.isNull
        && shown.node.ownBounds.contains(p.applying(shown.transform.inverted()))
    }.map(\.node)
  }

  /// Whether the frames of two nodes meet.
  open func intersects(_ node: SKNode) -> Bool {
    guard let parent, let other = node.parent else { return false }
    let mine = calculateAccumulatedFrame().applying(parent.transformToRoot)
    return mine.intersects(node.calculateAccumulatedFrame().applying(other.transformToRoot))
  }

  struct Shown {
    let node: SKNode
    let transform: CGAffineTransform
    let alpha: CGFloat
    let z: CGFloat
  }

  /// The nodes below this one in the order in which they are drawn, with the transforms to this one's coordinates.
  func shownNodes() -> [Shown] {
    var all: [Shown] = []
    func add(_ node: SKNode, _ transform: CGAffineTransform, _ alpha: CGFloat, _ z: CGFloat) {
      guard !node.isHidden else { return }
      all.append(Shown(node: node, transform: transform, alpha: alpha, z: z))
      for child in node.children {
        add(
          child, child.transform.concatenating(transform), alpha * child.alpha, z + child.zPosition)
      }
    }
    add(self, .identity, alpha, 0)
    // The order of the tree stays among equal heights.
    return all.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
      .map(\.element)
  }

  // MARK: Actions

  /// Starts an action.
  open func run(_ action: SKAction) { actions.add(action, key: nil, completion: nil) }
  /// Starts an action, and ends the one with the same key.
  open func run(_ action: SKAction, withKey key: String) {
    actions.add(action, key: key, completion: nil)
  }

  /// Starts an action, and calls a closure at its end.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    actions.add(action, key: nil, completion: block)
  }

  /// Runs an action until its end.
  open func run(_ action: SKAction) async {
    await withCheckedContinuation { continuation in run(action) { continuation.resume() } }
  }

  /// Whether an action is running.
  open func hasActions() -> Bool { !actions.isEmpty }
  /// The action with a key.
  open func action(forKey key: String) -> SKAction? { actions.action(key) }
  /// Ends the action with a key.
  open func removeAction(forKey key: String) { actions.remove(key) }
  /// Ends all actions.
  open func removeAllActions() { actions.removeAll() }

  /// Advances the actions of the node and those below it.
  func step(_ time: TimeInterval) {
    guard !isPaused else { return }
    let time = time * TimeInterval(speed)
    actions.step(self, time)
    advance(time)
    for child in children { child.step(time) }
  }

  func applyConstraints() {
    for constraint in constraints ?? [] where constraint.enabled { constraint.apply(self) }
    for child in children { child.applyConstraints() }
  }

  /// A copy of the node and those below it.
  open override func copy() -> Any {
    // Nodes belong to the main thread.
    MainActor.assumeIsolated { () -> SKNode in
      let copy = type(of: self).empty(like: self)
      copy.take(from: self)
      for child in children { (child.copy() as? SKNode).map { copy.addChild($0) } }
      return copy
    }
  }

  /// A node of the nearest type of this module.
  class func empty(like node: SKNode) -> SKNode { SKNode() }
  /// Takes the properties of another node.
  func take(from node: SKNode) {
    (position, zPosition, zRotation) = (node.position, node.zPosition, node.zRotation)
    (xScale, yScale, alpha, speed) = (node.xScale, node.yScale, node.alpha, node.speed)
    (isHidden, isPaused, name) = (node.isHidden, node.isPaused, node.name)
    isUserInteractionEnabled = node.isUserInteractionEnabled
    physicsBody = node.physicsBody?.copy() as? SKPhysicsBody
  }
}
