// As on Apple's systems, the sounds of the system come with AVFoundation.
@_exported public import AudioToolboxInterface
