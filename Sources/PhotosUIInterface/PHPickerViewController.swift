public import Foundation
public import TabstopFoundation
@_exported public import TabstopKits
@_exported public import class TabstopFoundation.NSItemProvider

/// A view controller that lets the user choose pictures and films, by the desktop's file dialog in
/// the pictures folder. Mirrors PhotosUI's `PHPickerViewController`.
@preconcurrency @MainActor
public final class PHPickerViewController: DesktopDialogController {
  /// The configuration of the picker.
  public let configuration: PHPickerConfiguration
  /// The delegate, which is notified of the choice. Not retained.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a controller.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    question = Question(
      {
        .open(
          (configuration.filter ?? .any(of: [.images, .videos])).types,
          severalFiles: configuration.selectionLimit != 1)
      }, folder: URL.picturesDirectory
    ) { [unowned self] in picked($0) }
  }
  /// Creates a controller from an archive. Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  private func picked(_ urls: [URL]) {
    let limit = configuration.selectionLimit
    let results = (limit > 0 ? Array(urls.prefix(limit)) : urls).compactMap { url in
      NSItemProvider(contentsOf: url).map { PHPickerResult(itemProvider: $0, url: url) }
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// The configuration of a picker of photos. Mirrors PhotosUI's `PHPickerConfiguration`.
public struct PHPickerConfiguration: Sendable {
  /// The kinds of files; `nil` for pictures and films.
  public var filter: PHPickerFilter?
  /// The maximum number of selected photos; 0 means any number.
  public var selectionLimit = 1
  /// The format in which pictures are delivered. No effect: a file is as it is.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The parts of the picker that are removed. No effect: the dialog is the desktop's.
  public var disabledCapabilities: PHPickerCapabilities = []
  /// The edges without the picker's bars. No effect: the dialog is the desktop's.
  public var edgesWithoutContentMargins: Edge.Set = []
  /// The identifiers of the pictures that are selected at first. Stored, without effect: there is no library.
  public var preselectedAssetIdentifiers: [String] = []
  /// The order of the selected pictures. No effect: the dialog lists files in its order.
  public var selection = Selection.default

  /// The format of what is passed. No effect.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// The order of what is chosen. No effect.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous }

  /// Creates a configuration.
  public init() {}
  /// Creates a configuration. There is no library: photos are files.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A file that the user has chosen. Mirrors PhotosUI's `PHPickerResult`.
public struct PHPickerResult: Sendable {
  /// Loads it, for example as a `UIImage`.
  public let itemProvider: NSItemProvider
  private let url: URL
  init(itemProvider: NSItemProvider, url: URL) {
    self.itemProvider = itemProvider
    self.url = url
  }
  /// The address of the file.
  public var assetIdentifier: String? { url.absoluteString }
}

/// A delegate that is notified of the choice. Mirrors PhotosUI's `PHPickerViewControllerDelegate`.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen, or has cancelled: then there are no results.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
