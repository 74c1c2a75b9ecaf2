public import Foundation

// SwiftUI exports these on Apple's systems; `onDelete` and `onMove` are used with them.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets. O(n), whatever their number.
  public mutating func remove(atOffsets offsets: IndexSet) {
    removeSubranges(
      RangeSet(
        offsets.rangeView.map {
          index(startIndex, offsetBy: $0.lowerBound)..<index(startIndex, offsetBy: $0.upperBound)
        }))
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at these offsets before the one that is at `destination` now, in their
  /// order.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}
