// Combine's interface, by OpenCombine, with Dispatch's and Foundation's parts beside this file: what
// `import SwiftUI` brings of it. OpenCombine's own modules
// for those are not used: they leave out the plain spellings as soon as a module "Combine" can be
// found, which here depends on what has been built before.
@_exported import OpenCombine
