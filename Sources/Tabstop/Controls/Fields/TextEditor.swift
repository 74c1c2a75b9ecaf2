internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A control to edit a text of many lines. Mirrors SwiftUI's `TextEditor`. It scrolls, and fills
/// its frame.
///
/// Tab leaves it, so that the keyboard can move through a form; Ctrl-Tab does as well.
public struct TextEditor: _PlainView {
  let text: Binding<String>
  var selection: Binding<TextSelection?>?
  /// The editor of another kind of text.
  private var styled: AnyView?

  /// Creates an editor of plain text. It writes `text` at each change, and shows what other code
  /// writes to it.
  public init(text: Binding<String>) { self.text = text }

  /// Creates an editor of another kind of text, for modules that have a type for it.
  package init(_ styled: some View) {
    text = .constant("")
    self.styled = AnyView(styled)
  }

  /// The content of the view.
  @ViewBuilder public var body: some View {
    if let styled {
      styled
    } else {
      TextAreaView(entry: nil, text: text, selection: selection)
    }
  }
}

/// The widget of an editor, and of a field of several lines.
struct TextAreaView: _PrimitiveView {
  let entry: EntryView?
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  var styled: StyledText?
  var revealed: RevealedText?

  static func _makeNode(_ view: TextAreaView, _ context: _Context) -> _ViewNode<TextAreaView> {
    TextEditorNode(view, context)
  }
}

final class TextEditorNode: _ViewNode<TextAreaView>, FieldPart {
  /// The root widget: the scrolled text with its placeholder over it.
  private let frame = Widget(gtk_overlay_new())
  private let textView = Widget(gtk_text_view_new())
  private let placeholder = Widget(gtk_label_new(nil))
  private let buffer: ObjectRef
  private var row: FormRow?
  private var control: FocusableControl!
  private var connections: [SignalConnection] = []
  private var editing: EditingWatch?
  private var selection: SelectionLink?
  private var limit: LimitedText?
  private var unrenderedLabel: UnrenderedContent<AnyView>?
  private var isWriting = false
  private lazy var tags = StyledTags(buffer, of: textView)
  /// The text that was shown last, if it has styles.
  private var styledText = ""
  private var classes = ClassList()
  private var frameClasses = ClassList()
  /// The text size; see `TextScale`.
  private var scale = TextScale.shared.value

  override init(_ view: TextAreaView, _ context: _Context) {
    CaretAtEnd.includeTextViews()
    buffer = ObjectRef(
      UnsafeMutableRawPointer(gtk_text_view_get_buffer(textView.cast(to: GtkTextView.self))))
    super.init(view, context)
    StyleSheet.shared.include(.looks)
    build()
    if let label = view.entry?.label {
      unrenderedLabel = UnrenderedContent(label, below: self)
      unrenderedLabel?.changed = { [unowned self] in applyTitle() }
    }
    textView.isSensitive = environment.inherited.isEnabled
    if environment.inherited.isFormRow, view.entry != nil {
      row = FormRow(title: title, control: textView, shown: frame, in: environment)
    }
    applyTitle()
    applyStyle()
    readText()
    control = FocusableControl(self, textView, name: view.entry?.title ?? "a text editor")
    textView.followName = { [weak self] in self?.readPrompt() }
    control.nameByNeighbours()
    connections = [
      SignalConnection(buffer, "changed", owner: self) { node, _ in node.edited() }
    ]
    if isField { takeClicksBesideLines() }
    limit = LimitedText(
      ofBuffer: buffer, isByUser: { [unowned self] in !isWriting }, didCut: announceCutText)
    if let binding = view.selection {
      selection = SelectionLink(binding, of: BufferText(buffer: buffer))
      readText()
    }
    if view.entry != nil { handleReturn() }
    if view.styled?.toggle != nil { handleStyleKeys() }
    if let revealed = view.revealed { reveal(revealed) }
    if view.entry?.onEditingChanged != nil {
      editing = EditingWatch(textView) { [unowned self] in self.view.entry?.onEditingChanged }
    }
  }

  private func takeClicksBesideLines() {
    let clicks = EventController.clicks()
    frame.add(clicks)
    connections.append(
      SignalConnection(clicks, "pressed", owner: self) { field, _ in
        if !field.textView.isFocus { _ = field.textView.grabFocusWithoutSelecting() }
      })
  }

  private var isField: Bool { view.entry != nil }
  private var title: String { unrenderedLabel?.plainText ?? view.entry?.title ?? "" }

