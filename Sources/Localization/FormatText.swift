internal import Glibc

/// A format with its arguments, as a sequence of parts.
package enum FormatPart: Equatable, Sendable {
  /// A part of the format.
  case literal(String)
  /// The argument of this index, as text.
  case argument(Int, String)
}

/// Fills formats: "%1$@ of %2$lld".
package enum FormatText {
  /// The parts of `format`, in which `%@`, `%lld` and so on stand for arguments, in their order or by
  /// number, and `%%` for a per cent sign.
  ///
  /// - Parameters:
  ///   - argument: What `%arg` stands for: in a substitution, the index of its argument.
  ///   - substitute: The parts for `%#@name@`.
  static func parts(
    of format: String, _ arguments: [FormatArgument], digits: Digits,
    argument decisive: Int? = nil,
    substitute: (_ name: Substring, _ number: Int?, _ next: inout Int) -> [FormatPart] = {
      _, _, _ in []
    }
  ) -> [FormatPart] {
    var parts: [FormatPart] = []
    var literal = ""
    var next = 0
    var rest = format[...]
    func flush(_ parts: inout [FormatPart], _ literal: inout String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.isEmpty || rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      if let decisive, rest.hasPrefix("arg") {
        rest = rest.dropFirst(3)
        flush(&parts, &literal)
        if arguments.indices.contains(decisive) {
          parts.append(.argument(decisive, digits.local(arguments[decisive])))
        }
        continue
      }
      guard let specifier = FormatSpecifier(&rest) else {
        literal += "%"
        continue
      }
      flush(&parts, &literal)
      if let name = specifier.name {
        parts += substitute(name, specifier.position, &next)
        continue
      }
      let index: Int
      if let position = specifier.position {
        index = position - 1
      } else if let decisive {
        index = decisive
      } else {
        index = next
        next += 1
      }
      guard arguments.indices.contains(index) else { continue }
      parts.append(.argument(index, digits.local(arguments[index], specifier.text)))
    }
    literal += rest
    flush(&parts, &literal)
    return parts
  }

  /// A number in `printf`'s format.
  package static func printed<T: CVarArg>(_ value: T, _ specifier: String) -> String {
    withVaList([value]) { values in
      // A Double has at most 340 digits before the point.
      var buffer = [CChar](repeating: 0, count: 512)
      vsnprintf(&buffer, buffer.count, specifier, values)
      return String(
        decoding: buffer.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }
  }
}

/// A specifier after a per cent sign: a position, flags, a width, a precision, a length and a
/// conversion; or the name of a substitution.
struct FormatSpecifier {
  /// The position of the argument, from 1.
  private(set) var position: Int?
  /// The specifier without the position, with the per cent sign.
  private(set) var text = "%"
  private(set) var name: Substring?

  /// Reads a specifier from the start of `rest`, and removes it; `nil` if there is none.
  init?(_ rest: inout Substring) {
    var place = rest
    let digits = place.prefix(while: \.isASCIIDigit)
    if !digits.isEmpty, place.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      place = place.dropFirst(digits.count + 1)
    }
    if place.hasPrefix("#@") {
      let word = place.dropFirst(2).prefix { $0 != "@" }
      guard place.dropFirst(2 + word.count).first == "@" else { return nil }
      name = word
      rest = place.dropFirst(3 + word.count)
      return
    }
    while let letter = place.first, "-+ #0123456789.'".contains(letter) {
      text.append(letter)
      place = place.dropFirst()
    }
    while let letter = place.first, "hlqLzjt".contains(letter) {
      text.append(letter)
      place = place.dropFirst()
    }
    guard let letter = place.first, "@diouxXeEfFgGaAcCsSp".contains(letter) else { return nil }
    text.append(letter)
    rest = place.dropFirst()
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
