internal import FocusModel
internal import CGtk
internal import GtkBridge

/// A control to edit a line of text. Mirrors SwiftUI's `TextField`.
///
/// In a `Form` the title is visible in the row; elsewhere it is the placeholder, unless `prompt` is
/// another, and it is always the field's name for assistive technology. Return submits: see
/// `onSubmit`. With `axis: .vertical` the field grows with its text; Return submits there if there
/// is an `onSubmit`, and Shift-Return inserts a line break.
public struct TextField<Label>: _PlainView {
  var entry: EntryView

  /// The content of the view.
  public var body: some View { entry }
}

extension TextField where Label: View {
  /// Creates a field with a label of any views, whose text is its name, and a placeholder.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    entry = EntryView(label: label(), text: text, prompt: prompt)
  }

  /// Creates a field with a label of any views, whose text is its name. A vertical one grows with
  /// its text.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    entry = EntryView(label: label(), text: text, prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    entry = EntryView(title: titleKey.text, text: text)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    entry = EntryView(title: String(title), text: text)
  }

  /// Creates a field with a title and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    entry = EntryView(title: titleKey.text, text: text, prompt: prompt?.content)
  }

  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    entry = EntryView(title: String(title), text: text, prompt: prompt?.content)
  }

  /// Creates a field with a title. A vertical one grows with its text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    entry = EntryView(title: titleKey.text, text: text, axis: axis)
  }

  /// Creates a field with a title. A vertical one grows with its text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    entry = EntryView(title: String(title), text: text, axis: axis)
  }

  /// Creates a field with a title. A vertical one grows with its text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    entry = EntryView(title: titleKey.text, text: text, prompt: prompt?.content, axis: axis)
  }

  /// Creates a field with a title. A vertical one grows with its text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    entry = EntryView(title: String(title), text: text, prompt: prompt?.content, axis: axis)
  }
}

/// Both kinds of field.
struct EntryView: _PrimitiveView {
  var title: String
  /// A label that is more than a text.
  var label: AnyView?
  var text: Binding<String>
  var prompt: String?
  var isSecure = false
  var isVertical = false
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  var selection: Binding<TextSelection?>?

  init(
    title: String, text: Binding<String>, prompt: String? = nil, axis: Axis = .horizontal,
    isSecure: Bool = false
  ) {
    self.title = title
    self.text = text
    self.prompt = prompt
    isVertical = axis == .vertical
    self.isSecure = isSecure
  }

  init<Label: View>(
    label: Label, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal,
    isSecure: Bool = false
  ) {
    let title = (label as? Text)?.content
    self.init(
      title: title ?? "", text: text, prompt: prompt?.content, axis: axis, isSecure: isSecure)
    if title == nil { self.label = AnyView(label) }
  }

  static func _makeNode(_ view: EntryView, _ context: _Context) -> _ViewNode<EntryView> {
    if context.environment.inherited.textFieldStyle == .custom {
      return StyledEntryNode(view, context)
    }
    return view.isSecure ? EntryNode(view, context) : FieldNode(view, context)
  }
}

/// The node of a field of one line.
final class EntryNode: _ViewNode<EntryView>, FieldPart {
  private let entry: Widget
  /// The typed text of a secure field, which the entry itself does not contain.
  private let hidden: HiddenText?
  /// The row around the entry, in a form.
  private var row: FormRow?
  private var control: FocusableControl!
  private var connections: [SignalConnection] = []
  /// Whether the program is writing to the entry, which is not user input.
  private var isWriting = false
  private var classes = ClassList()
  private var unrenderedLabel: UnrenderedContent<AnyView>?
  private var editing: EditingWatch?
  private var selection: SelectionLink?
  private var limit: LimitedText?
  private var suggestions: SuggestionList?
  /// The history, once the user has changed the text.
  private var history: RewrittenHistory?
  /// The text of the last update.
  private var shownText = ""

