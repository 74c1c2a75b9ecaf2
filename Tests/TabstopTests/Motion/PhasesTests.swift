import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// Phases, keyframes, and views and modifiers with animatable data.
final class PhasesTests: MotionTestCase {
  func testPhasesEndAtTheLast() {
    let window = show { _ in
      self.redSquare.phaseAnimator([0.0, 40, 100]) {
        $0.offset(x: $1)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    defer { window.close() }
    window.layOut()
    var shown: [Float?] = []
    for time in [0, 0.5, 1, 1.1, 1.6, 2.1, 3] {
      frame(window, time)
      shown.append(window.picture().extent(of: .red)?.x)
    }
    XCTAssertEqual(shown, [0, 20, 40, 40, 70, 100, 100])
    XCTAssertNil(Motions.current)
  }

  func testPhasesOfATriggerEndAtTheFirst() {
    let window = show { model in
      self.redSquare.phaseAnimator([0.0, 100], trigger: model.number) {
        $0.offset(x: $1)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    defer { window.close() }
    XCTAssertNil(Motions.current)
    model.number = 1
    window.layOut()
    frame(window, 0)
    frame(window, 1)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, 100)
    frame(window, 1.1)
    frame(window, 2.1)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, 0)
    XCTAssertNil(Motions.current)
  }

  func testPhasesOfATriggerWithoutMotion() {
    setMotion(false)
    let window = show { model in
      self.redSquare.phaseAnimator([0.0, 40, 100], trigger: model.number) { $0.offset(x: $1) }
    }
    defer { window.close() }
    model.number = 1
    window.layOut()
    XCTAssertEqual(window.marks[0].x, 0)
  }

  func testATriggerDuringItsPhasesBeginsAgain() {
    let window = show { model in
      self.redSquare.phaseAnimator([0.0, 100, 50], trigger: model.number) {
        $0.offset(x: $1)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    defer { window.close() }
    model.number = 1
    window.layOut()
    frame(window, 0)
    frame(window, 0.5)
    model.number = 2
    window.layOut()
    var shown: [Float?] = []
    for time in [0.6, 1.6, 1.7, 2.7, 2.8, 3.8] {
      frame(window, time)
      shown.append(window.picture().extent(of: .red)?.x)
    }
    XCTAssertEqual(shown.dropFirst(), [100, 100, 50, 50, 0])
    XCTAssertNil(Motions.current)
  }

  func testPhasesWithoutMotion() {
    setMotion(false)
    let window = show { _ in
      self.redSquare.phaseAnimator([0.0, 40, 100]) { $0.offset(x: $1) }
    }
    defer { window.close() }
    window.layOut()
    XCTAssertEqual(window.marks[0].x, 100)
  }

  func testKeyframes() {
    struct Values {
      var x = 0.0
      var y = 0.0
    }
    let window = show { model in
      self.redSquare.keyframeAnimator(initialValue: Values(), trigger: model.number) {
        $0.offset(x: $1.x, y: $1.y)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(100, duration: 1)
          LinearKeyframe(20, duration: 1)
        }
        KeyframeTrack(\.y) {
          MoveKeyframe(10)
          LinearKeyframe(50, duration: 2)
        }
      }
    }
    defer { window.close() }
    model.number = 1
    window.layOut()
    XCTAssertEqual(window.marks[0].x, 20, "the place is the final one at once")
    var shown: [Bounds?] = []
    for time in [0, 0.5, 1, 1.5, 2] {
      frame(window, time)
      shown.append(window.picture().extent(of: .red))
    }
    XCTAssertEqual(shown.map { $0?.x }, [0, 50, 100, 60, 20])
    XCTAssertEqual(shown.map { $0?.y }, [10, 20, 30, 40, 50])
    XCTAssertNil(Motions.current)
  }

  func testKeyframesThatRunWhenTheViewAppears() {
    let window = show { _ in
      self.redSquare.keyframeAnimator(initialValue: 0.0) {
        $0.offset(x: $1)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(100.0, duration: 1) }
      }
    }
    defer { window.close() }
    window.layOut()
    XCTAssertEqual(window.marks[0].x, 100, "the place is the final one at once")
    XCTAssertEqual(places(window, of: .red).map { $0?.x }, [0, 50, 100])
    XCTAssertNil(Motions.current)
  }

  func testGeometryEffectOfTheProgram() {
    struct Shake: GeometryEffect {
      var times: Double
      nonisolated var animatableData: Double {
        get { times }
        set { times = newValue }
      }
      nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 100 * abs(sin(times * .pi)), y: 0))
      }
    }
    let window = show { self.redSquare.modifier(Shake(times: Double($0.number))) }
    defer { window.close() }
    change(window) { model.number = 1 }
    XCTAssertEqual(places(window, of: .red).map { $0?.x }, [0, 100, 0])
  }

  func testAnimatableModifier() {
    struct Moved: AnimatableModifier {
      var x: Double
      nonisolated var animatableData: Double {
        get { x }
        set { x = newValue }
      }
      func body(content: Content) -> some View {
        VStack {
          content.offset(x: x * x / 100)
          Text("\(Int(x))")
        }
      }
    }
    let window = show { self.redSquare.modifier(Moved(x: Double($0.number))) }
    defer { window.close() }
    change(window) { model.number = 100 }
    XCTAssertEqual(window.texts, ["100"], "what is read is the final text")
    let start = window.marks[0].x - 100
    frame(window, 0)
    frame(window, 0.5)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, start + 25)
    XCTAssertEqual(window.texts, ["100"])
    frame(window, 1)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, start + 100)
    XCTAssertNil(Motions.current)
  }
}
