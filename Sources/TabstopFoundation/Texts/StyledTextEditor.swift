public import Foundation
public import Tabstop

extension TextEditor {
  /// Creates an editor of a text with attributes. Mirrors SwiftUI's.
  ///
  /// What is typed has the attributes of the text before the caret, or those that
  /// `transformAttributes(in:body:)` has set. Control with B, I and U makes the selection bold,
  /// italic and underlined, and back, which is announced; a shortcut of the program's with one of
  /// these keys goes first. Undoing a change brings back the letters, with the attributes
  /// of the text around them; pasted text has these as well.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(StyledEditor(text: text, given: selection))
  }
}

/// An editor of a text with attributes.
private struct StyledEditor: View {
  let text: Binding<AttributedString>
  let given: Binding<AttributedTextSelection>?
  @State private var own = AttributedTextSelection()
  @State private var memory = TypingMemory()
  @Environment(\.textConstraint) private var constraint

  var body: some View {
    StyledTextArea(
      StyledText {
        constrained(text.wrappedValue).stretches
      } replace: { letters, new in
        replace(letters, by: new)
      } toggle: { trait in
        toggle(trait)
      }, selection: shown)
  }

  private var selection: Binding<AttributedTextSelection> { given ?? $own }

  private func constrained(_ value: AttributedString) -> AttributedString {
    constraint?.constrained(value) ?? value
  }

  private func replace(_ letters: Range<Int>, by new: String) {
    var value = text.wrappedValue
    let range = value.range(ofLetters: letters)
    // What is undone may be far from the caret.
    let isSelected = selectedLetters(in: value) == letters
    let typing =
      (isSelected ? selection.wrappedValue : AttributedTextSelection(range: range))
      .typingAttributes(in: value)
    // What is typed in place of a deleted text looks like it.
    if new.isEmpty { memory.deleted = (letters.lowerBound, typing) }
    value.replaceSubrange(range, with: AttributedString(new, attributes: typing))
    text.wrappedValue = constrained(value)
  }

  private func toggle(_ trait: StyledTrait) -> Bool {
    var (value, selected) = (text.wrappedValue, selection.wrappedValue)
    let isOn = selected.attributes(in: value).allSatisfy { $0.has(trait) }
    value.transformAttributes(in: &selected) { $0.set(trait, to: !isOn) }
    value = constrained(value)
    if value != text.wrappedValue { text.wrappedValue = value }
    selection.wrappedValue = selected
    return !isOn
  }

  private func selectedLetters(in value: AttributedString) -> Range<Int>? {
    switch selection.wrappedValue.indices(in: value) {
    case .insertionPoint(let index): value.letters(of: index..<index)
    case .ranges(let ranges): ranges.ranges.first.map { value.letters(of: $0) }
    }
  }

  /// The selection, in the letters of the text without attributes.
  private var shown: Binding<TextSelection?> {
    Binding {
      let value = text.wrappedValue
      guard let letters = selectedLetters(in: value) else { return nil }
      let plain = String(value.characters)
      let scalars = plain.unicodeScalars
      let start = scalars.index(scalars.startIndex, offsetBy: letters.lowerBound)
      return TextSelection(range: start..<scalars.index(start, offsetBy: letters.count))
    } set: { new in
      guard case .selection(let range) = new?.indices else { return }
      let value = text.wrappedValue
      let scalars = String(value.characters).unicodeScalars
      let start = scalars[..<min(range.lowerBound, scalars.endIndex)].count
      let letters =
        start..<start + scalars[range.clamped(to: scalars.startIndex..<scalars.endIndex)].count
      let place = value.range(ofLetters: letters)
      if let deleted = memory.deleted, deleted.place == letters.lowerBound, letters.isEmpty {
        selection.wrappedValue = AttributedTextSelection(
          insertionPoint: place.lowerBound, typingAttributes: deleted.attributes)
      } else {
        selection.wrappedValue = AttributedTextSelection(range: place)
      }
      memory.deleted = nil
    }
  }
}

/// What an editor remembers between two changes.
private final class TypingMemory {
  var deleted: (place: Int, attributes: AttributeContainer)?
}

extension AttributeContainer {
  fileprivate func has(_ trait: StyledTrait) -> Bool {
    let intent = self[Intent.self] ?? []
    switch trait {
    case .bold: return intent.contains(.stronglyEmphasized) || (self.font ?? .default).hasBold
    case .italic: return intent.contains(.emphasized) || (self.font ?? .default).hasItalic
    case .underline: return self.underlineStyle != nil
    }
  }

  fileprivate mutating func set(_ trait: StyledTrait, to isOn: Bool) {
    switch trait {
    case .bold:
      self.font = (self.font ?? .default).bold(isOn)
      if !isOn { self[Intent.self]?.remove(.stronglyEmphasized) }
    case .italic:
      self.font = (self.font ?? .default).italic(isOn)
      if !isOn { self[Intent.self]?.remove(.emphasized) }
    case .underline: self.underlineStyle = isOn ? .single : nil
    }
  }

  private typealias Intent = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
}

extension AttributedString {
  /// The alignment of paragraphs. Mirrors Foundation's, which Foundation on Linux (Swift 6.3) lacks.
  public enum TextAlignment: Hashable, Codable, Sendable {
    case left, right, center
  }
}
