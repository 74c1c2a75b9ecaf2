// Previews, by the name under which Xcode imports them at times: SwiftUI has them.
@_exported public import SwiftUIInterface
