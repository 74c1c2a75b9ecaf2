// Previews of files, under the module name QuickLook: a compatible interface, not Apple's. The desktop shows
// them in its program for files of their type.
@_exported public import Foundation
@_exported public import SwiftUIInterface
internal import Tabstop

extension View {
  /// Opens a file in the desktop's program for it, when the binding gets an address; the binding is `nil` again
  /// at once, as after the user has closed a preview. Mirrors Quick Look.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(PreviewModifier(item: item))
  }

  /// Opens a file in the desktop's program for it; see `quickLookPreview(_:)`.
  ///
  /// - Parameter items: No effect: the others are opened when they are chosen.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    quickLookPreview(selection)
  }
}

private struct PreviewModifier: ViewModifier {
  @Binding var item: URL?

  func body(content: Content) -> some View {
    content.onChange(of: item, initial: true) {
      guard let url = item else { return }
      UIApplication.shared.open(url) { isOpen in
        if !isOpen { warn("There is no program on this desktop that shows \(url.path).") }
      }
      item = nil
    }
  }
}

/// A source of the files of a preview. Mirrors Quick Look's `QLPreviewControllerDataSource`.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// The number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// A file.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
    -> any QLPreviewItem
}

/// A delegate that is notified of a preview. Not called. Mirrors Quick Look's
/// `QLPreviewControllerDelegate`.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {}

/// A controller that opens a file in the desktop's program for it; the sheet that would contain the
/// preview ends. Mirrors Quick Look's `QLPreviewController`.
@preconcurrency @MainActor
open class QLPreviewController: OpeningController {
  /// The source of the files. Not retained.
  public weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The delegate of the preview. Stored, without effect.
  public weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the shown file.
  public var currentPreviewItemIndex = 0
  /// Shows the items again. No effect: the files are requested when one is opened.
  public func reloadData() {}

  open override func open(_ done: @escaping () -> Void) {
    guard let source = dataSource, currentPreviewItemIndex < source.numberOfPreviewItems(in: self),
      let url = source.previewController(self, previewItemAt: currentPreviewItemIndex)
        .previewItemURL
    else { return done() }
    UIApplication.shared.open(url) { _ in done() }
  }
}