  private func build() {
    Widget.setLayoutRole(frame.pointer)
    let scroller = Widget.scroller()
    // The text itself is the stop.
    scroller.setScrollStop(false)
    let text = textView.cast(to: GtkTextView.self)
    gtk_text_view_set_accepts_tab(text, 0)
    gtk_text_view_set_wrap_mode(text, GTK_WRAP_WORD_CHAR)
    gtk_scrolled_window_set_child(scroller.opaque, textView.pointer)
    gtk_scrolled_window_set_policy(
      scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, isField ? 1 : 0)
    gtk_overlay_set_child(frame.opaque, scroller.pointer)
    if isField {
      placeholder.addClass("placeholder")
      placeholder.pointer.canTarget = false
      placeholder.pointer.halign = .start
      placeholder.pointer.valign = .start
      placeholder.setAccessibleHidden(true)
      gtk_overlay_add_overlay(frame.opaque, placeholder.pointer)
    }
    frame.accessibleProxy = textView
    frame.expandsHorizontally = true
    frame.expandsVertically = !isField
    frame.isStretchable = true
  }

  // MARK: Text

  /// The history, once the user has changed the text.
  private var history: RewrittenHistory?
  /// The text of the last update.
  private var shownText = ""

  private func makeHistory() -> RewrittenHistory {
    if let history { return history }
    let history = RewrittenHistory(of: textView, in: window) { [buffer] isOn in
      gtk_text_buffer_set_enable_undo(buffer.cast(to: GtkTextBuffer.self), isOn ? 1 : 0)
    } write: { [unowned self] text in
      view.text.wrappedValue = text
      invalidate()
    }
    history.settle(shownText)
    self.history = history
    return history
  }

  private var currentText: String { BufferText(buffer: buffer).text }
  var selectable: any SelectableText { BufferText(buffer: buffer) }

  /// Its first line: an editor may have a long text.
  var subject: String {
    currentText.split(whereSeparator: \.isNewline).first.map(String.init) ?? title
  }

  private func readText() {
    // In one tracking closure: each one forgets what the previous one has read.
    let (stretches, text, scale, selected) = track {
      let stretches = view.styled?.stretches()
      if stretches != nil { DesktopState.shared.trackScheme() }
      return (
        stretches, stretches?.map(\.text).joined() ?? view.text.wrappedValue,
        TextScale.shared.value, selection == nil ? nil : view.selection?.wrappedValue
      )
    }
    if scale != self.scale {
      self.scale = scale
      applyStyle()
    }
    show(text)
    history?.settle(text)
    shownText = text
    if let stretches {
      styledText = text
      tags.show(stretches)
    }
    selection?.show(selected)
  }

  /// Shows the value, without moving the caret if it is shown already.
  private func show(_ text: String) {
    let shown = currentText
    guard text != shown else { return }
    history?.willReplace(isReaction: Typing.reactingTo == ObjectIdentifier(self))
    isWriting = true
    let change = TextChange(from: shown, to: text)
    let position = change.position(of: BufferText(buffer: buffer).caret)
    let buffer = buffer.cast(to: GtkTextBuffer.self)
    var caret = GtkTextIter()
    let (range, inserted) = (change.oldRange, change.inserted(from: text))
    replace(range, with: inserted)
    if view.styled != nil {
      tags.replaced(TypedChange(Int(range.lowerBound)..<Int(range.upperBound), inserted))
    }
    gtk_text_buffer_get_iter_at_offset(buffer, &caret, position)
    gtk_text_buffer_place_cursor(buffer, &caret)
    isWriting = false
    showPlaceholder()
  }

  /// Replaces only what is different: a screen reader reads out what is new in a text.
  private func replace(_ range: Range<Int32>, with text: String) {
    let buffer = buffer.cast(to: GtkTextBuffer.self)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    // Without it GTK would join what is typed next to it: undo would take both away.
    gtk_text_buffer_begin_irreversible_action(buffer)
    gtk_text_buffer_get_iter_at_offset(buffer, &start, range.lowerBound)
    gtk_text_buffer_get_iter_at_offset(buffer, &end, range.upperBound)
    gtk_text_buffer_delete(buffer, &start, &end)
    gtk_text_buffer_insert(buffer, &start, text, Int32(text.utf8.count))
    gtk_text_buffer_end_irreversible_action(buffer)
  }

  override func text(withButtons: Bool) -> String {
    isField ? rowText(title: title, text: currentText) : ""
  }

  private func edited() {
    showPlaceholder()
    guard !isWriting else { return }
    window.userDidAct()
    if view.styled == nil { makeHistory().userEdited() }
    if Typing.write(by: self, writeBinding) {
      gtk_text_buffer_set_enable_undo(buffer.cast(to: GtkTextBuffer.self), 0)
      history = nil
    }
    selection?.writeBinding()
    rowTextChanged()
    invalidate()
  }

  private func writeBinding() {
    guard let styled = view.styled else {
      view.text.wrappedValue = currentText
      return
    }
    let text = currentText
    let buffer = BufferText(buffer: buffer)
    let change = TypedChange(from: styledText, to: text, caret: Int(buffer.caret))
    styledText = text
    tags.replaced(change)
    styled.replace(change.letters, change.text)
  }

