/// The text of a value while the user edits it: the typed text stays until editing ends, and is
/// then replaced by the value's own text.
final class TextDraft: Location<String> {
  private let read: () -> String
  private let write: (String) -> Void
  private let writesWhileEditing: Bool
  /// The typed text, and the value's text at that time.
  private var draft: (typed: String, shown: String)?

  /// - Parameters:
  ///   - read: The value as text.
  ///   - write: Sets the value, if the text is one.
  ///   - writesWhileEditing: Whether it is called for each letter, or once at the end.
  init(
    read: @escaping () -> String, write: @escaping (String) -> Void, writesWhileEditing: Bool
  ) {
    self.read = read
    self.write = write
    self.writesWhileEditing = writesWhileEditing
  }

  override func get() -> String {
    let shown = read()
    // A value that was set elsewhere is shown at once.
    guard let draft, draft.shown == shown else { return shown }
    return draft.typed
  }

  override func set(_ text: String) {
    if writesWhileEditing { write(text) }
    draft = (text, read())
  }

  /// Continues with the text that was typed before the view was evaluated again.
  func adopt(_ previous: TextDraft) {
    if draft == nil { draft = previous.draft }
  }

  /// Writes the typed value, if it is one.
  func endEditing() {
    guard let draft else { return }
    self.draft = nil
    if !writesWhileEditing { write(draft.typed) }
  }
}

extension Binding where Value == String {
  /// Creates a binding to the text of a value, for a field. The typed text may not be a value; it
  /// stays until the field has lost the focus or was submitted.
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
