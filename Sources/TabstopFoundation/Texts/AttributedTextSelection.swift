public import Foundation
public import Tabstop

/// The selection in a text with attributes, or the position of the caret and the attributes of what
/// is typed next. Mirrors SwiftUI's `AttributedTextSelection`.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected ranges. Mirrors SwiftUI's `AttributedTextSelection.Indices`.
  public enum Indices: Equatable, Sendable {
    /// The position of the caret.
    case insertionPoint(AttributedString.Index)
    /// The selected ranges; an editor here has one at a time.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// `nil`: where the caret is before the user has been there, at the start.
  private var stored: Indices?
  /// The attributes that the program has set for what is typed next.
  private var typing: AttributeContainer?

  /// Creates a selection of nothing, with the caret at the start.
  public init() {}
  /// Creates a selection that is only the caret.
  /// - Parameter typingAttributes: The attributes of what is typed there; `nil` are those of the
  ///   text before.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    stored = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }
  /// Creates a selection of a range; an empty one is the caret.
  public init(range: Range<AttributedString.Index>) {
    stored = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }
  /// Creates a selection of several ranges, of which an editor here shows the first.
  public init(ranges: RangeSet<AttributedString.Index>) {
    stored = ranges.isEmpty ? nil : .ranges(ranges)
  }

  /// The selected ranges in a text. What is behind its end is its end.
  public func indices(in text: AttributedString) -> Indices {
    switch stored {
    case .insertionPoint(let index): .insertionPoint(text.within(index))
    case .ranges(let ranges):
      .ranges(
        RangeSet(ranges.ranges.map { text.within($0.lowerBound)..<text.within($0.upperBound) }))
    case nil: .insertionPoint(text.startIndex)
    }
  }

  /// The side on which the selection was extended: always `.automatic`. Mirrors SwiftUI's.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// The attributes of what is typed next: those that the program has set, or those of the first
  /// selected letter, or of the letter before the caret.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    switch indices(in: text) {
    case .ranges(let ranges):
      guard let start = ranges.ranges.first?.lowerBound else { return AttributeContainer() }
      return text.attributes(at: start)
    case .insertionPoint(let index):
      let isAtStart = index <= text.startIndex
      // A new paragraph begins as the one before ends; a link does not grow, at either end.
      var attributes = text.attributes(
        at: isAtStart ? index : text.characters.index(before: index))
      attributes.link = nil
      return attributes
    }
  }

  /// The attributes of the selected text, run by run; those of what is typed next if nothing is
  /// selected.
  public func attributes(in text: AttributedString) -> Attributes {
    guard case .ranges(let ranges) = indices(in: text) else {
      return Attributes(containers: [typingAttributes(in: text)])
    }
    return Attributes(
      containers: ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) })
  }

  /// The attributes of a selected text, run by run. Mirrors SwiftUI's
  /// `AttributedTextSelection.Attributes`.
  public struct Attributes: Sequence {
    fileprivate let containers: [AttributeContainer]

    /// The values of one attribute: `selection.attributes(in: text)[\.font]`.
    public subscript<Key: AttributedStringKey>(
      _ keyPath: KeyPath<AttributeDynamicLookup, Key>
    ) -> [Key.Value?] where Key.Value: Sendable {
      containers.map { $0[Key.self] }
    }
    /// The values of one attribute, by its type.
    public subscript<Key: AttributedStringKey>(_ key: Key.Type) -> [Key.Value?]
    where Key.Value: Sendable {
      containers.map { $0[key] }
    }
    /// An iterator over the attributes of each run.
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> {
      containers.makeIterator()
    }
  }
}

extension AttributedString {
  /// Changes the attributes of the selected text, or of what is typed next if nothing is selected.
  /// Mirrors SwiftUI's. The closure is called for each run.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let ranges):
      let selected = ranges.ranges.map { letters(of: $0) }
      for range in selected {
        for run in self[self.range(ofLetters: range)].runs.map({ letters(of: $0.range) }) {
          let place = self.range(ofLetters: run)
          var attributes = attributes(at: place.lowerBound)
          try body(&attributes)
          self[place].setAttributes(attributes)
        }
      }
      selection = AttributedTextSelection(
        ranges: RangeSet(selected.map { self.range(ofLetters: $0) }))
    }
  }

  /// Replaces the selected text, or inserts at the caret, with the attributes of what is typed next.
  /// Mirrors SwiftUI's. The caret is behind the new text afterwards.
  public mutating func replaceSelection<Characters: Collection<Character>>(
    _ selection: inout AttributedTextSelection, withCharacters newElements: Characters
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(newElements), attributes: attributes))
  }

  /// Replaces the selected text, or inserts at the caret. Mirrors SwiftUI's. The caret is behind
  /// the new text afterwards.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with text: some AttributedStringProtocol
  ) {
    var selected: [Range<Int>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): selected = [letters(of: index..<index)]
    case .ranges(let ranges): selected = ranges.ranges.map { letters(of: $0) }
    }
    guard let first = selected.first else { return }
    for other in selected.dropFirst().reversed() {
      removeSubrange(range(ofLetters: other))
    }
    replaceSubrange(range(ofLetters: first), with: text)
    let end = first.lowerBound + text.unicodeScalars.count
    selection = AttributedTextSelection(range: range(ofLetters: end..<end))
  }

  /// The selected text, in several parts if several ranges are selected. Mirrors SwiftUI's.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint(let index): self[RangeSet(index..<index)]
    case .ranges(let ranges): self[ranges]
    }
  }

  // MARK: Letters: Unicode scalars from the start, as in GTK

  func letters(of range: Range<Index>) -> Range<Int> {
    let start = unicodeScalars.distance(from: startIndex, to: within(range.lowerBound))
    return start..<start
      + unicodeScalars.distance(
        from: within(range.lowerBound), to: within(range.upperBound))
  }

  func range(ofLetters letters: Range<Int>) -> Range<Index> {
    func index(_ count: Int, from start: Index) -> Index {
      unicodeScalars.index(start, offsetBy: count, limitedBy: endIndex) ?? endIndex
    }
    let start = index(letters.lowerBound, from: startIndex)
    return start..<index(letters.count, from: start)
  }

  fileprivate func within(_ index: Index) -> Index { Swift.min(index, endIndex) }

  fileprivate func attributes(at index: Index) -> AttributeContainer {
    guard startIndex < endIndex else { return AttributeContainer() }
    guard index < endIndex else { return runs.last?.attributes ?? AttributeContainer() }
    return runs[index].attributes
  }
}
