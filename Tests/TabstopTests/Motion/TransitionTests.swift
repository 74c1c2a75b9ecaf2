import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Views that appear and disappear: they are there, or gone, at once; their drawing follows.
final class TransitionTests: MotionTestCase {
  func testAViewThatGoesIsPaintedOnly() {
    let window = show { model in
      if !model.isOn { self.redSquare.transition(.offset(x: 100)) }
    }
    defer { window.close() }
    let start = window.marks[0].x
    change(window) { model.isOn = true }
    XCTAssertEqual(window.marks, [], "the view is gone at once")
    frame(window, 0)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, start)
    frame(window, 0.5)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, start + 50)
    frame(window, 1)
    XCTAssertNil(window.picture().extent(of: .red))
    XCTAssertNil(Motions.current)
  }

  func testAViewThatGoesWithItsWrapper() {
    let window = show { model in
      VStack(spacing: 0) {
        Group {
          if !model.isOn { Text("██").foregroundColor(Self.red) }
        }
        .padding(10).background(Color.clear)
      }
    }
    defer { window.close() }
    let place = window.picture().extent(of: .red)
    change(window) { model.isOn = true }
    XCTAssertEqual(window.texts, [])
    frame(window, 0)
    XCTAssertEqual(window.picture().extent(of: .red), place)
    frame(window, 1)
    XCTAssertNil(window.picture().extent(of: .red))
  }

  func testAViewThatComesFromAnEdge() {
    let window = show { model in
      if model.isOn { self.redSquare.transition(.move(edge: .top)).padding(.top, 60) }
    }
    defer { window.close() }
    change(window) { model.isOn = true }
    XCTAssertEqual(window.marks[0].y, 60, "the place is the final one at once")
    XCTAssertEqual(places(window, of: .red).map { $0?.y }, [20, 40, 60])
    XCTAssertNil(Motions.current)
  }

  func testTheDefaultIsAFade() {
    let window = show { model in if model.isOn { self.redSquare } }
    defer { window.close() }
    change(window) { model.isOn = true }
    let shown = [0, 0.5, 1].map {
      frame(window, $0)
      return window.picture()[20, 20]
    }
    XCTAssertNotEqual(shown[0].blue, 0)
    XCTAssertEqual(Double(shown[1].blue), Double(shown[0].blue) / 2, accuracy: 2)
    XCTAssertEqual(shown[2], .red)
  }

  func testAsymmetricAndModifier() {
    struct Moved: ViewModifier {
      let x: Double
      func body(content: Content) -> some View { content.offset(x: x).opacity(1) }
    }
    let window = show { model in
      if model.isOn {
        self.redSquare.transition(
          .asymmetric(
            insertion: .modifier(active: Moved(x: 100), identity: Moved(x: 0)),
            removal: .offset(y: 100)))
      }
    }
    defer { window.close() }
    change(window) { model.isOn = true }
    XCTAssertEqual(places(window, of: .red).map { $0?.x }, [100, 50, 0])
    change(window) { model.isOn = false }
    frame(window, 2)
    frame(window, 2.5)
    XCTAssertEqual(window.picture().extent(of: .red)?.y, 50)
  }

  func testTransitionOfTheProgram() {
    struct Drop: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.isIdentity ? 0 : 100)
      }
    }
    let window = show { model in if model.isOn { self.redSquare.transition(Drop()) } }
    defer { window.close() }
    change(window) { model.isOn = true }
    XCTAssertEqual(places(window, of: .red).map { $0?.y }, [100, 50, 0])
  }

  func testRowsCloseTheGap() {
    let window = show { model in
      VStack(spacing: 0) {
        ForEach(model.items, id: \.self) { item in
          if item == "b" {
            self.redSquare
          } else {
            Color.clear.frame(width: 40, height: 60)
          }
        }
      }
    }
    defer { window.close() }
    change(window) { model.items = ["b"] }
    XCTAssertEqual(window.marks[0].y, 0)
    XCTAssertEqual(places(window, of: .red).map { $0?.y }, [60, 30, 0])
  }

  func testMatchedGeometry() {
    struct Choice: View {
      let model: Model
      @Namespace var space
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            ZStack {
              Color.clear
              if model.number == index {
                MotionTestCase.red.matchedGeometryEffect(id: "mark", in: space)
              }
            }
            .frame(width: 100, height: 40)
          }
        }
      }
    }
    let window = show { Choice(model: $0) }
    defer { window.close() }
    let empty = window.picture()[150, 20]
    change(window) { model.number = 1 }
    frame(window, 0)
    frame(window, 0.5)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, 50)
    XCTAssertEqual(window.picture()[20, 20], empty, "only one of both is painted")
    XCTAssertEqual(places(window, of: .red).map { $0?.x }.last, 100)
  }

  /// The view around the one that goes shrinks to its text, and that around the one that comes grows.
  func testMatchedGeometryInViewsThatMove() {
    struct Choice: View {
      let model: Model
      @Namespace var space
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            ZStack {
              if model.number == index {
                MotionTestCase.red.matchedGeometryEffect(id: "mark", in: space)
              }
              Text("x").foregroundColor(MotionTestCase.blue)
            }
            .frame(width: 100, height: 40)
          }
        }
      }
    }
    let window = show { Choice(model: $0) }
    defer { window.close() }
    let before = window.picture().extent(of: .red)
    change(window) { model.number = 1 }
    let shown = places(window, of: .red)
    XCTAssertEqual(shown.map { $0?.x }, [0, 50, 100])
    XCTAssertEqual(shown.map { $0?.y }, [before?.y, before?.y, before?.y])
    // While it moves, it goes back.
    change(window) { model.number = 0 }
    frame(window, 2)
    frame(window, 2.5)
    change(window) { model.number = 1 }
    frame(window, 2.6)
    XCTAssertEqual(window.picture().extent(of: .red)?.x, 50)
  }

  func testADrawingFollowsTheViewWithItsIdentifier() {
    struct Choice: View {
      let model: Model
      @Namespace var space
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Color.clear.frame(width: index == 2 ? 80 : 40, height: 40)
              .matchedGeometryEffect(id: index, in: space)
          }
        }
        .background {
          MotionTestCase.red.matchedGeometryEffect(id: model.number, in: space, isSource: false)
        }
      }
    }
    let window = show { Choice(model: $0) }
    window.nextFrame()
    XCTAssertEqual(window.picture().extent(of: .red), Bounds(0, 0, 40, 40))
    change(window) { model.number = 2 }
    window.nextFrame()
    let shown = places(window, of: .red)
    XCTAssertEqual(shown.map { $0?.x }, [0, 40, 80])
    XCTAssertEqual(shown.map { $0?.width }, [40, 60, 80])
    XCTAssertNil(Motions.current)
    model.number = 1
    window.layOut()
    window.nextFrame()
    XCTAssertEqual(window.picture().extent(of: .red), Bounds(40, 0, 40, 40))
    window.close()
  }

  func testARowOfAFormAppears() {
    let window = show { model in
      Form {
        Toggle("On", isOn: .constant(true))
        if model.isOn { self.redSquare }
      }
    }
    defer { window.close() }
    change(window) { model.isOn = true }
    XCTAssertNotNil(Motions.current)
    XCTAssertEqual(window.marks.count, 1)
    frame(window, 0)
    XCTAssertNil(window.picture().extent(of: .red))
    frame(window, 1)
    XCTAssertNotNil(window.picture().extent(of: .red))
    XCTAssertNil(Motions.current)
  }

  func testFocusIsNeverLate() {
    struct Form: View {
      let model: Model
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          if model.isOn {
            TextField("Name", text: .constant("")).focused($isFocused).transition(.slide)
          }
          Button("Show") {
            withAnimation(.linear(duration: 1)) {
              model.isOn = true
              isFocused = true
            }
          }
        }
      }
    }
    let window = TestWindow(Form(model: model))
    defer { window.close() }
    window.press("Show")
    window.layOut()
    XCTAssertNotNil(Motions.current)
    XCTAssertEqual(window.focus, "Name")
  }

  func testAFocusedViewLeavesAtOnce() {
    let window = show { model in
      VStack {
        if !model.isOn { TextField("Name", text: .constant("")) }
        TextField("Other", text: .constant(""))
      }
    }
    defer { window.close() }
    window.tab()
    XCTAssertEqual(window.focus, "Name")
    change(window) { model.isOn = true }
    XCTAssertNotNil(Motions.current)
    XCTAssertEqual(window.titles, ["Other"])
    XCTAssertEqual(window.focus, "Other")
  }
}
