public import Foundation
public import TabstopFoundation

/// An audio or video file. GTK plays it, but does not report its contents: only its duration is
/// known, once it plays. Mirrors AVFoundation's `AVAsset`.
// Sendable: immutable, except for `stream`.
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

  // Created and used on the main thread.
  private lazy var stream = file.map { MediaStream($0, data: nil) }
  /// The duration; 0 until GTK has read the file.
  public var duration: CMTime { CMTime(seconds: onMain { stream?.duration } ?? 0) }
  /// The common metadata, such as titles. Always empty: GTK does not report them.
  public var commonMetadata: [AVMetadataItem] { [] }
  /// The metadata. Always empty: GTK does not report it.
  public var metadata: [AVMetadataItem] { [] }
  /// The tracks. Always empty: GTK does not report them.
  public var tracks: [AVAssetTrack] { [] }
  /// The tracks of a type of media. Always empty: GTK does not report them.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Loads the tracks of a type of media. Always empty: GTK does not report them.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  /// Whether it can be played. Always true: GTK finds out when it plays the file.
  public var isPlayable: Bool { true }
  /// The value of a property.
  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    property.read(self)
  }
  /// The values of two properties.
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) {
    (propertyA.read(self), propertyB.read(self))
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
  /// The metadata of the asset.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.metadata } }
  /// The common metadata of the asset.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    .init { $0.commonMetadata }
  }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isPlayable } }
}

extension AVAsyncProperty where Root == AVAssetTrack {
  /// The size of the pictures.
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init { $0.naturalSize } }
  /// The rotation of the pictures.
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  /// The number of pictures per second.
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> {
    .init { $0.nominalFrameRate }
  }
  /// The number of bits per second.
  public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> {
    .init { $0.estimatedDataRate }
  }
  /// The time in the asset.
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> {
    .init { $0.timeRange }
  }
}

/// A type of media. Mirrors AVFoundation's `AVMediaType`.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
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
public final class AVAssetTrack: NSObject, Sendable {
  private override init() { super.init() }
  /// The size of the pictures. Always zero: GTK does not report it.
  public var naturalSize: CGSize { .zero }
  /// The rotation of the pictures. Always the identity: GTK does not report it.
  public var preferredTransform: CGAffineTransform { .identity }
  /// The number of pictures per second. Always 0: GTK does not report it.
  public var nominalFrameRate: Float { 0 }
  /// The number of bits per second. Always 0: GTK does not report it.
  public var estimatedDataRate: Float { 0 }
  /// The time in the asset. Always empty: GTK does not report it.
  public var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
  /// The type of media. Always video: GTK does not report it.
  public var mediaType: AVMediaType { .video }
  /// The value of a property.
  public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    property.read(self)
  }
  /// The values of two properties.
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) {
    (propertyA.read(self), propertyB.read(self))
  }
}

/// A metadata item of an asset, such as its title: never created. Mirrors AVFoundation's `AVMetadataItem`.
public final class AVMetadataItem: NSObject, Sendable {
  private override init() { super.init() }
  /// The key. Always `nil`.
  public var commonKey: AVMetadataKey? { nil }
  /// The value. Always `nil`.
  public var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// The value as a text. Always `nil`.
  public var stringValue: String? { nil }
  /// The value as data. Always `nil`.
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
