import TabstopMacroExpansion

/// Rewrites a source that was written for Objective-C's selectors, for Swift on Linux, which knows none:
/// `#selector(Player.step(_:))` becomes `Selector(_named: "step(_:)", Player.self, Player.step(_:))`, whose method the
/// compiler finds and checks; `@objc`, `@objcMembers` and `@IBOutlet` are left out; and `#keyPath(Player.name)` becomes
/// `"name"`. All else, the lines, and the columns before a selector stay as they are.
package struct SelectorRewriter {
  private let source: Source
  private let optional: OptionalRequirements
  private var scopes = TypeScopes()
  private var result: [UInt8] = []
  /// How many bytes of the source are in the result.
  private var copied = 0

  private init(_ text: String, optional names: [String]) {
    source = Source(text)
    let own = OptionalRequirements.names(in: source)
    optional = OptionalRequirements(source, named: Set(names + own))
  }

  /// A source without selectors. Its cost is linear in its length.
  ///
  /// - Parameter names: Methods that protocols of other sources let a class leave out: see `optionalMethods(of:)`.
  package static func rewrite(_ text: String, optional names: [String] = []) -> String {
    var rewriter = SelectorRewriter(text, optional: names)
    rewriter.rewrite()
    return String(decoding: rewriter.result, as: UTF8.self)
  }

  private mutating func rewrite() {
    let tokens = source.tokens
    var index = 0
    while index < tokens.count {
      scopes.read(source, at: index)
      index = rewritten(at: index) ?? changed(at: index)
    }
    result += source.bytes[copied...]
  }

  /// The names of the methods that the protocols of a source let a class leave out.
  package static func optionalMethods(of text: String) -> [String] {
    OptionalRequirements.names(in: Source(text))
  }

  /// Changes a token as `OptionalRequirements` says; returns the one after it.
  private mutating func changed(at index: Int) -> Int {
    guard let change = optional.changes[index] else { return index + 1 }
    let range = source.tokens[index].range
    write(change.before.utf8, inPlaceOf: range.lowerBound..<range.lowerBound)
    if change.isBlank { blank(from: index, to: index + 1) }
    write(change.after.utf8, inPlaceOf: range.upperBound..<range.upperBound)
    return index + 1
  }

  /// Rewrites what begins at a token; returns the token after it.
  private mutating func rewritten(at index: Int) -> Int? {
    let tokens = source.tokens
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word,
      !tokens[index + 1].followsSpace
    else { return nil }
    switch (tokens[index].text, tokens[index + 1].text) {
    case ("@", "objc"), ("@", "objcMembers"), ("@", "IBOutlet"):
      let name = index + 2
      let hasArguments =
        name < tokens.count && tokens[name].text == "(" && !tokens[name].followsSpace
      let end = hasArguments ? source.end(ofBracketsAt: name) : name
      blank(from: index, to: end)
      return end
    case ("#", "selector"), ("#", "keyPath"):
      guard index + 2 < tokens.count, tokens[index + 2].text == "(" else { return nil }
      let contents = source.contents(ofBracketsAt: index + 2)
      let end = source.end(ofBracketsAt: index + 2)
      guard let reference = MethodReference(source, in: contents) else { return nil }
      replace(
        from: index, to: end,
        by: tokens[index + 1].text == "keyPath"
          ? reference.keyPath : reference.selector(in: scopes.innermost))
      return end
    default: return nil
    }
  }

  /// Replaces tokens by spaces; the ends of their lines stay.
  private mutating func blank(from start: Int, to end: Int) {
    let range = bytes(from: start, to: end)
    let blanks = source.bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    write(blanks, inPlaceOf: range)
  }

  /// Replaces tokens by a text with as many lines.
  private mutating func replace(from start: Int, to end: Int, by text: String) {
    let range = bytes(from: start, to: end)
    let missing = Self.lines(source.bytes[range]) - Self.lines(text.utf8)
    let ends = repeatElement(UInt8(ascii: "\n"), count: max(0, missing))
    write(Array(text.utf8) + ends, inPlaceOf: range)
  }

  /// Copies the source up to a range, and writes others in place of the range's bytes.
  private mutating func write(_ bytes: some Sequence<UInt8>, inPlaceOf range: Range<Int>) {
    result += source.bytes[copied..<range.lowerBound]
    result += bytes
    copied = range.upperBound
  }

  private static func lines(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.count { $0 == UInt8(ascii: "\n") }
  }

  private func bytes(from start: Int, to end: Int) -> Range<Int> {
    source.tokens[start].range.lowerBound..<source.tokens[end - 1].range.upperBound
  }
}
