/// The text of a value while the user edits it: the typed text stays until editing ends, and is
/// then replaced by the value's own text.
final class TextDraft: Location<String> {
  private let read: () -> String
  private let write: (String) -> Bool
  private let keep: () -> (() -> Void)
  private let writesWhileEditing: Bool
  private struct Draft {
    var typed: String
    /// The value's text when this was typed.
    var shown: String
    /// Whether the typed text is a value.
    var isValue: Bool
    /// Sets the value from before the editing.
    let restore: () -> Void
  }
  private var draft: Draft?

  /// - Parameters:
  ///   - read: The value as text.
  ///   - write: Sets the value, if the text is one; returns whether it is.
  ///   - keep: Returns a function that sets the present value again.
  ///   - writesWhileEditing: Whether `write` is called for each letter, or once at the end.
  init(
    read: @escaping () -> String, write: @escaping (String) -> Bool,
    keep: @escaping () -> (() -> Void), writesWhileEditing: Bool
  ) {
    self.read = read
    self.write = write
    self.keep = keep
    self.writesWhileEditing = writesWhileEditing
  }

  override func get() -> String {
    let shown = read()
    // A value that was set elsewhere is shown at once.
    guard let draft, draft.shown == shown else { return shown }
    return draft.typed
  }

  /// A text that is no value leaves the value as it was before the editing, and not as the letters before have made
  /// it: a part of what was typed.
  override func set(_ text: String) {
    let shown = read()
    let former = draft.flatMap { $0.shown == shown ? $0 : nil }
    let restore = former?.restore ?? keep()
    var isValue = true
    if writesWhileEditing {
      isValue = write(text)
      if !isValue, former?.isValue == true { restore() }
    }
    draft = Draft(typed: text, shown: read(), isValue: isValue, restore: restore)
  }

  /// Continues with the text that was typed before the view was evaluated again.
  func adopt(_ previous: TextDraft) {
    if draft == nil { draft = previous.draft }
  }

  /// Writes the typed value, if it is one. Announces that it is none: the value's own text replaces it.
  @MainActor func endEditing() {
    guard let draft else { return }
    self.draft = nil
    let isValue = writesWhileEditing ? draft.isValue : write(draft.typed)
    if isValue || draft.typed.isEmpty || draft.shown != read() { return }
    let text = Announcements.joined([
      String(own: "\(draft.typed) cannot be understood"), draft.shown,
    ])
    AccessibilityNotification.Announcement(text).post()
  }
}

extension Binding where Value == String {
  /// Creates a binding to the text of a value, for a field. The typed text may not be a value; it
  /// stays until the field has lost the focus or was submitted.
  package init(
    draftOf read: @escaping () -> String, writesWhileEditing: Bool,
    write: @escaping (String) -> Bool, keep: @escaping () -> (() -> Void)
  ) {
    self.init(
      location: TextDraft(
        read: read, write: write, keep: keep, writesWhileEditing: writesWhileEditing))
  }

  /// The draft behind the binding, if it is one of a value.
  var draft: TextDraft? { location as? TextDraft }
}
