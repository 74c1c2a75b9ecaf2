/// The parts of a picker of photos. Mirrors PhotosUI's: no effect, because the dialog is the desktop's.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The search field.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// The place for the selected photos.
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  /// The albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// The buttons that end the dialog.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  /// A question before nudity is chosen.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
