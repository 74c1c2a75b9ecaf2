// Tabstop with objects that publish their changes by Combine's interface. The names of Combine
// itself come with `import Combine`; what SwiftUI brings along comes with this module.
@_exported public import Tabstop
@_exported public import protocol OpenCombine.ObservableObject
@_exported public import struct OpenCombine.Published
@_exported public import class OpenCombine.ObservableObjectPublisher
