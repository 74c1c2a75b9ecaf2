/// Custom attributes of a part of a text, by their types, for its renderer.
package struct TextMarks: Equatable, Sendable {
  private var marks: [ObjectIdentifier: TextMark] = [:]

  /// The value of a type.
  package subscript<Value>(type: Value.Type) -> Value? {
    marks[ObjectIdentifier(type)]?.value as? Value
  }

  fileprivate mutating func add<Value: Sendable>(_ value: Value) {
    marks[ObjectIdentifier(Value.self)] = TextMark(value)
  }
}

/// A custom attribute. Two are equal if they are the same or have equal values; values that cannot
/// be compared differ, except those of types without any content.
private final class TextMark: Equatable, Sendable {
  let value: any Sendable
  private let isEmpty: Bool

  init<Value: Sendable>(_ value: Value) {
    self.value = value
    isEmpty = MemoryLayout<Value>.size == 0
  }

  static func == (a: TextMark, b: TextMark) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { b.value as? Value == value }
    if a === b || a.isEmpty && b.isEmpty { return true }
    return (a.value as? any Equatable).map { equals($0) } ?? false
  }
}

extension Text {
  /// The text with a custom attribute.
  package nonisolated func marked<Value: Sendable>(_ value: Value) -> Text {
    var marks = style.traits?.values.marks ?? TextMarks()
    marks.add(value)
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