  override init(_ view: EntryView, _ context: _Context) {
    if view.isSecure { MirroredPassword.install() }
    ParkedCaret.install()
    entry = Widget(view.isSecure ? gtk_password_entry_new() : gtk_entry_new())
    hidden = view.isSecure ? HiddenText(entry, didCut: announceCutText) : nil
    super.init(view, context)
    entry.expandsHorizontally = true
    entry.isStretchable = true
    let inherited = environment.inherited
    entry.isSensitive = inherited.isEnabled
    readLabel()
    if inherited.isFormRow { row = FormRow(title: title, control: entry, in: environment) }
    applyTitle()
    applyStyle()
    // A new entry is empty; reading its text would make it allocate a buffer.
    if !track({ view.text.wrappedValue }).isEmpty || inherited.hasBoxForScheme { readText() }
    control = FocusableControl(self, entry, name: view.title)
    entry.followName = { [weak self] in self?.readPrompt() }
    control.nameByNeighbours()
    watchEditing()
    connections = [
      SignalConnection(entry, "changed", owner: self) { node, _ in node.edited() },
      SignalConnection(entry, "activate", owner: self) { node, _ in node.submit() },
    ]
    if !view.isSecure {
      limit = LimitedText(
        of: entry, isByUser: { [unowned self] in !isWriting }, didCut: announceCutText)
    }
    if view.text.draft != nil { followFocus() }
    if let binding = view.selection {
      selection = SelectionLink(binding, of: EntryText(entry: entry))
      readText()
    }
    followSuggestions()
  }

  private var title: String { unrenderedLabel?.plainText ?? view.title }

  private func readLabel(_ environmentChanged: Bool = true) {
    guard let label = view.label else { return }
    if let unrenderedLabel {
      unrenderedLabel.update(label, of: self, environmentChanged: environmentChanged)
    } else {
      unrenderedLabel = UnrenderedContent(label, below: self)
      unrenderedLabel?.changed = { [unowned self] in applyTitle() }
    }
  }

  private func watchEditing() {
    guard view.onEditingChanged != nil, editing == nil else { return }
    editing = EditingWatch(entry) { [unowned self] in view.onEditingChanged }
  }

  // MARK: Text

  var selectable: any SelectableText { EntryText(entry: entry) }

  /// Shows the value, without moving the caret if the entry shows it already.
  private func readText() {
    // In one tracking closure: each one forgets what the previous one has read.
    let (text, selected) = track {
      if environment.inherited.hasBoxForScheme { DesktopState.shared.trackScheme() }
      return (view.text.wrappedValue, selection == nil ? nil : view.selection?.wrappedValue)
    }
    let shown = currentText
    if text != shown {
      history?.willReplace(isReaction: Typing.reactingTo == ObjectIdentifier(self))
      isWriting = true
      entry.setText(text, keepingCaretOf: shown)
      isWriting = false
      rowTextChanged()
    }
    history?.settle(text)
    shownText = text
    selection?.show(selected)
  }

  override func text(withButtons: Bool) -> String {
    rowText(title: title, text: view.isSecure ? "" : currentText)
  }

  var subject: String {
    let text = view.isSecure ? "" : currentText
    return text.isEmpty ? title : text
  }

  private func makeHistory() -> RewrittenHistory {
    if let history { return history }
    let history = RewrittenHistory(of: entry, in: window) { [entry] isOn in
      gtk_editable_set_enable_undo(entry.opaque, isOn ? 1 : 0)
    } write: { [unowned self] text in
      view.text.wrappedValue = text
      invalidate()
    }
    history.settle(shownText)
    self.history = history
    return history
  }

  private var currentText: String {
    hidden?.text ?? String(cString: gtk_editable_get_text(entry.opaque))
  }

  private func edited() {
    guard !isWriting else { return }
    window.userDidAct()
    // GTK keeps no history of a secure field either.
    if !view.isSecure { makeHistory().userEdited() }
    writeBinding(currentText)
    selection?.writeBinding()
    rowTextChanged()
    // A binding may keep another value than the typed one; then the field shows that.
    invalidate()
    suggestions?.userTyped()
  }

  private func writeBinding(_ text: String) {
    let isRecorded = Typing.write(by: self) { view.text.wrappedValue = text }
    guard isRecorded else { return }
    gtk_editable_set_enable_undo(entry.opaque, 0)
    history = nil
  }

  private func followSuggestions() {
    guard !view.isSecure, let content = environment.textInputSuggestions else {
      suggestions?.unmount()
      suggestions = nil
      return
    }
    let suggestions =
      suggestions
      ?? SuggestionList(of: self, entry, control) { [unowned self] in replaceText(with: $0) }
    self.suggestions = suggestions
    suggestions.update(content, in: environment)
  }

  /// Replaces the text with that of a suggestion.
  private func replaceText(with text: String) {
    writeBinding(text)
    readText()
    gtk_editable_set_position(entry.opaque, -1)
    selection?.writeBinding()
    invalidate()
  }

