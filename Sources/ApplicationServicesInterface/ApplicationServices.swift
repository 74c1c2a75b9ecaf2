// The windows of other programs, and Core Graphics, under the module name ApplicationServices: a compatible
// interface, not Apple's. Programs do not get them.
@_exported public import CoreGraphicsInterface
@_exported public import TabstopFoundation
@_exported public import TabstopKits
