public import Foundation

/// A picture in a text with attributes. Mirrors UIKit's: views show the text without the picture.
// Sendable: one thread at a time.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let header = AttributeHeader()
  /// The picture.
  open var image: UIImage?
  /// The place and the size in the line. Stored, without effect.
  open var bounds = CGRect.zero
  /// The content of a file. Stored, without effect.
  open var contents: Data?
  /// The kind of the content. Stored, without effect.
  open var fileType: String?
  /// Creates an attachment without a picture.
  public override init() { super.init() }
  /// Creates an attachment with the content of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }
  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// The character that stands for an attachment.
  public static let character = 0xFFFC
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`. Stored: views show no picture.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// Creates a text of the character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
