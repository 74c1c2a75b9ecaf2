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
}
