public import Foundation

/// A part of a text with a border and margins, as a cell of a table. Mirrors AppKit's `NSTextBlock`. Stored with the
/// paragraph style, without effect: GTK lays the text out, and has no tables in it.
// Sendable: one thread at a time.
open class NSTextBlock: NSObject, @unchecked Sendable {
  /// How a width is meant. Mirrors AppKit's.
  public enum ValueType: UInt, Sendable { case absoluteValueType, percentageValueType }
  /// A length of a block. Mirrors AppKit's.
  public enum Dimension: UInt, Sendable {
    case width = 0
    case minimumWidth, maximumWidth
    case height = 4
    case minimumHeight, maximumHeight
  }
  /// A space around a block. Mirrors AppKit's.
  public enum Layer: Int, Sendable {
    case padding = -1
    case border, margin
  }
  /// Where a block is in its row. Mirrors AppKit's.
  public enum VerticalAlignment: UInt, Sendable {
    case topAlignment, middleAlignment, bottomAlignment, baselineAlignment
  }
  private struct Side: Hashable {
    let layer: Layer
    let edge: NSRectEdge
  }
  private var lengths: [Dimension: (CGFloat, ValueType)] = [:]
  private var widths: [Side: (CGFloat, ValueType)] = [:]
  private var borders: [NSRectEdge: NSColor] = [:]
  /// Where the block is in its row.
  open var verticalAlignment = VerticalAlignment.topAlignment
  /// The colour behind it.
  open var backgroundColor: NSColor?

  /// Creates a block.
  public override init() { super.init() }
  /// Sets a length.
  open func setValue(_ val: CGFloat, type: ValueType, for dimension: Dimension) {
    lengths[dimension] = (val, type)
  }
  /// A length.
  open func value(for dimension: Dimension) -> CGFloat { lengths[dimension]?.0 ?? 0 }
  /// How a length is meant.
  open func valueType(for dimension: Dimension) -> ValueType {
    lengths[dimension]?.1 ?? .absoluteValueType
  }
  /// Sets the width.
  open func setContentWidth(_ val: CGFloat, type: ValueType) {
    setValue(val, type: type, for: .width)
  }
  /// The width.
  open var contentWidth: CGFloat { value(for: .width) }
  /// Sets the width of a space at one edge.
  open func setWidth(_ val: CGFloat, type: ValueType, for layer: Layer, edge: NSRectEdge) {
    widths[Side(layer: layer, edge: edge)] = (val, type)
  }
  /// Sets the width of a space at all edges.
  open func setWidth(_ val: CGFloat, type: ValueType, for layer: Layer) {
    for edge in [NSRectEdge.minX, .minY, .maxX, .maxY] {
      setWidth(val, type: type, for: layer, edge: edge)
    }
  }
  /// The width of a space.
  open func width(for layer: Layer, edge: NSRectEdge) -> CGFloat {
    widths[Side(layer: layer, edge: edge)]?.0 ?? 0
  }
  /// Sets the colour of the border at one edge.
  open func setBorderColor(_ color: NSColor?, for edge: NSRectEdge) { borders[edge] = color }
  /// Sets the colour of the border.
  open func setBorderColor(_ color: NSColor?) {
    for edge in [NSRectEdge.minX, .minY, .maxX, .maxY] { setBorderColor(color, for: edge) }
  }
  /// The colour of the border at one edge.
  open func borderColor(for edge: NSRectEdge) -> NSColor? { borders[edge] }
}

/// A table in a text. Mirrors AppKit's `NSTextTable`; see `NSTextBlock`.
// Sendable: one thread at a time.
open class NSTextTable: NSTextBlock, @unchecked Sendable {
  /// Who decides on the columns' widths. Mirrors AppKit's.
  public enum LayoutAlgorithm: UInt, Sendable {
    case automaticLayoutAlgorithm, fixedLayoutAlgorithm
  }
  /// The number of columns.
  open var numberOfColumns = 0
  /// Who decides on the columns' widths.
  open var layoutAlgorithm = LayoutAlgorithm.automaticLayoutAlgorithm
  /// Whether cells beside each other have one border.
  open var collapsesBorders = false
  /// Whether cells without a text have no border.
  open var hidesEmptyCells = false
}

/// A cell of a table in a text. Mirrors AppKit's `NSTextTableBlock`; see `NSTextBlock`.
// Sendable: one thread at a time.
open class NSTextTableBlock: NSTextBlock, @unchecked Sendable {
  /// The table.
  public let table: NSTextTable
  /// The place in the table, and the number of rows and columns.
  public let startingRow, rowSpan, startingColumn, columnSpan: Int
  /// Creates a cell.
  public init(
    table: NSTextTable, startingRow row: Int, rowSpan: Int, startingColumn col: Int,
    columnSpan colSpan: Int
  ) {
    (self.table, startingRow, self.rowSpan) = (table, row, rowSpan)
    (startingColumn, columnSpan) = (col, colSpan)
    super.init()
  }
}

/// A list in a text. Mirrors AppKit's and UIKit's `NSTextList`. It names the markers; the text contains them.
// Sendable: one thread at a time.
open class NSTextList: NSObject, @unchecked Sendable {
  /// The kind of the markers. Mirrors AppKit's.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A filled circle.
    public static let disc = MarkerFormat("{disc}")
    /// A circle.
    public static let circle = MarkerFormat("{circle}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A box.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// Numbers.
    public static let decimal = MarkerFormat("{decimal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Capital letters.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
  }
  /// Whether the markers contain those of the lists around. Mirrors AppKit's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The marker of the list around comes first.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }
  /// The kind of the markers.
  public let markerFormat: MarkerFormat
  /// Whether the markers contain those of the lists around.
  public let listOptions: Options
  /// The number of the first item.
  open var startingItemNumber = 1
  /// Whether the list has numbers or letters.
  open var isOrdered: Bool {
    ["{decimal}", "{lower-alpha}", "{upper-alpha}"].contains { markerFormat.rawValue.contains($0) }
  }

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Int) {
    (self.markerFormat, listOptions) = (markerFormat, Options(rawValue: UInt(options)))
    super.init()
  }
  /// Creates a list.
  public convenience init(
    markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1
  ) {
    self.init(markerFormat: markerFormat, options: Int(options.rawValue))
    self.startingItemNumber = startingItemNumber
  }
  /// The marker of an item.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let letter = Unicode.Scalar(UInt8(97 + max(0, itemNumber - 1) % 26))
    let markers = [
      "{disc}": "•", "{circle}": "◦", "{square}": "▪", "{hyphen}": "-", "{box}": "☐",
      "{check}": "✓", "{decimal}": "\(itemNumber)", "{lower-alpha}": "\(letter)",
      "{upper-alpha}": "\(letter)".uppercased(),
    ]
    return markers.reduce(markerFormat.rawValue) {
      $0.replacingOccurrences(of: $1.key, with: $1.value)
    }
  }
}
