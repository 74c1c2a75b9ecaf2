public import Foundation

extension NSAttributedString {
  /// The type of a document. Mirrors UIKit's.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A page.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// A text without formats.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A text with formats.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// A text with formats and files, which is not read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A document of Word in XML, which is neither read nor written.
    public static let officeOpenXML = DocumentType(rawValue: "NSOfficeOpenXML")
    /// A document of Word, which is neither read nor written.
    public static let docFormat = DocumentType(rawValue: "NSDocFormat")
    /// A text of OpenDocument, which is neither read nor written.
    public static let openDocument = DocumentType(rawValue: "NSOpenDocument")

    /// The type in options: a value of this type, or its name.
    init?(option: Any?) {
      guard let name = (option as? DocumentType)?.rawValue ?? option as? String else { return nil }
      self.init(rawValue: name)
    }
  }
  /// An option for reading a document. Mirrors UIKit's.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `DocumentType`; without it the document is in the Rich Text Format if it begins with
    /// `{\rtf`, a page if it begins with `<`, else a text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; UTF-8 without it.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of what has none of its own.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
  /// An attribute of a document. Mirrors UIKit's.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an attribute from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Reads a page, a text or a document in the Rich Text Format. Mirrors UIKit: of a page the texts count, with strong,
  /// emphasised, underlined and struck parts, headings, links, lists and paragraphs, in the system's font; style
  /// sheets, tables and pictures do not. Of the format, sizes and colours count as well. Throws for other types, and
  /// for bytes that are not in the encoding.
  ///
  /// - Parameter dict: Not written.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let number =
      options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue
    let named = DocumentType(option: options[.documentType])
    if named == nil || named == .rtf, let reader = RTFReader(data) {
      self.init(attributedString: reader.text)
      return
    }
    let encoding = number.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard named != .rtf, let text = String(data: data, encoding: encoding) else {
      throw CocoaError(named == .rtf ? .fileReadCorruptFile : .fileReadInapplicableStringEncoding)
    }
    let isPage = text.drop { $0.isWhitespace }.hasPrefix("<")
    let attributes = options[.defaultAttributes] as? [Key: Any] ?? [:]
    switch named ?? (isPage ? .html : .plain) {
    case .html: self.init(attributedString: HTMLReader(text, attributes).text)
    case .plain: self.init(string: text, attributes: attributes)
    default: throw CocoaError(.featureUnsupported)
    }
  }
}

/// Reads the texts of a page.
private struct HTMLReader {
  let text = NSMutableAttributedString(string: "")
  private let defaults: [NSAttributedString.Key: Any]
  private var style = Style()
  /// The names of the open elements, with the style before each.
  private var open: [(name: String, outer: Style)] = []
  /// Line ends that come before the next text.
  private var lines = 0
  private var needsSpace = false

  private struct Style {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var isHidden = false
    var isPreformatted = false
    var size: CGFloat = 12
    var link: URL?
  }

  init(_ page: String, _ defaults: [NSAttributedString.Key: Any]) {
    self.defaults = defaults
    var rest = Substring(page)
    while !rest.isEmpty {
      if rest.first == "<", let end = Self.end(of: rest) {
        let tag = rest[rest.index(after: rest.startIndex)..<end]
        element(tag)
        rest = rest[rest.index(after: end)...]
        if tag.first != "/", let name = open.last?.name, name == "script" || name == "style" {
          // Its content has no tags.
          let end = rest.range(of: "</" + name, options: .caseInsensitive)
          rest = end.map { rest[$0.lowerBound...] } ?? ""
        }
      } else {
        let next = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        if !style.isHidden { add(Self.characters(of: rest[..<next])) }
        rest = rest[next...]
      }
    }
  }

  /// The end of a tag or a comment; `nil` if a `<` begins none.
  private static func end(of rest: Substring) -> String.Index? {
    if rest.hasPrefix("<!--") {
      return rest.range(of: "-->").map { rest.index(before: $0.upperBound) }
    }
    guard let second = rest.dropFirst().first, second.isLetter || "/!?".contains(second) else {
      return nil
    }
    guard second.isLetter else { return rest.firstIndex(of: ">") }
    // Not one inside of a quoted attribute.
    var index = rest.startIndex
    var last: Character?
    while index < rest.endIndex, rest[index] != ">" {
      let character = rest[index]
      if last == "=", character == "\"" || character == "'",
        let quote = rest[rest.index(after: index)...].firstIndex(of: character)
      {
        index = quote
      }
      if !character.isWhitespace { last = character }
      index = rest.index(after: index)
    }
    return index < rest.endIndex ? index : nil
  }

