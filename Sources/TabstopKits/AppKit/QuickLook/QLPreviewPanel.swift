public import Foundation

/// The window with previews of a program for the Mac: it opens the current file in the desktop's program for it.
/// Mirrors Quick Look's `QLPreviewPanel`, which is in the module QuickLookUI. It is here for the methods of responders.
///
/// Without a data source, the delegate of the program and the controller of the active window are asked whether they
/// control the panel.
@preconcurrency @MainActor
open class QLPreviewPanel: NSPanel {
  private static let panel = QLPreviewPanel()

  /// The panel of the program.
  open class func shared() -> QLPreviewPanel! { panel }
  /// Whether the panel exists. Always true.
  open class func sharedPreviewPanelExists() -> Bool { true }

  /// The source of the files. Not retained.
  public weak var dataSource: (any QLPreviewPanelDataSource)?
  /// The object that controls the panel, while it opens a file.
  open private(set) var currentController: Any?
  /// The index of the shown file.
  open var currentPreviewItemIndex = 0

  /// The shown file.
  open var currentPreviewItem: (any QLPreviewItem)! {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewPanel(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Opens the current file in the desktop's program for it.
  open override func makeKeyAndOrderFront(_ sender: Any?) {
    let controller = dataSource == nil ? acceptingResponder : nil
    currentController = controller
    controller?.beginPreviewPanelControl(self)
    if let url = currentPreviewItem?.previewItemURL { NSWorkspace.shared.open(url) }
    controller?.endPreviewPanelControl(self)
    currentController = nil
  }

  private var acceptingResponder: UIResponder? {
    let window = NSApplication.shared.keyWindow
    let candidates: [Any?] = [
      window?.contentViewController, window?.contentView, window?.windowController, window,
      NSApplication.shared.delegate,
    ]
    return candidates.lazy.compactMap { $0 as? UIResponder }
      .first { $0.acceptsPreviewPanelControl(self) }
  }

  /// Requests the files again. No effect: they are requested when one is opened.
  open func reloadData() {}
  /// Requests the current file again. No effect.
  open func refreshCurrentPreviewItem() {}
  /// Asks responders who controls the panel. No effect: they are asked when a file is opened.
  open func updateController() {}
}

/// A source of the files of a panel. Mirrors Quick Look's `QLPreviewPanelDataSource`.
@preconcurrency @MainActor
public protocol QLPreviewPanelDataSource: AnyObject {
  /// The number of files.
  func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int
  /// A file.
  func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> (any QLPreviewItem)!
}

/// A delegate of a panel. Not called. Mirrors Quick Look's `QLPreviewPanelDelegate`.
@preconcurrency @MainActor
public protocol QLPreviewPanelDelegate: NSWindowDelegate {
  /// Takes an event of the panel. Not called.
  func previewPanel(_ panel: QLPreviewPanel!, handle event: NSEvent!) -> Bool
  /// Where the file is on the screen. Not called.
  func previewPanel(_ panel: QLPreviewPanel!, sourceFrameOnScreenFor item: (any QLPreviewItem)!)
    -> NSRect
}

extension QLPreviewPanelDelegate {
  /// Takes no event.
  public func previewPanel(_ panel: QLPreviewPanel!, handle event: NSEvent!) -> Bool { false }
  /// No place.
  public func previewPanel(
    _ panel: QLPreviewPanel!, sourceFrameOnScreenFor item: (any QLPreviewItem)!
  ) -> NSRect { .zero }
}
