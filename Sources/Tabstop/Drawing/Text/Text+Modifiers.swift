internal import CGtk

/// Looks of a text alone: what remains a `Text` can be put together with `+`.
extension Text {
  /// The font; `nil` is that of the surroundings. Mirrors SwiftUI.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }
  /// How heavy the letters are; `nil` is what the font says. Mirrors SwiftUI.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
  /// How wide the letters are; `nil` is what the font says. Mirrors SwiftUI.
  public func fontWidth(_ width: Font.Width?) -> Text { trait(\.width, width) }
  /// The family of letters; `nil` is what the font says. Mirrors SwiftUI.
  public func fontDesign(_ design: Font.Design?) -> Text { trait(\.design, design) }
  /// Heavy letters. Mirrors SwiftUI.
  public func bold() -> Text { fontWeight(.bold) }
  /// Heavy letters. Mirrors SwiftUI.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }
  /// Slanted letters. Mirrors SwiftUI.
  public func italic() -> Text { styled { $0.isItalic = true } }
  /// Slanted letters. Mirrors SwiftUI.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }
  /// Letters of equal width. Mirrors SwiftUI.
  public func monospaced(_ isActive: Bool = true) -> Text {
    trait(\.design, isActive ? .monospaced : nil)
  }
  /// Digits of equal width, so that numbers below each other line up. Mirrors SwiftUI.
  public func monospacedDigit() -> Text { trait(\.hasEqualDigits, true) }
  /// The colour of the letters; `nil` is that of the surroundings. Mirrors SwiftUI.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = color } }
  /// The colour of the letters. Mirrors SwiftUI.
  public func foregroundStyle(_ color: Color) -> Text { styled { $0.color = color } }

  /// A line below the letters, in their colour unless another is given. Mirrors SwiftUI.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    trait(\.underline, .init(isActive: isActive, color: color))
  }
  /// A line below the letters, in their colour unless another is given. Mirrors SwiftUI.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    trait(\.underline, .init(isActive: isActive, pattern: pattern, color: color))
  }
  /// A line through the letters, in their colour unless another is given. Mirrors SwiftUI.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    trait(\.strikethrough, .init(isActive: isActive, color: color))
  }
  /// A line through the letters, in their colour unless another is given. Mirrors SwiftUI.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    trait(\.strikethrough, .init(isActive: isActive, pattern: pattern, color: color))
  }
  /// Space between letters, in points.
  public func kerning(_ kerning: Double) -> Text { trait(\.spacing, .betweenLetters(kerning)) }
  /// Space between letters, in points.
  public func tracking(_ tracking: Double) -> Text { trait(\.spacing, .betweenLetters(tracking)) }
  /// How far the letters stand above the line, in points.
  public func baselineOffset(_ offset: Double) -> Text {
    trait(\.baselineOffset, .ofBaseline(offset))
  }

  /// Words that have to be spelt out or not; a screen reader on this desktop decides that itself.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Spoken by a screen reader as the person has set it up, not by the program.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Spoken by a screen reader as the person has set it up, not by the program.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Spoken in the order in which it comes.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Letters all large or all small. Mirrors SwiftUI's `Text.Case`.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// Where the dots are in a line that is too long. Mirrors SwiftUI's `Text.TruncationMode`.
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

  /// How a line below or through letters looks. Mirrors SwiftUI's `Text.LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    /// GTK draws lines solid or wavy: what is broken in SwiftUI is wavy here.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package let pattern: Pattern
    package let color: Color?

    /// - Parameter color: That of the line; `nil` is the letters'.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the letters' colour.
    public static let single = LineStyle()
  }
}

