import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Which changes are animated, and when the program is notified of the end.
final class TransactionTests: MotionTestCase {
  private func square(_ model: Model) -> some View { redSquare.offset(x: Double(model.number)) }

  func testAnimationOfAValue() {
    let window = show { self.square($0).animation(.linear(duration: 1), value: $0.number) }
    defer { window.close() }
    let start = window.marks[0].x
    model.number = 100
    window.layOut()
    XCTAssertEqual(places(window, of: .red).map { $0?.x }, [start, start + 50, start + 100])
  }

  func testAnimationOfAnotherValue() {
    let window = show { self.square($0).animation(.linear(duration: 1), value: $0.isOn) }
    defer { window.close() }
    model.number = 100
    window.layOut()
    XCTAssertNil(Motions.current)
  }

  func testABindingHasTheTransactionOfItsWrites() {
    let plain = Binding.constant(1)
    XCTAssertNil(plain.transaction.animation)
    var animated = plain.animation(.linear(duration: 2))
    XCTAssertEqual(animated.transaction.animation, .linear(duration: 2))
    animated.transaction = Transaction()
    XCTAssertNil(animated.transaction.animation)
  }

  private struct OriginKey: TransactionKey {
    static var defaultValue: String { "elsewhere" }
  }

  func testAValueOfTheProgramIsPassedAlong() {
    var origins: [String] = []
    let window = show { model in
      self.square(model).transaction(value: model.number) {
        origins.append($0[OriginKey.self])
      }
    }
    defer { window.close() }
    var transaction = Transaction()
    transaction[OriginKey.self] = "button"
    withTransaction(transaction) { model.number = 1 }
    window.layOut()
    model.number = 2
    window.layOut()
    XCTAssertEqual(origins, ["button", "elsewhere"])
  }

  func testATransactionCanDisableAnimations() {
    let window = show { self.square($0).transaction { $0.animation = nil } }
    defer { window.close() }
    change(window) { model.number = 100 }
    XCTAssertNil(Motions.current)
  }

  func testDisablingAnimationsDisablesThoseOfAValue() {
    let window = show { self.square($0).animation(.default, value: $0.number) }
    defer { window.close() }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.number = 100 }
    window.layOut()
    XCTAssertNil(Motions.current)
  }

  func testCompletionRunsAtTheEnd() {
    let window = show(square)
    defer { window.close() }
    var isOver = false
    withAnimation(.linear(duration: 1)) {
      model.number = 100
    } completion: {
      isOver = true
    }
    window.layOut()
    frame(window, 0)
    frame(window, 0.9)
    XCTAssertFalse(isOver)
    frame(window, 1)
    XCTAssertTrue(isOver)
  }

  func testCompletionOfASpring() {
    let window = show(square)
    defer { window.close() }
    var (isVisuallyFinished, isOver) = (false, false)
    let spring = Animation.spring(duration: 0.5, bounce: 0.2)
    withAnimation(spring) {
      model.number = 100
    } completion: {
      isVisuallyFinished = true
    }
    window.layOut()
    frame(window, 0)
    frame(window, 0.51)
    XCTAssertTrue(isVisuallyFinished)
    withAnimation(spring, completionCriteria: .removed) {
      model.number = 0
    } completion: {
      isOver = true
    }
    window.layOut()
    frame(window, 1)
    frame(window, 1.51)
    XCTAssertFalse(isOver, "it still swings")
    frame(window, 10)
    XCTAssertTrue(isOver)
  }

  func testCompletionRunsAtOnceWithoutMotion() {
    setMotion(false)
    let window = show(square)
    defer { window.close() }
    var isOver = false
    withAnimation(.linear(duration: 1)) {
      model.number = 100
    } completion: {
      isOver = true
    }
    runLoopUntilIdle()
    XCTAssertTrue(isOver)
  }

  func testBindingWithAnAnimation() {
    let window = show(square)
    defer { window.close() }
    let model = model
    let binding = Binding(get: { model.number }, set: { model.number = $0 })
    binding.animation(.linear(duration: 1)).wrappedValue = 100
    window.layOut()
    XCTAssertNotNil(Motions.current)
  }

  /// A write happens in the last transaction that was set, not in the first.
  func testATransactionOfABindingReplacesTheOneBefore() {
    var isAnimated: Bool?
    let plain = Binding(
      get: { 0 }, set: { _ in isAnimated = Transaction.current?.animation != nil })
    var binding = plain.animation(.linear(duration: 1))
    binding.wrappedValue = 1
    XCTAssertEqual(isAnimated, true)
    binding.transaction.animation = nil
    XCTAssertNil(binding.transaction.animation)
    binding.wrappedValue = 2
    XCTAssertEqual(isAnimated, false)
  }
}
