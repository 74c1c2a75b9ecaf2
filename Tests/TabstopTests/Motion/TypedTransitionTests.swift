import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Transitions by the names of their types.
final class TypedTransitionTests: MotionTestCase {
  /// The effect of a transition on a view that has not appeared yet.
  private func insertion(_ transition: some Transition) -> PaintEffect {
    AnyTransition(transition).insertion.effect
  }

  func testACombinationHasBothEffects() {
    let effect = insertion(.blurReplace.combined(with: .move(edge: .top)))
    XCTAssertEqual(effect.opacity, 0)
    XCTAssertEqual(effect.transform.scaleX, 0.9, accuracy: 0.001)
    XCTAssertEqual(effect.transform.shareY, -1)
  }

  func testATransitionOfTheProgramIsCombined() {
    let effect = insertion(Half().combined(with: .opacity))
    XCTAssertEqual(effect.opacity, 0)
    XCTAssertEqual(effect.transform.scaleX, 0.5, accuracy: 0.001)
  }

  func testATransitionIsAppliedByAnother() {
    let effect = insertion(Applied())
    XCTAssertEqual(effect.opacity, 0)
    XCTAssertEqual(effect.transform.scaleX, 0.5, accuracy: 0.001)
  }

  func testAnAsymmetricTransition() {
    let transition = AnyTransition(
      AsymmetricTransition(insertion: .scale(0.25), removal: .opacity))
    XCTAssertEqual(transition.insertion.effect.transform.scaleX, 0.25, accuracy: 0.001)
    XCTAssertEqual(transition.insertion.effect.opacity, 1)
    XCTAssertEqual(transition.removal.effect.transform.scaleX, 1)
    XCTAssertEqual(transition.removal.effect.opacity, 0)
  }

  func testADisappearanceThatGrowsOn() {
    let transition = AnyTransition(.blurReplace(.upUp))
    XCTAssertEqual(transition.insertion.effect.transform.scaleX, 0.9, accuracy: 0.001)
    XCTAssertEqual(transition.removal.effect.transform.scaleX, 1.1, accuracy: 0.001)
  }

  func testAnAnimationOfItsOwn() {
    let transition = AnyTransition(.opacity.animation(.linear(duration: 3)))
    XCTAssertEqual(transition.insertion.animation, .linear(duration: 3))
  }

  func testAViewThatFadesByItsType() {
    let window = show { model in
      if model.isOn { self.redSquare.transition(OpacityTransition()) }
    }
    defer { window.close() }
    change(window) { model.isOn = true }
    frame(window, 0)
    XCTAssertNil(window.picture().extent(of: .red))
    frame(window, 1)
    XCTAssertEqual(window.picture().extent(of: .red)?.width, 40)
    XCTAssertNil(Motions.current)
  }

  private struct Half: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : 0.5)
    }
  }

  private struct Applied: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      OpacityTransition().apply(
        content: Half().apply(content: content, phase: phase), phase: phase)
    }
  }
}
