internal import CGtk
internal import GtkBridge

/// The selection in a text, or the position of the caret. Mirrors SwiftUI's `TextSelection`.
public struct TextSelection: Hashable, Sendable {
  /// The selected ranges. Mirrors SwiftUI's `TextSelection.Indices`; a text here has one selection
  /// at a time.
  public enum Indices: Hashable, Sendable {
    /// A range of the text; an empty one is the caret.
    case selection(Range<String.Index>)
    /// Several ranges, of which the first is selected here.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected ranges. They belong to the text that they were made for: in another text they may
  /// be elsewhere.
  public var indices: Indices

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates a selection of several ranges, of which the first is selected.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Creates a selection that is only the caret.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether the selection is only the caret.
  public var isInsertion: Bool { range?.isEmpty ?? true }
  /// The side on which the selection was extended: always `.automatic`. Mirrors SwiftUI.
  public var affinity: TextSelectionAffinity { .automatic }

  var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }

  /// - Parameter letters: Unicode scalars from the start, as in GTK.
  init(_ letters: Range<Int32>, in text: String) {
    let scalars = text.unicodeScalars
    func index(_ offset: Int32) -> String.Index {
      scalars.index(scalars.startIndex, offsetBy: Int(offset), limitedBy: scalars.endIndex)
        ?? scalars.endIndex
    }
    self.init(range: index(letters.lowerBound)..<index(letters.upperBound))
  }

  /// The range of the letters in a text. As in GTK; a position after the text's end is the end.
  func letters(in text: String) -> Range<Int32>? {
    guard let range else { return nil }
    func offset(_ index: String.Index) -> Int32 {
      Int32(text.unicodeScalars[..<min(index, text.endIndex)].count)
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}

/// The line that the end of a selection belongs to. Mirrors SwiftUI's `TextSelectionAffinity`.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

extension View {
  /// Sets the end of a wrapped line at which the caret is. No effect: GTK decides at which end of a
  /// wrapped line the caret is.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}

extension TextField where Label: View {
  /// Creates a field with a label of any views, and binds its selection to `selection`.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
    entry.selection = selection
  }
}

extension TextField where Label == Text {
  /// Creates a field, and binds its selection to `selection`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
    entry.selection = selection
  }

  /// Creates a field, and binds its selection to `selection`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
    entry.selection = selection
  }
}

extension TextEditor {
  /// Creates an editor, and binds its selection to `selection`.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
    self.selection = selection
  }
}

/// A text on screen of which a part can be selected.
@MainActor
protocol SelectableText {
  var text: String { get }
  /// The selection, in Unicode scalars from the start, as in GTK.
  var selection: Range<Int32> { get }
  func select(_ letters: Range<Int32>)
  /// The signals that GTK emits when the selection has changed, and their object.
  var signals: (source: ObjectRef, names: [String]) { get }
}

/// The text of a field.
struct EntryText: SelectableText {
  let entry: Widget

  var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }

  var selection: Range<Int32> {
    var (start, end): (Int32, Int32) = (0, 0)
    if let place = entry.innerText.flatMap(ParkedCaret.place(in:)) { return place.selection }
    gtk_editable_get_selection_bounds(entry.opaque, &start, &end)
    return min(start, end)..<max(start, end)
  }

  func select(_ letters: Range<Int32>) {
    let inner = entry.innerText
    _ = inner.flatMap(ParkedCaret.take(from:))
    gtk_editable_select_region(entry.opaque, letters.lowerBound, letters.upperBound)
    if let inner { ParkedCaret.park(inner) }
  }

  var signals: (source: ObjectRef, names: [String]) {
    let inner = ObjectRef(UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque)!))
    return (inner, ["notify::cursor-position", "notify::selection-bound"])
  }
}

/// The text of an editor.
struct BufferText: SelectableText {
  let buffer: ObjectRef

  private var pointer: UnsafeMutablePointer<GtkTextBuffer> { buffer.cast(to: GtkTextBuffer.self) }

  var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(pointer, &start, &end)
    guard let text = gtk_text_buffer_get_text(pointer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  var selection: Range<Int32> {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_selection_bounds(pointer, &start, &end)
    return gtk_text_iter_get_offset(&start)..<gtk_text_iter_get_offset(&end)
  }

  /// The caret, in Unicode scalars from the start.
  var caret: Int32 {
    var caret = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(pointer, &caret, gtk_text_buffer_get_insert(pointer))
    return gtk_text_iter_get_offset(&caret)
  }

  func select(_ letters: Range<Int32>) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(pointer, &start, letters.lowerBound)
    gtk_text_buffer_get_iter_at_offset(pointer, &end, letters.upperBound)
    // The caret is at the end, as in an entry.
    gtk_text_buffer_select_range(pointer, &end, &start)
  }

  var signals: (source: ObjectRef, names: [String]) {
    // "mark-set" is not emitted for a mark that text moves.
    (buffer, ["mark-set", "notify::cursor-position"])
  }
}

/// Synchronises a binding with the selection of a text.
@MainActor
final class SelectionLink {
  var binding: Binding<TextSelection?>
  private let text: any SelectableText
  /// The last value of both.
  private var last: TextSelection?
  private lazy var bindingUpdate = TurnRequest { [weak self] in self?.writeBinding() }
  private var isWriting = false
  private var connections: [SignalConnection] = []

  init(_ binding: Binding<TextSelection?>, of text: any SelectableText) {
    self.binding = binding
    self.text = text
    let signals = text.signals
    connections = signals.names.map { signal in
      SignalConnection(signals.source, signal, owner: self) { link, _ in link.changed() }
    }
  }

  private func changed() {
    // While GTK changes a text, its caret may be anywhere.
    if !isWriting { bindingUpdate.schedule() }
  }

  /// Writes the binding at once: the text has changed, and the old selection must not be applied to
  /// it.
  func writeBinding() {
    let now = TextSelection(text.selection, in: text.text)
    guard now != last else { return }
    last = now
    binding.wrappedValue = now
  }

  /// Selects what the program requests. `nil` changes nothing.
  func show(_ wanted: TextSelection?) {
    guard wanted != last else { return }
    last = wanted
    guard let letters = wanted?.letters(in: text.text) else { return }
    isWriting = true
    text.select(letters)
    isWriting = false
  }
}
