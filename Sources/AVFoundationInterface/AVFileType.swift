internal import Foundation

/// The type of a file of sounds or films. Mirrors AVFoundation's `AVFileType`.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String
  /// Creates a type from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a type from its identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A film.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// A film.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// A film.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// Sounds.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// Sounds.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// Sounds.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Sounds.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// Sounds.
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  /// Sounds.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// Sounds.
  public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
  /// A picture.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// A picture.
  public static let heic = AVFileType(rawValue: "public.heic")
}
