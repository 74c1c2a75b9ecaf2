internal import CGtk
internal import FocusModel
internal import GtkBridge
package import Localization

/// Read-only text, which is wrapped if necessary. Mirrors SwiftUI's `Text`.
///
/// A literal is a `LocalizedStringKey`, whose Markdown is shown (`Text("**Now**")`); a `String`
/// variable is shown as it is.
public struct Text: _PrimitiveView, Equatable, Sendable {
  package let content: String
  var style = TextStyle()
  /// The runs with their own styles; empty if the whole text has one style.
  var runs: [TextRun] = []
  /// The source of the translation, in a program with string catalogs.
  var source: TextSource?

  /// Creates a text without Markdown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) { self.content = String(content) }
  /// Creates a text without Markdown.
  public nonisolated init(verbatim content: String) { self.content = content }

  /// Creates a text from its translation in a table of the program's string catalogs, with
  /// Markdown. The comment is for translators.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil
  ) {
    self.init(key, in: .current, table: tableName, bundle: nil)
  }

  package nonisolated init(
    _ key: LocalizedStringKey, in localizer: Localizer, table: String?, bundle: String?
  ) {
    guard localizer.canFind(in: bundle) else {
      if key.pieces.isEmpty, !Markdown.isPossible(in: key.written) {
        self.init(verbatim: key.written)
      } else {
        self.init(key.pieces.isEmpty ? [.literal(key.written)] : key.pieces, whole: key.written)
      }
      return
    }
    let pieces = key.pieces(in: localizer, table: table, bundle: bundle)
    self.init(pieces, whole: nil)
    source = TextSource(key, table: table, bundle: bundle)
  }

  /// - Parameter whole: The text of all pieces, if that is known.
  private nonisolated init(_ pieces: [LocalizedStringKey.Piece], whole: String?) {
    if pieces.allSatisfy(\.isPlain) {
      self.init(verbatim: whole ?? pieces.map(\.plain).joined())
    } else {
      self.init(Markdown.runs(of: pieces))
    }
  }

  /// The text in the language of the environment, if that is not the program's.
  func inLanguage(of environment: EnvironmentValues) -> Text {
    guard let source, let localizer = environment.inherited.localizer else { return self }
    var copy = Text(source.key, in: localizer, table: source.table, bundle: source.bundle)
    copy.style = style
    return copy
  }

  /// Creates a text from an icon: its letter, or its name if Unicode has none. `.init(string)` is a `LocalizedStringKey`, though
  /// it could be an image as well.
  @_disfavoredOverload
  public nonisolated init(_ image: Image) { self.init(verbatim: image.letter) }

  nonisolated init(_ stretches: [TextRun]) {
    content = stretches.map(\.text).joined()
    // Neighbours with equal styles are merged: each run is a span of markup.
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

  /// The text as runs, each with its complete style.
  nonisolated var allRuns: [TextRun] {
    runs.isEmpty ? [TextRun(text: content, style: style)] : runs.map { $0.inside(style) }
  }

  /// Concatenates two texts, each with its own style.
  public nonisolated static func + (a: Text, b: Text) -> Text {
    if a.runs.isEmpty, b.runs.isEmpty, a.style == b.style {
      var sum = Text(verbatim: a.content + b.content)
      sum.style = a.style
      return sum
    }
    return Text(a.allRuns + b.allRuns)
  }

  /// Whether both are equal.
  public nonisolated static func == (a: Text, b: Text) -> Bool {
    a.content == b.content && a.style == b.style && a.runs == b.runs && a.source == b.source
  }

  public static func _makeNode(_ view: Text, _ context: _Context) -> _ViewNode<Text> {
    TextNode(view, context)
  }

  nonisolated func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    change(&copy.style)
    return copy
  }

  nonisolated func trait<Value>(
    _ path: WritableKeyPath<TextTraits.Values, Value?>, _ value: Value?
  ) -> Text {
    styled { $0.setTrait { $0[keyPath: path] = value } }
  }
}

extension LocalizedStringKey.Piece {
  /// Whether it has no style of its own.
  fileprivate var isPlain: Bool {
    switch self {
    case .literal(let text): !Markdown.isPossible(in: text)
    case .value: true
    case .text(let text): text.runs.isEmpty && text.style == TextStyle()
    }
  }

  fileprivate var plain: String {
    switch self {
    case .literal(let text): text
    case .value(let value): value.text
    case .text(let text): text.content
    }
  }
}

