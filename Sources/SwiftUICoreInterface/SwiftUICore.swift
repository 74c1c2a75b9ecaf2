// What SwiftUI has, by the name under which Xcode imports it at times.
@_exported public import SwiftUIInterface
