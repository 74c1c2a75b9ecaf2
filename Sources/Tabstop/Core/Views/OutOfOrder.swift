/// The elements that must move for the places to be in ascending order: as few as possible. `nil`
/// is not a place.
///
/// O(n log n): the others are a longest increasing subsequence, found by patience sorting.
func outOfOrder(_ places: [Int?]) -> [Bool] {
  // Of the ascending sequences of each length, the index of the smallest end.
  var ends: [Int] = []
  // The predecessor in the sequence that ends at an index.
  var previous = [Int?](repeating: nil, count: places.count)
  for case (let index, let place?) in places.enumerated() {
    var (low, high) = (0, ends.count)
    // Elements in order, which is the usual case, are found at once.
    if let last = ends.last, places[last]! < place { low = high }
    while low < high {
      let middle = (low + high) / 2
      if places[ends[middle]]! < place { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result = places.map { $0 != nil }
  var next = ends.last
  while let index = next {
    result[index] = false
    next = previous[index]
  }
  return result
}
