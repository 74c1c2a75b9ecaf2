/// The type of a file of sounds or films. Mirrors AVFoundation's `AVFileType`.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String
  /// Creates a type from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a type from its identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// An MPEG-4 film.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// A QuickTime film.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// An Apple M4V film.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// Apple's MPEG-4 audio.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// MP3 audio.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// WAV audio.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// AIFF audio.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// AIFF-C audio.
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  /// Core Audio Format audio.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// AC-3 audio.
  public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
  /// A JPEG picture.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// An HEIC picture.
  public static let heic = AVFileType(rawValue: "public.heic")
}
