// Letters, under the module name MessageUI: a compatible interface, not Apple's.
@_exported public import Foundation
@_exported public import TabstopKits

/// A letter, which opens in the user's mail program. Mirrors MessageUI's `MFMailComposeViewController`: the
/// sheet that would contain it ends. Files cannot be handed over in that way; of a text in HTML the words
/// are.
@preconcurrency @MainActor
open class MFMailComposeViewController: OpeningController {
  private var recipients: [String] = []
  private var copies: [String] = []
  private var blindCopies: [String] = []
  private var subject = ""
  private var text = ""

  /// The delegate, which is notified of the end. Not retained.
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// The delegate. No effect: there is no stack of controllers.
  public weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a letter.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller from an archive. There are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Whether the user has a mail program.
  public class func canSendMail() -> Bool {
    UIApplication.shared.canOpenURL(URL(string: "mailto:")!)
  }

  /// Sets the subject.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) { copies = ccRecipients ?? [] }
  /// Sets the recipients of copies whom the others do not see.
  open func setBccRecipients(_ bccRecipients: [String]?) { blindCopies = bccRecipients ?? [] }
  /// Sets the text; of HTML only the words.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    text =
      isHTML
      ? body.replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression) : body
  }
  /// The file is not sent: addresses of letters have none.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {
    FileHandle.standardError.write(
      Data("MFMailComposeViewController: the file \(filename) cannot be handed over.\n".utf8))
  }

  /// The letter as an address.
  var letter: URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    components.path = recipients.joined(separator: ",")
    let items = [
      ("cc", copies.joined(separator: ",")), ("bcc", blindCopies.joined(separator: ",")),
      ("subject", subject), ("body", text),
    ].filter { !$0.1.isEmpty }
    if !items.isEmpty {
      components.queryItems = items.map { URLQueryItem(name: $0.0, value: $0.1) }
    }
    return components.url
  }

  open override func open(_ done: @escaping () -> Void) {
    guard let letter else { return done() }
    UIApplication.shared.open(letter) { [self] isOpen in
      // Whether it is sent, the mail program does not say.
      mailComposeDelegate?.mailComposeController(
        self, didFinishWith: isOpen ? .saved : .failed,
        error: isOpen ? nil : MFMailComposeError(.sendFailed))
      done()
    }
  }
}

/// The result of composing a mail.
/// Mirrors MessageUI's; here it is `.saved`, in the mail program, or `.failed`.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// An error of letters. Mirrors MessageUI's.
public struct MFMailComposeError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable { case saveFailed, sendFailed }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// A delegate that is notified of a letter. Mirrors MessageUI's.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the mail program has the letter.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A message, which opens in the desktop's program for the scheme `sms`. Mirrors MessageUI's
/// `MFMessageComposeViewController`: the sheet that would contain it ends. Files cannot be handed over.
@preconcurrency @MainActor
open class MFMessageComposeViewController: OpeningController {
  /// The delegate, which is notified of the end. Not retained.
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject. Stored, without effect: such a message has none.
  open var subject: String?

  /// Creates a message.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller from an archive. There are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Whether the user has a program for messages.
  public class func canSendText() -> Bool {
    UIApplication.shared.canOpenURL(URL(string: "sms:")!)
  }
  /// Whether messages have a subject. Always `false`.
  public class func canSendSubject() -> Bool { false }
  /// Whether messages have files. Always `false`.
  public class func canSendAttachments() -> Bool { false }
  /// The file is not sent: addresses of messages have none. Always returns `false`.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
  /// The file is not sent: addresses of messages have none. Always returns `false`.
  @discardableResult
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename filename: String?) -> Bool
  {
    false
  }

  /// The message as an address.
  var message: URL? {
    var components = URLComponents()
    components.scheme = "sms"
    components.path = (recipients ?? []).joined(separator: ",")
    if let body { components.queryItems = [URLQueryItem(name: "body", value: body)] }
    return components.url
  }

  open override func open(_ done: @escaping () -> Void) {
    guard let message else { return done() }
    UIApplication.shared.open(message) { [self] isOpen in
      // Whether it is sent, the other program does not say.
      messageComposeDelegate?.messageComposeViewController(
        self, didFinishWith: isOpen ? .sent : .failed)
      done()
    }
  }
}

/// The result of composing a message. Mirrors MessageUI's; here it is `.sent`, to the other program, or `.failed`.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// A delegate that is notified of a message. Mirrors MessageUI's.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the other program has the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
