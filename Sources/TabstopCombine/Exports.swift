// Tabstop with objects that publish their changes through Combine's interface. SwiftUI exports all
// of Combine: sources use `Timer.publish` and `AnyCancellable` without a further import.
@_exported public import CombineFoundation
@_exported public import Tabstop
