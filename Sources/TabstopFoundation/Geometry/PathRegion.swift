import Tabstop

/// What is inside of paths, and the outline of a combination of two of them. Curves count as lines that are at most a
/// two-thousandth of the paths' size, and a tenth of a point, away from them: outlines consist of lines.
///
/// Each line is split where it meets others. A part is in the outline if one of its sides is inside and the other is
/// not; such parts are joined to closed lines. Costs grow with the product of the numbers of lines.
struct PathRegion {
  /// A straight line.
  struct Line {
    let start: _Point
    let end: _Point
    /// Whether it is the first one of its subpath.
    var isFirst = false
  }

  /// Lines that enclose something, and the rule for what is inside.
  struct Area {
    let lines: [Line]
    let isEvenOdd: Bool

    func contains(_ point: _Point) -> Bool {
      var (winding, crossings) = (0, 0)
      for line in lines where (line.start.y <= point.y) != (line.end.y <= point.y) {
        let share = (point.y - line.start.y) / (line.end.y - line.start.y)
        guard line.start.x + share * (line.end.x - line.start.x) > point.x else { continue }
        crossings += 1
        winding += line.end.y > line.start.y ? 1 : -1
      }
      return isEvenOdd ? crossings % 2 == 1 : winding != 0
    }
  }

  /// The largest extent of the paths.
  private let extent: Double
  /// Points that are nearer to each other are the same.
  private var grid: Double { extent / Double(1 << 26) }

  init(_ paths: [[_PathElement]]) {
    let points = paths.flatMap { $0.flatMap(\.points) }.filter(\.isFinite)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let size = max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    // Also far from the origin numbers have enough places.
    let distance = (xs + ys).reduce(0) { max($0, abs($1)) }
    extent = max(size, distance / 1024, .leastNormalMagnitude)
  }

  // MARK: Lines

  /// The lines of a path; of its subpaths, closed ones if it is filled. Parts with a point that is not finite are left
  /// out.
  func lines(of elements: [_PathElement], isFilled: Bool) -> [Line] {
    var lines: [Line] = []
    var (start, current): (_Point?, _Point?) = (nil, nil)
    var isFirst = true
    func add(_ end: _Point) {
      if let from = current, from.distance(to: end) > grid {
        lines.append(Line(start: from, end: end, isFirst: isFirst))
        isFirst = false
        current = end
      }
    }
    func close() { if let start { add(start) } }
    for element in elements where element.points.allSatisfy(\.isFinite) {
      switch element {
      case .move(let point):
        if isFilled { close() }
        (start, current, isFirst) = (point, point, true)
      case .line(let point):
        if current == nil { (start, current) = (point, point) } else { add(point) }
      case .curve(let first, let second, let end):
        let from = current ?? end
        if current == nil { (start, current) = (end, end) }
        let count = count(from, first, second, end)
        for step in 1...count {
          add(Self.point(from, first, second, end, Double(step) / Double(count)))
        }
      case .close:
        close()
        isFirst = true
      }
    }
    if isFilled { close() }
    return lines
  }

