internal import Foundation

/// A node in the middle of the view. Mirrors SpriteKit's `SKCameraNode`.
open class SKCameraNode: SKNode {
  /// Whether the view shows a node.
  open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
  /// The nodes that the view shows.
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    let shown = CGRect(origin: .zero, size: scene.view?.shownSize ?? scene.size)
      .applying(scene.viewTransform(scene.view?.shownSize ?? scene.size).inverted())
    return Set(
      scene.shownNodes().filter {
        $0.node !== scene && !$0.node.ownBounds.isNull
          && $0.node.ownBounds.applying($0.transform).intersects(shown)
      }.map(\.node))
  }

  override class func empty(like node: SKNode) -> SKNode { SKCameraNode() }
}
