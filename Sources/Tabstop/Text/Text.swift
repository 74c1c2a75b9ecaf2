internal import CGtk
internal import GtkBridge

/// Lines of read-only text. Mirrors SwiftUI's `Text`: wraps where it has to.
///
/// A literal is a `LocalizedStringKey`, whose Markdown is shown (`Text("**Now**")`); a `String`
/// variable stands as it is.
public struct Text: _PrimitiveView, Equatable, Sendable {
  package let content: String
  var style = TextStyle()
  /// The stretches with looks of their own; empty where all of it looks alike.
  var runs: [TextRun] = []

  /// Text as it is: no Markdown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) { self.content = String(content) }
  /// Text as it is: no Markdown.
  public nonisolated init(verbatim content: String) { self.content = content }

  /// A text for people, with its Markdown. There are no tables of translations: `tableName` and
  /// `comment` are for those who write them.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil
  ) {
    if key.pieces.isEmpty {
      guard Markdown.isPossible(in: key.text) else {
        self.init(verbatim: key.text)
        return
      }
      self.init(Markdown.runs(of: [.literal(key.text)]))
    } else if key.isPlain {
      self.init(verbatim: key.text)
    } else {
      self.init(Markdown.runs(of: key.pieces))
    }
  }

  /// An icon as a text: its letter, where Unicode has one.
  public nonisolated init(_ image: Image) { self.init(verbatim: image.letter) }

  nonisolated init(_ stretches: [TextRun]) {
    content = stretches.map(\.text).joined()
    // Neighbours that look alike are one: each is a span of markup.
    var runs: [TextRun] = []
    for run in stretches {
      if let last = runs.last, last.style == run.style, last.link == run.link {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
    let isPlain = runs.allSatisfy { $0.style == TextStyle() && $0.link == nil }
    self.runs = isPlain ? [] : runs
  }

  /// The text in stretches, each with all that is said about its looks.
  nonisolated var allRuns: [TextRun] {
    runs.isEmpty ? [TextRun(text: content, style: style)] : runs.map { $0.inside(style) }
  }

  /// Two texts in a row, each with its own looks.
  public nonisolated static func + (a: Text, b: Text) -> Text {
    if a.runs.isEmpty, b.runs.isEmpty, a.style == b.style {
      var sum = Text(verbatim: a.content + b.content)
      sum.style = a.style
      return sum
    }
    return Text(a.allRuns + b.allRuns)
  }

  public nonisolated static func == (a: Text, b: Text) -> Bool {
    a.content == b.content && a.style == b.style && a.runs == b.runs
  }

  public static func _makeNode(_ view: Text, _ context: _Context) -> _ViewNode<Text> {
    TextNode(view, context)
  }

  func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    change(&copy.style)
    return copy
  }

  func trait<Value>(_ path: WritableKeyPath<TextTraits.Values, Value?>, _ value: Value?) -> Text {
    styled { $0.setTrait { $0[keyPath: path] = value } }
  }
}

extension LocalizedStringKey {
  /// Whether nothing in it has looks of its own.
  fileprivate var isPlain: Bool {
    pieces.allSatisfy {
      switch $0 {
      case .literal(let text): !Markdown.isPossible(in: text)
      case .value: true
      case .text(let text): text.runs.isEmpty && text.style == TextStyle()
      }
    }
  }
}

final class TextNode: _ViewNode<Text> {
  let label: Widget
  private var ticks: TicksOnScreen?
  private var classes = ClassList()
  private var hasMarkup = false

  override init(_ view: Text, _ context: _Context) {
    label = Widget(
      view.runs.isEmpty ? view.content.withCString { gtk_label_new($0) } : gtk_label_new(nil))
    super.init(view, context)
    if view.content.isEmpty { label.setNameless() }
    if isHeading {
      label.setHeading(level: 1)
    } else if let role = GtkAccessibleRole.textOfRow, environment.isList {
      label.setRole(role)
    }
    applyStyle()
  }

  private var isHeading: Bool { environment.inherited.isHeader }

  override func didUpdate(from old: Text, environmentChanged: Bool) {
    if old.content != view.content {
      if !needsMarkup, view.content != shownText {
        gtk_label_set_text(label.opaque, view.content)
      }
      textChangedInside()
    }
    if environmentChanged || old != view { applyStyle() }
  }

  override func evaluate() { applyStyle() }

  /// Whether CSS alone cannot show it.
  private var needsMarkup: Bool {
    !view.runs.isEmpty || view.style.traits?.values.baselineOffset != nil
  }

  private func applyStyle() {
    let inherited = environment.inherited
    let style = TextStyle(view.style, in: inherited)
    let needsMarkup = needsMarkup
    let scale = track {
      // Pango's colours are of one palette: another look wants others.
      if needsMarkup { DesktopState.shared.trackLook() }
      return TextScale.shared.value
    }
    classes.set(style.classes, on: label)
    showRuns(style)
    let alignment = inherited.textAlignment
    // Who sets how lines stand to each other reckons with several.
    let size = alignment == .leading ? style.size : .infinity
    wrapLabel(label.opaque, view.content, size: size * scale)
    gtk_label_set_justify(label.opaque, alignment.justification)
    gtk_label_set_xalign(label.opaque, alignment.fraction)
    if let lines = inherited.lineLimit {
      gtk_label_set_lines(label.opaque, Int32(clamping: lines))
      gtk_label_set_ellipsize(
        label.opaque, style.traits?.values.truncation?.pango ?? PANGO_ELLIPSIZE_END)
    } else {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_NONE)
    }
    if let traits = style.traits?.values { apply(traits, style) }
    followTime()
  }

  private var live: LiveText? { view.style.traits?.values.live }

  private func followTime() {
    guard live != nil else {
      ticks = nil
      return
    }
    ticks = ticks ?? TicksOnScreen(of: label) { [unowned self] in showTime() }
  }

  private func showTime() {
    guard let text = live?.read(), text != shownText else { return }
    gtk_label_set_text(label.opaque, text)
  }

  private var shownText: String { String(cString: gtk_label_get_text(label.opaque)) }

  private func showRuns(_ style: TextStyle) {
    if needsMarkup {
      var own = view.runs
      if let offset = style.traits?.values.baselineOffset, own.isEmpty {
        own = [TextRun(text: view.content)]
        own[0].style.setTrait { $0.baselineOffset = offset }
      }
      gtk_label_set_markup(label.opaque, own.markup(on: label))
      hasMarkup = true
    } else if hasMarkup {
      hasMarkup = false
      gtk_label_set_text(label.opaque, view.content)
    }
  }

  private func apply(_ traits: TextTraits.Values, _ style: TextStyle) {
    if let isSelectable = traits.isSelectable {
      gtk_label_set_selectable(label.opaque, isSelectable ? 1 : 0)
    }
    if let lines = traits.reservedLines {
      // The line of a font is about 1.35 times its size.
      let height = Double(lines) * style.size * 1.35 * TextScale.shared.value
      gtk_widget_set_size_request(label.pointer, -1, pixels(height.rounded(.up)))
    }
  }

  override var lastWidget: Widget? { label }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(label) }
  override var plainText: String { live == nil ? view.content : shownText }
  override var isArrow: Bool { false }

  override func unmount() {
    super.unmount()
    ticks = nil
  }
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