final class TextNode: _ViewNode<Text> {
  let label: Widget
  private var ticks: OnScreenTimer?
  /// Changes the text; `nil` until it changes.
  private var paced: PacedText?
  private var classes = ClassList()
  private var hasMarkup = false
  private var markedLanguage: String?
  /// The control of a text that can be selected, because GTK makes such a label a stop of Tab.
  private var control: FocusableControl?
  private var links: SignalConnection?

  override init(_ view: Text, _ context: _Context) {
    let view = view.inLanguage(of: context.environment)
    label = Widget(
      view.runs.isEmpty ? view.content.withCString { gtk_label_new($0) } : gtk_label_new(nil))
    super.init(view, context)
    if view.content.isEmpty { label.setNameless() }
    if isHeading {
      label.setHeading(level: 1)
      Headings.add(label)
    } else if let role = AccessibleRole.paragraph, environment.isList {
      label.setRole(role)
    }
    applyStyle()
  }

  private var isHeading: Bool { environment.inherited.isHeader }

  override func didUpdate(from old: Text, environmentChanged: Bool) {
    if PaintPass.current != nil {
      // The text that is read and spoken is the final one.
      view = old
      return
    }
    view = view.inLanguage(of: environment)
    if Transaction.current != nil, environmentChanged || old != view { fadeIfNeeded(from: old) }
    if old.content != view.content {
      if !needsMarkup, view.content != shownText {
        show(view.content)
      }
      ChangedTexts.count &+= 1
      textChangedInside()
    }
    if environmentChanged || old != view { applyStyle() }
    if environmentChanged { control?.environmentChanged() }
  }

  /// Fades to another text, if that was requested, or to another style.
  private func fadeIfNeeded(from old: Text) {
    if old.content == view.content || environment.contentTransition.fades {
      PaintMotion.fade(label)
    }
  }

  override func evaluate() { applyStyle() }

  /// Marks the text with the language of its view, if that has one of its own: for the choice of letters, and
  /// as an attribute of the text for assistive technologies. GTK (4.8 to 4.20) has no locale for a widget.
  private func applyLanguage(_ language: String?) {
    guard language != markedLanguage else { return }
    markedLanguage = language
    let attributes = language.map { language in
      let attributes = pango_attr_list_new()!
      pango_attr_list_insert(
        attributes, pango_attr_language_new(pango_language_from_string(language)))
      return attributes
    }
    gtk_label_set_attributes(label.opaque, attributes)
    attributes.map { pango_attr_list_unref($0) }
  }

  /// Whether CSS is not sufficient to show it.
  private var needsMarkup: Bool {
    !view.runs.isEmpty || view.style.traits?.values.baselineOffset != nil
  }

  private func applyStyle() {
    let inherited = environment.inherited
    let style = TextStyle(view.style, in: inherited)
    let needsMarkup = needsMarkup
    let scale = track {
      // Pango's colours are resolved for one palette: another appearance needs others.
      if needsMarkup { DesktopState.shared.trackScheme() }
      return TextScale.shared.value
    }
    classes.set(style.classes, on: label)
    showRuns(style)
    label.setLetterSpacing(
      max(style.traits?.values.spacing ?? 0, view.runs.letterSpacing))
    applyLanguage(inherited.localizer?.language)
    let alignment = inherited.textAlignment
    // An alignment of lines implies several lines. A short text that is cut off after one line must not wrap: its
    // natural width for a height is less than its minimum (GTK 4.8 warns). With a limit of several lines GTK draws
    // them in any case, but measures only one if the text does not wrap.
    let mayHaveLines = alignment != .leading || (inherited.lineLimit ?? 1) > 1
    let size = mayHaveLines ? .infinity : style.size
    // Large texts fill a line even if there is another text beside them.
    wrapLabel(label.opaque, view.content, size: size * scale * max(1, scale))
    label.nameWithoutSoftHyphens(view.content)
    alignLines(label.opaque, alignment, view.content)
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
    ticks = ticks ?? OnScreenTimer(of: label) { [unowned self] in showTime() }
  }

  private func showTime() {
    guard let text = live?.read(), text != shownText else { return }
    show(text)
  }

  private func show(_ text: String) {
    let paced = paced ?? PacedText(of: label)
    self.paced = paced
    paced.set(text)
  }

  private var shownText: String { String(cString: gtk_label_get_text(label.opaque)) }

