extension FocusMap {
  /// Returns where a move from `origin` goes; `nil` if nothing lies in that direction.
  ///
  /// 1. Members of the innermost section or scrolled view around the focus come first, then those
  ///    of the next one around, and so on out to the window.
  /// 2. A member is a candidate if it is visible, lies ahead of the origin, and lies straight ahead
  ///    of some point of it. A section is a candidate if the part of its frame that reaches beyond
  ///    the origin is.
  /// 3. A candidate that lies wholly behind another is dropped; of the rest, the one nearest to the
  ///    line through the middle of the origin is taken.
  /// 4. If a section is taken, the focus goes to the member that it remembers, else to the nearest
  ///    member that lies ahead, straight ahead or not. A section without such a member is not a
  ///    candidate.
  ///
  /// - Parameters:
  ///   - origin: The frame of what has the focus.
  ///   - member: What has the focus, if it is in the map.
  ///   - section: The innermost section around it.
  /// - Complexity: O(members and sections). Each is visited once.
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

  /// A candidate for the move.
  struct Option {
    /// The part of it that the move reaches.
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
      guard let frame = visibleFrame(of: child), frame.isInBeam(of: origin) else { continue }
      if let target = focusedMember(at: child) {
        options.append(Option(frame: frame, target: target))
      }
    }
    return first(of: options)
  }

  /// The part of `child` that the move reaches; `nil` if its visible part does not lie ahead.
  private func visibleFrame(of child: FocusMap.Child) -> DirectedFrame? {
    FocusCost.step()
    let visible = map.place(of: child).visible
    guard !visible.isEmpty else { return nil }
    let frame = DirectedFrame(visible, direction)
    switch child {
    case .member(let index): return index != member && frame.isAhead(of: origin) ? frame : nil
    case .section: return frame.part(beyond: origin)
    }
  }

  private func focusedMember(at child: FocusMap.Child) -> FocusMap.Member? {
    switch child {
    case .member(let member): member
    case .section(let section): focusedMember(in: section)
    }
  }

  /// The member that gets the focus when the move takes `section`.
  private func focusedMember(in section: FocusMap.Section) -> FocusMap.Member? {
    let entry = map.sections[section]
    if let remembered = entry.remembered, isAhead(map.members[remembered].place.frame) {
      return remembered
    }
    var straight: [Option] = []
    var beside: [Option] = []
    var hidden: [Option] = []
    for child in entry.children {
      if let frame = visibleFrame(of: child) {
        guard let target = focusedMember(at: child) else { continue }
        let option = Option(frame: frame, target: target)
        if frame.isInBeam(of: origin) { straight.append(option) } else { beside.append(option) }
      } else if let option = unseen(child, in: entry.place.visible) {
        hidden.append(option)
      }
    }
    return first(of: straight) ?? nearest(of: beside) ?? nearest(of: hidden)
  }

  /// A member that a scrolled view hides counts as being at the edge that hides it: that is where
  /// it appears when the move has scrolled it into view.
  private func unseen(_ child: FocusMap.Child, in bounds: FocusRectangle) -> Option? {
    let place = map.place(of: child)
    guard place.visible.isEmpty, !place.frame.isEmpty else { return nil }
    let frame = DirectedFrame(place.frame.clamped(to: bounds), direction)
    guard frame.isAhead(of: origin) else { return nil }
    return focusedMember(at: child).map { Option(frame: frame, target: $0) }
  }

  private func isAhead(_ frame: FocusRectangle) -> Bool {
    DirectedFrame(frame, direction).isAhead(of: origin)
  }

  /// The best of the candidates that lie straight ahead: candidates wholly behind another are
  /// dropped, then the one nearest to the line through the middle of the origin is taken.
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