  /// The number of lines of a curve.
  private func count(_ a: _Point, _ b: _Point, _ c: _Point, _ d: _Point) -> Int {
    func bend(_ a: _Point, _ b: _Point, _ c: _Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let needed = (0.75 * max(bend(a, b, c), bend(b, c, d)) / min(extent / 2000, 0.1)).squareRoot()
    return min(max(Int(needed.clamped(to: 0...128).rounded(.up)), 1), 128)
  }

  private static func point(
    _ a: _Point, _ b: _Point, _ c: _Point, _ d: _Point, _ t: Double
  ) -> _Point {
    if t >= 1 { return d }
    let s = 1 - t
    let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return _Point(
      weights.0 * a.x + weights.1 * b.x + weights.2 * c.x + weights.3 * d.x,
      weights.0 * a.y + weights.1 * b.y + weights.2 * c.y + weights.3 * d.y)
  }

  // MARK: Splitting

  /// The lines, each as points from its start to its end: those where it meets others.
  private func split(_ lines: [Line], at others: [Line]? = nil) -> [[_Point]] {
    var shares = lines.map { _ in [(share: Double, point: _Point)]() }
    let all = lines + (others ?? [])
    let order = all.indices.sorted {
      min(all[$0].start.x, all[$0].end.x) < min(all[$1].start.x, all[$1].end.x)
    }
    for (place, index) in order.enumerated() {
      let line = all[index]
      let end = max(line.start.x, line.end.x) + grid
      for other in order[(place + 1)...] {
        if min(all[other].start.x, all[other].end.x) > end { break }
        // With others only what they do to the lines matters.
        if others != nil, (index < lines.count) == (other < lines.count) { continue }
        findIntersections(line, all[other]) { share, otherShare, point in
          if let share, index < lines.count { shares[index].append((share, point)) }
          if let otherShare, other < lines.count { shares[other].append((otherShare, point)) }
        }
      }
    }
    return zip(lines, shares).map { line, shares in
      var points = [line.start]
      for (_, point) in shares.sorted(by: { $0.share < $1.share })
      where point.distance(to: points[points.count - 1]) > 2 * grid {
        points.append(point)
      }
      if points.count > 1, line.end.distance(to: points[points.count - 1]) <= 2 * grid {
        points.removeLast()
      }
      points.append(line.end)
      return points
    }
  }

  /// Calls a closure for each point where two lines meet, with its shares of both.
  private func findIntersections(
    _ first: Line, _ second: Line, _ found: (Double?, Double?, _Point) -> Void
  ) {
    let (low, high) = (
      min(second.start.y, second.end.y) - grid, max(second.start.y, second.end.y) + grid
    )
    if max(first.start.y, first.end.y) < low || min(first.start.y, first.end.y) > high { return }
    let d = _Point(first.end.x - first.start.x, first.end.y - first.start.y)
    let e = _Point(second.end.x - second.start.x, second.end.y - second.start.y)
    let (length, otherLength) = (
      first.start.distance(to: first.end), second.start.distance(to: second.end)
    )
    let gap = _Point(second.start.x - first.start.x, second.start.y - first.start.y)
    let cross = d.x * e.y - d.y * e.x
    if abs(cross) <= 1e-9 * length * otherLength {
      // Side by side: if they lie on each other, the ends of each split the other.
      if abs(d.x * gap.y - d.y * gap.x) > 2 * grid * length { return }
      func share(_ point: _Point, _ line: Line, _ d: _Point, _ length: Double) -> Double? {
        let share =
          ((point.x - line.start.x) * d.x + (point.y - line.start.y) * d.y) / (length * length)
        return share > 0 && share < 1 ? share : nil
      }
      for point in [second.start, second.end] {
        if let share = share(point, first, d, length) { found(share, nil, point) }
      }
      for point in [first.start, first.end] {
        if let share = share(point, second, e, otherLength) { found(nil, share, point) }
      }
      return
    }
    let share = (gap.x * e.y - gap.y * e.x) / cross
    let otherShare = (gap.x * d.y - gap.y * d.x) / cross
    let (reach, otherReach) = (2 * grid / length, 2 * grid / otherLength)
    guard share >= -reach, share <= 1 + reach, otherShare >= -otherReach,
      otherShare <= 1 + otherReach
    else { return }
    // An end of a line stays where it is.
    let point =
      share <= reach
      ? first.start
      : share >= 1 - reach
        ? first.end
        : otherShare <= otherReach
          ? second.start
          : otherShare >= 1 - otherReach
            ? second.end : first.start.mixed(with: first.end, by: share)
    found(share, otherShare, point)
  }

  // MARK: Combining

  private struct Key: Hashable {
    let x: Int64
    let y: Int64
  }

  private func key(_ point: _Point) -> Key {
    Key(x: Int64((point.x / grid / 8).rounded()), y: Int64((point.y / grid / 8).rounded()))
  }

  /// The outline of what is inside by `isInside`, which gets whether a point is in each of the areas.
  func outline(_ areas: [Area], _ isInside: ([Bool]) -> Bool) -> [_PathElement] {
    var seen: Set<[Key]> = []
    var outgoing: [Key: [(end: Key, point: _Point)]] = [:]
    var points: [Key: _Point] = [:]
    let distance = grid * 256
    func isIn(_ point: _Point) -> Bool { isInside(areas.map { $0.contains(point) }) }
    for line in split(areas.flatMap(\.lines)) {
      for (start, end) in zip(line, line.dropFirst()) {
        let (from, to) = (key(start), key(end))
        let length = start.distance(to: end)
        guard from != to, length > 0 else { continue }
        let isForward = (from.x, from.y) < (to.x, to.y)
        guard seen.insert(isForward ? [from, to] : [to, from]).inserted else { continue }
        let middle = start.mixed(with: end, by: 0.5)
        let side = min(distance, length / 4)
        let (x, y) = (-(end.y - start.y) / length * side, (end.x - start.x) / length * side)
        let isLeft = isIn(_Point(middle.x + x, middle.y + y))
        let isRight = isIn(_Point(middle.x - x, middle.y - y))
        guard isLeft != isRight else { continue }
        points[from] = points[from] ?? start
        points[to] = points[to] ?? end
        if isLeft {
          outgoing[from, default: []].append((to, end))
        } else {
          outgoing[to, default: []].append((from, start))
        }
      }
    }
    return loops(&outgoing, points)
  }

  /// Closed lines, from the lines that start at each point.
  private func loops(
    _ outgoing: inout [Key: [(end: Key, point: _Point)]], _ points: [Key: _Point]
  ) -> [_PathElement] {
    var elements: [_PathElement] = []
    // In order, so that the same paths give the same outline.
    for start in outgoing.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      while outgoing[start]?.isEmpty == false, let first = points[start] {
        var (loop, current, previous) = ([first], start, first)
        repeat {
          guard var candidates = outgoing[current], !candidates.isEmpty,
            let here = points[current]
          else { break }
          let next = candidates.remove(at: sharpest(candidates.map(\.point), here, previous))
          outgoing[current] = candidates
          (previous, current) = (here, next.end)
          if current != start { loop.append(points[current] ?? next.point) }
        } while current != start
        let corners = corners(of: loop)
        if current == start, corners.count > 2 {
          elements.append(.move(corners[0]))
          elements += corners.dropFirst().map { .line($0) }
          elements.append(.close)
        }
      }
    }
    return elements
  }

