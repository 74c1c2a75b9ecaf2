// Tabstop with objects that publish their changes by Combine's interface. With SwiftUI come all of
// Combine's names: sources use `Timer.publish` and `AnyCancellable` without a further import.
@_exported public import CombineFoundation
@_exported public import Tabstop