  private mutating func add(_ words: String) {
    if style.isPreformatted { return append(words) }
    for (index, word) in words.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" }
    ).enumerated() {
      if index > 0 { needsSpace = true }
      if !word.isEmpty { append(String(word)) }
    }
  }

  private mutating func append(_ words: String) {
    var before = ""
    if text.length > 0 {
      before = lines > 0 ? String(repeating: "\n", count: lines) : needsSpace ? " " : ""
    }
    (lines, needsSpace) = (0, false)
    text.append(NSAttributedString(string: before + words, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes = defaults
    let isPlain = !style.isBold && !style.isItalic && style.size == 12
    if !isPlain || attributes[.font] == nil {
      let size = style.size == 12 ? (defaults[.font] as? UIFont)?.pointSize ?? 12 : style.size
      attributes[.font] = UIFont.ofDocument(
        size: size, isBold: style.isBold, isItalic: style.isItalic)
    }
    if style.isUnderlined || style.link != nil {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    attributes[.link] = style.link
    return attributes
  }

  private mutating func element(_ tag: Substring) {
    let isEnd = tag.first == "/"
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    let isBlock = Self.blocks[name] != nil
    if isBlock, text.length > 0 { lines = max(lines, Self.blocks[name] ?? 1) }
    if isEnd {
      if let index = open.lastIndex(where: { $0.name == name }) {
        style = open[index].outer
        open.removeSubrange(index...)
      }
      return
    }
    if name == "br" {
      lines += 1
      return
    }
    // The address of a link may end with a slash.
    guard !name.isEmpty, !["img", "hr", "input", "meta", "link"].contains(name),
      tag.last != "/" || name == "a"
    else { return }
    open.append((name, style))
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "del", "strike": style.isStruck = true
    case "h1", "h2", "h3", "h4", "h5", "h6":
      style.isBold = true
      style.size = [24, 18, 14, 12, 10, 9][(name.last?.wholeNumberValue ?? 1) - 1]
    case "a": style.link = Self.address(in: tag)
    case "pre": style.isPreformatted = true
    case "head", "script", "style", "title": style.isHidden = true
    case "li": if !style.isHidden { append("\t•\t") }
    default: break
    }
  }

  /// Elements with lines of their own, and the number of line ends between them and others.
  private static let blocks: [String: Int] = [
    "p": 1, "div": 1, "li": 1, "ul": 1, "ol": 1, "tr": 1, "h1": 1, "h2": 1, "h3": 1, "h4": 1,
    "h5": 1, "h6": 1, "pre": 1, "blockquote": 1, "section": 1, "article": 1, "table": 1,
  ]

  /// The link of a tag.
  private static func address(in tag: Substring) -> URL? {
    var rest = tag.drop { !$0.isWhitespace && $0 != "/" }
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      guard !rest.isEmpty else { return nil }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      rest = rest.dropFirst(name.count)
      let following = rest.drop(while: \.isWhitespace)
      guard following.first == "=" else { continue }
      rest = following.dropFirst().drop(while: \.isWhitespace)
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 2)
      } else {
        value = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(value.count)
      }
      if name.lowercased() == "href" { return URL(string: characters(of: value)) }
    }
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "bull": "•", "deg": "°", "euro": "€", "eacute": "é",
    "trade": "™", "laquo": "«", "raquo": "»", "middot": "·", "times": "×", "frac12": "½",
  ]

  /// The text with its `&amp;` and similar replaced.
  private static func characters(of text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix { $0 != ";" && $0 != "&" }.prefix(10)
      guard rest.dropFirst(name.count).first == ";", let character = character(named: name) else {
        result += "&"
        continue
      }
      result += character
      rest = rest.dropFirst(name.count + 1)
    }
    return result + rest
  }

  private static func character(named name: Substring) -> String? {
    guard name.hasPrefix("#") else { return names[String(name)] }
    let digits = name.dropFirst()
    let number =
      digits.first?.lowercased() == "x"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
