import Foundation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Values that views pass up, and views with their own `==`.
@preconcurrency @MainActor
final class PreferenceTests: DisplayTestCase {
  private struct Widths: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private struct Page: View {
    @State private var second = 2
    @State private var hasThird = false
    let journal: Journal

    var body: some View {
      VStack {
        Text("one").preference(key: Widths.self, value: [1])
        Text("two").preference(key: Widths.self, value: [second])
        if hasThird { Text("three").preference(key: Widths.self, value: [3]) }
        Button("Change") { second = 20 }
        Button("Add") { hasThird.toggle() }
      }
      .transformPreference(Widths.self) { $0.append(100) }
      .onPreferenceChange(Widths.self) { journal.record("\($0)") }
    }
  }

  func testPreferencesAreReducedInTheOrderOfTheViews() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    XCTAssertEqual(journal.drain(), ["[1, 2, 100]"])
    window.press("Change")
    XCTAssertEqual(journal.drain(), ["[1, 20, 100]"])
    window.press("Add")
    XCTAssertEqual(journal.drain(), ["[1, 20, 3, 100]"])
    window.press("Add")
    XCTAssertEqual(journal.drain(), ["[1, 20, 100]"])
    window.close()
  }

  private struct Transformed: View {
    let journal: Journal
    @State private var factor = 1
    @State private var hasTransform = true
    @State private var other = 0

    var body: some View {
      VStack {
        Button("Factor") { factor += 1 }
        Button("Transform") { hasTransform.toggle() }
        Button("Other \(other)") { other += 1 }
        VStack {
          if hasTransform {
            content.transformPreference(Widths.self) { $0[0] *= factor }
          } else {
            content
          }
        }
        .onPreferenceChange(Widths.self) { journal.record("\($0)") }
      }
    }

    private var content: some View { Text("one").preference(key: Widths.self, value: [1]) }
  }

  func testAnotherTransformIsFollowed() {
    let journal = Journal()
    let window = TestWindow(Transformed(journal: journal))
    XCTAssertEqual(journal.drain(), ["[1]"])
    window.press("Factor")
    XCTAssertEqual(journal.drain(), ["[2]"])
    window.press("Other 0")
    XCTAssertEqual(journal.drain(), [])
    window.press("Transform")
    XCTAssertEqual(journal.drain(), ["[1]"])
    window.press("Transform")
    XCTAssertEqual(journal.drain(), ["[2]"])
    window.close()
  }

  private struct Layered: View {
    @State private var factor = 1

    var body: some View {
      VStack {
        Button("Factor") { factor += 1 }
        Text("one").preference(key: Widths.self, value: [1])
          .transformPreference(Widths.self) { $0[0] *= factor }
          .overlayPreferenceValue(Widths.self) { Text("over \($0)") }
          .backgroundPreferenceValue(Widths.self) { Text("under \($0)") }
      }
    }
  }

  func testALayerFollowsStateThatOnlyATransformReads() {
    let window = TestWindow(Layered())
    for factor in 1...3 {
      XCTAssertEqual(
        Set(window.texts), ["one", "over [\(factor)]", "under [\(factor)]"], "\(factor)")
      window.press("Factor")
    }
    window.close()
  }

  private struct Row: View, Equatable {
    let number: Int
    let action: () -> Void
    let journal: Journal
    nonisolated static func == (a: Row, b: Row) -> Bool { a.number == b.number }

    var body: some View {
      let _ = journal.record("row \(number)")
      Button("Row", action: action)
    }
  }

  private struct Rows: View {
    @State private var count = 0
    let journal: Journal

    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        Row(number: count / 2, action: { [count] in journal.record("\(count)") }, journal: journal)
          .equatable()
      }
    }
  }

  func testAnEquatableViewIsEvaluatedOnlyWhenItDiffers() {
    let journal = Journal()
    let window = TestWindow(Rows(journal: journal))
    XCTAssertEqual(journal.drain(), ["row 0"])
    window.press("Count 0")
    XCTAssertEqual(journal.drain(), [], "1 / 2 is 0 still")
    window.press("Count 1")
    XCTAssertEqual(journal.drain(), ["row 1"])
    window.close()
  }
}
