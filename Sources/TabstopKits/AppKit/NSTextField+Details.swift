public import Foundation

extension NSTextField {
  /// Creates a text with attributes. Those of the first letter's font and colour are shown. Mirrors
  /// AppKit.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: attributedStringValue.string)
    guard attributedStringValue.length > 0 else { return }
    let attributes = attributedStringValue.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? NSFont { self.font = font }
    if let color = attributes[.foregroundColor] as? NSColor { textColor = color }
  }
  /// Where lines are broken. No effect: GTK decides. Mirrors AppKit.
  public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { .standard }
    set {}
  }
  /// Whether letters move together before a text is cut off. No effect. Mirrors AppKit.
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }
  /// Whether the bar of a keyboard offers symbols. No effect: a keyboard has none. Mirrors AppKit.
  public final var allowsCharacterPickerTouchBarItem: Bool {
    get { false }
    set {}
  }
  /// Whether tools for writing are offered. No effect: a desktop has none. Mirrors AppKit.
  public final var allowsWritingTools: Bool {
    get { false }
    set {}
  }
  /// The direction of the text. No effect: it is that of its letters. Mirrors AppKit.
  public final var baseWritingDirection: NSWritingDirection {
    get { .natural }
    set {}
  }
}

extension NSSearchField {
  /// The texts that were searched for before. No effect: the field has no menu. Mirrors AppKit.
  public final var recentSearches: [String] {
    get { [] }
    set {}
  }
  /// The largest number of former searches. No effect: the field has no menu. Mirrors AppKit.
  public final var maximumRecents: Int {
    get { 0 }
    set {}
  }
  /// The name under which former searches are stored. No effect: the field has no menu. Mirrors
  /// AppKit.
  public final var recentsAutosaveName: String? {
    get { nil }
    set {}
  }
  /// The menu of the magnifying glass. No effect: the field has no menu. Mirrors AppKit.
  public final var searchMenuTemplate: NSMenu? {
    get { nil }
    set {}
  }
  /// Whether the placeholder is in the middle. No effect. Mirrors AppKit.
  public final var centersPlaceholder: Bool {
    get { false }
    set {}
  }
}
