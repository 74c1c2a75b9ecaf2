public import Foundation
public import TabstopFoundation

/// A layer that repeats its sublayers. Only the first copy is drawn here. Mirrors Core Animation's
/// `CAReplicatorLayer`.
open class CAReplicatorLayer: CALayer {
  /// The number of copies. Stored, without effect.
  open var instanceCount = 1
  /// The delay from copy to copy, in seconds. Stored, without effect.
  open var instanceDelay: TimeInterval = 0
  /// The transform from copy to copy. Stored, without effect.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of the first copy. Stored, without effect.
  open var instanceColor: CGColor?
  /// The difference in opacity from copy to copy. Stored, without effect.
  open var instanceAlphaOffset: Float = 0
}
