/// Values of the program's own for a part of a text, by their types: for its renderer. Two sets are equal if they
/// have the same types.
package struct TextMarks: Equatable, Sendable {
  package var values: [ObjectIdentifier: any Sendable] = [:]
  package init() {}

  package static func == (a: Self, b: Self) -> Bool { Set(a.values.keys) == Set(b.values.keys) }
}

extension Text {
  /// The text with a value of the program's own.
  package nonisolated func marked<Value: Sendable>(_ value: Value) -> Text {
    var marks = style.traits?.values.marks ?? TextMarks()
    marks.values[ObjectIdentifier(Value.self)] = value
    var copy = self
    copy.style.setTrait { $0.marks = marks }
    return copy
  }

  /// The letters of the text, each with its style and the program's own values.
  package nonisolated var letters: [(text: Text, character: Character, marks: TextMarks)] {
    allRuns.flatMap { run in
      run.text.map { character in
        var letter = Text(verbatim: String(character))
        letter.style = run.style
        return (letter, character, run.style.traits?.values.marks ?? TextMarks())
      }
    }
  }
}
