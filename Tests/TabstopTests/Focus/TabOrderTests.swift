import PrivateDisplay
import Tabstop
import XCTest

/// Tab goes through views beside each other in the order of the source, whatever their heights are.
@preconcurrency @MainActor
final class TabOrderTests: DisplayTestCase {
  private struct Field: View {
    let name: String
    let error: String?
    @State private var text = ""

    var body: some View {
      VStack(alignment: .leading) {
        TextField(name, text: $text)
        if let error { Text(error) }
      }
    }
  }

  private func order<V: View>(of view: V, backward: Bool = false) -> [String?] {
    let window = TestWindow(view)
    window.layOut()
    defer { window.close() }
    return (0..<3).map { _ in
      window.tab(backward: backward)
      return window.focus
    }
  }

  func testAMessageBelowAFieldDoesNotPutItBehindItsNeighbour() {
    let fields = HStack {
      Field(name: "Month", error: "Invalid")
      Field(name: "Code", error: nil)
      Button("Pay") {}
    }
    XCTAssertEqual(order(of: fields), ["Month", "Code", "Pay"])
    XCTAssertEqual(order(of: fields, backward: true), ["Pay", "Code", "Month"])
  }

  func testAlignedAtTheTop() {
    let fields = HStack(alignment: .top) {
      Field(name: "Month", error: "Invalid")
      Field(name: "Code", error: nil)
      Field(name: "Name", error: "Required")
    }
    XCTAssertEqual(order(of: fields), ["Month", "Code", "Name"])
  }

  func testInTheRowOfAGrid() {
    let fields = Grid(alignment: .top) {
      GridRow {
        Field(name: "Month", error: "Invalid")
        Field(name: "Code", error: nil)
        Button("Pay") {}
      }
    }
    XCTAssertEqual(order(of: fields), ["Month", "Code", "Pay"])
  }

  func testInTheCellsOfALazyGrid() {
    let fields = LazyVGrid(columns: [GridItem(.flexible(), alignment: .top), GridItem()]) {
      Field(name: "Month", error: "Invalid")
      Field(name: "Code", error: nil)
      Button("Pay") {}
    }
    XCTAssertEqual(order(of: fields), ["Month", "Code", "Pay"])
  }

  func testInAMirroredRow() {
    let fields = HStack(alignment: .top) {
      Field(name: "Month", error: "Invalid")
      Field(name: "Code", error: nil)
      Button("Pay") {}
    }
    .environment(\.layoutDirection, .rightToLeft)
    XCTAssertEqual(order(of: fields), ["Month", "Code", "Pay"])
  }

  /// As the appointments of a day in a calendar: the middle of a long one is below that of a short one.
  func testInLayersThatAreMovedApart() {
    let layers = ZStack(alignment: .topLeading) {
      Button("Long") {}.frame(height: 200)
      Button("Short") {}.offset(x: 40, y: 20)
      Button("Last") {}.offset(y: 210)
    }
    XCTAssertEqual(order(of: layers), ["Long", "Short", "Last"])
    XCTAssertEqual(order(of: layers, backward: true), ["Last", "Short", "Long"])
  }
}
