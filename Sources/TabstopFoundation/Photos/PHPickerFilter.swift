/// Which photos are offered: kinds of files. What files do not tell, such as whether a picture is a
/// panorama, is not asked. Mirrors PhotosUI's `PHPickerFilter`.
public struct PHPickerFilter: Hashable, Sendable {
  package let types: [UTType]

  /// Pictures.
  public static let images = Self(types: [.image])
  /// Videos.
  public static let videos = Self(types: [.movie])
  /// Pictures: files are not alive.
  public static let livePhotos = images
  /// Pictures.
  public static let screenshots = images
  /// Pictures.
  public static let panoramas = images
  /// Pictures.
  public static let bursts = images
  /// Pictures.
  public static let depthEffectPhotos = images
  /// Videos.
  public static let screenRecordings = videos
  /// Videos.
  public static let slomoVideos = videos
  /// Videos.
  public static let timelapseVideos = videos
  /// Videos.
  public static let cinematicVideos = videos

  /// What is offered where nobody says which.
  static let everything = any(of: [.images, .videos])

  /// What one of these filters offers.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    var types: [UTType] = []
    for type in subfilters.flatMap(\.types) where !types.contains(type) { types.append(type) }
    return Self(types: types)
  }
  /// What all of these filters offer.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(
      types: everything.types.filter { type in subfilters.allSatisfy { $0.types.contains(type) } })
  }
  /// What this filter does not offer: all, where both are pictures.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { everything }
}

/// How several photos are chosen. No effect: the desktop's dialog says them when it is closed.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// The same as the others here.
  public static let `default` = Self(name: "default")
  /// The same as the others here.
  public static let ordered = Self(name: "ordered")
  /// The same as the others here.
  public static let continuous = Self(name: "continuous")
  /// The same as the others here.
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}

/// How a photos picker looks. Mirrors PhotosUI's `PhotosPickerStyle`.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// The same as the others here.
  public static let presentation = Self(name: "presentation")
  /// The same as the others here.
  public static let inline = Self(name: "inline")
  /// The same as the others here.
  public static let compact = Self(name: "compact")
}
