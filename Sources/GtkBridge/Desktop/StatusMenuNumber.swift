/// An entry of a menu on the bus, with its number.
struct StatusMenuNumber {
  let id: Int32
  let entry: StatusMenuEntry
  let children: [StatusMenuNumber]

  /// The numbers of the entry and those below it, in their order.
  var all: [Int32] { [id] + children.flatMap(\.all) }

  /// Whether another entry may be the same at a later time: its value may have changed.
  private func isSame(as other: StatusMenuEntry) -> Bool {
    guard entry.title == other.title else { return false }
    return switch (entry.kind, other.kind) {
    case (.item, .item), (.separator, .separator), (.check, .check), (.radio, .radio),
      (.submenu, .submenu):
      true
    default: false
    }
  }

  /// Numbers entries, and gives those that were there before the numbers that they had. One with another
  /// title counts as another: what was clicked under the old title may not be meant.
  ///
  /// - Parameters:
  ///   - old: The entries before.
  ///   - next: The next number that no entry has had.
  static func numbers(
    of entries: [StatusMenuEntry], after old: [StatusMenuNumber], next: inout Int32
  ) -> [StatusMenuNumber] {
    var kept = [StatusMenuNumber?](repeating: nil, count: entries.count)
    // Each with the first that is left; a menu is short.
    var start = 0
    for (index, entry) in entries.enumerated() {
      guard let place = old[start...].firstIndex(where: { $0.isSame(as: entry) }) else { continue }
      kept[index] = old[place]
      start = place + 1
    }
    return entries.indices.map { index in
      let id = kept[index]?.id ?? next
      if id == next { next += 1 }
      return StatusMenuNumber(
        id: id, entry: entries[index],
        children: numbers(
          of: entries[index].children, after: kept[index]?.children ?? [], next: &next))
    }
  }

  /// The entry with a number, and those below it.
  static func find(_ id: Int32, in numbers: [StatusMenuNumber]) -> StatusMenuNumber? {
    for number in numbers {
      if number.id == id { return number }
      if let found = find(id, in: number.children) { return found }
    }
    return nil
  }
}
