public import Foundation
internal import Tabstop

/// A way to share: here by mail alone. Mirrors the part of AppKit's `NSSharingService` that SwiftUI sources use.
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
    /// A message: there is no such service.
    public static let composeMessage = Name("com.apple.share.Messages.compose")
    /// AirDrop: there is no such service.
    public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
    /// Safari's list of pages: there is no such service.
    public static let addToSafariReadingList = Name("com.apple.share.ReadingList.add")
    /// The desktop's picture: there is no such service.
    public static let useAsDesktopPicture = Name("com.apple.share.Desktop.set")
    /// A shared document in iCloud: there is no such service.
    public static let cloudSharing = Name("com.apple.share.CloudSharing")
  }

  /// Is notified of the end. Not retained.
  open weak var delegate: (any NSSharingServiceDelegate)?
  /// The addresses of the letter.
  open var recipients: [String]?
  /// The subject of the letter.
  open var subject: String?
  /// The title of the service.
  open var title: String
  /// The text in a menu: the title.
  open var menuItemTitle: String
  private let handler: (() -> Void)?

  /// Finds a service by its name; `nil` for all but `composeEmail`.
  public init?(named serviceName: Name) {
    guard serviceName == .composeEmail else { return nil }
    title = String(own: "Send by E-Mail")
    menuItemTitle = title
    handler = nil
    super.init()
  }
  /// Creates a service of the program's own. The pictures are not shown.
  public init(
    title: String, image: UIImage, alternateImage: UIImage?, handler block: @escaping () -> Void
  ) {
    self.title = title
    menuItemTitle = title
    handler = block
    super.init()
  }

  /// The services that can share the items: mail, if they have a text or an address.
  open class func sharingServices(forItems items: [Any]) -> [NSSharingService] {
    guard let mail = NSSharingService(named: .composeEmail), mail.canPerform(withItems: items)
    else { return [] }
    return [mail]
  }

  /// Whether it can share the items: by mail if they have a text or an address.
  open func canPerform(withItems items: [Any]?) -> Bool {
    handler != nil || letter(for: items ?? []) != nil
  }

  /// Shares the items: opens a letter with their texts and addresses in the desktop's mail program.
  open func perform(withItems items: [Any]) {
    delegate?.sharingService(self, willShareItems: items)
    if let handler {
      handler()
      delegate?.sharingService(self, didShareItems: items)
      return
    }
    guard let letter = letter(for: items) else {
      delegate?.sharingService(
        self, didFailToShareItems: items, error: CocoaError(.fileWriteUnknown))
      return
    }
    UIApplication.shared.open(letter) { [self] isOpen in
      if isOpen {
        delegate?.sharingService(self, didShareItems: items)
      } else {
        delegate?.sharingService(
          self, didFailToShareItems: items, error: CocoaError(.fileNoSuchFile))
      }
    }
  }

  /// The address of the letter.
  func letter(for items: [Any]) -> URL? {
    let text = UIActivityViewController(activityItems: items, applicationActivities: nil).text
    var letter = URLComponents()
    letter.scheme = "mailto"
    letter.path = (recipients ?? []).joined(separator: ",")
    var query: [URLQueryItem] = []
    if let subject { query.append(URLQueryItem(name: "subject", value: subject)) }
    if let text { query.append(URLQueryItem(name: "body", value: text)) }
    if !query.isEmpty { letter.queryItems = query }
    return query.isEmpty && letter.path.isEmpty ? nil : letter.url
  }
}

/// The delegate that is notified of what a sharing service does. Mirrors AppKit's
/// `NSSharingServiceDelegate`.
@preconcurrency @MainActor
public protocol NSSharingServiceDelegate: NSObjectProtocol {
  /// Called before the items are shared.
  func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
  /// Called when the items are shared: the mail program is open.
  func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
  /// Called when the items cannot be shared.
  func sharingService(
    _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
}

extension NSSharingServiceDelegate {
  /// Does nothing.
  public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {}
  /// Does nothing.
  public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}
  /// Does nothing.
  public func sharingService(
    _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error
  ) {}
}
