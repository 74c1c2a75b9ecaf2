import FocusModel
import XCTest

/// Moves on random layouts, and on all small ones, against ``DirectionalReference``.
final class RandomisedMoveTests: XCTestCase {
  private struct Layout {
    var items: [DirectionalReference.Item]
    /// The path to the origin: sections by their indices among their siblings.
    var path: [Int] = []
    var map = FocusMap()
    var origin = frame(0, 0, 0, 0)
    var member: Int?
    var section = FocusMap.root
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      // SplitMix64.
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &self))
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func place(scrolls: Int, size: ClosedRange<Int>) -> FocusMap.Place {
      let whole = frame(number(0...40), number(0...40), number(size), number(size))
      var visible = whole
      if scrolls == 0, chance(25) {
        visible = whole.intersection(frame(number(0...40), number(0...40), 20, 20))
      }
      return FocusMap.Place(whole, visible: visible, sharedScrolls: scrolls)
    }
  }

  /// Adds a random layout to `layout`, and returns its items.
  private static func items(
    depth: Int, in section: FocusMap.Section, _ layout: inout Layout, _ random: inout Generator,
    members: inout [(member: Int, place: FocusMap.Place, path: [Int], section: FocusMap.Section)],
    path: [Int]
  ) -> [DirectionalReference.Item] {
    var items: [DirectionalReference.Item] = []
    for index in 0..<Int(random.number(1...4)) {
      let scrolls = random.chance(20) ? 1 : 0
      if depth < 3, random.chance(35) {
        let place = random.place(scrolls: scrolls, size: 0...30)
        let inner = layout.map.addSection(place, in: section)
        let first = members.count
        let content = Self.items(
          depth: depth + 1, in: inner, &layout, &random, members: &members, path: path + [index])
        var remembered: Int?
        if random.chance(30), first < members.count {
          remembered = members[Int.random(in: first..<members.count, using: &random)].member
        }
        if let remembered { layout.map.remember(remembered, in: inner) }
        items.append(.section(place, content, remembered: remembered))
      } else {
        let place = random.place(scrolls: scrolls, size: 0...14)
        let member = layout.map.addMember(place, in: section)
        members.append((member, place, path, section))
        items.append(.member(member, place))
      }
    }
    return items
  }

  private static func layout(seed: UInt64) -> Layout {
    var random = Generator(state: seed)
    var layout = Layout(items: [])
    var members: [(member: Int, place: FocusMap.Place, path: [Int], section: FocusMap.Section)] = []
    layout.items = items(
      depth: 0, in: FocusMap.root, &layout, &random, members: &members, path: [])
    if let origin = members.randomElement(using: &random), random.chance(80) {
      layout.member = origin.member
      layout.origin = origin.place.frame
      layout.path = origin.path
      layout.section = origin.section
    } else {
      layout.origin = random.place(scrolls: 0, size: 0...14).frame
    }
    return layout
  }

  func testRandomLayouts() {
    var answers = 0
    for seed in 0..<UInt64(20_000) {
      let layout = Self.layout(seed: seed)
      for direction in FocusDirection.allCases {
        let reference = DirectionalReference(
          direction: direction, origin: layout.origin, member: layout.member)
        let expected = reference.target(in: layout.items, path: layout.path[...])
        let target = layout.map.target(
          of: direction, from: layout.origin, at: layout.member, in: layout.section)
        if expected != nil { answers += 1 }
        if target != expected {
          XCTFail(
            "Seed \(seed), \(direction) from \(layout.origin): \(target as Any) in place of "
              + "\(expected as Any) in \(layout.items)")
          return
        }
      }
    }
    XCTAssertGreaterThan(answers, 15_000, "Layouts are to have somewhere to go.")
  }

  /// Every frame of a grid of three by three cells as origin and two members: 46,656 layouts.
  func testAllSmallLayouts() {
    var frames: [FocusRectangle] = []
    for left in 0..<3 {
      for right in left + 1...3 {
        for top in 0..<3 {
          for bottom in top + 1...3 {
            frames.append(edges(Double(left), Double(top), Double(right), Double(bottom)))
          }
        }
      }
    }
    for origin in frames {
      for first in frames {
        for second in frames {
          var map = FocusMap()
          map.addMember(FocusMap.Place(first))
          map.addMember(FocusMap.Place(second))
          let items: [DirectionalReference.Item] = [
            .member(0, FocusMap.Place(first)), .member(1, FocusMap.Place(second)),
          ]
          for direction in FocusDirection.allCases {
            let reference = DirectionalReference(
              direction: direction, origin: origin, member: nil)
            let target = map.target(of: direction, from: origin)
            guard target == reference.target(in: items, path: []) else {
              return XCTFail(
                "\(direction) from \(origin) to \(first) or \(second): \(target as Any)")
            }
          }
        }
      }
    }
  }

  /// Properties of every move: it goes ahead, and to another item; without sections, straight.
  func testEveryMoveGoesAhead() {
    for seed in 0..<UInt64(2_000) {
      var random = Generator(state: seed)
      var map = MapOfNames()
      let frames = (0..<8).map { _ in random.place(scrolls: 0, size: 1...14).frame }
      for (index, frame) in frames.enumerated() { map.add("\(index)", frame) }
      for (index, origin) in frames.enumerated() {
        for direction in FocusDirection.allCases {
          guard let target = map.move(direction, from: "\(index)").flatMap({ Int($0) }) else {
            continue
          }
          let frame = frames[target]
          XCTAssertNotEqual(target, index)
          switch direction {
          case .right: XCTAssertGreaterThan(frame.x + frame.width, origin.x + origin.width)
          case .left: XCTAssertLessThan(frame.x, origin.x)
          case .down: XCTAssertGreaterThan(frame.y + frame.height, origin.y + origin.height)
          case .up: XCTAssertLessThan(frame.y, origin.y)
          }
        }
      }
    }
  }
}
