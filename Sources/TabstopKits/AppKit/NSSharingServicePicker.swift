public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// Shares items by a dialog that copies, mails and saves. Mirrors AppKit's `NSSharingServicePicker`.
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
    sharing.completionWithItemsHandler = { [weak self] type, isDone, _, _ in
      guard let self else { return }
      let service = isDone ? NSSharingService(type) : nil
      delegate?.sharingServicePicker(self, didChoose: service)
    }
    sharing.begin { [weak self] in self?.sharing = nil }
  }
  /// Closes the dialog.
  open func close() { sharing?.closed() }
}

/// Is notified of a picker. Mirrors AppKit's. All methods have defaults.
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

/// A way to share items. Mirrors AppKit's `NSSharingService`: mail is written in the desktop's program, and what is
/// shared in another way is copied or saved by the dialog.
@preconcurrency @MainActor
open class NSSharingService: NSObject {
  /// The name of a service. Mirrors AppKit's.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A letter in the desktop's mail program.
    public static let composeEmail = Name("com.apple.share.Mail.compose")
    /// Not available here.
    public static let composeMessage = Name("com.apple.messages.ShareExtension")
    /// Not available here.
    public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
    fileprivate static let other = Name("other")
  }
  private let name: Name
  /// The title.
  open var title: String {
    name == .composeEmail ? String(own: "Send by E-Mail") : String(own: "Share")
  }
  /// The addresses of a letter.
  open var recipients: [String]?
  /// The subject of a letter.
  open var subject: String?

  /// Creates a service; `nil` if it is not available here.
  public init?(named serviceName: Name) {
    guard serviceName == .composeEmail else { return nil }
    name = serviceName
    super.init()
  }

  fileprivate init(_ type: UIActivity.ActivityType?) {
    name = type == .mail ? .composeEmail : .other
    super.init()
  }

  /// Whether items can be shared: texts and addresses of pages can be mailed.
  open func canPerform(withItems items: [Any]?) -> Bool {
    items.map {
      UIActivityViewController(activityItems: $0, applicationActivities: nil).text != nil
    }
      ?? true
  }
  /// Opens the mail program with a letter.
  open func perform(withItems items: [Any]) {
    let text = UIActivityViewController(activityItems: items, applicationActivities: nil).text
    var letter = URLComponents()
    letter.scheme = "mailto"
    letter.path = (recipients ?? []).joined(separator: ",")
    letter.queryItems = [
      subject.map { URLQueryItem(name: "subject", value: $0) },
      URLQueryItem(name: "body", value: text ?? ""),
    ].compactMap { $0 }
    if let url = letter.url { UIApplication.shared.open(url) }
  }
}