  /// The keys of word processors for styles. The program's shortcuts go first.
  private func handleStyleKeys() {
    window.shortcuts.addFallback(of: self) { [weak self] key, modifiers in
      guard let self, textView.isFocus, let toggle = view.styled?.toggle,
        let trait = StyledTrait(key: key, modifiers: modifiers)
      else { return false }
      window.userDidAct()
      Updater.shared.event {
        let isOn = toggle(trait)
        AccessibilityNotification.Announcement(trait.announcement(isOn: isOn)).post()
      }
      return true
    }
  }

  private func showPlaceholder() {
    let buffer = buffer.cast(to: GtkTextBuffer.self)
    placeholder.isVisible = gtk_text_buffer_get_char_count(buffer) == 0
  }

  /// Return submits if there is an `onSubmit`; with Shift or Alt it inserts a line break.
  private func handleReturn() {
    // From now on it listens to compositions.
    _ = window.keys
    let keys = EventController.keys(duringCapture: true)
    connections.append(
      SignalConnection(keys, "key-pressed", owner: self) { node, arguments in
        let key = Int32(arguments.uint(0))
        guard [GDK_KEY_Return, GDK_KEY_KP_Enter].contains(key) else { return }
        arguments.answer(node.pressReturn(GdkModifierType(arguments.flags(2))))
      })
    textView.add(keys)
  }

  private func pressReturn(_ modifiers: GdkModifierType) -> Bool {
    // It ends a composition.
    if window.keys.isComposing { return false }
    let forLine = GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue
    if modifiers.rawValue & forLine != 0 {
      breakLine()
      return true
    }
    guard environment.inherited.submitAction != nil || view.entry?.onCommit != nil else {
      return false
    }
    Updater.shared.event {
      view.entry?.onCommit?()
      _ = environment.inherited.submitAction?.run(.text)
      window.didSubmit()
    }
    return true
  }

  /// Types a line break, in place of what is selected.
  private func breakLine() {
    let buffer = buffer.cast(to: GtkTextBuffer.self)
    gtk_text_buffer_begin_user_action(buffer)
    gtk_text_buffer_delete_selection(buffer, 1, 1)
    gtk_text_buffer_insert_at_cursor(buffer, "\n", 1)
    gtk_text_buffer_end_user_action(buffer)
    gtk_text_view_scroll_mark_onscreen(
      textView.cast(to: GtkTextView.self), gtk_text_buffer_get_insert(buffer))
  }

  override func evaluate() { readText() }

  override func didUpdate(from old: TextAreaView, environmentChanged: Bool) {
    if let binding = view.selection { selection?.binding = binding }
    if (old.styled == nil) != (view.styled == nil) {
      // GTK's own history is that of a text with styles.
      history = nil
      gtk_text_buffer_set_enable_undo(buffer.cast(to: GtkTextBuffer.self), 1)
    }
    if let label = view.entry?.label {
      unrenderedLabel?.update(label, of: self, environmentChanged: environmentChanged)
    }
    applyTitle()
    control.nameByNeighbours()
    if environmentChanged {
      applyStyle()
      control.environmentChanged()
    }
    readText()
    if let revealed = view.revealed, revealed != old.revealed { reveal(revealed) }
  }

