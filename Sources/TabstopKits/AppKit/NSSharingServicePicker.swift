public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A picker that shares items by a dialog that copies, mails and saves. Mirrors AppKit's
/// `NSSharingServicePicker`.
@preconcurrency @MainActor
open class NSSharingServicePicker: NSObject {
  private let items: [Any]
  /// The delegate, which is notified of the choice. Not retained.
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  private var sharing: UIActivityViewController?

  /// Creates a picker for texts, addresses, files and pictures.
  public init(items: [Any]) {
    self.items = items
    super.init()
  }

  /// Shows the dialog over the active window; the place and the edge have no effect.
  open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {
    let sharing = UIActivityViewController(activityItems: items, applicationActivities: nil)
    self.sharing = sharing
    // The picker stays until the dialog ends, as in AppKit.
    sharing.completionWithItemsHandler = { [self] type, isDone, _, _ in
      let service = isDone ? NSSharingService.used(type) : nil
      delegate?.sharingServicePicker(self, didChoose: service)
    }
    sharing.begin { [self] in self.sharing = nil }
  }
  /// Closes the dialog.
  open func close() { sharing?.closed() }
}

/// The delegate that is notified of what a picker of sharing services does. Mirrors AppKit's. All
/// methods have defaults.
@preconcurrency @MainActor
public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
  /// The user has chosen; `nil` for the dialog's button that closes it.
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}

extension NSSharingServicePickerDelegate {
  /// Does nothing.
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
  ) {}
}

extension NSSharingService {
  /// The service that the dialog has used: mail, or one that has copied or saved the items.
  fileprivate static func used(_ type: UIActivity.ActivityType?) -> NSSharingService? {
    type == .mail
      ? NSSharingService(named: .composeEmail)
      : NSSharingService(
        title: String(own: "Share"), image: UIImage(), alternateImage: nil, handler: {})
  }
}
