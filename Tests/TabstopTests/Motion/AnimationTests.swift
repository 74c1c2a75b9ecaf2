import XCTest

@testable import Tabstop

/// The curves of animations, without a window.
final class AnimationTests: XCTestCase {
  private func share(_ animation: Animation, _ time: Double) -> Double {
    var state = AnimationState<Double>()
    return animation.kind.response(at: time, &state).share
  }

  func testCurves() {
    XCTAssertEqual(share(.linear(duration: 2), 0.5), 0.25)
    XCTAssertEqual(share(.easeInOut(duration: 2), 1), 0.5, accuracy: 1e-6)
    XCTAssertLessThan(share(.easeIn(duration: 1), 0.5), 0.5)
    XCTAssertGreaterThan(share(.easeOut(duration: 1), 0.5), 0.5)
    XCTAssertEqual(share(.timingCurve(0, 0, 1, 1, duration: 1), 0.3), 0.3, accuracy: 1e-6)
    XCTAssertEqual(share(.linear(duration: 0), 0), 1)
  }

  func testDelaySpeedAndRepetition() {
    XCTAssertEqual(share(.linear(duration: 1).delay(1), 0.5), 0)
    XCTAssertEqual(share(.linear(duration: 1).delay(1), 1.25), 0.25)
    XCTAssertEqual(share(.linear(duration: 1).speed(2), 0.25), 0.5)
    let twice = Animation.linear(duration: 1).repeatCount(2)
    XCTAssertEqual(share(twice, 0.25), 0.25)
    XCTAssertEqual(share(twice, 1.25), 0.75)
    XCTAssertEqual(share(twice, 2), 1)
    let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    XCTAssertEqual(share(forever, 1000.25), 0.25, accuracy: 1e-9)
  }

  func testSprings() {
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(response: 1, dampingRatio: 2)] {
      XCTAssertEqual(spring.value(target: 1.0, time: 0), 0, accuracy: 1e-9)
      XCTAssertEqual(spring.value(target: 1.0, time: spring.settlingDuration), 1, accuracy: 0.002)
    }
    let values = stride(from: 0, to: 2, by: 0.01)
    XCTAssertGreaterThan(values.map { Spring.bouncy.value(target: 1.0, time: $0) }.max()!, 1.01)
    XCTAssertLessThanOrEqual(values.map { Spring.smooth.value(target: 1.0, time: $0) }.max()!, 1)
    let spring = Spring(mass: 2, stiffness: 200, damping: 10)
    XCTAssertEqual(spring.stiffness, 100, accuracy: 1e-6)
    XCTAssertEqual(spring.damping, 5, accuracy: 1e-6)
  }

  func testASpringKeepsTheVelocity() {
    var first = Presented(from: 0.0, to: 100, by: .spring(duration: 1))
    let (value, velocity) = (first.value(after: 0.2).value, first.velocity(after: 0.2))
    var second = Presented(from: value, to: 0, velocity: velocity, by: .spring(duration: 1))
    XCTAssertGreaterThan(velocity, 100)
    XCTAssertEqual(second.value(after: 0).value, value, accuracy: 1e-9)
    XCTAssertEqual(second.velocity(after: 0), velocity, accuracy: velocity * 0.02)
    XCTAssertGreaterThan(second.value(after: 0.02).value, value, "it does not turn at once")
  }

  func testCustomAnimation() {
    struct Steps: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? {
        guard time < 1 else { return nil }
        var value = value
        value.scale(by: time < 0.5 ? 0 : 0.5)
        return value
      }
    }
    XCTAssertEqual([0, 0.6, 1].map { share(Animation(Steps()), $0) }, [0, 0.5, 1])
  }

  func testCSSBetweenTwo() {
    XCTAssertEqual(
      CSSBlend.between("filter: blur(0.0px);", "filter: blur(8.0px);", at: 0.5),
      "filter: blur(4.0px);")
    XCTAssertEqual(
      CSSBlend.between("background: @a1;", "background: rgba(1,2,3,0.5);", at: 0.25),
      "background: mix(@a1, rgba(1,2,3,0.5), 0.25);")
    // A spring goes beyond its end, and GTK refuses a negative radius.
    XCTAssertEqual(
      CSSBlend.between("filter: blur(8.0px);", "filter: blur(0.0px);", at: 1.1),
      "filter: blur(0.0px);")
    XCTAssertEqual(
      CSSBlend.between("margin-left: -2.0px;", "margin-left: 2.0px;", at: -0.5),
      "margin-left: -4.0px;")
    XCTAssertEqual(CSSBlend.transform("transform: translate(1.5e-07px, 2px);")?.0.x, 1.5e-7)
    XCTAssertNil(CSSBlend.between("border-radius: 4px;", "", at: 0.5))
    XCTAssertEqual(CSSBlend.transform("transform: " + EffectCSS.scale(2))?.0.scaleX, 2)
    let css = "transform: translate(-1.5px, 2.0px) rotate(30.0deg) scale(2.0, 3.0); "
    let found = CSSBlend.transform(css + EffectCSS.origin(.topLeading))
    XCTAssertEqual(found?.0.x, -1.5)
    XCTAssertEqual(found?.0.degrees, 30)
    XCTAssertEqual(found?.0.scaleY, 3)
    XCTAssertEqual(found?.x, 0)
  }

  func testKeyframeTimeline() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        CubicKeyframe(10.0, duration: 1)
        CubicKeyframe(0.0, duration: 1)
        SpringKeyframe(4.0, duration: 1)
      }
    }
    XCTAssertEqual(timeline.duration, 3)
    XCTAssertEqual([0, 1, 2, 3].map { timeline.value(time: $0) }, [0, 10, 0, 4])
  }
}
