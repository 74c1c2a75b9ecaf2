import XCTest

@testable import GameplayKitInterface

/// Random numbers and states of games.
final class GameplayKitTests: XCTestCase {
  func testTheSameSeedThrowsTheSame() {
    let (a, b) = (Dice(seed: 7), Dice(seed: 7))
    let rolls = (0..<50).map { _ in a.roll() }
    XCTAssertEqual(rolls, (0..<50).map { _ in b.roll() })
    XCTAssertEqual(Set(rolls), Set(1...6))
    let cards = (1...20).map(String.init)
    XCTAssertEqual(a.shuffled(cards), b.shuffled(cards))
    XCTAssertEqual(Set(a.shuffled(cards)), Set(cards))
    let shuffle = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
    XCTAssertEqual(Set((0..<6).map { _ in shuffle.nextInt() }), Set(1...6))
  }

  func testExtremeBoundsAreNoTrap() {
    for (lowest, highest) in [(Int.min, Int.max), (-3, -3), (0, .max), (.min, 0)] {
      let numbers = GKRandomDistribution(lowestValue: lowest, highestValue: highest)
      XCTAssertTrue((lowest...highest).contains(numbers.nextInt()))
      XCTAssertTrue((Float(0)...1).contains(numbers.nextUniform()))
      let normal = GKGaussianDistribution(lowestValue: lowest, highestValue: highest)
      XCTAssertTrue((lowest...highest).contains(normal.nextInt()))
    }
    XCTAssertEqual(GKRandomDistribution(lowestValue: 2, highestValue: 6).nextInt(upperBound: 0), 2)
    XCTAssertTrue((0...1).contains(GKRandomDistribution(forDieWithSideCount: 0).nextInt()))
  }

  func testOnlyAllowedStatesFollow() {
    let machine = GKStateMachine(states: [Waiting(), Playing()])
    XCTAssertTrue(machine.enter(Waiting.self))
    XCTAssertFalse(machine.enter(Waiting.self))
    XCTAssertTrue(machine.enter(Playing.self))
    XCTAssertTrue(machine.currentState is Playing)
  }
}
