internal import Foundation
internal import SwiftUIInterface

/// A node that shows what is below it within a mask. Mirrors SpriteKit's `SKCropNode`; of the mask only the rectangle or
/// the shape counts.
open class SKCropNode: SKNode {
  /// The mask.
  open var maskNode: SKNode? { didSet { if maskNode !== oldValue { noteChange() } } }
  /// The outline of the mask in the scene.
  var area: Path {
    guard let maskNode else { return Path() }
    let own = maskNode.transform.concatenating(transformToRoot)
    let outline = (maskNode as? SKShapeNode)?.path.map { Path($0) }
    return (outline ?? Path(maskNode.ownBounds)).applying(own)
  }

  override class func empty(like node: SKNode) -> SKNode { SKCropNode() }
  override func take(from node: SKNode) {
    super.take(from: node)
    maskNode = (node as? SKCropNode)?.maskNode?.copy() as? SKNode
  }
}

extension SKNode {
  /// The outlines in the scene of the masks above this node, up to a node. All of them apply.
  func masks(below top: SKNode) -> [Path] {
    guard self !== top, let parent else { return [] }
    let outer = parent.masks(below: top)
    guard let crop = parent as? SKCropNode, crop.maskNode != nil else { return outer }
    return outer + [crop.area]
  }
}
