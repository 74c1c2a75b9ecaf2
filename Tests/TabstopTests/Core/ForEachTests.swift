import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The rows of a `ForEach`, however its ids change.
@preconcurrency @MainActor
final class ForEachTests: DisplayTestCase {
  /// A generator whose numbers are the same in every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 32) | (state << 32)
    }
  }

  // MARK: What is moved

  /// The length of the longest rising sequence, by comparing each with each.
  private func longestRise(in places: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, place) in places.enumerated() {
      lengths.append(
        1 + ((0..<index).filter { places[$0] < place }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  func testAsFewAsCanBeAreMoved() {
    var dice = Dice(state: 1)
    for round in 0..<500 {
      var places: [Int?] = Array(0..<Int.random(in: 0...30, using: &dice)).shuffled(using: &dice)
      for index in places.indices where Bool.random(using: &dice) { places[index] = nil }
      let isMoved = outOfOrder(places)
      let kept = zip(places, isMoved).compactMap { $1 ? nil : $0 }
      XCTAssertEqual(kept, kept.sorted(), "round \(round)")
      XCTAssertEqual(kept.count, longestRise(in: places.compactMap(\.self)), "round \(round)")
      XCTAssertFalse(zip(places, isMoved).contains { $0 == nil && $1 }, "round \(round)")
    }
    XCTAssertEqual(outOfOrder([]), [])
    XCTAssertEqual(outOfOrder([1, 2, 3, 0]), [false, false, false, true])
  }

  // MARK: Rows

  @Observable
  fileprivate final class Model {
    var numbers: [Int] = []
  }

  /// Rows of a widget, of two, of none; with a state of their own.
  private struct Row: View {
    let number: Int
    @State private var birth = Birth()

    var body: some View {
      if !number.isMultiple(of: 3) { TextField("\(number)", text: .constant("")) }
      if number.isMultiple(of: 2) { Text("\(number) \(birth.number)") }
    }
  }

  @MainActor
  private final class Birth {
    static var count = 0
    let number: Int
    init() {
      Self.count += 1
      number = Self.count
    }
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      VStack {
        Text("Top")
        ForEach(model.numbers, id: \.self) { Row(number: $0) }
        Text("Bottom")
      }
    }
  }

  /// The fields in the order of the focus model.
  private func focusOrder(_ window: TestWindow) -> [String] {
    var names: [String] = []
    _ = window.context.coordinator.root.firstNode {
      if let control = $0.owner as? FocusableControl {
        names.append(Field(control.widget.pointer).title)
      }
      return false
    }
    return names
  }

  func testRandomChangesKeepRowsAndOrder() {
    var dice = Dice(state: 2)
    let model = Model()
    let window = TestWindow(Page(model: model))
    var states: [Int: String] = [:]
    for round in 0..<150 {
      var numbers = model.numbers
      switch Int.random(in: 0..<5, using: &dice) {
      case 0: numbers.shuffle(using: &dice)
      case 1: numbers.removeAll { _ in Int.random(in: 0..<3, using: &dice) == 0 }
      case 2: numbers.reverse()
      default: break
      }
      for _ in 0..<Int.random(in: 0...4, using: &dice) {
        let new = Int.random(in: 0..<24, using: &dice)
        guard !numbers.contains(new) else { continue }
        numbers.insert(new, at: Int.random(in: 0...numbers.count, using: &dice))
      }
      model.numbers = numbers
      runLoopUntilIdle()
      let fields = numbers.filter { !$0.isMultiple(of: 3) }
      XCTAssertEqual(window.titles, fields.map(String.init), "round \(round)")
      XCTAssertEqual(focusOrder(window), fields.map(String.init), "round \(round)")
      let texts = window.texts
      XCTAssertEqual([texts.first, texts.last], ["Top", "Bottom"], "round \(round)")
      var now: [Int: String] = [:]
      for (number, text) in zip(numbers.filter { $0.isMultiple(of: 2) }, texts.dropFirst()) {
        XCTAssertTrue(text.hasPrefix("\(number) "), "round \(round)")
        now[number] = text
        if let before = states[number] { XCTAssertEqual(text, before, "a row that stayed") }
      }
      states = now
    }
    window.close()
  }

  // MARK: A bound collection of objects

  @Observable
  fileprivate final class Option: Identifiable {
    let id: Int
    var text = ""
    init(id: Int) { self.id = id }
  }

  /// Nothing but the `ForEach` reads the options.
  private struct Poll: View {
    @State private var options = [Option(id: 0), Option(id: 1)]
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        ForEach($options) { $option in
          TextField("Option \(option.id)", text: $option.text).focused($focus, equals: option.id)
        }
      }
      .onSubmit {
        guard let focus else { return }
        if focus + 1 == options.count { options.append(Option(id: options.count)) }
        self.focus = focus + 1
      }
      .onAppear { focus = 0 }
    }
  }

  func testWhatIsAppendedToABoundCollectionIsShownAndFocused() {
    let window = TestWindow(Poll())
    for number in 0..<4 {
      XCTAssertEqual(window.focus, "Option \(number)")
      window.field("Option \(number)").submit()
    }
    XCTAssertEqual(window.focus, "Option 4")
    window.close()
  }
}
