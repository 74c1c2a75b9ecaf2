/// The node that last had the focus in a section.
struct FocusSectionMemory {
  weak var node: FocusNode?
  /// The direction in which the focus left the section; `nil` if an arrow key did not move it.
  let direction: FocusDirection?
}

/// The destination of a move by an arrow key.
public enum FocusMoveTarget {
  /// A node of the model.
  case node(FocusNode)
  /// A view that is not a node of the model: its index among those that were passed in.
  case other(Int)
}

extension FocusCoordinator {
  /// Returns where an arrow key moves the focus; `nil` if nothing lies in that direction. See
  /// ``FocusMap`` for the rules.
  ///
  /// - Parameters:
  ///   - origin: The frame that the move starts from.
  ///   - node: The node that the move starts from; `nil` if the origin is not a node of the model.
  ///   - others: The views that can have the focus and are not nodes, outside of all sections,
  ///     without the one that the move starts from.
  ///   - place: Returns where a node or a section is; `nil` if it is not on screen.
  /// - Complexity: O(nodes and scopes of the window, and others).
  public func target(
    of direction: FocusDirection, from origin: FocusRectangle, at node: FocusNode?,
    others: [FocusMap.Place] = [], place: (FocusItem) -> FocusMap.Place?
  ) -> FocusMoveTarget? {
    var survey = FocusMapBuilder(direction: direction, focus: node)
    survey.add(itemsOf: root, to: FocusMap.root, place: place)
    survey.restoreMemories()
    for other in others { survey.map.addMember(other) }
    let target = survey.map.target(
      of: direction, from: origin, at: survey.origin, in: survey.originSection)
    guard let target else { return nil }
    let count = survey.nodes.count
    return target < count ? .node(survey.nodes[target]) : .other(target - count)
  }

  /// Performs a move of the focus by an arrow key, so that sections know the direction in which it
  /// left.
  public func moving(_ direction: FocusDirection, _ move: () -> Void) {
    travel = direction
    move()
    travel = nil
  }

  /// Called before the focus moves to `node`: the sections that it leaves remember where it was.
  func rememberInSections(movingTo node: FocusNode?) {
    guard let old = focusedNode else { return }
    var scope = old.scope
    while let current = scope {
      if current.isSection, node?.isInside(current) != true {
        current.memory = FocusSectionMemory(node: old, direction: travel)
      }
      scope = current.scope
    }
  }
}

/// Builds the map of a window.
private struct FocusMapBuilder {
  let direction: FocusDirection
  let focus: FocusNode?
  var map = FocusMap()
  /// The nodes, by their member indices.
  var nodes: [FocusNode] = []
  var origin: FocusMap.Member?
  var originSection = FocusMap.root
  private var memories: [(FocusMap.Section, FocusNode)] = []

  init(direction: FocusDirection, focus: FocusNode?) {
    self.direction = direction
    self.focus = focus
  }

  mutating func add(
    itemsOf scope: FocusScope, to section: FocusMap.Section,
    place: (FocusItem) -> FocusMap.Place?
  ) {
    var item = scope.first
    while let current = item {
      FocusCost.step()
      item = current.next
      if let node = current.asNode {
        if node === focus { originSection = section }
        guard node.isEnabled, node.isMapped, let place = place(node) else { continue }
        if node === focus { origin = map.members.count }
        map.addMember(place, in: section)
        nodes.append(node)
      } else if let inner = current.asScope, !inner.isHidden {
        var target = section
        if inner.isSection {
          guard let place = place(inner) else { continue }
          target = map.addSection(place, in: section)
          if let memory = inner.memory, let node = memory.node, node.isInside(inner),
            memory.direction == nil || memory.direction == direction.opposite
          {
            memories.append((target, node))
          }
        }
        add(itemsOf: inner, to: target, place: place)
      }
    }
  }

  /// Applies what sections remember to the map, for nodes that are still in it.
  mutating func restoreMemories() {
    guard !memories.isEmpty else { return }
    var indices: [ObjectIdentifier: FocusMap.Member] = [:]
    for (index, node) in nodes.enumerated() { indices[ObjectIdentifier(node)] = index }
    for (section, node) in memories {
      if let member = indices[ObjectIdentifier(node)] { map.remember(member, in: section) }
    }
  }
}
