internal import Foundation

/// The actions of a node.
@MainActor
final class RunningActions {
  private struct Entry {
    let action: SKAction
    let key: String?
    let run: ActionRun
    let completion: (() -> Void)?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  var isEmpty: Bool { entries.isEmpty }
  func add(_ action: SKAction, key: String?, completion: (() -> Void)?) {
    if let key { remove(key) }
    entries.append(
      Entry(action: action, key: key, run: ActionRun(action), completion: completion))
  }

  func action(_ key: String) -> SKAction? { entries.first { $0.key == key }?.action }
  func remove(_ key: String) { entries.removeAll { $0.key == key } }
  func removeAll() { entries = [] }

  func step(_ node: SKNode, _ time: TimeInterval) {
    // A closure of an action may remove that, or all.
    for entry in entries where has(entry) {
      guard entry.run.advance(node, time) != nil, has(entry) else { continue }
      entries.removeAll { $0.run === entry.run }
      entry.completion?()
    }
  }

  private func has(_ entry: Entry) -> Bool { entries.contains { $0.run === entry.run } }
}

/// The progress of an action.
@MainActor
private final class ActionRun {
  private let action: SKAction
  private var passed: TimeInterval = 0
  private var apply: (@MainActor (CGFloat) -> Void)?
  private var parts: [ActionRun] = []
  private var isDone: [Bool] = []
  private var place = 0
  /// How much longer than the action's duration this run is.
  private let excess: TimeInterval

  init(_ action: SKAction) {
    self.action = action
    excess = action.durationRange * .random(in: -0.5...0.5)
    switch action.kind {
    case .timed: break
    case .sequence(let actions), .group(let actions):
      parts = actions.map(ActionRun.init)
      isDone = parts.map { _ in false }
    case .repeating(let action, _): parts = [ActionRun(action)]
    }
  }

  /// Advances the action. Returns the time that it did not need, if it has ended.
  func advance(_ node: SKNode, _ time: TimeInterval) -> TimeInterval? {
    let speed = TimeInterval(action.speed)
    guard speed > 0 else { return nil }
    return run(node, time * speed).map { $0 / speed }
  }

  private func run(_ node: SKNode, _ time: TimeInterval) -> TimeInterval? {
    switch action.kind {
    case .timed(let begin):
      let apply = self.apply ?? begin(node)
      self.apply = apply
      passed += time
      let duration = max(action.duration + excess, 0)
      let isOver = passed >= duration
      apply(action.share(isOver ? 1 : CGFloat(passed / duration)))
      return isOver ? passed - duration : nil
    case .sequence:
      var rest = time
      while place < parts.count {
        // A node's action that removed the node ends there.
        guard let left = parts[place].advance(node, rest) else { return nil }
        place += 1
        rest = left
      }
      return rest
    case .group:
      var rest = time
      for index in parts.indices where !isDone[index] {
        guard let left = parts[index].advance(node, time) else { continue }
        isDone[index] = true
        rest = min(rest, left)
      }
      return isDone.allSatisfy { $0 } ? rest : nil
    case .repeating(let action, let count):
      var rest = time
      // An action without a length runs once in each frame, a short one at most a thousand times.
      for _ in 0..<1_000 {
        guard count == nil || place < count! else { return rest }
        guard let left = parts[0].advance(node, rest) else { return nil }
        place += 1
        parts[0] = ActionRun(action)
        if left >= rest { return count == place ? left : nil }
        rest = left
        if rest <= 0 { break }
      }
      return count == place ? 0 : nil
    }
  }
}
