public import Foundation
public import TabstopFoundation
public import TabstopKits

/// An audio or video file. GTK plays it, but does not report its contents: only its duration is
/// known, once it plays. Mirrors AVFoundation's `AVAsset`.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Creates an asset of a file or an address.
  public convenience init(url URL: URL) {
    self.init(file: URL)
  }
  let file: URL?
  init(file: URL?) {
    self.file = file
    super.init()
  }

  private lazy var stream = file.map { MediaStream($0, data: nil) }
  /// The duration; 0 until GTK has read the file.
  public var duration: CMTime { CMTime(seconds: stream?.duration ?? 0) }
  /// Empty: GTK reports no titles.
  public var commonMetadata: [AVMetadataItem] { [] }
  /// Empty: GTK reports no titles.
  public var metadata: [AVMetadataItem] { [] }
  /// Empty: GTK reports no tracks.
  public var tracks: [AVAssetTrack] { [] }
  /// Empty: GTK reports no tracks.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Empty: GTK reports no tracks.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  /// Whether it can be played. Always true: GTK finds out when it plays the file.
  public var isPlayable: Bool { true }
  /// The value of a property.
  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    property.read(self)
  }
}

/// An audio or video file at a URL. Mirrors AVFoundation's `AVURLAsset`.
public final class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The file or the address.
  public let url: URL
  /// Creates an asset of a file or an address. The options have no effect.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(file: URL)
  }
}

/// A property of an asset, for `load(_:)`. Mirrors AVFoundation's `AVAsyncProperty`.
public struct AVAsyncProperty<Root, Value> {
  let read: (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset {
  /// The duration.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { $0.duration } }
  /// The tracks of the asset.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init { $0.tracks } }
  /// The titles of the asset.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.metadata } }
  /// The titles of the asset.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    .init { $0.commonMetadata }
  }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isPlayable } }
}

/// A type of media. Mirrors AVFoundation's `AVMediaType`.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The type of video.
  public static let video = AVMediaType(rawValue: "vide")
  /// The type of audio.
  public static let audio = AVMediaType(rawValue: "soun")
  /// The type of texts.
  public static let text = AVMediaType(rawValue: "text")
  /// The type of metadata.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// A track of an asset: never created. Mirrors AVFoundation's `AVAssetTrack`.
public final class AVAssetTrack: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// Always zero, the identity or `nil`: GTK does not report it.
  public var naturalSize: CGSize { .zero }
  /// Always zero, the identity or `nil`: GTK does not report it.
  public var preferredTransform: CGAffineTransform { .identity }
  /// Always zero, the identity or `nil`: GTK does not report it.
  public var nominalFrameRate: Float { 0 }
}

/// A title of an asset: never created. Mirrors AVFoundation's `AVMetadataItem`.
public final class AVMetadataItem: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// Always zero, the identity or `nil`: GTK does not report it.
  public var commonKey: AVMetadataKey? { nil }
  /// Always zero, the identity or `nil`: GTK does not report it.
  public var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// Always zero, the identity or `nil`: GTK does not report it.
  public var stringValue: String? { nil }
  /// Always zero, the identity or `nil`: GTK does not report it.
  public var dataValue: Data? { nil }
}

/// The key of a metadata item. Mirrors AVFoundation's `AVMetadataKey`.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The name of the album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The cover.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

/// A generator of pictures from a film. GTK makes none, so every request throws. Mirrors
/// AVFoundation's `AVAssetImageGenerator`.
public final class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// Stored, without effect.
  public var appliesPreferredTrackTransform = false
  /// Stored, without effect.
  public var maximumSize = CGSize.zero
  /// Stored, without effect.
  public var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// Stored, without effect.
  public var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// Creates a generator of an asset.
  public init(asset: AVAsset) { super.init() }

  /// Throws: there are no pictures.
  public func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.operationNotSupportedForAsset)
  }
  /// Throws: there are no pictures.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.operationNotSupportedForAsset)
  }
  /// Calls the handler with an error: there are no pictures.
  public func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    handler(nil, requestedTime, AVError(.operationNotSupportedForAsset))
  }
}

/// An error of AVFoundation. Mirrors AVFoundation's `AVError`.
public struct AVError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case noDataCaptured = -11805
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case deviceNotConnected = -11814
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case operationNotSupportedForAsset = -11838
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension AVError {
  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The device is not connected.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// It cannot be done with this asset.
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  /// There is too little memory.
  public static var outOfMemory: Code { .outOfMemory }
  /// The session does not run.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// Nothing was recorded.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// The disk is full.
  public static var diskFull: Code { .diskFull }
  /// The device was disconnected.
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  /// The medium has changed.
  public static var mediaChanged: Code { .mediaChanged }
  /// The longest duration is reached.
  public static var maximumDurationReached: Code { .maximumDurationReached }
  /// The largest size is reached.
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  /// The session was interrupted.
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  /// The media service was started again.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The export failed.
  public static var exportFailed: Code { .exportFailed }
  /// The content cannot be decoded.
  public static var decodeFailed: Code { .decodeFailed }
  /// The source is not valid.
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  /// There is a file of this name.
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  /// The format of the file is not known.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// The file is damaged.
  public static var fileFailedToParse: Code { .fileFailedToParse }
  /// The content is protected.
  public static var contentIsProtected: Code { .contentIsProtected }
  /// There is no picture at this time.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// There is no decoder.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// There is no encoder.
  public static var encoderNotFound: Code { .encoderNotFound }
}

extension AVError.Code {
  /// Matches an error of this code, in `catch AVError.unknown`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? AVError)?.code == match
  }
}

/// The way in which a video fills its view. Mirrors AVFoundation's `AVLayerVideoGravity`.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Scales the video to fit the view, and keeps its proportions.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Scales the video to fill the view, and keeps its proportions.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretches the video to the size of the view.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
