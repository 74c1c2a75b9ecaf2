import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Taps, long presses and drags, as GTK's gestures report them.
@preconcurrency @MainActor
final class GestureTests: DisplayTestCase {
  /// Has the gestures that meet the pointer at a place report a signal, from the innermost out,
  /// as an event that no widget handles.
  private func emitAt(
    _ x: Double, _ y: Double, in window: TestWindow, _ type: String, _ signal: String,
    _ parameters: SignalParameter...
  ) {
    var next = gtk_widget_pick(window.context.widget.pointer, x, y, GTK_PICK_DEFAULT)
    while let widget = next {
      for controller in controllers(of: widget) {
        if typeName(controller) == type { emitDoubles(controller, signal, parameters) }
        g_object_unref(controller)
      }
      next = typeName(widget) == "GtkButton" ? nil : gtk_widget_get_parent(widget)
    }
    runLoopUntilIdle()
  }

  private func emitDoubles(
    _ controller: UnsafeMutableRawPointer, _ signal: String, _ parameters: [SignalParameter]
  ) {
    switch parameters.count {
    case 3: emit(controller, signal, parameters[0], parameters[1], parameters[2])
    default: emit(controller, signal, parameters[0], parameters[1])
    }
  }

  private func tap(_ x: Double, _ y: Double, in window: TestWindow, number: Int = 1) {
    emitAt(
      x, y, in: window, "GtkGestureClick", "released", .number(number), .real(2), .real(2))
  }

  func testATapOnTheBackgroundClearsTheFocusAndAButtonInsideKeepsItsOwn() {
    let journal = Journal()
    struct Page: View {
      @FocusState private var focus: Name?
      @State private var text = ""
      let journal: Journal
      var body: some View {
        VStack {
          Text(focus.map { "\($0)" } ?? "nil")
          TextField("First", text: $text).focused($focus, equals: .first)
          Button("Go") { journal.record("go") }
          Spacer()
        }
        .onTapGesture { focus = nil }
      }
    }
    let window = TestWindow(Page(journal: journal))
    window.click("First")
    window.assertFocus("First", "first")
    tap(200, 280, in: window)
    XCTAssertEqual(window.texts.first, "nil")
    window.click("First")
    let button = window.button("Go")
    var place = graphene_point_t()
    var middle = graphene_point_t(x: 5, y: 5)
    _ = gtk_widget_compute_point(button, window.context.widget.pointer, &middle, &place)
    tap(Double(place.x), Double(place.y), in: window)
    XCTAssertEqual(window.texts.first, "first", "a press of the button is no tap")
    window.close()
  }

  func testAClickBesideTheFieldsReachesTheBackgroundBehindThem() {
    let journal = Journal()
    let window = TestWindow(
      ZStack {
        Color.gray.onTapGesture { journal.record("background") }
        VStack {
          Text("Title")
          Spacer()
          Text("End")
        }
      })
    tap(200, 150, in: window)
    XCTAssertEqual(journal.drain(), ["background"])
    window.close()
  }

