/// A place for an argument in a format, which may have a name in a catalog: `%lld`, `%2$@`, `%(name)@`.
struct Placeholder {
  /// The number of its argument, from 1 on.
  let number: Int
  let name: String?
  /// The specifier alone: `%lld`.
  let specifier: String
  fileprivate let range: Range<String.Index>

  /// The placeholders of a format. Those without a number get that of their place.
  static func all(in format: String) -> [Placeholder] {
    var placeholders: [Placeholder] = []
    var next = 1
    for match in format.matches(of: pattern) {
      guard let conversion = match.output.5 else { continue }
      let number = match.output.1.flatMap { Int($0.dropLast()) } ?? next
      next = number + 1
      placeholders.append(
        Placeholder(
          number: number, name: match.output.2.map { String($0.dropFirst().dropLast()) },
          specifier: "%\(match.output.3 ?? "")\(match.output.4 ?? "")\(conversion)",
          range: match.range))
    }
    return placeholders
  }

  /// `%%`, or the parts of a placeholder: number, name, options, length, conversion.
  private static var pattern:
    Regex<(Substring, Substring?, Substring?, Substring?, Substring?, Substring?)>
  {
    /%(?:%|([0-9]+\$)?(\([^()]+\))?([-+ #0]*[0-9]*(?:\.[0-9]+)?)(hh|h|ll|l|q|z|t|j|L)?([@dDiuUxXoOfeEgGcCsSpaA]))/
  }

  /// Swift's type of its argument.
  var type: String {
    let length = specifier.drop { !$0.isLetter && $0 != "@" }.dropLast()
    switch specifier.last {
    case "d", "D", "i": return length.isEmpty ? "Int32" : "Int"
    case "u", "U", "x", "X", "o", "O": return length.isEmpty ? "UInt32" : "UInt"
    case "f", "e", "E", "g", "G", "a", "A": return length.isEmpty ? "Float" : "Double"
    default: return "String"
    }
  }

  /// A format without its placeholders.
  static func removed(from format: String) -> String {
    format.replacing(pattern, with: " ")
  }

  /// A format whose placeholders have numbers in place of names, as the program reads it.
  ///
  /// - Parameter numbers: The arguments by the names that another text gives them.
  static func withoutNames(_ format: String, numbers: [String: Int]) -> String {
    var text = ""
    var end = format.startIndex
    for placeholder in all(in: format) {
      guard let name = placeholder.name else { continue }
      text += format[end..<placeholder.range.lowerBound]
      let number = numbers[name] ?? placeholder.number
      text += "%\(number)$\(placeholder.specifier.dropFirst())"
      end = placeholder.range.upperBound
    }
    return text + format[end...]
  }

  /// The numbers of the arguments that have names, by the first of some texts that names them.
  static func numbers(in texts: [String]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for placeholder in texts.flatMap({ all(in: $0) }) {
      if let name = placeholder.name, numbers[name] == nil { numbers[name] = placeholder.number }
    }
    return numbers
  }
}
