internal import CGtk
internal import GtkBridge

/// What of a text is selected, or where the caret is. Mirrors SwiftUI's `TextSelection`.
public struct TextSelection: Hashable, Sendable {
  /// The places in the text. Mirrors SwiftUI's `TextSelection.Indices`; a text here has one
  /// selection at a time.
  public enum Indices: Hashable, Sendable {
    /// A stretch of the text; an empty one is the caret.
    case selection(Range<String.Index>)
    /// Several stretches, of which the first is selected here.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places in the text. They belong to the text that they were made for: indices of another
  /// one may lie elsewhere.
  public var indices: Indices

  /// A stretch of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Several stretches, of which the first is selected.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// The caret alone.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether it is the caret alone.
  public var isInsertion: Bool { range?.isEmpty ?? true }
  /// Which end of the selection lies where one went on from. Mirrors SwiftUI.
  public var affinity: TextSelectionAffinity { .automatic }

  var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }

  /// - Parameter letters: Unicode scalars from the start, as GTK counts.
  init(_ letters: Range<Int32>, in text: String) {
    let scalars = text.unicodeScalars
    func index(_ offset: Int32) -> String.Index {
      scalars.index(scalars.startIndex, offsetBy: Int(offset), limitedBy: scalars.endIndex)
        ?? scalars.endIndex
    }
    self.init(range: index(letters.lowerBound)..<index(letters.upperBound))
  }

  /// As GTK counts; what lies behind the text's end is its end.
  func letters(in text: String) -> Range<Int32>? {
    guard let range else { return nil }
    func offset(_ index: String.Index) -> Int32 {
      Int32(text.unicodeScalars[..<min(index, text.endIndex)].count)
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}

/// Which end of a selection belongs to its line. Mirrors SwiftUI's `TextSelectionAffinity`.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

extension View {
  /// Without effect: GTK decides by itself at which end of a wrapped line the caret stands.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}

extension TextField {
  /// A field with a label of any views, whose selection `selection` tells and sets.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
    entry.selection = selection
  }
}

extension TextField where Label == Text {
  /// A field whose selection `selection` tells and sets.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
    entry.selection = selection
  }

  /// A field whose selection `selection` tells and sets.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
    entry.selection = selection
  }
}

/// Keeps a binding and the selection of an editable in step.
@MainActor
final class SelectionLink {
  var binding: Binding<TextSelection?>
  private let entry: Widget
  /// What both were last.
  private var last: TextSelection?
  private var isAsked = false
  private var isWriting = false
  private var connections: [SignalConnection] = []

  init(_ binding: Binding<TextSelection?>, of entry: Widget) {
    self.binding = binding
    self.entry = entry
    let text = ObjectRef(UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque)!))
    connections = ["notify::cursor-position", "notify::selection-bound"].map { signal in
      SignalConnection(text, signal, owner: self) { link, _ in link.changed() }
    }
  }

  private var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }

  private func changed() {
    // While GTK changes a text its caret may be anywhere.
    guard !isWriting, !isAsked else { return }
    isAsked = true
    Updater.shared.afterUpdate { [weak self] in self?.tell() }
  }

  private func tell() {
    isAsked = false
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(entry.opaque, &start, &end)
    let now = TextSelection(min(start, end)..<max(start, end), in: text)
    guard now != last else { return }
    last = now
    binding.wrappedValue = now
  }

  /// Selects what the program wants selected. `nil` leaves it as it is.
  func show(_ wanted: TextSelection?) {
    guard wanted != last else { return }
    last = wanted
    guard let letters = wanted?.letters(in: text) else { return }
    isWriting = true
    gtk_editable_select_region(entry.opaque, letters.lowerBound, letters.upperBound)
    isWriting = false
  }
}
