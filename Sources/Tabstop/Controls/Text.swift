internal import CGtk
internal import GtkBridge

/// Lines of read-only text. Mirrors SwiftUI's `Text`: wraps where it has to.
public struct Text: _PrimitiveView, Equatable {
  let content: String
  var style = TextStyle()

  public init(_ key: LocalizedStringKey) { content = key.text }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
  public init(verbatim content: String) { self.content = content }

  public static func _makeNode(_ view: Text, _ context: _Context) -> _ViewNode<Text> {
    TextNode(view, context)
  }

  public func font(_ font: Font?) -> Text { styled { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
  public func bold() -> Text { fontWeight(.bold) }
  public func italic() -> Text { styled { $0.isItalic = true } }
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = color } }

  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    change(&copy.style)
    return copy
  }

  public nonisolated static func == (a: Text, b: Text) -> Bool {
    a.content == b.content && a.style == b.style
  }
}

/// What a text says about its own looks, before what it inherits.
struct TextStyle: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var color: Color?

  init() {}

  /// The style of a text in `environment`: its own, and where that is silent, the inherited one.
  init(_ own: TextStyle, in environment: InheritedValues) {
    font = own.font ?? environment.font
    weight = own.weight ?? environment.fontWeight
    isItalic = own.isItalic || environment.isItalic
    color = own.color ?? environment.foreground
  }

  /// The CSS classes that show it.
  @MainActor var classes: [String] {
    var classes: [String] = []
    var declarations: [String] = []
    if let name = font?.styleClass { classes.append(name) }
    declarations += (font ?? Font()).declarations(weight: weight, isItalic: isItalic)
    if let color { declarations.append("color: \(color.css);") }
    if !declarations.isEmpty {
      classes.append(StyleSheet.shared.className(for: declarations.joined(separator: " ")))
    }
    return classes
  }
}

final class TextNode: _ViewNode<Text> {
  let label: Widget
  private var classes = ClassList()

  override init(_ view: Text, _ context: _Context) {
    label = Widget(gtk_label_new(view.content))
    super.init(view, context)
    if isHeading { label.setHeading(level: 1) }
    applyStyle()
  }

  private var isHeading: Bool { environment.inherited.isHeader }

  override func didUpdate(from old: Text, environmentChanged: Bool) {
    if old.content != view.content {
      gtk_label_set_text(label.opaque, view.content)
      textChangedInside()
    }
    if environmentChanged || old != view { applyStyle() }
  }

  override func evaluate() { applyStyle() }

  private func applyStyle() {
    let inherited = environment.inherited
    let style = TextStyle(view.style, in: inherited)
    classes.set(style.classes, on: label)
    let alignment = inherited.textAlignment
    // Who sets how lines stand to each other reckons with several.
    let size = alignment == .leading ? (style.font ?? .body).approximateSize : .infinity
    wrapLabel(label.opaque, view.content, size: size * track { TextScale.shared.value })
    gtk_label_set_justify(label.opaque, alignment.justification)
    gtk_label_set_xalign(label.opaque, alignment.fraction)
    if let lines = inherited.lineLimit {
      gtk_label_set_lines(label.opaque, Int32(lines))
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    } else {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_NONE)
    }
  }

  override var lastWidget: Widget? { label }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(label) }
  override var plainText: String { view.content }
}

/// Lets a label wrap where it has to: between words, and within a word that is long.
///
/// GTK takes several times as long to measure a label that may wrap, and longer yet one that may
/// wrap within words (of a start, 3 % for one title). Hence a text is spared what it cannot need.
///
/// - Parameters:
///   - text: What the label shows.
///   - size: Its size in points, as large as the person wants it. A text that surely fits a
///     window of 360 points does not wrap.
@MainActor
func wrapLabel(_ label: OpaquePointer, _ text: String, size: Double) {
  var longestWord = 0
  var word = 0
  for byte in text.utf8 {
    word = byte <= UInt8(ascii: " ") ? 0 : word + 1
    longestWord = max(longestWord, word)
  }
  // A letter is about 0.6 of its size wide; 300 points are left between the edges.
  let surelyFits = Double(text.utf8.count) * size * 0.6 <= 300
  let isOneLine = surelyFits && !text.utf8.contains(UInt8(ascii: "\n"))
  gtk_label_set_wrap(label, isOneLine ? 0 : 1)
  gtk_label_set_wrap_mode(label, longestWord > 12 ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
  // Else a text that has the height for two lines wishes to be half as wide.
  gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_NONE)
}

/// How the lines of a text stand to each other. Mirrors SwiftUI's `TextAlignment`.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing

  var justification: GtkJustification {
    switch self {
    case .leading: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }

  var fraction: Float {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension View {
  public func font(_ font: Font?) -> some View { environment(\.inherited.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.inherited.fontWeight, weight)
  }
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.inherited.isItalic, isActive)
  }
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.inherited.foreground, color)
  }
  public func foregroundStyle(_ color: Color) -> some View {
    environment(\.inherited.foreground, color)
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.inherited.textAlignment, alignment)
  }
  public func lineLimit(_ lines: Int?) -> some View { environment(\.inherited.lineLimit, lines) }
}
