// Stand-ins for the classes of AppKit that SwiftUI sources name, under its module name: compatible
// interfaces, not Apple's.
@_exported public import CoreGraphicsInterface
@_exported public import CoreImageInterface
@_exported public import TabstopKits
