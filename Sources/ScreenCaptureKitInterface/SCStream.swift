// Pictures of the screen, under the module name ScreenCaptureKit: a compatible interface, not Apple's. Desktops give
// them to the programs that the user chooses, by PipeWire, which Tabstop does not have: every request ends with
// `SCStreamError.userDeclined`.
@_exported public import AVFoundationInterface
public import Foundation
public import TabstopKits

/// An error of pictures of the screen. Mirrors ScreenCaptureKit's `SCStreamError`.
public struct SCStreamError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors ScreenCaptureKit's.
  public enum Code: Int, Sendable {
    case userDeclined = -3801
    case failedToStart = -3802
    case missingEntitlements = -3803
    case failedApplicationConnectionInvalid = -3804
    case failedApplicationConnectionInterrupted = -3805
    case failedNoMatchingApplicationContext = -3806
    case attemptToStartStreamState = -3807
    case attemptToStopStreamState = -3808
    case attemptToUpdateFilterState = -3809
    case attemptToConfigState = -3810
    case internalError = -3811
    case invalidParameter = -3812
    case noWindowList = -3813
    case noDisplayList = -3814
    case noCaptureSource = -3815
    case removingStream = -3816
    case userStopped = -3817
    case failedToStartAudioCapture = -3818
    case failedToStopAudioCapture = -3819
    case failedToStartMicrophoneCapture = -3820
    case systemStoppedStream = -3821
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let declined = SCStreamError(.userDeclined)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "com.apple.ScreenCaptureKit.SCStreamErrorDomain" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The user does not allow pictures.
  public static var userDeclined: Code { .userDeclined }
  /// The user has ended them.
  public static var userStopped: Code { .userStopped }
}

/// What can be on pictures: not known. Mirrors ScreenCaptureKit's `SCShareableContent`.
public final class SCShareableContent: NSObject, Sendable {
  private override init() { super.init() }
  /// The windows.
  public var windows: [SCWindow] { [] }
  /// The screens.
  public var displays: [SCDisplay] { [] }
  /// The programs.
  public var applications: [SCRunningApplication] { [] }
  /// What can be on pictures. Always throws.
  public class var current: SCShareableContent {
    get async throws { throw SCStreamError.declined }
  }
  /// What can be on pictures. Always throws.
  public class func excludingDesktopWindows(
    _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool
  ) async throws -> SCShareableContent { throw SCStreamError.declined }
  /// Passes an error to the handler.
  @preconcurrency
  public class func getWithCompletionHandler(
    _ completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, SCStreamError.declined) } }
  /// Passes an error to the handler.
  @preconcurrency
  public class func getExcludingDesktopWindows(
    _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool,
    completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void
  ) { getWithCompletionHandler(completionHandler) }
}

/// A program with windows: never created. Mirrors ScreenCaptureKit's `SCRunningApplication`.
public final class SCRunningApplication: NSObject, Sendable {
  private override init() { super.init() }
  /// The identifier. Empty.
  public var bundleIdentifier: String { "" }
  /// The name. Empty.
  public var applicationName: String { "" }
  /// The number of the process.
  public var processID: pid_t { 0 }
}

/// A window: never created. Mirrors ScreenCaptureKit's `SCWindow`.
public final class SCWindow: NSObject, Sendable {
  private override init() { super.init() }
  /// The number of the window.
  public var windowID: CGWindowID { 0 }
  /// The place.
  public var frame: CGRect { .zero }
  /// The title. Always `nil`.
  public var title: String? { nil }
  /// The height above others.
  public var windowLayer: Int { 0 }
  /// The program. Always `nil`.
  public var owningApplication: SCRunningApplication? { nil }
  /// Whether it is shown.
  public var isOnScreen: Bool { false }
  /// Whether it has the focus.
  public var isActive: Bool { false }
}

/// A screen: never created. Mirrors ScreenCaptureKit's `SCDisplay`.
public final class SCDisplay: NSObject, Sendable {
  private override init() { super.init() }
  /// The number of the screen.
  public var displayID: CGDirectDisplayID { 0 }
  /// The width in points.
  public var width: Int { 0 }
  /// The height in points.
  public var height: Int { 0 }
  /// The place.
  public var frame: CGRect { .zero }
}

