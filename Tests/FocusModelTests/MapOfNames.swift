import FocusModel

/// A map whose members have names, for tests of moves.
struct MapOfNames {
  private(set) var map = FocusMap()
  private(set) var names: [String] = []
  private var frames: [String: FocusRectangle] = [:]
  private var sections: [String: FocusMap.Section] = [:]

  /// Adds a member with a name and a frame.
  mutating func add(
    _ name: String, _ frame: FocusRectangle, visible: FocusRectangle? = nil, scrolls: Int = 0,
    in section: FocusMap.Section = FocusMap.root
  ) {
    map.addMember(FocusMap.Place(frame, visible: visible, sharedScrolls: scrolls), in: section)
    names.append(name)
    frames[name] = frame
    sections[name] = section
  }

  mutating func section(
    _ frame: FocusRectangle, visible: FocusRectangle? = nil, scrolls: Int = 0,
    in parent: FocusMap.Section = FocusMap.root
  ) -> FocusMap.Section {
    map.addSection(FocusMap.Place(frame, visible: visible, sharedScrolls: scrolls), in: parent)
  }

  mutating func remember(_ name: String, in section: FocusMap.Section) {
    map.remember(names.firstIndex(of: name)!, in: section)
  }

  /// The target of a move from a member; nil if there is none.
  func move(_ direction: FocusDirection, from name: String) -> String? {
    map.target(
      of: direction, from: frames[name]!, at: names.firstIndex(of: name)!, in: sections[name]!
    ).map { names[$0] }
  }

  /// The target of a move from a frame that does not belong to a member; nil if there is none.
  func move(_ direction: FocusDirection, from frame: FocusRectangle) -> String? {
    map.target(of: direction, from: frame).map { names[$0] }
  }
}

/// Creates a rectangle from its left and top edges, its width and its height.
func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FocusRectangle {
  FocusRectangle(x: x, y: y, width: width, height: height)
}

/// Creates a rectangle from its left, top, right and bottom edges, as Android's tests write them.
func edges(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> FocusRectangle {
  frame(left, top, right - left, bottom - top)
}
