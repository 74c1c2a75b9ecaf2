// Combine's interface, by OpenCombine, with Dispatch's and Foundation's parts beside this file: the
// part of it that `import SwiftUI` brings. OpenCombineFoundation is not used: it imports
// FoundationNetworking, and with that a static program needs libcurl.
@_exported import OpenCombine
