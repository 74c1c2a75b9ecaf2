extension HorizontalAlignment {
  /// The leading edge of a list's separators: that of the row.
  public static var listRowSeparatorLeading: HorizontalAlignment { .leading }
  /// The trailing edge of a list's separators: that of the row.
  public static var listRowSeparatorTrailing: HorizontalAlignment { .trailing }

  /// Creates a custom alignment; here it becomes the nearest of leading, center and trailing.
  /// Mirrors SwiftUI.
  public init(_ id: any AlignmentID.Type) {
    self = [.leading, .center, .trailing][id.nearest]
  }
}

extension VerticalAlignment {
  /// Creates a custom alignment; here it becomes the nearest of top, center and bottom. Mirrors
  /// SwiftUI.
  public init(_ id: any AlignmentID.Type) {
    self = [.top, .center, .bottom][id.nearest]
  }
}

/// A custom alignment. Mirrors SwiftUI's `AlignmentID`.
public protocol AlignmentID {
  /// A number of points: a program's `CGFloat` is Foundation's, which Tabstop does not import.
  associatedtype _Length: BinaryFloatingPoint
  /// The default position of the alignment in a view with these dimensions.
  static func defaultValue(in context: ViewDimensions) -> _Length
}

extension AlignmentID {
  /// The nearest position: start (0), center (1) or end (2) of a view.
  fileprivate static var nearest: Int {
    let place = Double(defaultValue(in: ViewDimensions(width: 100, height: 100)))
    return place < 25 ? 0 : place > 75 ? 2 : 1
  }
}

/// The size and the alignment guides of a view. Mirrors SwiftUI's `ViewDimensions`.
public struct ViewDimensions: Hashable, Sendable {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The position of an alignment, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double { width * guide.fraction }
  /// The position of an alignment, in points from the top.
  public subscript(guide: VerticalAlignment) -> Double { height * guide.fraction }
  /// The value of an alignment guide that the view sets. Always `nil`: a view cannot set an
  /// alignment guide here.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { nil }
  /// The value of an alignment guide that the view sets. Always `nil`: a view cannot set an
  /// alignment guide here.
  public subscript(explicit guide: VerticalAlignment) -> Double? { nil }
}

extension View {
  /// Sets a horizontal alignment guide of the view. No effect: a view is aligned by its bounds or,
  /// in a row, by its first baseline. GTK has no custom alignment guides. Mirrors SwiftUI.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { self }

  /// Sets a vertical alignment guide of the view. No effect, as for a horizontal alignment.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View { self }
}
