internal import GtkBridge

/// Creates rows that are needed: by their ids, by their places, and by their distance from another.
extension ListRows {
  /// Makes the row with an id, if one of the collections has it.
  func makeRow(_ id: AnyHashable) -> Bool {
    for case .unmade(let source, _) in entries {
      guard !composite.contains(ObjectIdentifier(source)), let index = source.indexOfRow(withID: id)
      else { continue }
      return makeRow(index, of: source).map { entries[$0].row?.id == id } ?? false
    }
    return false
  }

  /// Makes the rows whose values for a selection are known no other way.
  func makeRowsWithOwnValues() {
    while true {
      var isDone = true
      for case .unmade(let source, let range) in entries {
        let id = ObjectIdentifier(source)
        // Until a collection has made a row, the kind of its rows is not known: make the first.
        if !sampled.contains(id) {
          source.makeRows(in: range.prefix(1))
        } else if composite.contains(id) || tagged.contains(id) {
          source.makeRows(in: range)
        } else {
          continue
        }
        isDone = false
      }
      if isDone { return }
      collect()
    }
  }

  /// Makes a row of a collection, and returns its position among the entries.
  func makeRow(_ index: Int, of source: any LazyRows) -> Int? {
    source.makeRow(at: index)
    collect()
    return entries.firstIndex {
      $0.row?.places.contains { $0.source === source && $0.index == index } ?? false
    }
  }

  /// The position of the row that is `count` rows after the one at `position`, or before it if
  /// `count` is negative; if there is none, that of the last or the first row. Creates the row if necessary.
  ///
  /// Costs as many steps as there are entries, however many rows they stand for.
  func row(from position: Int, by count: Int) -> Int? {
    if abs(count) == .max { return lastRow(from: position, isForward: count > 0) }
    let step = count > 0 ? 1 : -1
    var left = abs(count)
    var position = position
    var found: (row: Int?, unmade: (source: any LazyRows, index: Int)?) = (nil, nil)
    while left > 0, entries.indices.contains(position + step) {
      position += step
      switch entries[position] {
      case .row(let row):
        guard canBeStop(row) else { continue }
        left -= 1
        found = (position, nil)
      case .unmade(let source, let range):
        if composite.contains(ObjectIdentifier(source)) {
          // An element's number of rows is known once it is created: begin with the nearest.
          let before = entries.count
          source.makeRow(at: step > 0 ? range.lowerBound : range.upperBound - 1)
          collect()
          position += step > 0 ? -1 : entries.count - before + 1
        } else {
          let passed = min(left, range.count)
          left -= passed
          let index = step > 0 ? range.lowerBound + passed - 1 : range.upperBound - passed
          found = (nil, (source, index))
        }
      }
    }
    if let unmade = found.unmade { return makeRow(unmade.index, of: unmade.source) }
    return found.row
  }

  /// The position of the last row, or the first, if it is not the one at `position`.
  private func lastRow(from position: Int, isForward: Bool) -> Int? {
    let id = entries[position].row?.id
    while let end = isForward ? entries.indices.last : entries.indices.first {
      guard case .unmade(let source, let range) = entries[end] else {
        let isStop = { (entry: Entry) in entry.row.map { self.canBeStop($0) } ?? false }
        let stop = isForward ? entries.lastIndex(where: isStop) : entries.firstIndex(where: isStop)
        return stop.flatMap { entries[$0].row?.id == id ? nil : $0 }
      }
      source.makeRow(at: isForward ? range.upperBound - 1 : range.lowerBound)
      let before = entries.count
      collect()
      // An element without rows; the only one that was missing leaves the number as it was.
      let last = isForward ? entries.last : entries.first
      if entries.count == before, case .unmade = last { return nil }
    }
    return nil
  }
}
