internal import FocusModel
internal import CGtk
internal import GtkBridge

/// A line of text to edit. Mirrors SwiftUI's `TextField`.
///
/// In a `Form` the title stands visibly in the row; elsewhere it is the placeholder, unless
/// `prompt` gives another, and always the field's name for assistive technology. Return submits:
/// see `onSubmit`.
public struct TextField: _PlainView {
  let title: String
  let text: Binding<String>
  let prompt: Text?

  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
    self.prompt = prompt
  }

  public init(text: Binding<String>, prompt: Text? = nil, label: () -> Text) {
    self.init(label().content, text: text, prompt: prompt)
  }

  public var body: some View {
    EntryView(title: title, text: text, prompt: prompt?.content, isSecure: false)
  }
}

/// A line of text that is not shown: a password. Mirrors SwiftUI's `SecureField`. It can be made
/// visible for a moment with the button in it, and warns when Caps Lock is on.
public struct SecureField: _PlainView {
  let title: String
  let text: Binding<String>
  let prompt: Text?

  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
    self.prompt = prompt
  }

  public var body: some View {
    EntryView(title: title, text: text, prompt: prompt?.content, isSecure: true)
  }
}

/// Both kinds of field.
struct EntryView: _PrimitiveView {
  let title: String
  let text: Binding<String>
  let prompt: String?
  let isSecure: Bool

  static func _makeNode(_ view: EntryView, _ context: _Context) -> _ViewNode<EntryView> {
    EntryNode(view, context)
  }
}

private final class EntryNode: _ViewNode<EntryView> {
  private let entry: Widget
  /// The row around the entry, in a form.
  private var row: FormRow?
  private var control: FocusableControl!
  private var connections: [SignalConnection] = []
  /// The program is writing to the entry: no input.
  private var isWriting = false
  private var classes = ClassList()

  override init(_ view: EntryView, _ context: _Context) {
    entry = Widget(view.isSecure ? gtk_password_entry_new() : gtk_entry_new())
    super.init(view, context)
    if view.isSecure { gtk_password_entry_set_show_peek_icon(entry.opaque, 1) }
    entry.expandsHorizontally = true
    entry.isStretchable = true
    let inherited = environment.inherited
    entry.isSensitive = inherited.isEnabled
    if inherited.isFormRow { row = FormRow(title: view.title, control: entry) }
    applyTitle()
    applyStyle()
    // A new entry is empty; to ask it for its text would make it allocate a buffer for none.
    if !track({ view.text.wrappedValue }).isEmpty { readText() }
    control = FocusableControl(self, entry, name: view.title)
    connections = [
      SignalConnection(entry, "changed", owner: self) { node, _ in node.edited() },
      SignalConnection(entry, "activate", owner: self) { node, _ in node.submit() },
    ]
    if view.text.draft != nil { followFocus() }
  }

  // MARK: Text

  /// Shows the value, without disturbing the caret if the entry shows it already.
  private func readText() {
    let text = track { view.text.wrappedValue }
    let shown = currentText
    guard text != shown else { return }
    isWriting = true
    entry.setText(text, keepingCaretOf: shown)
    isWriting = false
  }

  private var currentText: String { String(cString: gtk_editable_get_text(entry.opaque)) }

  private func edited() {
    guard !isWriting else { return }
    view.text.wrappedValue = currentText
    // A binding may keep another value than what was typed; then the field shows that.
    invalidate()
  }

  /// A value's text is brought into its form when the focus has gone.
  private func followFocus() {
    let inner = ObjectRef(UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque)!))
    connections.append(
      SignalConnection(inner, "notify::has-focus", owner: self) { node, _ in
        // GTK 4.8: sent before the window knows its new focus widget, and when the window is left.
        Updater.shared.afterUpdate { [weak node] in node?.endEditingWithoutFocus() }
      })
  }

  private func endEditingWithoutFocus() {
    guard isMounted, gtk_window_get_focus(window.widget.cast(to: GtkWindow.self))
      .map({ gtk_widget_is_ancestor($0, entry.pointer) != 0 }) != true
    else { return }
    endEditing()
  }

  private func endEditing() {
    guard let draft = view.text.draft else { return }
    draft.endEditing()
    readText()
  }

  private func submit() {
    Updater.shared.event {
      endEditing()
      if environment.inherited.submitAction?.run(.text) != true {
        _ = window.shortcuts.pressDefault()
      }
      window.didSubmit()
    }
  }

  override func evaluate() { readText() }

  override func didUpdate(from old: EntryView, environmentChanged: Bool) {
    if let previous = old.text.draft { view.text.draft?.adopt(previous) }
    if old.title != view.title || old.prompt != view.prompt { applyTitle() }
    if environmentChanged {
      applyStyle()
      control.environmentChanged()
    }
    readText()
  }

  // MARK: Looks and names

  private func applyTitle() {
    let label = environment.inherited.label
    let isLabelled = row != nil || label != nil
    row?.title = view.title
    let placeholder = view.prompt ?? (isLabelled ? "" : view.title)
    if view.isSecure {
      entry.setProperty("placeholder-text", to: placeholder)
    } else if !placeholder.isEmpty || view.prompt != nil {
      gtk_entry_set_placeholder_text(entry.cast(to: GtkEntry.self), placeholder)
    }
    if let label {
      label.name(entry)
    } else if row == nil {
      entry.setAccessibleLabel(view.title)
      // Else Orca reads the title twice.
      if placeholder == view.title { entry.resetAccessiblePlaceholder() }
    }
  }

  private func applyStyle() {
    let inherited = environment.inherited
    let style = TextStyle(TextStyle(), in: inherited)
    classes.set(style.classes + inherited.textFieldStyle.classes, on: entry)
    let input = InputKind(inherited, isSecure: view.isSecure)
    if view.isSecure { return }
    gtk_entry_set_input_purpose(entry.cast(to: GtkEntry.self), input.purpose)
    gtk_entry_set_input_hints(entry.cast(to: GtkEntry.self), input.hints)
  }

  // MARK: Structure

  private var outer: Widget { row?.widget ?? entry }
  override var lastWidget: Widget? { outer }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(outer) }
  override var lastFocusItem: FocusItem? { control?.item }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) { visit(control.item) }

  override func unmount() {
    super.unmount()
    control.unmount()
    connections = []
    // A password is not left in a widget that something else may still hold.
    if view.isSecure { gtk_editable_set_text(entry.opaque, "") }
  }
}
