internal import CGtk

/// Styles of a text that return a `Text`, which can be combined by `+`.
nonisolated extension Text {
  /// Sets the font; `nil` is the inherited one. Mirrors SwiftUI.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }
  /// Sets the weight of the letters; `nil` is the font's. Mirrors SwiftUI.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
  /// Sets the width of the letters; `nil` is the font's. Mirrors SwiftUI.
  public func fontWidth(_ width: Font.Width?) -> Text { trait(\.width, width) }
  /// Sets the design of the letters; `nil` is the font's. Mirrors SwiftUI.
  public func fontDesign(_ design: Font.Design?) -> Text { trait(\.design, design) }
  /// Makes the text bold. Mirrors SwiftUI.
  public func bold() -> Text { fontWeight(.bold) }
  /// Makes the text bold. Mirrors SwiftUI.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }
  /// Makes the text italic. Mirrors SwiftUI.
  public func italic() -> Text { styled { $0.isItalic = true } }
  /// Makes the text italic. Mirrors SwiftUI.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }
  /// Uses monospaced letters. Mirrors SwiftUI.
  public func monospaced(_ isActive: Bool = true) -> Text {
    trait(\.design, isActive ? .monospaced : nil)
  }
  /// Uses monospaced digits, so that numbers below each other line up. Mirrors SwiftUI.
  public func monospacedDigit() -> Text { trait(\.hasEqualDigits, true) }
  /// Sets the colour of the letters; `nil` is the inherited one. Mirrors SwiftUI.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = color } }
  /// Sets the colour of the letters. Mirrors SwiftUI.
  public func foregroundStyle(_ color: Color) -> Text { styled { $0.color = color } }

  /// Underlines the text, in its own colour unless another is given. Mirrors SwiftUI.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    trait(\.underline, .init(isActive: isActive, color: color))
  }
  /// Underlines the text, in its own colour unless another is given. Mirrors SwiftUI.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    trait(\.underline, .init(isActive: isActive, pattern: pattern, color: color))
  }
  /// Strikes the text through, in its own colour unless another is given. Mirrors SwiftUI.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    trait(\.strikethrough, .init(isActive: isActive, color: color))
  }
  /// Strikes the text through, in its own colour unless another is given. Mirrors SwiftUI.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    trait(\.strikethrough, .init(isActive: isActive, pattern: pattern, color: color))
  }
  /// Sets the space between letters, in points.
  public func kerning(_ kerning: Double) -> Text { trait(\.spacing, .betweenLetters(kerning)) }
  /// Sets the space between letters, in points.
  public func tracking(_ tracking: Double) -> Text { trait(\.spacing, .betweenLetters(tracking)) }
  /// Sets the distance of the letters above the baseline, in points.
  public func baselineOffset(_ offset: Double) -> Text {
    trait(\.baselineOffset, .ofBaseline(offset))
  }

  /// Sets whether the text is spelled out. No effect: the screen reader's own settings determine
  /// how it speaks.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Sets whether punctuation is spoken. No effect: the screen reader's own settings determine how
  /// it speaks.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Sets the pitch of speech. No effect: the screen reader's own settings determine how it speaks.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Sets whether announcements wait for earlier ones. No effect: the screen reader's own settings
  /// determine how it speaks.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Sets the kind of the text for assistive technology. No effect: how a text is read is the
  /// screen reader's setting.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// Sets the scale of the text. No effect: all texts have the same scale.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

  /// The case of letters. Mirrors SwiftUI's `Text.Case`.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// The place of the ellipsis in a line that is too long. Mirrors SwiftUI's `Text.TruncationMode`.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle

    var pango: PangoEllipsizeMode {
      switch self {
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .tail: PANGO_ELLIPSIZE_END
      }
    }
  }

  /// The style of an underline or a strikethrough. Mirrors SwiftUI's `Text.LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line. GTK draws lines solid or wavy: other patterns are wavy here.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package let pattern: Pattern
    package let color: Color?

    /// Creates a style.
    /// - Parameter color: The line's colour; `nil` is the letters'.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the letters' colour.
    public static let single = LineStyle()
  }
}

