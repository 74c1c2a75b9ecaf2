public import Foundation

// The places of rows, by the heights that the program has set: what their content needs is not known.
extension NSTableView {
  private func heightWithSpace(ofRow row: Int) -> CGFloat {
    max(0, height(ofRow: row)) + intercellSpacing.height
  }
  /// The rectangle of a row; empty if there is no such row. Mirrors AppKit's.
  ///
  /// - Complexity: O(row), as the rows above may have other heights.
  public func rect(ofRow row: Int) -> CGRect {
    guard row >= 0, row < numberOfRows else { return .zero }
    let top = (0..<row).reduce(0) { $0 + heightWithSpace(ofRow: $1) }
    return CGRect(x: 0, y: top, width: bounds.width, height: heightWithSpace(ofRow: row))
  }
  /// The row at a point; -1 for none. Mirrors AppKit's.
  ///
  /// - Complexity: O(row), as the rows above may have other heights.
  public func row(at point: CGPoint) -> Int {
    var bottom: CGFloat = 0
    guard point.y >= 0 else { return -1 }
    return (0..<numberOfRows).first { row in
      bottom += heightWithSpace(ofRow: row)
      return point.y < bottom
    } ?? -1
  }
  /// The rows in a rectangle. Mirrors AppKit's.
  ///
  /// - Complexity: O(number of rows).
  public func rows(in rect: CGRect) -> NSRange {
    var bottom: CGFloat = 0
    let rows = (0..<numberOfRows).filter { row in
      let top = bottom
      bottom += heightWithSpace(ofRow: row)
      return top < rect.maxY && bottom > rect.minY
    }
    return NSRange(location: rows.first ?? 0, length: rows.count)
  }
}
