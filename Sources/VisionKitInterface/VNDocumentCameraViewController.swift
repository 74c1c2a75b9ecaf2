// Scanning with a camera, under the module name VisionKit: a compatible interface, not Apple's. There is no camera
// here, and no recognizer: a scan is made of pictures that the user chooses.
@_exported public import Foundation
internal import TabstopFoundation
@_exported public import TabstopKits

/// A controller with which the user scans a document: by the desktop's file dialog in the pictures folder, as there is
/// no camera. Each picture is a page. Mirrors VisionKit's `VNDocumentCameraViewController`.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: DesktopDialogController {
  /// Whether there is a camera. Always `false`: pages are pictures.
  public class var isSupported: Bool { false }

  /// The delegate, which is notified of the pages. Not retained.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  /// Creates a controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    question = Question(
      { .open([.image], severalFiles: true) }, folder: URL.picturesDirectory,
      readsPictures: true
    ) { [weak self] in self?.answer($0) }
  }
  /// Creates a controller without reading an archive: Linux has none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func answer(_ files: [URL]) {
    guard !files.isEmpty else {
      delegate?.documentCameraViewControllerDidCancel(self)
      return
    }
    let pages = pictures.compactMap { $0 }
    guard !pages.isEmpty else {
      delegate?.documentCameraViewController(
        self, didFailWithError: CocoaError(.fileReadCorruptFile))
      return
    }
    let name = files[0].deletingPathExtension().lastPathComponent
    delegate?.documentCameraViewController(
      self, didFinishWith: VNDocumentCameraScan(pages, title: name))
  }
}

/// The pages of a scan. Mirrors VisionKit's `VNDocumentCameraScan`.
public final class VNDocumentCameraScan: NSObject, Sendable {
  private let pages: [UIImage]
  /// The title: the name of the first picture.
  public let title: String

  init(_ pages: [UIImage], title: String) {
    self.pages = pages
    self.title = title
    super.init()
  }

  /// The number of pages.
  public var pageCount: Int { pages.count }
  /// The picture of a page.
  public func imageOfPage(at index: Int) -> UIImage { pages[index] }
}

/// A delegate that is notified of the pages. Mirrors VisionKit's `VNDocumentCameraViewControllerDelegate`.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen the pages.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Called when the user has cancelled.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Called when none of the files was a picture.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Does nothing.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
