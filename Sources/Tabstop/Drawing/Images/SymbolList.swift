internal import Glibc

/// A list as a text: each line has a first word, and after a space what it is for.
///
/// It is searched as one string: parsing it would cost a program with one icon more than to search it a hundred
/// times.
struct SymbolList {
  private let lines: String

  /// Creates a list of the lines of a text.
  init(_ lines: String) { self.lines = lines }

  /// The first words of all lines.
  var firstWords: [String] {
    lines.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
  }

  /// The first word of the line that has a word after it; `nil` without such a line.
  func firstWord(ofLineWith word: String) -> String? {
    lines.withCString { list in
      (" " + word).withCString { word in
        var start = list
        while let place = strstr(start, word) {
          let end = place[strlen(word)]
          if end == space || end == newline || end == 0 {
            var line = place
            while line > list, line[-1] != newline { line -= 1 }
            return Self.text(line, upTo: " ")
          }
          start = UnsafePointer(place) + 1
        }
        return nil
      }
    }
  }

  /// What follows the first word of a line; `nil` without a line with that word.
  func rest(ofLineWithFirst word: String) -> String? {
    lines.withCString { list in
      ("\n" + word + " ").withCString { word in
        // The first line has no line before it.
        let first = word + 1
        if strncmp(list, first, strlen(first)) == 0 {
          return Self.text(list + strlen(first), upTo: "\n")
        }
        return strstr(list, word).map { Self.text(UnsafePointer($0) + strlen(word), upTo: "\n") }
      }
    }
  }

  private static func text(_ start: UnsafePointer<CChar>, upTo end: String) -> String {
    let characters = UnsafeBufferPointer(start: start, count: strcspn(start, end))
    return String(decoding: characters.lazy.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }

  private let space = CChar(0x20)
  private let newline = CChar(0x0A)
}
