public import Foundation
public import Tabstop

extension Text {
  /// A text as it is drawn: lines, their runs, and the letters of those. Mirrors SwiftUI's `Text.Layout`.
  public struct Layout: RandomAccessCollection {
    let lines: [Line]

    /// The index of the first element.
    public var startIndex: Int { 0 }
    /// The index after that of the last element.
    public var endIndex: Int { lines.count }
    /// The element at `index`.
    public subscript(index: Int) -> Line { lines[index] }
    /// Whether the text is cut off: it never is.
    public var isTruncated: Bool { false }

    /// A line. Mirrors SwiftUI's.
    public struct Line: RandomAccessCollection {
      let runs: [Run]
      /// The start of its baseline.
      public var origin: CGPoint { typographicBounds.origin }

      /// The index of the first element.
      public var startIndex: Int { 0 }
      /// The index after that of the last element.
      public var endIndex: Int { runs.count }
      /// The element at `index`.
      public subscript(index: Int) -> Run { runs[index] }
      /// The place and the height of the line.
      public var typographicBounds: TypographicBounds { .around(runs.map(\.typographicBounds)) }
    }

    /// Letters of one style. Mirrors SwiftUI's.
    public struct Run: RandomAccessCollection {
      let slices: [RunSlice]
      let marks: TextMarks

      /// The index of the first element.
      public var startIndex: Int { 0 }
      /// The index after that of the last element.
      public var endIndex: Int { slices.count }
      /// The element at `index`.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// The program's own value of these letters.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        marks[key]
      }
      /// The place and the height of the run.
      public var typographicBounds: TypographicBounds { .around(slices.map(\.typographicBounds)) }
    }

    /// A letter. Mirrors SwiftUI's.
    public struct RunSlice {
      let text: Text
      let marks: TextMarks
      /// The place of the letter in the text.
      public let characterIndices: [Int]
      /// The place and the height of the slice.
      public let typographicBounds: TypographicBounds

      /// The program's own value of this letter.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        marks[key]
      }
    }

    /// The place and the height of letters. Mirrors SwiftUI's.
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the baseline.
      public var origin: CGPoint
      /// The width, in points.
      public var width: CGFloat
      /// Above the baseline.
      public var ascent: CGFloat
      /// Below the baseline.
      public var descent: CGFloat
      /// Below that: none.
      public var leading: CGFloat = 0
      /// The place.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }

      static func around(_ parts: [Self]) -> Self {
        guard var all = parts.first else {
          return Self(origin: .zero, width: 0, ascent: 0, descent: 0)
        }
        for part in parts.dropFirst() {
          all.width = part.origin.x + part.width - all.origin.x
          all.ascent = Swift.max(all.ascent, part.ascent)
          all.descent = Swift.max(all.descent, part.descent)
        }
        return all
      }
    }

    /// Options for drawing glyphs. No effect. Mirrors SwiftUI's.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt32
      /// Creates options from bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Draws letters at whole pixels. No effect.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }

  /// A custom attribute of these letters, which a `TextRenderer` reads. Mirrors SwiftUI's.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { marked(value) }
}

/// A custom attribute of a part of a text. Mirrors SwiftUI's `TextAttribute`.
public protocol TextAttribute: Sendable {}

extension Text.Layout {
  private struct Letter {
    let text: Text
    let character: Character
    let marks: TextMarks
    let index: Int
    let size: CGSize
    let ascent: CGFloat
  }

  /// Lays a text out within a width: at the spaces between words, and at line breaks.
  ///
  /// Costs a measurement of each letter: letters are placed without regard to their neighbours.
  init(_ text: Text, width: CGFloat, in context: GraphicsContext) {
    let free = CGSize(width: CGFloat.infinity, height: .infinity)
    let letters = text.letters.enumerated().map { index, part in
      let resolved = context.resolve(part.text)
      return Letter(
        text: part.text, character: part.character, marks: part.marks, index: index,
        size: part.character.isNewline ? .zero : resolved.measure(in: free),
        ascent: resolved.firstBaseline(in: free))
    }
    var rows: [[Letter]] = [[]]
    for word in letters.split(after: { $0.character.isWhitespace }) {
      let row = rows[rows.count - 1]
      let used = row.reduce(0) { $0 + $1.size.width }
      let visible = word.filter { !$0.character.isWhitespace }.reduce(0) { $0 + $1.size.width }
      if used > 0, used + visible > width + 0.5 { rows.append([]) }
      rows[rows.count - 1] += word
      if word.last?.character.isNewline == true { rows.append([]) }
    }
    var top: CGFloat = 0
    lines = rows.filter { !$0.isEmpty }.map { row in
      let ascent = row.map(\.ascent).max() ?? 0
      let descent = row.map { $0.size.height - $0.ascent }.max() ?? 0
      defer { top += ascent + Swift.max(descent, 0) }
      return Self.line(row, baseline: top + ascent)
    }
  }

  private static func line(_ row: [Letter], baseline: CGFloat) -> Line {
    var (x, runs): (CGFloat, [Run]) = (0, [])
    var slices: [RunSlice] = []
    for (place, letter) in row.enumerated() {
      slices.append(
        RunSlice(
          text: letter.text, marks: letter.marks, characterIndices: [letter.index],
          typographicBounds: TypographicBounds(
            origin: CGPoint(x: x, y: baseline), width: letter.size.width, ascent: letter.ascent,
            descent: Swift.max(letter.size.height - letter.ascent, 0))))
      x += letter.size.width
      if place + 1 == row.count || row[place + 1].marks != letter.marks {
        runs.append(Run(slices: slices, marks: letter.marks))
        slices = []
      }
    }
    return Line(runs: runs)
  }
}

extension Array {
  /// Parts that each end with an element that fulfils the condition.
  fileprivate func split(after isEnd: (Element) -> Bool) -> [[Element]] {
    var (parts, part): ([[Element]], [Element]) = ([], [])
    for element in self {
      part.append(element)
      if isEnd(element) {
        parts.append(part)
        part = []
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }
}

extension GraphicsContext {
  /// Draws a letter of a text. Mirrors SwiftUI; the options have no effect.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    // A little wider: what is measured for a letter alone may be cut off else.
    draw(
      slice.text, in: slice.typographicBounds.rect.insetBy(dx: -1, dy: -1).offsetBy(dx: 1, dy: 1))
  }
  /// Draws letters of a text. Mirrors SwiftUI; the options have no effect.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    for slice in run { draw(slice) }
  }
  /// Draws a line of a text. Mirrors SwiftUI; the options have no effect.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    for run in line { draw(run) }
  }
}
