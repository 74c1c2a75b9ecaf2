/// A translation in a table: a format, or one for each plural category.
///
/// An entry is a tree in prefix order. `T`, a string: a format. `P`, the number of the argument that
/// decides (0: the first number), the number of branches, and for each the letter of a category with
/// an entry. `S`, an entry, the number of substitutions, and for each its name, the number of its
/// argument (0: by its place), the specifier of its number and an entry: `%#@name@` in the format stands for it.
struct TableEntry {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// A part of a format in which a name stands for an entry.
  struct Substitution {
    let name: String
    /// The number of the argument, from 1; 0 if its position in the format decides.
    let argument: Int
    let specifier: String
    fileprivate let branch: UnsafePointer<UInt8>
  }

  /// Whether there is one format for all arguments.
  var isPlain: Bool { bytes.first == UInt8(ascii: "T") }

  /// The format for some arguments, and the texts of its substitutions.
  func format(
    _ arguments: [FormatArgument], _ rules: PluralRules
  ) -> (format: String, substitutions: [Substitution]) {
    var reader = TableReader(bytes.baseAddress!)
    var substitutions: [Substitution] = []
    let format = Self.read(&reader, arguments, rules, &substitutions)
    return (format, substitutions)
  }

  /// The format of a substitution for its argument.
  static func format(
    of substitution: Substitution, argument: Int, _ arguments: [FormatArgument],
    _ rules: PluralRules
  ) -> String {
    var reader = TableReader(substitution.branch)
    var none: [Substitution] = []
    return read(&reader, arguments, rules, &none, decisive: argument)
  }

  private static func read(
    _ reader: inout TableReader, _ arguments: [FormatArgument], _ rules: PluralRules,
    _ substitutions: inout [Substitution], decisive: Int? = nil
  ) -> String {
    switch reader.letter() {
    case UInt8(ascii: "P"):
      let named = reader.number()
      let index =
        decisive ?? (named > 0 ? named - 1 : arguments.firstIndex { $0.number != nil } ?? 0)
      let category =
        arguments.indices.contains(index)
        ? rules.category(of: arguments[index]) : PluralCategory.other
      var chosen = ""
      var exact: String?
      for _ in 0..<reader.number() {
        let letter = reader.letter()
        let text = read(&reader, arguments, rules, &substitutions, decisive: decisive)
        if letter == category.rawValue {
          exact = text
        } else if letter == PluralCategory.other.rawValue {
          chosen = text
        } else if letter == PluralCategory.zero.rawValue, arguments.indices.contains(index),
          arguments[index].number == .zero
        {
          // As on Apple's platforms: a form for none is used for 0 in every language.
          exact = text
        }
      }
      return exact ?? chosen
    case UInt8(ascii: "S"):
      let format = read(&reader, arguments, rules, &substitutions)
      for _ in 0..<reader.number() {
        let name = reader.string()
        let argument = reader.number()
        let specifier = reader.string()
        substitutions.append(
          Substitution(
            name: name, argument: argument, specifier: specifier, branch: reader.current))
        var none: [Substitution] = []
        _ = read(&reader, arguments, rules, &none, decisive: 0)
      }
      return format
    default: return reader.string()
    }
  }
}
