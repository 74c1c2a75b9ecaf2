// The time of animations and transforms in space, under the module name QuartzCore: a compatible interface,
// not Apple's. There are no layers here.
@_exported public import CoreGraphicsInterface
@_exported public import func TabstopFoundation.CACurrentMediaTime
@_exported public import struct TabstopFoundation.CATransform3D
@_exported public import let TabstopFoundation.CATransform3DIdentity
@_exported public import func TabstopFoundation.CATransform3DConcat
@_exported public import func TabstopFoundation.CATransform3DMakeAffineTransform
@_exported public import func TabstopFoundation.CATransform3DMakeRotation
@_exported public import func TabstopFoundation.CATransform3DMakeScale
@_exported public import func TabstopFoundation.CATransform3DMakeTranslation
@_exported public import func TabstopFoundation.CATransform3DRotate
@_exported public import func TabstopFoundation.CATransform3DScale
@_exported public import func TabstopFoundation.CATransform3DTranslate
