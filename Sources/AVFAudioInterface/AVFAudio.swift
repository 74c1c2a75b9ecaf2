// Sounds and speech, under the module name AVFAudio: a compatible interface, not Apple's. AVFoundation has them.
@_exported public import AVFoundationInterface
