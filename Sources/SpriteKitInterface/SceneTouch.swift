public import Foundation
public import TabstopKits

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
  func end(as phase: Phase) { current = phase }
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
