public import Foundation
internal import TabstopFoundation

extension NSAttributedString.DocumentAttributeKey {
  /// The `DocumentType`.
  public static let documentType = Self(rawValue: "DocumentType")
  /// The encoding of the characters. Has no effect: it is UTF-8, and ASCII in the Rich Text Format.
  public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  /// The title. Has no effect.
  public static let title = Self(rawValue: "NSTitleDocumentAttribute")
}

extension NSAttributedString {
  /// Reads a file as `init(data:options:documentAttributes:)` does.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Reads a document in the Rich Text Format; `nil` if it is none. Mirrors AppKit.
  public convenience init?(
    rtf data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) {
    try? self.init(data: data, options: [.documentType: DocumentType.rtf], documentAttributes: dict)
  }

  /// Reads a document with attachments. Always `nil`: texts have none here. Mirrors AppKit.
  public convenience init?(
    rtfd data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) { return nil }

  /// Reads a page; `nil` if its characters are not UTF-8. Mirrors AppKit.
  public convenience init?(
    html data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) {
    try? self.init(
      data: data, options: [.documentType: DocumentType.html], documentAttributes: dict)
  }

  /// Reads a page in an encoding; `nil` if its characters are not in it. Mirrors AppKit.
  public convenience init?(
    html data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) {
    let options = options.merging([.documentType: DocumentType.html]) { $1 }
    try? self.init(data: data, options: options, documentAttributes: dict)
  }

  /// Writes a part as a page, as a text or in the Rich Text Format, by `documentType`: a text without it. Throws for
  /// other types, and for a range that is not in the text. Of the attributes those are written that
  /// `init(data:options:documentAttributes:)` reads.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else { throw CocoaError(.formatting) }
    switch DocumentType(option: dict[.documentType]) ?? .plain {
    case .plain: return Data((string as NSString).substring(with: range).utf8)
    case .rtf: return Data(DocumentWriter(self, range).richText.utf8)
    case .html: return Data(DocumentWriter(self, range).page.utf8)
    default: throw CocoaError(.featureUnsupported)
    }
  }

  /// Writes a part in the Rich Text Format; `nil` for a range that is not in the text. Mirrors AppKit.
  public func rtf(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:])
    -> Data?
  { try? data(from: range, documentAttributes: [.documentType: DocumentType.rtf]) }
}

/// Writes the parts of a text.
private struct DocumentWriter {
  /// A part with the same attributes.
  private struct Run {
    let text: String
    let attributes: [NSAttributedString.Key: Any]

    var font: UIFont? { attributes[.font] as? UIFont }
    var isBold: Bool { font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false }
    var isItalic: Bool { font?.fontDescriptor.symbolicTraits.contains(.traitItalic) ?? false }
    var color: UIColor? { attributes[.foregroundColor] as? UIColor }
    var link: String? {
      (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    }

    func has(_ line: NSAttributedString.Key) -> Bool { (attributes.number(line) ?? 0) != 0 }
  }

  private let runs: [Run]

  init(_ text: NSAttributedString, _ range: NSRange) {
    var runs: [Run] = []
    text.enumerateAttributes(in: range) { attributes, part, _ in
      runs.append(
        Run(text: (text.string as NSString).substring(with: part), attributes: attributes))
    }
    self.runs = runs
  }

  // MARK: Rich Text Format

  var richText: String {
    var colors: [String] = []
    let body = runs.map { run in
      // The first argument of `max` is the result for what is no number.
      let halfPoints = min(max(1, ((run.font?.pointSize ?? 12) * 2).rounded()), 4000)
      var words = "\\fs\(Int(halfPoints))"
      if run.isBold { words += "\\b" }
      if run.isItalic { words += "\\i" }
      if run.has(.underlineStyle) { words += "\\ul" }
      if run.has(.strikethroughStyle) { words += "\\strike" }
      if let color = run.color.map(Self.color) {
        let index = colors.firstIndex(of: color) ?? colors.count
        if index == colors.count { colors.append(color) }
        words += "\\cf\(index + 1)"
      }
      let part = "{\(words) \(Self.richText(run.text))}"
      guard let link = run.link else { return part }
      let address = Self.richText(link.replacingOccurrences(of: "\"", with: "%22"))
      return "{\\field{\\*\\fldinst{HYPERLINK \"\(address)\"}}{\\fldrslt \(part)}}"
    }
    return "{\\rtf1\\ansi\\ansicpg1252\\uc0\n{\\fonttbl{\\f0\\fswiss Helvetica;}}\n"
      + "{\\colortbl;\(colors.map { "\($0);" }.joined())}\n\\f0 \(body.joined())}"
  }

  private static func color(_ color: UIColor) -> String {
    let parts = [color.redComponent, color.greenComponent, color.blueComponent]
    let numbers = parts.map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "\\red\(numbers[0])\\green\(numbers[1])\\blue\(numbers[2])"
  }

  private static func richText(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x0A: result += "\\par\n"
      case 0x09: result += "\\tab "
      case 0x5C, 0x7B, 0x7D: result += "\\\(Character(Unicode.Scalar(UInt8(unit))))"
      case 0x20...0x7E: result.append(Character(Unicode.Scalar(UInt8(unit))))
      default: result += "\\u\(Int16(bitPattern: unit)) "
      }
    }
    return result
  }

  // MARK: Pages

  var page: String {
    let body = runs.map { run in
      var part = Self.escaped(run.text).replacingOccurrences(of: "\n", with: "<br>\n")
      if run.has(.strikethroughStyle) { part = "<s>\(part)</s>" }
      if run.has(.underlineStyle), run.link == nil { part = "<u>\(part)</u>" }
      if run.isItalic { part = "<i>\(part)</i>" }
      if run.isBold { part = "<b>\(part)</b>" }
      return run.link.map { "<a href=\"\(Self.escaped($0))\">\(part)</a>" } ?? part
    }
    return """
      <!DOCTYPE html>
      <html><head><meta charset="utf-8"></head>
      <body><p>\(body.joined())</p></body></html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
