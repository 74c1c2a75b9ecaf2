/// A share of a length: a view in a stack, a column of a grid.
struct LengthShare {
  var minimum: Int32
  var natural: Int32
  /// Whether it takes more than its natural length, if there is more.
  var fills: Bool
  /// Shares of higher priority choose first.
  var priority = 0.0
  /// The length that it was given.
  var length: Int32 = 0

  /// The difference between the greatest and the minimum length.
  fileprivate var flexibility: Int32 { fills ? .max : natural - minimum }
}

extension [LengthShare] {
  /// Divides `available`, as SwiftUI's stacks do: the least flexible choose first, each from an
  /// equal share of the rest.
  ///
  /// - Parameter reserve: What is left to shares of lower priorities, as far as the others can do with less than
  ///   they prefer.
  mutating func share(_ available: Int32, reserving reserve: Int32 = 0) {
    // The common case, that all get their natural length, needs no order.
    let preferred = total(\.natural)
    if preferred <= available, !contains(where: \.fills) {
      for index in indices { self[index].length = self[index].natural }
      return
    }
    let order = indices.sorted {
      let (a, b) = (self[$0], self[$1])
      if a.priority != b.priority { return a.priority > b.priority }
      return a.flexibility != b.flexibility ? a.flexibility < b.flexibility : $0 < $1
    }
    // The sums may be longer than a GTK length.
    var left = Int(available)
    // The minimum lengths of those that have not chosen yet are reserved.
    var reserved = reduce(0) { $0 + Int($1.minimum) }
    var start = 0
    while start < order.count {
      let priority = self[order[start]].priority
      let equals = order[start...].prefix { self[$0].priority == priority }
      let lower = reserved - equals.reduce(0) { $0 + Int(self[$1].minimum) }
      let others = equals.endIndex < order.count ? Swift.max(lower, Int(reserve)) : lower
      for position in equals.indices {
        let part = self[order[position]]
        reserved -= Int(part.minimum)
        // The last of several equal shares gets all that is left, so that rounding loses nothing.
        let offer = Swift.min(
          (left - others) / (equals.endIndex - position), left - reserved - (others - lower))
        let most = part.fills ? Int(Int32.max) : Int(part.natural)
        let length = Swift.max(Int(part.minimum), Swift.min(offer, most))
        self[order[position]].length = Int32(length)
        left -= length
      }
      start = equals.endIndex
    }
  }
}
