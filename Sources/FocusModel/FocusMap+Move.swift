extension FocusMap {
  /// Where a move from `origin` goes; `nil` if nothing lies there.
  ///
  /// 1. What is in the innermost section or scrolled view around the focus comes first, then what is
  ///    in the next one around, and so on out to the window.
  /// 2. A member is met if it can be seen, lies ahead, and straight ahead of some point of the origin.
  ///    A section is met so by its frame, as far as that reaches beyond the origin.
  /// 3. Of what is met, all that lies wholly behind something else is left out; of the rest, what is
  ///    most nearly across from the middle of the origin is taken.
  /// 4. A section that is taken hands on to the member that it remembers, else to the nearest that
  ///    lies ahead, straight ahead or not. One without such a member is not met.
  ///
  /// - Parameters:
  ///   - origin: The frame of what has the focus.
  ///   - member: What has the focus, if it is in the map.
  ///   - section: The innermost section around it.
  /// - Complexity: O(members and sections). Each is looked at once.
  public func target(
    of direction: FocusDirection, from origin: FocusRectangle, at member: Member? = nil,
    in section: Section = root
  ) -> Member? {
    let move = Move(map: self, direction: direction, origin: origin, member: member)
    var inner: Section?
    var outer: Section? = section
    while let current = outer {
      let around = sections[current].children.filter { child in
        if case .section(let index) = child { return index != inner }
        return true
      }
      let byScrolls = Dictionary(grouping: around) { place(of: $0).sharedScrolls }
      for (_, children) in byScrolls.sorted(by: { $0.key > $1.key }) {
        if let target = move.adjacent(among: children) { return target }
      }
      (inner, outer) = (current, sections[current].parent)
    }
    return nil
  }

  func place(of child: Child) -> Place {
    switch child {
    case .member(let member): members[member].place
    case .section(let section): sections[section].place
    }
  }
}

/// One move over a map.
private struct Move {
  let map: FocusMap
  let direction: FocusDirection
  let origin: DirectedFrame
  let member: FocusMap.Member?

  /// Something that the move may go to.
  struct Option {
    /// Where the move meets it.
    let frame: DirectedFrame
    let target: FocusMap.Member
  }

  init(
    map: FocusMap, direction: FocusDirection, origin: FocusRectangle, member: FocusMap.Member?
  ) {
    self.map = map
    self.direction = direction
    self.origin = DirectedFrame(origin, direction)
    self.member = member
  }

  func adjacent(among children: [FocusMap.Child]) -> FocusMap.Member? {
    var options: [Option] = []
    for child in children {
      guard let frame = met(child), frame.isInBeam(of: origin) else { continue }
      if let target = landing(at: child) { options.append(Option(frame: frame, target: target)) }
    }
    return first(of: options)
  }

  /// Where the move meets what can be seen of `child`; `nil` if that does not lie ahead.
  private func met(_ child: FocusMap.Child) -> DirectedFrame? {
    FocusCost.step()
    let visible = map.place(of: child).visible
    guard !visible.isEmpty else { return nil }
    let frame = DirectedFrame(visible, direction)
    switch child {
    case .member(let index): return index != member && frame.isAhead(of: origin) ? frame : nil
    case .section: return frame.part(beyond: origin)
    }
  }

  private func landing(at child: FocusMap.Child) -> FocusMap.Member? {
    switch child {
    case .member(let member): member
    case .section(let section): landing(in: section)
    }
  }

  /// Where the move goes that has met `section`.
  private func landing(in section: FocusMap.Section) -> FocusMap.Member? {
    let entry = map.sections[section]
    if let remembered = entry.remembered, isAhead(map.members[remembered].place.frame) {
      return remembered
    }
    var straight: [Option] = []
    var beside: [Option] = []
    var hidden: [Option] = []
    for child in entry.children {
      if let frame = met(child) {
        guard let target = landing(at: child) else { continue }
        let option = Option(frame: frame, target: target)
        if frame.isInBeam(of: origin) { straight.append(option) } else { beside.append(option) }
      } else if let option = unseen(child, in: entry.place.visible) {
        hidden.append(option)
      }
    }
    return first(of: straight) ?? nearest(of: beside) ?? nearest(of: hidden)
  }

  /// A member that a scrolled view hides is taken to be at the edge behind which it is: where it
  /// will be when the move has scrolled it into view.
  private func unseen(_ child: FocusMap.Child, in bounds: FocusRectangle) -> Option? {
    let place = map.place(of: child)
    guard place.visible.isEmpty, !place.frame.isEmpty else { return nil }
    let frame = DirectedFrame(place.frame.clamped(to: bounds), direction)
    guard frame.isAhead(of: origin) else { return nil }
    return landing(at: child).map { Option(frame: frame, target: $0) }
  }

  private func isAhead(_ frame: FocusRectangle) -> Bool {
    DirectedFrame(frame, direction).isAhead(of: origin)
  }

  /// Of what lies straight ahead: not what is wholly behind something else, and then what is most
  /// nearly across from the middle of the origin.
  private func first(of options: [Option]) -> FocusMap.Member? {
    guard let front = options.lazy.map(\.frame.far).min() else { return nil }
    return options.lazy.filter { $0.frame.near < front || $0.frame.far == front }
      .min { rank($0) < rank($1) }?.target
  }

  private func rank(_ option: Option) -> (Double, Double, Double) {
    (
      option.frame.offset(from: origin), option.frame.middleOffset(from: origin),
      option.frame.distance(from: origin)
    )
  }

  private func nearest(of options: [Option]) -> FocusMap.Member? {
    options.min {
      $0.frame.weightedDistance(from: origin) < $1.frame.weightedDistance(from: origin)
    }?.target
  }
}
