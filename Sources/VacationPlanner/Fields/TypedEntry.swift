import Observation
import Trips

/// A format for values that the user types, and that are shown and spoken in words: dates, times.
protocol TypedFormat {
  associatedtype Value: Hashable

  /// The value in words, which are announced and shown in its field: "Thursday, 24 December 2026".
  func words(_ value: Value) -> String
  /// The text for a field that is too narrow for the words: "Thu, 24 Dec 2026".
  func shortWords(_ value: Value) -> String
  /// Words as long as they get; nil if they fit into any field.
  var longestWords: String? { get }
  /// The value of a text that the user typed.
  ///
  /// - Parameter old: The value before, whose words may be a part of the text.
  func read(_ text: String, old: Value?) throws(EntryFault) -> Value
  /// The value one step later or earlier; of no value the one to begin with.
  func moved(_ value: Value?, _ step: EntryStep, isUp: Bool) -> Value?
}

extension TypedFormat {
  func shortWords(_ value: Value) -> String { words(value) }
  var longestWords: String? { nil }
}

/// The steps that keys make in the field of a date or a time.
enum EntryStep {
  /// Up, Down.
  case small
  /// A large step, with Shift.
  case large
  /// Page Up, Page Down.
  case page
}

/// An error with the reason why a typed text has no value, as a sentence for the user.
struct EntryFault: Error, Equatable {
  let sentence: String
}

/// A value that is typed: its text as long as it is typed, and the value as soon as the field is left.
///
/// It is a part of a form's draft, so that the form can read what was typed last before it saves, and
/// knows which field needs the user.
@Observable
final class TypedEntry<Format: TypedFormat> {
  typealias Value = Format.Value

  /// The last value that was understood. A new one from the program replaces what was typed.
  var value: Value? {
    didSet {
      draft = nil
      problem = nil
      if value != oldValue { valueChanged(oldValue) }
    }
  }
  /// The sentence about a text that is not understood. It disappears when the text is edited into one
  /// that is.
  private(set) var problem: String?
  var format: Format
  /// Whether the field has room for the words of any value.
  var hasRoom = true
  /// Whether it may be left empty.
  let isOptional: Bool
  /// The error for an empty field that requires a value.
  private let missing: String
  /// The text to announce after a new value: "3 nights".
  @ObservationIgnored var note: (Value) -> String? = { _ in nil }
  /// Whether the announcement of something else has the new value in it.
  @ObservationIgnored var isSaidElsewhere: () -> Bool = { false }
  /// Called with the value before when the value has changed, by the user or the program.
  @ObservationIgnored var valueChanged: (Value?) -> Void = { _ in }

  /// The text that was typed since the last value.
  private var draft: String?

  init(_ value: Value?, _ format: Format, isOptional: Bool, missing: String) {
    self.value = value
    self.format = format
    self.isOptional = isOptional
    self.missing = missing
  }

  /// The text of the field.
  var text: String {
    get { draft ?? value.map(hasRoom ? format.words : format.shortWords) ?? "" }
    set {
      guard newValue != text else { return }
      draft = newValue
      if problem != nil, (try? read(newValue)) != nil { problem = nil }
    }
  }

  /// The text as it is where the field has room, by which a form knows whether anything has changed.
  var fullText: String { draft ?? value.map(format.words) ?? "" }

  private func read(_ text: String) throws(EntryFault) -> Value? {
    guard text.contains(where: { !$0.isWhitespace }) else {
      if isOptional { return nil }
      throw EntryFault(sentence: missing)
    }
    return try format.read(text, old: value)
  }

  /// The value of the field's text; nil if it is not understood.
  var typed: Value? { draft == nil ? value : (try? read(text)) ?? nil }

  /// Sets the problem if what was typed is not understood, and takes nothing.
  func check() {
    guard draft != nil else { return }
    do throws(EntryFault) { _ = try read(text) } catch { problem = error.sentence }
  }

  /// Takes what was typed as the value, or sets the problem.
  ///
  /// - Returns: What to announce: the new value in words; nil if nothing was typed.
  @discardableResult
  func commit() -> String? {
    guard let draft else {
      if value == nil, !isOptional { problem = missing }
      return nil
    }
    do throws(EntryFault) {
      return setValue(try read(draft))
    } catch {
      problem = error.sentence
      return nil
    }
  }

  /// Takes a value that the user has chosen.
  ///
  /// - Returns: What to announce.
  @discardableResult
  func setValue(_ new: Value?) -> String? {
    value = new
    guard let new else { return nil }
    if isSaidElsewhere() { return "" }
    return [format.words(new), note(new)].compactMap(\.self).joined(separator: .comma)
  }

  /// Moves the value by a key.
  ///
  /// - Returns: What to announce; nil if the key does nothing here.
  func move(_ step: EntryStep, isUp: Bool) -> String? {
    let start = draft.flatMap { try? read($0) } ?? value
    return format.moved(start, step, isUp: isUp).flatMap { setValue($0) }
  }
}
