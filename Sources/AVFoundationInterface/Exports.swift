// As on Apple's systems, AVFoundation re-exports the system's sounds.
@_exported public import AudioToolboxInterface
