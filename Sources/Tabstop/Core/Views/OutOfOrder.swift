/// Which of the places have to change for all to rise: as few as can be. `nil` is no place.
///
/// O(n log n): the others are a longest increasing subsequence, found by patience sorting.
func outOfOrder(_ places: [Int?]) -> [Bool] {
  // Of the rising sequences of each length, the index of the end that is least.
  var ends: [Int] = []
  // The one before in the sequence that ends at an index.
  var previous = [Int?](repeating: nil, count: places.count)
  for case (let index, let place?) in places.enumerated() {
    var (low, high) = (0, ends.count)
    // What is in order already, which is usual, is found at once.
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