extension View {
  /// The font; `nil` is that of the surroundings. Mirrors SwiftUI.
  public func font(_ font: Font?) -> some View { environment(\.inherited.font, font) }
  /// How heavy the letters are; `nil` is what the font says. Mirrors SwiftUI.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.inherited.fontWeight, weight)
  }
  /// How wide the letters are; `nil` is what the font says. Mirrors SwiftUI.
  public func fontWidth(_ width: Font.Width?) -> some View { textTrait(\.width, width) }
  /// The family of letters; `nil` is what the font says. Mirrors SwiftUI.
  public func fontDesign(_ design: Font.Design?) -> some View { textTrait(\.design, design) }
  /// Heavy letters. Mirrors SwiftUI.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
  /// Slanted letters. Mirrors SwiftUI.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.inherited.isItalic, isActive)
  }
  /// Letters of equal width. Mirrors SwiftUI.
  public func monospaced(_ isActive: Bool = true) -> some View {
    textTrait(\.design, isActive ? .monospaced : .default)
  }
  /// Digits of equal width, so that numbers below each other line up. Mirrors SwiftUI.
  public func monospacedDigit() -> some View { textTrait(\.hasEqualDigits, true) }
  /// The colour of the letters; `nil` is that of the surroundings. Mirrors SwiftUI.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.inherited.foreground, color)
  }
  /// The colour of the letters. Mirrors SwiftUI.
  public func foregroundStyle(_ color: Color) -> some View {
    environment(\.inherited.foreground, color)
  }
  /// A line below the letters, in their colour unless another is given. Mirrors SwiftUI.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textTrait(\.underline, .init(isActive: isActive, pattern: pattern, color: color))
  }
  /// A line through the letters, in their colour unless another is given. Mirrors SwiftUI.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textTrait(\.strikethrough, .init(isActive: isActive, pattern: pattern, color: color))
  }
  /// Space between letters, in points. Mirrors SwiftUI.
  public func kerning(_ kerning: Double) -> some View {
    textTrait(\.spacing, .betweenLetters(kerning))
  }
  /// Space between letters, in points. Mirrors SwiftUI.
  public func tracking(_ tracking: Double) -> some View {
    textTrait(\.spacing, .betweenLetters(tracking))
  }
  /// How far the letters stand above the line, in points. Mirrors SwiftUI.
  public func baselineOffset(_ offset: Double) -> some View {
    textTrait(\.baselineOffset, .ofBaseline(offset))
  }
  /// Shows the texts inside in large or small letters; what they are stays.
  public func textCase(_ textCase: Text.Case?) -> some View {
    textTrait(\.letterCase, .some(textCase))
  }

  /// How the lines of one text stand to each other. Mirrors SwiftUI.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.inherited.textAlignment, alignment)
  }
  /// The most lines that a text takes; dots stand for the rest. For a field of several lines, how
  /// far it grows.
  public func lineLimit(_ lines: Int?) -> some View {
    environment(\.inherited.lineLimit, lines?.taken(as: "A line limit", in: 0...Int.max))
  }
  /// How many lines texts have at the most, and fields that grow. Mirrors SwiftUI.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    reservedLines(limit.lowerBound).lineLimit(nil)
  }
  /// How many lines texts have at the most, and fields that grow. Mirrors SwiftUI.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  /// How many lines texts have at the most, and fields that grow. Mirrors SwiftUI.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    reservedLines(limit.lowerBound).lineLimit(limit.upperBound)
  }
  /// With `reservesSpace` the text is as high as its limit, however short it is.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    reservedLines(reservesSpace ? limit : nil).lineLimit(limit)
  }
  private func reservedLines(_ count: Int?) -> some View {
    textTrait(\.reservedLines, count?.taken(as: "A number of lines to reserve", in: 0...1000))
  }
  /// Space between lines, in points, beyond the font's own.
  public func lineSpacing(_ lineSpacing: Double) -> some View {
    textTrait(\.lineSpacing, lineSpacing.taken(as: "A line spacing", in: -1000...1000))
  }
  /// Where the dots are in a line that is too long. Mirrors SwiftUI.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    textTrait(\.truncation, mode)
  }
  /// GTK has no text that shrinks to fit: it wraps or is cut with dots, at the size that the
  /// person wants.
  public func minimumScaleFactor(_ factor: Double) -> some View { self }
  /// GTK sets letters no closer than the font says.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Lets the person select and copy the texts inside. Mirrors SwiftUI.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    textTrait(\.isSelectable, S.allowsSelection)
  }

  /// How large text is inside: a step of the scale that iOS has, on top of the person's own size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// The person's own text size is never cut down here: a range has no effect.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize { self }

  func textTrait<Value>(
    _ path: WritableKeyPath<TextTraits.Values, Value?>, _ value: Value?
  ) -> some View {
    modifier(TextTraitModifier(path: path, value: value))
  }
}

private struct TextTraitModifier<Value>: InheritanceModifier {
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
  /// Whether the person can select the text.
  static var allowsSelection: Bool { get }
}
/// The person can select the text, and copy it.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}
/// Text that is only read.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// The person can select the text, and copy it.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that is only read.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Double {
  fileprivate static func betweenLetters(_ space: Double) -> Double {
    space.taken(as: "A space between letters", in: -1000...1000)
  }
  fileprivate static func ofBaseline(_ offset: Double) -> Double {
    offset.taken(as: "A baseline's offset", in: -1000...1000)
  }
}
