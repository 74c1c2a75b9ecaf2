public import Foundation
public import TabstopFoundation

/// A delegate of a file dialog, which checks what the user has chosen. Nothing else is called: the dialog is the
/// desktop's. Mirrors AppKit's `NSOpenSavePanelDelegate`.
@preconcurrency @MainActor
public protocol NSOpenSavePanelDelegate: NSObjectProtocol {
  /// Whether a file can be chosen. Never called.
  func panel(_ sender: Any, shouldEnable url: URL) -> Bool
  /// Called for each file that the user has chosen. An error is shown, and the dialog opens again.
  func panel(_ sender: Any, validate url: URL) throws
  /// Called when the user goes to a folder. Never called.
  func panel(_ sender: Any, didChangeToDirectoryURL url: URL?)
  /// Changes the name that the user has typed. Never called.
  func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String?
  /// Called when the dialog grows or shrinks. Never called.
  func panel(_ sender: Any, willExpand expanding: Bool)
  /// Called when the user selects something. Never called.
  func panelSelectionDidChange(_ sender: Any?)
}

extension NSOpenSavePanelDelegate {
  /// Whether a file can be chosen. Always `true`.
  public func panel(_ sender: Any, shouldEnable url: URL) -> Bool { true }
  /// Accepts the file.
  public func panel(_ sender: Any, validate url: URL) throws {}
  /// Does nothing.
  public func panel(_ sender: Any, didChangeToDirectoryURL url: URL?) {}
  /// The name itself.
  public func panel(
    _ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool
  ) -> String? { filename }
  /// Does nothing.
  public func panel(_ sender: Any, willExpand expanding: Bool) {}
  /// Does nothing.
  public func panelSelectionDidChange(_ sender: Any?) {}
}

extension NSSavePanel {
  /// The first of the types of files. Setting it puts a type first.
  public var currentContentType: UTType? {
    get { allowedContentTypes.first }
    set {
      guard let newValue else { return }
      allowedContentTypes = [newValue] + allowedContentTypes.filter { $0 != newValue }
    }
  }
  /// The tags of the file. No effect: files have none here.
  public var tagNames: [String]? {
    get { nil }
    set {}
  }
  /// Whether the dialog shows a choice of the types. No effect: the dialog is the desktop's.
  public var showsContentTypes: Bool {
    get { false }
    set {}
  }
  /// Whether the dialog is open.
  public var isVisible: Bool { isOpen }
  /// Closes the dialog, as Cancel does.
  public func cancel(_ sender: Any?) { answer([]) }
  /// Chooses what is selected. No effect: the dialog is the desktop's.
  public func ok(_ sender: Any?) {}
  /// Closes the dialog, as Cancel does.
  public func orderOut(_ sender: Any?) { answer([]) }
  /// Brings the dialog to the front. No effect.
  public func orderFront(_ sender: Any?) {}
  /// Brings the dialog to the front. No effect.
  public func makeKey() {}
  /// Asks the delegate again which files can be chosen. No effect: the dialog is the desktop's.
  public func validateVisibleColumns() {}
  /// The smallest size of the dialog. No effect: the dialog is the desktop's.
  public var minSize: CGSize {
    get { .zero }
    set {}
  }
  /// Sets the size of the dialog. No effect: the dialog is the desktop's.
  public func setContentSize(_ size: CGSize) {}
  /// The look of the dialog. No effect: the dialog is the desktop's.
  public var appearance: NSAppearance? {
    get { nil }
    set {}
  }
}

extension NSOpenPanel {
  /// Whether files of a cloud are downloaded. No effect.
  public var canDownloadUbiquitousContents: Bool {
    get { false }
    set {}
  }
  /// Whether conflicts of files of a cloud are solved. No effect.
  public var canResolveUbiquitousConflicts: Bool {
    get { false }
    set {}
  }
}