  /// Scrolls to a letter, as soon as GTK has laid the lines out.
  private func reveal(_ revealed: RevealedText) {
    let buffer = buffer.cast(to: GtkTextBuffer.self)
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(revealed.letter))
    let mark = gtk_text_buffer_create_mark(buffer, nil, &place, 1)
    gtk_text_view_scroll_to_mark(textView.cast(to: GtkTextView.self), mark, 0.05, 0, 0, 0)
    gtk_text_buffer_delete_mark(buffer, mark)
  }

  // MARK: Looks and names

  private func applyTitle() {
    row?.title = title
    let label = environment.inherited.label
    let isTitleBeside = row != nil || (label != nil && !isField) || label?.shows(title) == true
    let prompt = view.entry?.prompt ?? (isTitleBeside ? "" : title)
    if isField { gtk_label_set_text(placeholder.opaque, prompt) }
    if let label {
      label.name(textView)
      textView.readPrompt(prompt, besideLabel: label.text)
    } else if row == nil || title.isEmpty {
      // A field without a title is named by its placeholder, if no text beside it names it. Without
      // any name GTK 4.8 would name it after its class.
      let name = title.isEmpty ? prompt : title
      if prompt == name, !prompt.isEmpty {
        textView.setPromptName(prompt)
        textView.readPrompt(prompt)
      } else {
        textView.setAccessibleLabel(name)
      }
    }
  }

  private func readPrompt() {
    if textView.isNamedByPrompt { textView.readPrompt(view.entry?.prompt ?? title) }
  }

  private func applyStyle() {
    let inherited = environment.inherited
    let style = TextStyle(TextStyle(), in: inherited)
    classes.set(style.classes, on: textView)
    let isInBox =
      row == nil && inherited.fieldAppearance(isTitled: !isField || !title.isEmpty) == .plain
    let isBare =
      inherited.textFieldStyle == .plain || environment.hidesScrollBackground
      || (isField ? isInBox : environment.hasPlainEditors)
    // An editor keeps a distance to the edge of a box that the program draws, as on iOS.
    frameClasses.set(
      ["text-editor"] + (isField ? ["field"] : []) + (isBare || isInBox ? ["bare"] : []), on: frame)
    let text = textView.cast(to: GtkTextView.self)
    let (sides, ends): (Int32, Int32)
    if !isField {
      // The padding of an editor on iOS, also in its box: sources align placeholders of their own with it.
      (sides, ends) = (5, 8)
    } else if isBare {
      (sides, ends) = (0, 0)
    } else {
      // Below its label in a row a field starts where the label does, as those with one line.
      (sides, ends) = row == nil ? (12, 8) : (0, 2)
    }
    gtk_text_view_set_left_margin(text, sides)
    gtk_text_view_set_right_margin(text, sides)
    if isField {
      // Outside of what scrolls: below its last line a field with a line limit would show a part of the next one.
      gtk_widget_set_margin_top(scrolledWindow, ends)
      gtk_widget_set_margin_bottom(scrolledWindow, ends)
    } else {
      gtk_text_view_set_top_margin(text, ends)
      gtk_text_view_set_bottom_margin(text, ends)
    }
    gtk_widget_set_margin_start(placeholder.pointer, sides)
    gtk_widget_set_margin_top(placeholder.pointer, ends)
    gtk_text_view_set_justification(text, inherited.textAlignment.justification)
    let input = InputKind(environment)
    gtk_text_view_set_input_purpose(text, input.purpose)
    gtk_text_view_set_input_hints(text, input.hints)
    limitLines(style, inherited.lineLimit, ends: isField ? 0 : 2 * ends)
  }

  private var scrolledWindow: WidgetPointer { gtk_overlay_get_child(frame.opaque)! }

  /// A field grows with its text up to its line limit, an editor is at least three lines high.
  private func limitLines(_ style: TextStyle, _ limit: Int?, ends: Int32) {
    let line = style.size * 1.4 * scale
    func height(_ lines: Int) -> Int32 { pixels((Double(lines) * line).rounded(.up)) + ends }
    let least = isField ? max(style.traits?.values.reservedLines ?? 1, 1) : 3
    // GTK warns if the minimum is larger than the maximum.
    gtk_scrolled_window_set_max_content_height(OpaquePointer(scrolledWindow), -1)
    gtk_scrolled_window_set_min_content_height(OpaquePointer(scrolledWindow), height(least))
    guard isField, let limit else { return }
    // The rules of a font of the program's own come at the end of the turn.
    Updater.shared.afterFocus { [weak self] in
      guard let self, isMounted else { return }
      let lines = pixels(Double(max(limit, least)) * lineHeight)
      gtk_scrolled_window_set_max_content_height(
        OpaquePointer(scrolledWindow), max(height(least), lines))
    }
  }

  /// The height of a line of the field's font: a limit shows whole lines, the last one included.
  private var lineHeight: Double {
    let layout = gtk_widget_create_pango_layout(textView.pointer, "A")!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var height: Int32 = 0
    pango_layout_get_size(layout, nil, &height)
    // GTK's text view rounds so.
    return (Double(height) / Double(PANGO_SCALE)).rounded()
  }

  // MARK: Structure

  private var outer: Widget { row?.widget ?? frame }
  override var lastWidget: Widget? { outer }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(outer) }
  override var lastFocusItem: FocusItem? { control?.item }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) { visit(control.item) }

  override func unmount() {
    super.unmount()
    if view.styled?.toggle != nil { window.shortcuts.removeFallback(of: self) }
    control.unmount()
    unrenderedLabel?.unmount()
    editing = nil
    selection = nil
    limit = nil
    connections = []
  }
}

/// Sets whether the editors that are created from now on have a box by default.
@MainActor
package func setEditorsHaveBackground(_ have: Bool) {
  HidesScrollBackgroundKey.isHidden = !have
}

private struct HidesScrollBackgroundKey: EnvironmentKey {
  @MainActor static var isHidden = false
  static var defaultValue: Bool { MainActor.assumeIsolated { isHidden } }
}

extension EnvironmentValues {
  /// Whether `scrollContentBackground(.hidden)` applies.
  var hidesScrollBackground: Bool {
    get { self[HidesScrollBackgroundKey.self] }
    set { self[HidesScrollBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the editors inside have a box. Mirrors SwiftUI.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