extension View {
  /// Sets the font; `nil` is the inherited one. Mirrors SwiftUI.
  public func font(_ font: Font?) -> some View { environment(\.inherited.font, font) }
  /// Sets the weight of the letters; `nil` is the font's. Mirrors SwiftUI.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.inherited.fontWeight, weight)
  }
  /// Sets the width of the letters; `nil` is the font's. Mirrors SwiftUI.
  public func fontWidth(_ width: Font.Width?) -> some View { textTrait(\.width, width) }
  /// Sets the design of the letters; `nil` is the font's. Mirrors SwiftUI.
  public func fontDesign(_ design: Font.Design?) -> some View { textTrait(\.design, design) }
  /// Makes the text bold. Mirrors SwiftUI.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
  /// Makes the text italic. Mirrors SwiftUI.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.inherited.isItalic, isActive)
  }
  /// Uses monospaced letters. Mirrors SwiftUI.
  public func monospaced(_ isActive: Bool = true) -> some View {
    textTrait(\.design, isActive ? .monospaced : .default)
  }
  /// Uses monospaced digits, so that numbers below each other line up. Mirrors SwiftUI.
  public func monospacedDigit() -> some View { textTrait(\.hasEqualDigits, true) }
  /// Sets the colour of the letters; `nil` is the inherited one. Mirrors SwiftUI.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.inherited.foreground, color)
  }
  /// Underlines the text, in its own colour unless another is given. Mirrors SwiftUI.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textTrait(\.underline, .init(isActive: isActive, pattern: pattern, color: color))
  }
  /// Strikes the text through, in its own colour unless another is given. Mirrors SwiftUI.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textTrait(\.strikethrough, .init(isActive: isActive, pattern: pattern, color: color))
  }
  /// Sets the space between letters, in points. Mirrors SwiftUI.
  public func kerning(_ kerning: Double) -> some View {
    textTrait(\.spacing, .betweenLetters(kerning))
  }
  /// Sets the space between letters, in points. Mirrors SwiftUI.
  public func tracking(_ tracking: Double) -> some View {
    textTrait(\.spacing, .betweenLetters(tracking))
  }
  /// Sets the distance of the letters above the baseline, in points. Mirrors SwiftUI.
  public func baselineOffset(_ offset: Double) -> some View {
    textTrait(\.baselineOffset, .ofBaseline(offset))
  }
  /// Shows the texts inside in upper or lower case, without changing them.
  public func textCase(_ textCase: Text.Case?) -> some View {
    textTrait(\.letterCase, .some(textCase))
  }

  /// Sets the alignment of the lines of a text. Mirrors SwiftUI.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.inherited.textAlignment, alignment)
  }
  /// Sets the maximum number of lines of a text, which is truncated after them; for a field of
  /// several lines, its maximum height.
  public func lineLimit(_ lines: Int?) -> some View {
    environment(\.inherited.lineLimit, lines?.taken(as: "A line limit", in: 0...Int.max))
  }
  /// Sets the minimum number of lines of texts, and of fields that grow. Mirrors SwiftUI.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    reservedLines(limit.lowerBound).lineLimit(nil)
  }
  /// Sets the maximum number of lines of texts, and of fields that grow. Mirrors SwiftUI.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  /// Sets the number of lines of texts, and of fields that grow. Mirrors SwiftUI.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    reservedLines(limit.lowerBound).lineLimit(limit.upperBound)
  }
  /// Sets the maximum number of lines; with `reservesSpace` the text always has that height.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    reservedLines(reservesSpace ? limit : nil).lineLimit(limit)
  }
  private func reservedLines(_ count: Int?) -> ModifiedContent<Self, TextTraitModifier<Int>> {
    textTrait(\.reservedLines, count?.taken(as: "A number of lines to reserve", in: 0...1000))
  }
  /// Sets the space between lines, in points, in addition to the font's own.
  public func lineSpacing(_ lineSpacing: Double) -> some View {
    textTrait(\.lineSpacing, lineSpacing.taken(as: "A line spacing", in: -1000...1000))
  }
  /// Sets the place of the ellipsis in a line that is too long. Mirrors SwiftUI.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    textTrait(\.truncation, mode)
  }
  /// Shrinks a text that is too large for its place, down to a part of its size: 0 to 1. The texts in
  /// a container keep their size. Mirrors SwiftUI.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    modifier(
      ShrinkingTextModifier(factor: factor.taken(as: "A text's smallest scale", in: 0.01...1)))
  }
  /// Sets whether letters may be moved together. No effect: GTK does not tighten letters.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Lets the user select and copy the texts inside. Mirrors SwiftUI.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    textTrait(\.isSelectable, S.allowsSelection)
  }

  /// Sets the text size inside: a step of iOS's scale, on top of the user's own size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Limits the user's text size for the views inside. No effect: the user's text size is never
  /// limited here.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize { self }

  // Not `some View`, which would have to be resolved at run time.
  func textTrait<Value>(
    _ path: WritableKeyPath<TextTraits.Values, Value?>, _ value: Value?
  ) -> ModifiedContent<Self, TextTraitModifier<Value>> {
    modifier(TextTraitModifier(path: path, value: value))
  }
}

package struct TextTraitModifier<Value>: InheritanceModifier {
  let path: WritableKeyPath<TextTraits.Values, Value?>
  let value: Value?

  func modify(_ environment: inout EnvironmentValues) {
    var values = environment.inherited.textTraits?.values ?? TextTraits.Values()
    values[keyPath: path] = value
    environment.inherited.textTraits = TextTraits(values)
  }
}

/// Whether text can be selected. Mirrors SwiftUI's `TextSelectability`.
public protocol TextSelectability {
  /// Whether the user can select the text.
  static var allowsSelection: Bool { get }
}

/// Text that the user can select and copy.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether the user can select the text. Always `true`.
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether the user can select the text. Always `false`.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that the user can select and copy.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Double {
  static func betweenLetters(_ space: Double) -> Double {
    space.taken(as: "A space between letters", in: -1000...1000)
  }
  static func ofBaseline(_ offset: Double) -> Double {
    offset.taken(as: "A baseline's offset", in: -1000...1000)
  }
}