  func testADoubleTapIsTwoTapsAndADisabledViewHasNone() {
    let journal = Journal()
    let window = TestWindow(
      VStack(spacing: 0) {
        Color.red.onTapGesture(count: 2) { journal.record("double") }
        Color.blue.onTapGesture { journal.record("disabled") }.disabled(true)
        Color.green.gesture(TapGesture().onEnded { journal.record("masked") }, isEnabled: false)
        Color.black.onTapGesture { journal.record("unmet") }.allowsHitTesting(false)
      })
    tap(200, 20, in: window, number: 1)
    XCTAssertEqual(journal.drain(), [])
    tap(200, 20, in: window, number: 2)
    XCTAssertEqual(journal.drain(), ["double"])
    for y in [100.0, 180, 260] { tap(200, y, in: window) }
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  func testADisabledGestureOfAnyPriorityHasNoTaps() {
    let journal = Journal()
    func tap(_ word: String) -> some Gesture { TapGesture().onEnded { journal.record(word) } }
    let window = TestWindow(
      VStack(spacing: 0) {
        Color.red.simultaneousGesture(tap("beside"), isEnabled: false)
        Color.blue.highPriorityGesture(tap("before"), isEnabled: false)
        Color.green.simultaneousGesture(tap("named"), name: "tap")
      })
    for y in [50.0, 150, 250] { self.tap(200, y, in: window) }
    XCTAssertEqual(journal.drain(), ["named"])
    window.close()
  }

  func testAGestureWithKeysIsNotRecognizedWithoutThem() {
    let journal = Journal()
    let window = TestWindow(
      Color.red
        .gesture(TapGesture().modifiers(.command).onEnded { journal.record("command") })
        .gesture(TapGesture().modifiers([]).onEnded { journal.record("plain") }))
    tap(200, 150, in: window)
    XCTAssertEqual(journal.drain(), ["plain"])
    window.close()
  }

  func testALongPressTellsOfItsBeginningAndEnd() {
    let journal = Journal()
    let window = TestWindow(
      Color.red.onLongPressGesture(minimumDuration: 0.02) {
        journal.record("long")
      } onPressingChanged: {
        journal.record("\($0)")
      })
    press(window)
    XCTAssertEqual(journal.drain(), ["true"])
    runLoop(until: { journal.count("long") == 1 }, "It lasted.")
    XCTAssertEqual(journal.drain(), ["long", "false"])
    press(window)
    drag(window, "drag-update", 40, 0)
    XCTAssertEqual(journal.drain(), ["true", "false"])
    window.close()
  }

  func testASequenceEndsWhenThePointerIsReleasedAfterItsFirstGesture() {
    struct Page: View {
      let journal: Journal
      @GestureState private var isHeld = false
      var body: some View {
        Color.red
          .gesture(
            LongPressGesture(minimumDuration: 0.02).sequenced(before: DragGesture())
              .updating($isHeld) { value, state, _ in
                if case .second = value { state = true }
              }
              .onChanged { if case .second(_, let drag?) = $0 { journal.record("\(drag)") } }
              .onEnded { _ in journal.record("end") })
        Text("held \(isHeld)")
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    press(window)
    runLoop(until: { window.texts == ["held true"] }, "It did not last.")
    drag(window, "drag-end", 0, 0)
    XCTAssertEqual(window.texts, ["held false"])
    // A drag that no long press comes before.
    press(window)
    drag(window, "drag-update", 40, 0)
    drag(window, "drag-end", 40, 0)
    XCTAssertEqual(journal.drain(), [])
    press(window)
    runLoop(until: { window.texts == ["held true"] }, "It did not last.")
    drag(window, "drag-update", 40, 0)
    drag(window, "drag-end", 40, 0)
    XCTAssertEqual(window.texts, ["held false"])
    XCTAssertEqual(journal.drain().last, "end")
    window.close()
  }

  /// GTK denies a press to all other gestures of a widget that are not in the group of the one that takes it.
  func testGesturesOfOnePressAreAGroup() {
    func areGrouped(_ gesture: some Gesture) -> Bool? {
      let window = TestWindow(Color.red.gesture(gesture))
      defer { window.close() }
      for widget in window.all {
        let all = controllers(of: widget)
        defer { for controller in all { g_object_unref(controller) } }
        let drags = all.filter { typeName($0) == "GtkGestureDrag" }.map { OpaquePointer($0) }
        if drags.count == 2 { return gtk_gesture_is_grouped_with(drags[0], drags[1]) != 0 }
      }
      return nil
    }
    XCTAssertEqual(areGrouped(LongPressGesture().sequenced(before: DragGesture())), true)
    XCTAssertEqual(areGrouped(LongPressGesture().simultaneously(with: DragGesture())), true)
    XCTAssertEqual(areGrouped(LongPressGesture().exclusively(before: DragGesture())), false)
    XCTAssertEqual(
      areGrouped(AnyGesture(LongPressGesture()).sequenced(before: DragGesture())), true)
  }

  func testASequenceThatBeginsWithASequenceEndsSo() {
    struct Page: View {
      @GestureState private var isHeld = false
      var body: some View {
        Color.red
          .gesture(
            TapGesture().sequenced(before: LongPressGesture(minimumDuration: 0.02))
              .sequenced(before: DragGesture())
              .updating($isHeld) { value, state, _ in
                if case .second = value { state = true }
              })
        Text("held \(isHeld)")
      }
    }
    let window = TestWindow(Page())
    tap(200, 150, in: window)
    press(window)
    runLoop(until: { window.texts == ["held true"] }, "It did not last.")
    drag(window, "drag-end", 0, 0)
    XCTAssertEqual(window.texts, ["held false"])
    window.close()
  }

  func testAGestureOfAnyTypeMayBecomeAnother() {
    struct Page: View {
      let journal: Journal
      @State private var isTap = false
      private var gesture: AnyGesture<Void> {
        if isTap { return AnyGesture(TapGesture().onEnded { journal.record("tap") }) }
        return AnyGesture(
          LongPressGesture(minimumDuration: 60).onChanged { _ in journal.record("press") }
            .map { _ in })
      }
      var body: some View {
        Color.red.gesture(gesture)
        Button("Change") { isTap.toggle() }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    press(window)
    drag(window, "drag-end", 0, 0)
    XCTAssertEqual(journal.drain(), ["press"])
    window.press("Change")
    press(window)
    drag(window, "drag-end", 0, 0)
    tap(200, 150, in: window)
    XCTAssertEqual(journal.drain(), ["tap"])
    window.press("Change")
    tap(200, 150, in: window)
    press(window)
    drag(window, "drag-end", 0, 0)
    XCTAssertEqual(journal.drain(), ["press"])
    window.close()
  }

  func testTheStateOfAGestureEndsWithIt() {
    struct Page: View {
      let model: ControlTestCase.Model
      @GestureState private var isHeld = false
      @GestureState private var isDragged = false
      private var gesture: AnyGesture<Void> {
        if model.isOn { return AnyGesture(TapGesture().map {}) }
        return AnyGesture(
          LongPressGesture(minimumDuration: 60).updating($isHeld) { _, state, _ in state = true }
            .map { _ in })
      }
      private var drag: AnyGesture<Void> {
        if model.isOn { return AnyGesture(TapGesture().map {}) }
        return AnyGesture(
          DragGesture(minimumDistance: 0).updating($isDragged) { _, state, _ in state = true }
            .map { _ in })
      }
      var body: some View {
        Color.red.gesture(gesture).simultaneousGesture(drag)
        Text("\(isHeld) \(isDragged)")
      }
    }
    let model = ControlTestCase.Model()
    let window = TestWindow(Page(model: model))
    press(window)
    XCTAssertEqual(window.texts, ["true true"])
    model.isOn = true
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["false false"])
    window.close()
  }

  private func press(_ window: TestWindow) { drag(window, "drag-begin", 5, 5) }

  private func drag(_ window: TestWindow, _ signal: String, _ x: Int, _ y: Int) {
    emitAt(200, 150, in: window, "GtkGestureDrag", signal, .real(Double(x)), .real(Double(y)))
  }
}
