public import Foundation
public import TabstopFoundation

/// A layer that repeats its sublayers. Only the first copy is drawn here. Mirrors Core Animation's
/// `CAReplicatorLayer`.
open class CAReplicatorLayer: CALayer {
  /// Stored, without effect.
  open var instanceCount = 1
  /// Stored, without effect.
  open var instanceDelay: TimeInterval = 0
  /// Stored, without effect.
  open var instanceTransform = CATransform3DIdentity
  /// Stored, without effect.
  open var instanceColor: CGColor?
  /// Stored, without effect.
  open var instanceAlphaOffset: Float = 0
}