/// What is on pictures. Mirrors ScreenCaptureKit's `SCContentFilter`.
open class SCContentFilter: NSObject, @unchecked Sendable {
  // Sendable: immutable.
  /// Everything on a screen but windows.
  public init(display: SCDisplay, excludingWindows excluded: [SCWindow]) { super.init() }
  /// Windows on a screen.
  public init(display: SCDisplay, including includedWindows: [SCWindow]) { super.init() }
  /// The windows of programs.
  public init(
    display: SCDisplay, including applications: [SCRunningApplication],
    exceptingWindows: [SCWindow]
  ) { super.init() }
  /// Everything on a screen but programs.
  public init(
    display: SCDisplay, excludingApplications applications: [SCRunningApplication],
    exceptingWindows: [SCWindow]
  ) { super.init() }
  /// A window.
  public init(desktopIndependentWindow window: SCWindow) { super.init() }
  /// The size in points.
  open var contentRect: CGRect { .zero }
  /// The pixels in a point.
  open var pointPixelScale: Float { 1 }
}

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
/// What a stream has. Mirrors ScreenCaptureKit's.
public enum SCStreamOutputType: Int, Sendable { case screen, audio, microphone }
/// The state of a picture. Mirrors ScreenCaptureKit's.
public enum SCFrameStatus: Int, Sendable { case complete, idle, blank, suspended, started, stopped }

/// What a stream says about a picture. Mirrors ScreenCaptureKit's `SCStreamFrameInfo`.
public struct SCStreamFrameInfo: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The state.
  public static let status = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameStatus")
  /// The time.
  public static let displayTime = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameDisplayTime")
  /// The scale.
  public static let scaleFactor = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameScaleFactor")
  /// The scale of the content.
  public static let contentScale = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameContentScale")
  /// The place of the content.
  public static let contentRect = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameContentRect")
  /// The parts that have changed.
  public static let dirtyRects = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameDirtyRect")
}

/// A stream of pictures, which does not start. Mirrors ScreenCaptureKit's `SCStream`.
// Sendable: immutable.
open class SCStream: NSObject, @unchecked Sendable {
  /// Creates a stream.
  public init(
    filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration,
    delegate: (any SCStreamDelegate)?
  ) { super.init() }
  /// Adds a receiver. It gets nothing.
  open func addStreamOutput(
    _ output: any SCStreamOutput, type: SCStreamOutputType,
    sampleHandlerQueue: DispatchQueue?
  ) throws {}
  /// Removes a receiver.
  open func removeStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType) throws {}
  /// Starts. Always throws.
  open func startCapture() async throws { throw SCStreamError.declined }
  /// Stops. Always throws.
  open func stopCapture() async throws { throw SCStreamError(.attemptToStopStreamState) }
  /// Passes an error to the handler.
  @preconcurrency
  open func startCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.global().async { completionHandler?(SCStreamError.declined) }
  }
  /// Passes an error to the handler.
  @preconcurrency
  open func stopCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.global().async {
      completionHandler?(SCStreamError(.attemptToStopStreamState))
    }
  }
  /// Changes what is on pictures. Always throws.
  open func updateContentFilter(_ contentFilter: SCContentFilter) async throws {
    throw SCStreamError(.attemptToUpdateFilterState)
  }
  /// Changes how pictures are made. Always throws.
  open func updateConfiguration(_ streamConfig: SCStreamConfiguration) async throws {
    throw SCStreamError(.attemptToConfigState)
  }
}

/// A receiver of pictures: it gets none. Mirrors ScreenCaptureKit's `SCStreamOutput`.
public protocol SCStreamOutput: NSObjectProtocol {
  /// Called for each picture. Never called.
  func stream(
    _ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer,
    of type: SCStreamOutputType)
}

extension SCStreamOutput {
  /// Does nothing.
  public func stream(
    _ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer,
    of type: SCStreamOutputType
  ) {}
}

/// A delegate that is notified of a stream's end. Never notified. Mirrors ScreenCaptureKit's `SCStreamDelegate`.
public protocol SCStreamDelegate: NSObjectProtocol {
  /// Called when the stream has ended. Never called.
  func stream(_ stream: SCStream, didStopWithError error: any Error)
}

extension SCStreamDelegate {
  /// Does nothing.
  public func stream(_ stream: SCStream, didStopWithError error: any Error) {}
}

/// Single pictures: none is made. Mirrors ScreenCaptureKit's `SCScreenshotManager`.
public enum SCScreenshotManager {
  /// A picture. Always throws.
  public static func captureImage(
    contentFilter: SCContentFilter, configuration config: SCStreamConfiguration
  ) async throws -> CGImage { throw SCStreamError.declined }
  /// A picture of a part of the screen. Always throws.
  public static func captureImage(in rect: CGRect) async throws -> CGImage {
    throw SCStreamError.declined
  }
  /// A picture as a buffer. Always throws.
  public static func captureSampleBuffer(
    contentFilter: SCContentFilter, configuration config: SCStreamConfiguration
  ) async throws -> CMSampleBuffer { throw SCStreamError.declined }
  /// Passes an error to the handler.
  @preconcurrency
  public static func captureImage(
    contentFilter: SCContentFilter, configuration config: SCStreamConfiguration,
    completionHandler: (@Sendable (CGImage?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?(nil, SCStreamError.declined) } }
}