  /// Which of the next points is the sharpest turn to the inside.
  private func sharpest(_ points: [_Point], _ here: _Point, _ previous: _Point) -> Int {
    if points.count == 1 { return 0 }
    let (x, y) = (here.x - previous.x, here.y - previous.y)
    func turn(_ point: _Point) -> Double {
      let (dx, dy) = (point.x - here.x, point.y - here.y)
      let length = max((dx * dx + dy * dy).squareRoot(), .leastNormalMagnitude)
      let size = max((x * x + y * y).squareRoot(), .leastNormalMagnitude)
      let (sine, cosine) = ((x * dy - y * dx) / length / size, (x * dx + y * dy) / length / size)
      // From -2, back on the right, to 2, back on the left.
      return sine >= 0 ? 1 - cosine : cosine - 1
    }
    return points.indices.max { turn(points[$0]) < turn(points[$1]) } ?? 0
  }

  /// A closed line without the points between its corners.
  private func corners(of loop: [_Point]) -> [_Point] {
    let count = loop.count
    return loop.indices.filter { index in
      let (before, here, after) = (
        loop[(index + count - 1) % count], loop[index], loop[(index + 1) % count]
      )
      let cross =
        (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x)
      return abs(cross) > 16 * grid * before.distance(to: after)
    }.map { loop[$0] }
  }

  /// The parts of lines that are inside of an area, or outside.
  func parts(of lines: [Line], in area: Area, isInside: Bool) -> [_PathElement] {
    var elements: [_PathElement] = []
    var last: _Point?
    for (line, points) in zip(lines, split(lines, at: area.lines)) {
      if line.isFirst { last = nil }
      for (start, end) in zip(points, points.dropFirst()) {
        guard area.contains(start.mixed(with: end, by: 0.5)) == isInside else {
          last = nil
          continue
        }
        if last == nil { elements.append(.move(start)) }
        elements.append(.line(end))
        last = end
      }
    }
    return elements
  }
}

extension _PathElement {
  fileprivate var points: [_Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

extension _Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
