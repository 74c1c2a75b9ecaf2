import FocusModel

/// A slow implementation of moves in a layout with sections: each rule as it is documented, for
/// each direction separately, in whole points, by comparing all pairs.
struct DirectionalReference {
  indirect enum Item {
    case member(Int, FocusMap.Place)
    case section(FocusMap.Place, [Item], remembered: Int?)
  }

  let direction: FocusDirection
  let origin: FocusRectangle
  let member: Int?

  /// - Parameter path: The indices of the sections around the origin, each among its siblings, from
  ///   the window inwards.
  func target(in items: [Item], path: ArraySlice<Int>) -> Int? {
    struct Candidate {
      let item: Item
      let depth: Int
      var scrolls: Int
    }
    var candidates: [Candidate] = []
    func collect(_ items: [Item], _ path: ArraySlice<Int>, _ depth: Int) {
      for (index, item) in items.enumerated() {
        if index == path.first, case .section(_, let inner, _) = item {
          collect(inner, path.dropFirst(), depth + 1)
        } else {
          candidates.append(
            Candidate(item: item, depth: depth, scrolls: place(of: item).sharedScrolls))
        }
      }
    }
    collect(items, path, 0)
    let levels = Set(candidates.map { [$0.depth, $0.scrolls] })
      .sorted { ($0[0], $0[1]) > ($1[0], $1[1]) }
    for level in levels {
      let options = candidates.filter { [$0.depth, $0.scrolls] == level }.map(\.item)
        .compactMap(option).filter { isInBeam($0.frame) }
      if let target = straight(options) { return target }
    }
    return nil
  }

  private struct Option {
    let frame: FocusRectangle
    let target: Int
  }

  private func place(of item: Item) -> FocusMap.Place {
    switch item {
    case .member(_, let place), .section(let place, _, _): place
    }
  }

  /// The place at which the move would reach the item, and its destination.
  private func option(_ item: Item) -> Option? {
    let seen = place(of: item).visible
    guard seen.width > 0, seen.height > 0 else { return nil }
    switch item {
    case .member(let index, _):
      return index != member && isAhead(seen) ? Option(frame: seen, target: index) : nil
    case .section(let place, let items, let remembered):
      guard let frame = beyond(seen), let target = landing(items, place, remembered) else {
        return nil
      }
      return Option(frame: frame, target: target)
    }
  }

  private func landing(_ items: [Item], _ place: FocusMap.Place, _ remembered: Int?) -> Int? {
    if let remembered, let frame = frame(of: remembered, in: items), isAhead(frame) {
      return remembered
    }
    let options = items.compactMap(option)
    if let target = straight(options.filter { isInBeam($0.frame) }) { return target }
    if let target = nearest(options) { return target }
    return nearest(
      items.compactMap { item in
        let place = place, own = self.place(of: item)
        guard own.visible.isEmpty, !own.frame.isEmpty else { return nil }
        let frame = pushed(own.frame, into: place.visible)
        guard isAhead(frame) else { return nil }
        switch item {
        case .member(let index, _): return Option(frame: frame, target: index)
        case .section(let place, let items, let remembered):
          return landing(items, place, remembered).map { Option(frame: frame, target: $0) }
        }
      })
  }

  private func frame(of member: Int, in items: [Item]) -> FocusRectangle? {
    for item in items {
      switch item {
      case .member(member, let place): return place.frame
      case .member: continue
      case .section(_, let inner, _):
        if let frame = frame(of: member, in: inner) { return frame }
      }
    }
    return nil
  }

  // MARK: Geometry, direction by direction

  private func right(_ frame: FocusRectangle) -> Double { frame.x + frame.width }
  private func bottom(_ frame: FocusRectangle) -> Double { frame.y + frame.height }

  private func isAhead(_ frame: FocusRectangle) -> Bool {
    switch direction {
    case .right:
      right(frame) > right(origin) && (frame.x > origin.x || frame.x >= right(origin))
    case .left: frame.x < origin.x && (right(frame) < right(origin) || right(frame) <= origin.x)
    case .down:
      bottom(frame) > bottom(origin) && (frame.y > origin.y || frame.y >= bottom(origin))
    case .up: frame.y < origin.y && (bottom(frame) < bottom(origin) || bottom(frame) <= origin.y)
    }
  }

  private func beyond(_ frame: FocusRectangle) -> FocusRectangle? {
    var (left, top, right, bottom) = (frame.x, frame.y, right(frame), bottom(frame))
    switch direction {
    case .right: left = max(left, self.right(origin))
    case .left: right = min(right, origin.x)
    case .down: top = max(top, self.bottom(origin))
    case .up: bottom = min(bottom, origin.y)
    }
    return left < right && top < bottom ? edges(left, top, right, bottom) : nil
  }

  /// Some half point of the origin's side has the frame straight ahead.
  private func isInBeam(_ frame: FocusRectangle) -> Bool {
    let across = direction == .left || direction == .right
    let (low, high) = across ? (origin.y, bottom(origin)) : (origin.x, right(origin))
    let (start, end) = across ? (frame.y, bottom(frame)) : (frame.x, right(frame))
    if low == high { return start <= low && low <= end }
    return stride(from: low + 0.5, to: high, by: 1).contains { start < $0 && $0 < end }
  }

  private func ahead(_ frame: FocusRectangle) -> Double {
    switch direction {
    case .right: max(0, frame.x - right(origin))
    case .left: max(0, origin.x - right(frame))
    case .down: max(0, frame.y - bottom(origin))
    case .up: max(0, origin.y - bottom(frame))
    }
  }

  private func beside(_ frame: FocusRectangle) -> (offset: Double, middles: Double) {
    let across = direction == .left || direction == .right
    let middle = across ? origin.y + origin.height / 2 : origin.x + origin.width / 2
    let (start, end) = across ? (frame.y, bottom(frame)) : (frame.x, right(frame))
    let offset = middle < start ? start - middle : middle > end ? middle - end : 0
    return (offset, abs((start + end) / 2 - middle))
  }

  /// Whether `first` lies wholly behind `second`.
  private func isBehind(_ first: FocusRectangle, _ second: FocusRectangle) -> Bool {
    switch direction {
    case .right: first.x >= right(second)
    case .left: right(first) <= second.x
    case .down: first.y >= bottom(second)
    case .up: bottom(first) <= second.y
    }
  }

  /// The first option than which none is better.
  private func straight(_ options: [Option]) -> Int? {
    let front = options.filter { option in
      !options.contains { $0.target != option.target && isBehind(option.frame, $0.frame) }
    }
    func key(_ option: Option) -> (Double, Double, Double) {
      (beside(option.frame).offset, beside(option.frame).middles, ahead(option.frame))
    }
    return front.first { option in !front.contains { key($0) < key(option) } }?.target
  }

  private func nearest(_ options: [Option]) -> Int? {
    func length(_ option: Option) -> Double {
      let (ahead, beside) = (ahead(option.frame), beside(option.frame).middles)
      return 13 * ahead * ahead + beside * beside
    }
    return options.first { option in !options.contains { length($0) < length(option) } }?.target
  }

  private func pushed(_ frame: FocusRectangle, into bounds: FocusRectangle) -> FocusRectangle {
    func push(_ value: Double, _ low: Double, _ high: Double) -> Double {
      value < low ? low : value > high ? high : value
    }
    return edges(
      push(frame.x, bounds.x, right(bounds)), push(frame.y, bounds.y, bottom(bounds)),
      push(right(frame), bounds.x, right(bounds)), push(bottom(frame), bounds.y, bottom(bounds)))
  }
}