  private func showRuns(_ style: TextStyle) {
    if needsMarkup {
      var own = view.runs
      if let offset = style.traits?.values.baselineOffset, own.isEmpty {
        own = [TextRun(text: view.content)]
        own[0].style.setTrait { $0.baselineOffset = offset }
      }
      // GTK (4.8) lays out a changed text that can be selected before it takes the attributes of the markup.
      if gtk_label_get_selectable(label.opaque) != 0, shownText != view.content {
        gtk_label_set_text(label.opaque, view.content)
      }
      gtk_label_set_markup(label.opaque, own.markup(on: label))
      hasMarkup = true
      if links == nil, own.contains(where: { $0.link != nil }) { links = openLinks() }
    } else if hasMarkup {
      hasMarkup = false
      gtk_label_set_text(label.opaque, view.content)
    }
  }

  private func apply(_ traits: TextTraits.Values, _ style: TextStyle) {
    if let isSelectable = traits.isSelectable {
      makeSelectable(isSelectable)
    }
    if let lines = traits.reservedLines {
      // The line height of a font is about 1.35 times its size.
      let height = Double(lines) * style.size * 1.35 * TextScale.shared.value
      label.pointer.setSizeRequest(-1, pixels(height.rounded(.up)))
    }
  }

  private func makeSelectable(_ isSelectable: Bool) {
    if !isSelectable, let control {
      window.willLoseFocusability(label)
      control.unmount()
      self.control = nil
    }
    gtk_label_set_selectable(label.opaque, isSelectable ? 1 : 0)
    // The keyboard goes to links: a text with some is a control.
    if isSelectable, links == nil {
      label.addClass("selectable-text")
    } else {
      label.removeClass("selectable-text")
    }
    if isSelectable, control == nil {
      control = FocusableControl(self, label, name: "a text that can be selected")
    }
  }

  override var lastWidget: Widget? { label }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(label) }
  override var lastFocusItem: FocusItem? { control?.item }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {
    if let control { visit(control.item) }
  }
  override func text(withButtons: Bool) -> String {
    live == nil ? view.content : shownText
  }
  override var isArrow: Bool { false }
  override var symbol: String? { nil }

  override func unmount() {
    super.unmount()
    if isHeading { Headings.remove(label) }
    ticks = nil
    paced = nil
    control?.unmount()
    links = nil
  }
}

/// Lets a label wrap: between words, and inside a long word.
///
/// GTK takes several times as long to measure a label that may wrap, and longer still for one that
/// may wrap inside words (3 % of a start for one title). So a text gets only the wrapping that it
/// may need.
///
/// - Parameters:
///   - text: The label's text.
///   - size: Its size in points, including the user's text size. A text that surely fits into a
///     window of 360 points does not wrap.
@MainActor
func wrapLabel(_ label: OpaquePointer, _ text: String, size: Double) {
  var longestWord = 0
  var word = 0
  // The first byte of each letter: an Arabic one has two.
  for byte in text.utf8 where byte & 0xC0 != 0x80 {
    word = byte <= UInt8(ascii: " ") ? 0 : word + 1
    longestWord = max(longestWord, word)
  }
  // A letter is about 0.6 of its size wide; there are 300 points between the edges.
  let surelyFits = Double(text.utf8.count) * size * 0.6 <= 300
  // GTK 4.8 warns of a shortened label that may wrap and is narrower than its ellipsis.
  let isShort = text.unicodeScalars.prefix(5).count < 5
  let isOneLine = (surelyFits || isShort) && !text.utf8.contains(UInt8(ascii: "\n"))
  gtk_label_set_wrap(label, isOneLine ? 0 : 1)
  gtk_label_set_wrap_mode(label, longestWord > 12 ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
  // Otherwise the natural width of a text with space for two lines is half of its length.
  gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_NONE)
}

/// Aligns the lines of a label in the direction of the layout, as SwiftUI does. Pango (1.50) aligns a paragraph that
/// is written in the other direction, such as an English one in an Arabic window, at the other side.
@MainActor
func alignLines(_ label: OpaquePointer, _ alignment: TextAlignment, _ text: String) {
  let isMirrored = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
  let isOther = alignment != .center && text.isFromRightToLeft == !isMirrored
  let sameSide = isOther ? alignment.opposite : alignment
  gtk_label_set_justify(label, sameSide.justification)
}

extension String {
  /// Whether the script of the first letter is written from right to left; `nil` without a letter.
  fileprivate var isFromRightToLeft: Bool? {
    unicodeScalars.first { $0.properties.isAlphabetic }.map { letter in
      switch letter.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}

/// The alignment of the lines of a text. Mirrors SwiftUI's `TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var justification: GtkJustification {
    switch self {
    case .leading: GTK_JUSTIFY_LEFT
    case .center: GTK_JUSTIFY_CENTER
    case .trailing: GTK_JUSTIFY_RIGHT
    }
  }

  fileprivate var opposite: TextAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
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
