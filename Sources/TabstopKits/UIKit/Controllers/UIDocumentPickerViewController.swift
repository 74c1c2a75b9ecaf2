public import Foundation
public import TabstopFoundation

/// A view controller that lets the user choose files, or save them, by the desktop's file dialog.
/// Mirrors UIKit's `UIDocumentPickerViewController`.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: DesktopDialogController {
  private let types: [UTType]
  private let exports: [URL]

  /// Creates a controller that opens files.
  ///
  /// - Parameter asCopy: No effect: the files are those that the user chooses.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    types = contentTypes
    exports = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that saves a file elsewhere.
  ///
  /// - Parameters:
  ///   - urls: The files, of which the first is saved.
  ///   - asCopy: Whether the file stays; it always does.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    types = []
    exports = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive. Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The delegate, which is notified of the choice. Not retained.
  public weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen.
  public var allowsMultipleSelection = false
  /// The initial folder.
  public var directoryURL: URL?
  /// Whether extensions of files are shown. Stored, without effect.
  public var shouldShowFileExtensions = true

  override var purpose: FileDialog.Purpose {
    exports.isEmpty
      ? .open(types, severalFiles: allowsMultipleSelection)
      : .save(name: exports[0].lastPathComponent)
  }
  override var folder: URL? { directoryURL }

  override func answer(_ urls: [URL]) {
    guard let first = urls.first else {
      delegate?.documentPickerWasCancelled(self)
      return
    }
    if let source = exports.first {
      do {
        try Data(contentsOf: source).write(to: first)
      } catch {
        UIAlertController.show(error)
        delegate?.documentPickerWasCancelled(self)
        return
      }
    }
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
    delegate?.documentPicker(self, didPickDocumentAt: first)
  }
}

extension UIAlertController {
  /// Shows an error that the delegate cannot get.
  static func show(_ error: any Error) {
    let alert = UIAlertController(
      title: error.localizedDescription, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: String(own: "OK"), style: .default))
    alert.begin(ended: {})
  }
}

/// A delegate that is notified of the choice of files. Mirrors UIKit's `UIDocumentPickerDelegate`.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when the user has chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The older spelling for one file, called as well.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user has cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
