// Stand-ins for the classes of UIKit that SwiftUI sources name, under its module name: compatible
// interfaces, not Apple's. A view of UIKit's own has no counterpart: GtkRepresentable shows widgets.
@_exported public import CoreGraphicsInterface
@_exported public import CoreImageInterface
@_exported public import TabstopKits
