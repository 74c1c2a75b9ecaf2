// The interface of SwiftUI, under the name by which Xcode sometimes imports it.
@_exported public import SwiftUIInterface
