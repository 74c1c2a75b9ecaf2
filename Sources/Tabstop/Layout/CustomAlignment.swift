extension HorizontalAlignment {
  /// The edges that a list's separators keep to: those of the row.
  public static var listRowSeparatorLeading: HorizontalAlignment { .leading }
  /// The trailing edge of the row.
  public static var listRowSeparatorTrailing: HorizontalAlignment { .trailing }

  /// An alignment of one's own; here it is the nearest of the three. Mirrors SwiftUI.
  public init(_ id: any AlignmentID.Type) {
    self = [.leading, .center, .trailing][id.nearest]
  }
}

extension VerticalAlignment {
  /// An alignment of one's own; here it is the nearest of top, middle and bottom. Mirrors SwiftUI.
  public init(_ id: any AlignmentID.Type) {
    self = [.top, .center, .bottom][id.nearest]
  }
}

/// A kind of alignment of one's own. Mirrors SwiftUI's `AlignmentID`.
public protocol AlignmentID {
  /// A number of points: a program's `CGFloat` is Foundation's, which Tabstop does without.
  associatedtype _Length: BinaryFloatingPoint
  /// Where a view of these dimensions is aligned unless it says otherwise.
  static func defaultValue(in context: ViewDimensions) -> _Length
}

extension AlignmentID {
  /// Which of start (0), middle (1) and end (2) of a view the alignment is nearest to.
  fileprivate static var nearest: Int {
    let place = Double(defaultValue(in: ViewDimensions(width: 100, height: 100)))
    return place < 25 ? 0 : place > 75 ? 2 : 1
  }
}

/// A view's size and where its alignments are. Mirrors SwiftUI's `ViewDimensions`.
public struct ViewDimensions: Hashable, Sendable {
  /// In points.
  public let width: Double
  /// In points.
  public let height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Where the view's leading edge, middle or trailing edge is, in points from its leading edge.
  public subscript(guide: HorizontalAlignment) -> Double { width * guide.fraction }
  /// Where the view's top, middle or bottom is, in points from its top.
  public subscript(guide: VerticalAlignment) -> Double { height * guide.fraction }
  /// `nil`: a view cannot set a guide of its own here.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { nil }
  /// `nil`: a view cannot set a guide of its own here.
  public subscript(explicit guide: VerticalAlignment) -> Double? { nil }
}

extension View {
  /// No effect: a view is aligned by its bounds or, in a row, by its first line of text. GTK's
  /// layouts know no lines of a view's own. Mirrors SwiftUI.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { self }

  /// Without effect, as the other.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { self }
}
