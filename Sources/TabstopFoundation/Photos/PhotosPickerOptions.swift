/// The way in which several photos are selected. No effect: the desktop's dialog returns them when
/// it is closed.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// A case with the same effect as the others here.
  public static let `default` = Self(name: "default")
  /// A case with the same effect as the others here.
  public static let ordered = Self(name: "ordered")
  /// A case with the same effect as the others here.
  public static let continuous = Self(name: "continuous")
  /// A case with the same effect as the others here.
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}

/// The appearance of a photos picker. Mirrors PhotosUI's `PhotosPickerStyle`. No effect here.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// A case with the same effect as the others here.
  public static let presentation = Self(name: "presentation")
  /// A case with the same effect as the others here.
  public static let inline = Self(name: "inline")
  /// A case with the same effect as the others here.
  public static let compact = Self(name: "compact")
}
