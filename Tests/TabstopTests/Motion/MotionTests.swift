import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Changes with an animation: the model has its final state at once, and the drawing follows.
final class MotionTests: MotionTestCase {
  func testWhatObservesTheDesktopBeforeGtkHasStartedFollowsItLater() {
    setMotion(false)
    let state = DesktopState(settings: nil)
    XCTAssertFalse(state.reducesMotion.get())
    state.gtkHasStarted()
    XCTAssertTrue(state.reducesMotion.get())
    setMotion(true)
    XCTAssertFalse(state.reducesMotion.get())
  }

  func testOpacity() {
    let window = show { self.redSquare.opacity($0.isOn ? 0 : 1) }
    defer { window.close() }
    change(window) { model.isOn = true }
    let mark = window.all.first { gtk_widget_has_css_class($0, "mark") != 0 }!
    var shown: [Double] = []
    for time in [0, 0.5, 1] {
      frame(window, time)
      shown.append(gtk_widget_get_opacity(mark))
    }
    XCTAssertEqual(shown[0], 1, accuracy: 0.01)
    XCTAssertEqual(shown[1], 0.5, accuracy: 0.01)
    XCTAssertEqual(shown[2], 0, accuracy: 0.01)
    XCTAssertNil(Motions.current, "nothing moves any more")
  }

  func testOffsetMovesTheDrawingOnly() {
    let window = show { self.redSquare.offset(x: $0.isOn ? 100 : 0) }
    defer { window.close() }
    let before = window.marks[0].x
    change(window) { model.isOn = true }
    XCTAssertEqual(window.marks[0].x, before + 100, "the place is the final one at once")
    XCTAssertEqual(places(window, of: .red).map { $0?.x }, [before, before + 50, before + 100])
    XCTAssertNil(Motions.current)
  }

  func testScaleAndRotation() {
    let window = show {
      self.redSquare.scaleEffect($0.isOn ? 2 : 1).rotationEffect(.degrees($0.isOn ? 90 : 0))
        .padding(40)
    }
    defer { window.close() }
    change(window) { model.isOn = true }
    let shown = places(window, of: .red)
    XCTAssertEqual(shown[0], Bounds(40, 40, 40, 40))
    // A square of 60 points on its corner; its edges are not quite red.
    XCTAssertEqual(shown[1]?.width ?? 0, 60 * Float(2).squareRoot(), accuracy: 4)
    XCTAssertEqual(shown[2], Bounds(20, 20, 80, 80))
  }

  func testColour() {
    let window = show { ($0.isOn ? Self.blue : Self.red).frame(width: 40, height: 40) }
    defer { window.close() }
    change(window) { model.isOn = true }
    var colors: [Picture.Color] = []
    for time in [0, 0.5, 1] {
      frame(window, time)
      colors.append(window.picture()[20, 20])
    }
    XCTAssertEqual(colors[0], .red)
    XCTAssertEqual(Double(colors[1].red), 128, accuracy: 2)
    XCTAssertEqual(Double(colors[1].blue), 128, accuracy: 2)
    XCTAssertEqual(colors[2], .blue)
  }

  func testColourOfAShape() {
    let window = show {
      Rectangle().fill($0.isOn ? Self.blue : Self.red).frame(width: 40, height: 40)
    }
    defer { window.close() }
    change(window) { model.isOn = true }
    frame(window, 0)
    XCTAssertEqual(window.picture()[20, 20], .red)
    frame(window, 0.5)
    XCTAssertEqual(Double(window.picture()[20, 20].blue), 128, accuracy: 2)
    frame(window, 1)
    XCTAssertEqual(window.picture()[20, 20], .blue)
  }

  func testAnimatableDataOfAShape() {
    let window = show {
      Rectangle().trim(from: 0, to: $0.isOn ? 0.5 : 0.25).stroke(Self.red, lineWidth: 8)
        .frame(width: 80, height: 80).padding(20)
    }
    defer { window.close() }
    change(window) { model.isOn = true }
    // The outline starts at the top left: a quarter is the top edge, a half has the right one, too.
    let shown = places(window, of: .red)
    XCTAssertEqual(shown[0]?.height ?? 0, 8, accuracy: 1)
    XCTAssertEqual(shown[1]?.height ?? 0, 44, accuracy: 2)
    XCTAssertEqual(shown[2]?.height ?? 0, 84, accuracy: 2)
  }

  func testSizeIsPaintedOnly() {
    let window = show { Self.red.frame(width: $0.isOn ? 120 : 40, height: 40).styleClass("mark") }
    defer { window.close() }
    change(window) { model.isOn = true }
    XCTAssertEqual(window.marks[0].width, 120, "the layout is the final one at once")
    XCTAssertEqual(places(window, of: .red).map { $0?.width }, [40, 80, 120])
    XCTAssertNil(Motions.current)
  }

