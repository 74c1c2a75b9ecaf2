// Combine's interface under its own module name, so that `import Combine` builds unchanged: by
// OpenCombine, with Dispatch's and Foundation's parts beside this file. OpenCombine's own modules
// for those are not used: they leave out the plain spellings as soon as a module "Combine" can be
// found, which here depends on what has been built before.
@_exported import OpenCombine
