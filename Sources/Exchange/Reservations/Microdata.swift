import Foundation
import Trips

/// Reads the microdata of a web page (`itemscope`, `itemprop`) as the values that JSON-LD would have.
struct Microdata {
  /// The items of the page that are not the property of another one.
  static func items(_ html: String) -> [JSONValue] {
    guard html.range(of: "itemscope", options: .caseInsensitive) != nil else { return [] }
    var reader = Microdata()
    reader.read(html)
    return reader.found
  }

  /// An element that is open.
  private struct Element {
    let name: String
    /// The properties of the enclosing item whose value the element has.
    var properties: [String] = []
    /// The properties of the value, if it is an item.
    var item: [String: JSONValue]?
    /// The element's value, if an attribute has it; else the text is the value.
    var value: String?
    var text = ""
  }

  private var found: [JSONValue] = []
  private var open: [Element] = []

  /// The elements that have no end tag.
  private static let withoutEnd: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]
  /// The maximum depth of open elements; deeper ones are ignored.
  private static let depth = 500

  private mutating func read(_ html: String) {
    var rest = html.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      add(rest[..<start])
      rest = rest[start...].dropFirst()
      if rest.starts(with: "!--".utf8) {
        rest = rest.dropFirst(3)
        while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
        continue
      }
      guard let first = rest.first, Self.isName(first) || first == UInt8(ascii: "/") else {
        continue
      }
      let (tag, end) = Self.tag(rest)
      rest = end
      let name = tag.name
      if name.hasPrefix("/") {
        close(String(name.dropFirst()))
      } else {
        begin(name, tag.attributes)
        if name == "script" || name == "style" {
          let mark = Array("</\(name)".utf8)
          while !rest.isEmpty, !rest.starts(with: mark) { rest = rest.dropFirst() }
        }
        if Self.withoutEnd.contains(name) || tag.isClosed { close(name) }
      }
    }
    while let last = open.last { close(last.name) }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  private mutating func add(_ text: Substring.UTF8View) {
    guard !text.isEmpty else { return }
    for index in open.indices
    where !open[index].properties.isEmpty && open[index].item == nil
      && open[index].text.utf8.count < ImportLimits.textLength
    {
      open[index].text += Substring(text)
    }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    guard open.count < Self.depth else { return }
    var element = Element(name: name)
    element.properties =
      attributes["itemprop"]?.split(whereSeparator: \.isWhitespace).prefix(20).map(String.init)
      ?? []
    if attributes["itemscope"] != nil {
      element.item = ["@type": .string(attributes["itemtype"] ?? "")]
    }
    element.value =
      attributes["content"] ?? attributes["datetime"] ?? attributes["href"] ?? attributes["src"]
    open.append(element)
  }

  /// Closes an element, and those within it that were not closed.
  private mutating func close(_ name: String) {
    guard open.contains(where: { $0.name == name }) else { return }
    while let element = open.popLast() {
      end(element)
      if element.name == name { return }
    }
  }

  /// Adds the value of an element that was closed to the item around it, or an item without one to the result.
  private mutating func end(_ element: Element) {
    let value: JSONValue =
      element.item.map(JSONValue.object)
      ?? .string(HTMLText.unescaped(element.value ?? element.text))
    guard !element.properties.isEmpty, let owner = open.lastIndex(where: { $0.item != nil })
    else {
      if element.item != nil, found.count < ImportLimits.bookings { found.append(value) }
      return
    }
    for property in element.properties where open[owner].item?[property] == nil {
      open[owner].item?[property] = value
    }
  }

  private struct Tag {
    var name = ""
    var attributes: [String: String] = [:]
    var isClosed = false
  }

  /// A tag, from its name on, and what comes after it.
  private static func tag(_ text: Substring.UTF8View) -> (Tag, Substring.UTF8View) {
    var rest = text
    var tag = Tag()
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    func consume(while condition: (UInt8) -> Bool) -> String {
      let part = rest.prefix(while: condition)
      rest = rest[part.endIndex...]
      return String(Substring(part))
    }
    let (more, slash, equals) = (UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="))
    if rest.first == slash {
      tag.name = "/"
      rest = rest.dropFirst()
    }
    tag.name += consume { !isSpace($0) && $0 != more && $0 != slash }.lowercased()
    while let next = rest.first, next != more {
      if isSpace(next) || next == slash {
        tag.isClosed = next == slash
        rest = rest.dropFirst()
        continue
      }
      let name = consume { !isSpace($0) && $0 != more && $0 != equals && $0 != slash }.lowercased()
      _ = consume(while: isSpace)
      var value = ""
      if rest.first == equals {
        rest = rest.dropFirst()
        _ = consume(while: isSpace)
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          rest = rest.dropFirst()
          value = consume { $0 != quote }
          rest = rest.dropFirst()
        } else {
          value = consume { !isSpace($0) && $0 != more }
        }
      } else if name.isEmpty {
        rest = rest.dropFirst()
      }
      if tag.attributes[name] == nil, tag.attributes.count < 50 {
        tag.attributes[name] = HTMLText.unescaped(value)
      }
    }
    return (tag, rest.dropFirst())
  }
}