  func testNeighboursMoveToTheirPlaces() {
    let window = show { model in
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 40, height: model.isOn ? 100 : 20)
        self.redSquare
      }
    }
    defer { window.close() }
    let before = window.marks[0].y
    change(window) { model.isOn = true }
    XCTAssertEqual(window.marks[0].y, before + 80)
    XCTAssertEqual(places(window, of: .red).map { $0?.y }, [before, before + 40, before + 80])
  }

  func testPadding() {
    let window = show { self.redSquare.padding(.leading, $0.isOn ? 60 : 0) }
    defer { window.close() }
    let before = window.marks[0].x
    change(window) { model.isOn = true }
    XCTAssertEqual(window.marks[0].x, before + 60)
    XCTAssertEqual(places(window, of: .red).map { $0?.x }, [before, before + 30, before + 60])
  }

  func testAnInterruptedMotionContinuesFromWhatIsPainted() {
    let window = show { self.redSquare.offset(x: Double($0.number)) }
    defer { window.close() }
    let start = window.marks[0].x
    change(window) { model.number = 100 }
    frame(window, 0)
    frame(window, 0.5)
    change(window) { model.number = 0 }
    XCTAssertEqual(window.picture().extent(of: .red)?.x, start + 50)
    frame(window, 0.6)
    frame(window, 1.1)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, start + 25)
    frame(window, 1.6)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, start)
  }

  func testAChangeWithoutAnAnimationEndsTheMotion() {
    let window = show { self.redSquare.offset(x: Double($0.number)) }
    defer { window.close() }
    let start = window.marks[0].x
    change(window) { model.number = 100 }
    frame(window, 0)
    frame(window, 0.5)
    model.number = 20
    window.layOut()
    XCTAssertEqual(window.picture().extent(of: .red)?.x, start + 20)
    XCTAssertNil(Motions.current)
  }

  func testNothingMovesWithoutAnAnimation() {
    let window = show { self.redSquare.offset(x: $0.isOn ? 100 : 0).opacity($0.isOn ? 0.5 : 1) }
    defer { window.close() }
    model.isOn = true
    runLoopUntilIdle()
    XCTAssertNil(Motions.current)
  }

  func testReducedMotionStopsAll() {
    let window = show { self.redSquare.offset(x: Double($0.number)) }
    defer { window.close() }
    let start = window.marks[0].x
    setMotion(false)
    change(window) { model.number = 100 }
    XCTAssertNil(Motions.current)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, start + 100)

    setMotion(true)
    change(window) { model.number = 0 }
    frame(window, 0)
    XCTAssertNotNil(Motions.current)
    setMotion(false)
    window.layOut()
    XCTAssertNil(Motions.current, "a running motion ends when the user asks for none")
    XCTAssertEqual(window.picture().extent(of: .red)?.x, start)
  }

  func testAClosedWindowMovesNothing() {
    let window = show { self.redSquare.offset(x: Double($0.number)) }
    change(window) { model.number = 100 }
    XCTAssertNotNil(Motions.current)
    window.close()
    XCTAssertNil(Motions.current)
  }

  func testAMotionThatStartsWithTheWindow() {
    struct Spinner: View {
      @State private var isOn = false
      var body: some View {
        MotionTestCase.red.frame(width: 40, height: 40).offset(x: isOn ? 100 : 0)
          .onAppear {
            withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }
          }
      }
    }
    let window = show { model in if !model.isOn { Spinner() } }
    defer { window.close() }
    XCTAssertEqual(places(window, of: .red).map { $0?.x }, [0, 50, 0])
    frame(window, 1.5)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, 50)
    model.isOn = true
    window.layOut()
    frame(window, 2)
    XCTAssertNil(Motions.current, "it ends with its view")
  }

  func testTextColourFades() {
    let window = show { model in
      Text("██").foregroundColor(model.isOn ? Self.blue : Self.red)
    }
    defer { window.close() }
    change(window) { model.isOn = true }
    frame(window, 0)
    XCTAssertNotNil(window.picture().extent(of: .red))
    XCTAssertNil(window.picture().extent(of: .blue))
    frame(window, 1)
    XCTAssertNil(window.picture().extent(of: .red))
    XCTAssertNotNil(window.picture().extent(of: .blue))
  }

  func testTextIsNeverLate() {
    let window = show { model in
      Text(model.isOn ? "after" : "before").contentTransition(.numericText())
    }
    defer { window.close() }
    change(window) { model.isOn = true }
    XCTAssertEqual(window.texts, ["after"])
    XCTAssertNotNil(Motions.current, "the picture fades")
  }

  /// An animation that repeats for ever would make it come and go for ever.
  func testATextThatStaysTheSameDoesNotFade() {
    let window = show { model in
      Text(model.number >= 0 ? "still" : "other").foregroundStyle(.secondary)
    }
    defer { window.close() }
    change(window) { model.number = 1 }
    XCTAssertNil(Motions.current)
  }

  func testTheFramesOfTheClock() {
    Motions.isTimedByHand = false
    let window = show { self.redSquare.offset(x: Double($0.number)) }
    defer { window.close() }
    change(window, .linear(duration: 0.05)) { model.number = 100 }
    runLoop(until: { Motions.current == nil }, "The motion does not end.")
  }
}
