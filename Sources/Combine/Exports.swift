// Combine's interface under its own module name, so that `import Combine` builds unchanged. What it
// has beyond `CombineFoundation` is for network connections: that needs libcurl, which programs that
// only say `import SwiftUI` do without.
@_exported import CombineFoundation
@_exported import FoundationNetworking
