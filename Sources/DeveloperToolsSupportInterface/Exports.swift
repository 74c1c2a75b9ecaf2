// Previews, under the name by which Xcode sometimes imports them. They are SwiftUI's.
@_exported public import SwiftUIInterface
