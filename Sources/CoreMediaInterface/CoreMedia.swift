// Times, under the module name CoreMedia: a compatible interface, not Apple's. AVFoundation has them.
@_exported public import AVFoundationInterface
