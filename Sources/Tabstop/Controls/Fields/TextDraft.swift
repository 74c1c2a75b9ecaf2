/// The text of a value while somebody edits it: what was typed stands as it is until the editing
/// ends, and then what the value reads as.
final class TextDraft: Location<String> {
  private let read: () -> String
  private let write: (String) -> Void
  private let writesWhileEditing: Bool
  /// What was typed, and what the value read as then.
  private var draft: (typed: String, shown: String)?

  /// - Parameters:
  ///   - read: The value as text.
  ///   - write: Sets the value, if the text is one.
  ///   - writesWhileEditing: With each letter, or once at the end.
  init(
    read: @escaping () -> String, write: @escaping (String) -> Void, writesWhileEditing: Bool
  ) {
    self.read = read
    self.write = write
    self.writesWhileEditing = writesWhileEditing
  }

  override func get() -> String {
    let shown = read()
    // A value that somebody else has set is shown at once.
    guard let draft, draft.shown == shown else { return shown }
    return draft.typed
  }

  override func set(_ text: String) {
    if writesWhileEditing { write(text) }
    draft = (text, read())
  }

  /// Goes on with what was typed before the view was evaluated again.
  func adopt(_ previous: TextDraft) {
    if draft == nil { draft = previous.draft }
  }

  /// Takes the value that was typed, if it is one.
  func endEditing() {
    guard let draft else { return }
    self.draft = nil
    if !writesWhileEditing { write(draft.typed) }
  }
}

extension Binding where Value == String {
  /// The text of a value, for a field. What is typed is no value at times; it stands until the
  /// field has lost the focus or was submitted.
  package init(
    draftOf read: @escaping () -> String, writesWhileEditing: Bool,
    write: @escaping (String) -> Void
  ) {
    self.init(
      location: TextDraft(read: read, write: write, writesWhileEditing: writesWhileEditing))
  }

  /// The draft behind the binding, if it is one of a value.
  var draft: TextDraft? { location as? TextDraft }
}
