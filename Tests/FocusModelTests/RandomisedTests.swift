import Foundation
import XCTest

/// Random sequences of events, each step on the model and on a reference model.
///
/// `FOCUS_MODEL_SEED=n swift test --filter Randomised` replays one sequence;
/// `FOCUS_MODEL_SEQUENCES=n` changes how many are tried.
final class RandomisedTests: XCTestCase {
  func testTheModelDoesWhatTheReferenceDoes() {
    let environment = ProcessInfo.processInfo.environment
    let seeds: [UInt64]
    if let seed = environment["FOCUS_MODEL_SEED"].flatMap(UInt64.init) {
      seeds = [seed]
    } else {
      let count = environment["FOCUS_MODEL_SEQUENCES"].flatMap(UInt64.init) ?? 10_000
      seeds = Array(0..<count)
    }
    for seed in seeds {
      let steps = Self.steps(seed: seed)
      guard let failure = Self.failure(of: steps) else { continue }
      let shortest = Self.shrunk(steps)
      let lines = shortest.map { "  \($0)" }.joined(separator: "\n")
      XCTFail(
        "Seed \(seed): \(failure.text), in step \(failure.index). "
          + "The shortest sequence that fails (\(Self.failure(of: shortest)!.text)):\n\(lines)")
      return
    }
  }

  /// Runs the steps up to the first difference. A turn ends every sequence.
  private static func failure(of steps: [Step]) -> (index: Int, text: String)? {
    let world = RandomisedWorld()
    for (index, step) in (steps + [.turn]).enumerated() {
      if let text = world.perform(step) { return (index, text) }
    }
    return nil
  }

  /// Leaves out ever smaller parts for as long as the rest still fails.
  private static func shrunk(_ steps: [Step]) -> [Step] {
    var steps = steps
    var size = max(1, steps.count / 2)
    while true {
      var hasShrunk = false
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        if failure(of: fewer) != nil {
          steps = fewer
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return steps }
      size = max(1, size / 2)
    }
  }

  private static func steps(seed: UInt64) -> [Step] {
    var random = SplitMix(state: seed)
    return (0..<Int.random(in: 5...45, using: &random)).map { _ in step(&random) }
  }

  private static func step(_ random: inout SplitMix) -> Step {
    func number() -> Int { Int.random(in: 0..<840, using: &random) }
    func reaction() -> ToolkitReaction {
      switch number() % 3 {
      case 0: .silent
      case 1: .letsGo
      default: .goesTo(number())
      }
    }
    return switch Int.random(in: 0..<100, using: &random) {
    case 0..<10: .insert(item: number(), scope: number(), position: number())
    case 10..<18: .remove(item: number(), afterwards: reaction())
    case 18..<22: .move(item: number(), position: number())
    case 22..<28: .toggleEnabled(node: number(), afterwards: reaction())
    case 28..<34: .toggleMapped(node: number(), afterwards: reaction())
    case 34..<40: .register(node: number(), binding: number(), value: number())
    case 40..<43: .cancel(node: number(), registration: number())
    case 43..<52: .user(node: number())
    case 52..<56: .toolkit(node: number())
    case 56..<73: .write(binding: number(), value: number())
    case 73..<75: .toggleActive
    case 75..<77: .toggleShown
    case 77..<79: .toggleRefusal(node: number())
    case 79..<80: .toggleLateness
    case 80..<82: .lateAnswer
    case 82..<84: .userActs
    default: .turn
    }
  }
}

/// A small generator of random numbers that gives the same ones for the same seed everywhere.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
