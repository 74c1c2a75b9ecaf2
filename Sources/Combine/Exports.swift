// Combine's interface under its own module name, so that `import Combine` compiles: OpenCombine,
// with the parts for Dispatch and Foundation in this module. OpenCombine's own modules for those
// are not used: they omit the plain spellings as soon as a module "Combine" can be found, which
// here depends on the order of the build.
@_exported import OpenCombine
