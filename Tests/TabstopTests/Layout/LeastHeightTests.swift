import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The height that a view needs if it may have any width.
@preconcurrency @MainActor
final class LeastHeightTests: DisplayTestCase {
  /// GTK's boxes write a critical message about a child that needs more height for a large width than
  /// for no width in particular.
  private func assertAgrees(
    _ view: some View, _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let window = TestWindow(view)
    defer { window.close() }
    window.layOut()
    func least(_ widget: UnsafeMutablePointer<GtkWidget>, _ width: Int32) -> Int32 {
      var minimum: Int32 = 0
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &minimum, nil, nil, nil)
      return minimum
    }
    for widget in window.all where typeName(widget) == "TabstopBox" {
      XCTAssertGreaterThanOrEqual(
        least(widget, -1), least(widget, 1 << 20), name, file: file, line: line)
    }
  }

  func testAFrameOfLimitedWidth() {
    assertAgrees(Text(sentence).frame(width: 100).frame(minHeight: 30), "fixed")
    assertAgrees(
      VStack { Text(sentence) }.frame(maxWidth: 120, minHeight: 30).background(Color.gray),
      "maximum")
    assertAgrees(
      ScrollView(.horizontal) {
        HStack { ForEach(0..<3) { _ in Text(sentence).frame(width: 90).frame(minHeight: 20) } }
      }, "cards")
  }

  func testRowsInAColumnOfLimitedWidth() {
    let long = Array(repeating: sentence, count: 10).joined(separator: " ")
    assertAgrees(Form { Section("Rows") { Text(long) } }, "form")
    assertAgrees(List { Text(long) }, "list")
  }

  func testContainersOfTexts() {
    assertAgrees(
      ViewThatFits {
        HStack {
          Text(sentence)
          Text(sentence)
        }
        VStack {
          Text(sentence).font(.title)
          Text(sentence)
        }
      }.frame(minHeight: 30), "fitting")
    assertAgrees(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100, maximum: 120))]) {
        ForEach(0..<5) { _ in Text(sentence).frame(maxWidth: .infinity, minHeight: 40) }
      }, "lazy grid")
    assertAgrees(
      Grid {
        GridRow {
          Text(sentence)
          Text(sentence).gridCellColumns(2)
        }
        GridRow {
          Text("a")
          Text("b")
          Rectangle().frame(height: 20)
        }
      }.frame(minHeight: 40), "grid")
    assertAgrees(
      GroupBox("Box") {
        HStack(alignment: .bottom) {
          ForEach(1..<4) { number in
            VStack {
              Spacer()
              Rectangle().frame(height: Double(number) * 20)
              Text("Day \(number)")
            }
          }
        }
        Text(sentence)
      }.frame(minHeight: 100), "chart")
    assertAgrees(
      Text(sentence).aspectRatio(1, contentMode: .fit).frame(minHeight: 40), "aspect")
    assertAgrees(
      HStack {
        Text(sentence).fixedSize(horizontal: false, vertical: true).layoutPriority(1)
        Text(sentence).lineLimit(2)
      }.frame(minHeight: 20), "sharing")
  }
}

private let sentence =
  "A sentence with so many words that it takes several lines in a narrow place."
