// What `import Combine` brings, so that sources build unchanged. What it has beyond
// `CombineFoundation` is for network connections: that needs libcurl, which programs that only say
// `import SwiftUI` do without.
@_exported import CombineFoundation
@_exported import FoundationNetworking
