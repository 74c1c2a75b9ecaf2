public import Foundation
public import TabstopKits

/// How pictures are made. Mirrors ScreenCaptureKit's `SCStreamConfiguration`.
// Sendable: one thread at a time.
open class SCStreamConfiguration: NSObject, @unchecked Sendable {
  /// The width in pixels. Stored, without effect, as all properties here.
  open var width = 1920
  /// The height in pixels.
  open var height = 1080
  /// The least time between two pictures.
  open var minimumFrameInterval = CMTime(value: 1, timescale: 60)
  /// The format of a pixel.
  open var pixelFormat: UInt32 = 0x4247_5241
  /// Whether pictures have the size.
  open var scalesToFit = false
  /// Whether the pointer is seen.
  open var showsCursor = true
  /// Whether clicks are seen.
  open var showMouseClicks = false
  /// The colour behind.
  open var backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// The part of the screen.
  open var sourceRect = CGRect.zero
  /// The part of the picture.
  open var destinationRect = CGRect.zero
  /// The number of pictures that wait.
  open var queueDepth = 8
  /// Whether sounds are recorded.
  open var capturesAudio = false
  /// The sample rate.
  open var sampleRate = 48_000
  /// The number of channels.
  open var channelCount = 2
  /// Whether the program's own sounds are left out.
  open var excludesCurrentProcessAudio = false
  /// Whether the microphone is recorded.
  open var captureMicrophone = false
  /// Whether shadows are left out.
  open var ignoreShadowsSingleWindow = false
  /// Whether shadows are left out.
  open var ignoreShadowsDisplay = false
  /// Whether only opaque pixels are seen.
  open var shouldBeOpaque = false
  /// The name.
  open var streamName: String?
  /// How sharp pictures are.
  open var captureResolution = SCCaptureResolutionType.automatic
}

/// How sharp pictures are. Mirrors ScreenCaptureKit's.
public enum SCCaptureResolutionType: Int, Sendable { case automatic, best, nominal }
