internal import Foundation

/// Reads the texts of a document in the Rich Text Format, with strong, emphasised, underlined and struck parts,
/// sizes, colours and links; tables, pictures and typefaces are left out.
struct RTFReader {
  let text = NSMutableAttributedString(string: "")

  /// Where characters go.
  private enum Destination { case text, nowhere, colors, link }

  /// What holds to the end of a group.
  private struct Style: Equatable {
    var destination = Destination.text
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var halfPoints = 24
    var color = 0
    /// How many characters after `\u` stand in for the one it means.
    var substitutes = 1
  }

  private let bytes: [UInt8]
  private var place = 0
  private var style = Style()
  private var outer: [Style] = []
  private var colors: [UIColor?] = []
  private var color: (red: Int, green: Int, blue: Int)?
  /// What `\field` says about the next result, and the link of the present one.
  private var field = ""
  private var link: (address: URL, depth: Int)?
  private var skipped = 0
  /// The encoding of characters that are not in ASCII.
  private var encoding = String.Encoding.windowsCP1252
  /// The characters of the present style.
  private var units: [UInt16] = []

  init?(_ data: Data) {
    bytes = Array(data)
    guard bytes.starts(with: "{\\rtf".utf8) else { return nil }
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "{"):
        skipped = 0
        outer.append(style)
      case UInt8(ascii: "}"): endGroup()
      case UInt8(ascii: "\\"): control()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: character(of: byte)
      }
    }
    flush()
  }

  // MARK: Groups and words

  private mutating func endGroup() {
    flush()
    skipped = 0
    style = outer.popLast() ?? style
    if let link, outer.count < link.depth { self.link = nil }
  }

  private mutating func control() {
    guard place < bytes.count else { return }
    let byte = bytes[place]
    guard Self.isLetter(byte) else {
      place += 1
      switch byte {
      case UInt8(ascii: "'"): hexadecimal()
      case UInt8(ascii: "*"): style.destination = .nowhere
      case UInt8(ascii: "~"): add("\u{A0}")
      case UInt8(ascii: "_"): add("\u{2011}")
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): add("\n")
      case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): character(of: byte)
      default: break
      }
      return
    }
    let start = place
    while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    perform(word, number())
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The number after a word, and the space after both.
  private mutating func number() -> Int? {
    let start = place
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
    while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) {
      place += 1
    }
    // One that is too long is none.
    let number = Int(String(decoding: bytes[start..<place], as: UTF8.self))
    if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    return number
  }

  private mutating func hexadecimal() {
    let digits = bytes[place..<min(place + 2, bytes.count)]
    place += digits.count
    if let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) { character(of: byte) }
  }

  private mutating func perform(_ word: String, _ number: Int?) {
    let isOn = number != 0
    switch word {
    case "par", "row", "sect", "page": add("\n")
    case "line": add("\u{2028}")
    case "tab", "cell": add("\t")
    case "u":
      let unit = UInt16(truncatingIfNeeded: number ?? 0)
      skipped = 0
      add([unit])
      skipped = style.substitutes
    case "ansicpg": encoding = Self.encodings[number ?? 0] ?? .windowsCP1252
    case "uc": style.substitutes = min(max(number ?? 1, 0), 16)
    case "bin": place += min(max(number ?? 0, 0), bytes.count - place)
    case "b": change { $0.isBold = isOn }
    case "i": change { $0.isItalic = isOn }
    case "ul": change { $0.isUnderlined = isOn }
    case "ulnone": change { $0.isUnderlined = false }
    case "strike": change { $0.isStruck = isOn }
    case "fs": change { $0.halfPoints = min(max(number ?? 24, 1), 4000) }
    case "cf": change { $0.color = number ?? 0 }
    case "plain":
      change {
        $0 = Style(destination: $0.destination, substitutes: $0.substitutes)
      }
    case "red": color = (number ?? 0, color?.green ?? 0, color?.blue ?? 0)
    case "green": color = (color?.red ?? 0, number ?? 0, color?.blue ?? 0)
    case "blue": color = (color?.red ?? 0, color?.green ?? 0, number ?? 0)
    case "colortbl": style.destination = .colors
    case "fldinst":
      field = ""
      style.destination = .link
    case "fldrslt":
      if let address = linkAddress { link = (address, outer.count) }
      field = ""
    case "fonttbl", "stylesheet", "info", "pict", "header", "footer", "headerl", "headerr",
      "footerl", "footerr", "footnote", "object":
      style.destination = .nowhere
    default: if let text = Self.signs[word] { add(text) }
    }
  }

  /// The encodings of Windows' code pages.
  private static let encodings: [Int: String.Encoding] = [
    1250: .windowsCP1250, 1251: .windowsCP1251, 1253: .windowsCP1253, 1254: .windowsCP1254,
  ]

  private static let signs = [
    "emdash": "—", "endash": "–", "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”",
    "bullet": "•", "emspace": "\u{2003}", "enspace": "\u{2002}",
  ]

  // MARK: Links

  /// The address in `HYPERLINK "…"`.
  private var linkAddress: URL? {
    let parts = field.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].contains("HYPERLINK") else { return nil }
    return URL(string: String(parts[1]))
  }

  // MARK: Characters

  /// A character of the document's code page.
  private mutating func character(of byte: UInt8) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    if byte < 0x80 { return add([UInt16(byte)]) }
    add(String(bytes: [byte], encoding: encoding) ?? "")
  }

  private mutating func add(_ text: String) { add(Array(text.utf16)) }

  private mutating func add(_ new: [UInt16]) {
    switch style.destination {
    case .text: units += new
    case .link: field += String(decoding: new, as: UTF16.self)
    case .nowhere: break
    case .colors where new == [UInt16(UInt8(ascii: ";"))]:
      colors.append(
        color.map {
          UIColor(
            red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255,
            blue: CGFloat($0.blue) / 255, alpha: 1)
        })
      color = nil
    case .colors: break
    }
  }

  private mutating func change(_ body: (inout Style) -> Void) {
    var new = style
    body(&new)
    guard new != style else { return }
    flush()
    style = new
  }

  /// Adds the characters of the present style to the text.
  private mutating func flush() {
    guard !units.isEmpty else { return }
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if colors.indices.contains(style.color), let color = colors[style.color] {
      attributes[.foregroundColor] = color
    }
    attributes[.link] = link?.address
    text.append(
      NSAttributedString(string: String(decoding: units, as: UTF16.self), attributes: attributes))
    units = []
  }

  private var font: UIFont {
    UIFont.ofDocument(
      size: CGFloat(style.halfPoints) / 2, isBold: style.isBold, isItalic: style.isItalic)
  }
}

extension UIFont {
  /// The system's font in a document.
  static func ofDocument(size: CGFloat, isBold: Bool, isItalic: Bool) -> UIFont {
    let font = isBold ? UIFont.boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    guard isItalic else { return font }
    guard isBold else { return .italicSystemFont(ofSize: size) }
    return font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]).map {
      UIFont(descriptor: $0, size: size)
    } ?? font
  }
}
