// As on Apple's systems, AVFoundation re-exports the system's sounds.
@_exported public import AudioToolboxInterface
@_exported public import let TabstopFoundation.noErr
@_exported public import typealias TabstopFoundation.OSStatus
@_exported public import func TabstopFoundation.mach_absolute_time
