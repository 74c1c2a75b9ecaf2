/// The photos that are offered: types of files. Properties that files do not have, such as whether
/// a picture is a panorama, are ignored. Mirrors PhotosUI's `PHPickerFilter`.
public struct PHPickerFilter: Hashable, Sendable {
  package let types: [UTType]

  /// A filter that allows pictures.
  public static let images = Self(types: [.image])
  /// A filter that allows videos.
  public static let videos = Self(types: [.movie])
  /// Pictures: files have no live photos.
  public static let livePhotos = images
  /// A filter for screenshots: it allows all pictures.
  public static let screenshots = images
  /// A filter for panoramas: it allows all pictures.
  public static let panoramas = images
  /// A filter for photos taken in a burst: it allows all pictures.
  public static let bursts = images
  /// A filter for photos with a depth effect: it allows all pictures.
  public static let depthEffectPhotos = images
  /// A filter for screen recordings: it allows all videos.
  public static let screenRecordings = videos
  /// A filter for videos in slow motion: it allows all videos.
  public static let slomoVideos = videos
  /// A filter for time-lapse videos: it allows all videos.
  public static let timelapseVideos = videos
  /// A filter for videos in cinematic mode: it allows all videos.
  public static let cinematicVideos = videos

  /// The default.
  static let everything = any(of: [.images, .videos])

  /// Everything that one of these filters offers.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    var types: [UTType] = []
    for type in subfilters.flatMap(\.types) where !types.contains(type) { types.append(type) }
    return Self(types: types)
  }
  /// Everything that all of these filters offer.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(
      types: everything.types.filter { type in subfilters.allSatisfy { $0.types.contains(type) } })
  }
  /// Everything that this filter does not offer: everything, if both are pictures.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { everything }
}