  /// A value's text is formatted when the focus has left.
  private func followFocus() {
    let inner = ObjectRef(UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque)!))
    connections.append(
      SignalConnection(inner, "notify::has-focus", owner: self) { node, _ in
        // GTK 4.8: emitted before the window has its new focus widget, and when the window becomes
        // inactive.
        Updater.shared.afterUpdate { [weak node] in node?.endEditingWithoutFocus() }
      })
  }

  private func endEditingWithoutFocus() {
    guard isMounted,
      window.widget.windowFocus
        .map({ $0.isInside(entry.pointer) }) != true
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
      suggestions?.close()
      view.onCommit?()
      if environment.inherited.submitAction?.run(.text) != true, view.onCommit == nil {
        _ = window.shortcuts.pressDefault()
      }
      window.didSubmit()
    }
  }

  override func evaluate() {
    if environment.inherited.hasBoxForScheme { applyStyle() }
    readText()
  }

  override func didUpdate(from old: EntryView, environmentChanged: Bool) {
    if let binding = view.selection { selection?.binding = binding }
    if let previous = old.text.draft { view.text.draft?.adopt(previous) }
    readLabel(environmentChanged)
    watchEditing()
    if old.title != view.title || old.prompt != view.prompt || view.label != nil { applyTitle() }
    control.nameByNeighbours()
    if environmentChanged {
      applyStyle()
      control.environmentChanged()
      followSuggestions()
    }
    readText()
  }

  // MARK: Looks and names

  /// A new entry has none, and setting that would cost time.
  private var hasPlaceholder = false

  private func applyTitle() {
    let label = environment.inherited.label
    let title = title
    row?.title = title
    let isTitleBeside = row != nil || label?.shows(title) == true
    let placeholder = view.prompt ?? (isTitleBeside ? "" : title)
    if view.isSecure {
      entry.setProperty("placeholder-text", to: placeholder)
    } else if !placeholder.isEmpty || view.prompt != nil || hasPlaceholder {
      hasPlaceholder = !placeholder.isEmpty
      placeholder.withCString {
        gtk_entry_set_placeholder_text(entry.cast(to: GtkEntry.self), $0)
      }
    }
    if let label {
      label.name(entry, title: title)
      readPrompt()
    } else if row == nil || title.isEmpty {
      // A field without a title is named by its placeholder; if a text beside it names it, the
      // placeholder is only that.
      let name = title.isEmpty ? placeholder : title
      if placeholder == name {
        entry.setPromptName(name)
        readPrompt()
      } else if !entry.isNamed {
        entry.setAccessibleLabel(name)
      }
    }
  }

  private func readPrompt() {
    guard row == nil else { return }
    let prompt = view.prompt ?? title
    if let label = environment.inherited.label {
      entry.readPrompt(prompt, besideLabel: label.text)
    } else if title.isEmpty || prompt == title {
      entry.readPrompt(prompt)
    }
  }

  private func applyStyle() {
    let inherited = environment.inherited
    let style = TextStyle(TextStyle(), in: inherited)
    let isTitled = !view.title.isEmpty || view.label != nil || view.prompt?.isEmpty == false
    let look = row == nil ? inherited.fieldAppearance(isTitled: isTitled) : inherited.textFieldStyle
    classes.set(style.classes + look.classes, on: entry)
    if look == .plain { StyleSheet.shared.include(.looks) }
    if view.isSecure {
      // A plain field has no button of its own, as on iOS: the program's would be a second one.
      let hasPeekIcon = look != .plain || inherited.label != nil
      gtk_password_entry_set_show_peek_icon(entry.opaque, hasPeekIcon ? 1 : 0)
    }
    let alignment = inherited.textAlignment.fraction
    if alignment != gtk_editable_get_alignment(entry.opaque) {
      gtk_editable_set_alignment(entry.opaque, alignment)
    }
    let input = InputKind(environment)
    if view.isSecure {
      // A password entry has neither property, but its inner text has.
      let text = UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque)!)
        .assumingMemoryBound(to: GtkText.self)
      let isPIN = input.purpose == GTK_INPUT_PURPOSE_DIGITS
      gtk_text_set_input_purpose(text, isPIN ? GTK_INPUT_PURPOSE_PIN : GTK_INPUT_PURPOSE_PASSWORD)
      return
    }
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
    suggestions?.unmount()
    suggestions = nil
    control.unmount()
    unrenderedLabel?.unmount()
    editing?.end()
    editing = nil
    selection = nil
    limit = nil
    connections = []
    // A password must not stay in a widget that other objects may still retain.
    if view.isSecure { gtk_editable_set_text(entry.opaque, "") }
  }
}
