import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Layouts apart from their views, and layouts of a program's own.
@preconcurrency @MainActor
final class AnyLayoutTests: DisplayTestCase {
  @Observable
  final class Model { var isWide = true }

  private struct Page: View {
    let model: Model
    @State private var first = ""
    @State private var second = ""

    var body: some View {
      let layout =
        model.isWide
        ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(alignment: .leading))
      layout {
        TextField("First", text: $first)
        Divider()
        TextField("Second", text: $second)
      }
    }
  }

  func testAnotherLayoutKeepsStateAndFocus() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.click("Second")
    window.field("Second").type("kept")
    let second = window.field("Second").widget.pointer
    let (a, b) = (
      window.bounds(of: window.field("First").widget.pointer), window.bounds(of: second)
    )
    XCTAssertEqual(a.y, b.y)
    XCTAssertLessThan(a.x + a.width, b.x)
    model.isWide = false
    runLoopUntilIdle()
    window.layOut()
    XCTAssertEqual(window.field("Second").widget.pointer, second, "the same widget")
    XCTAssertEqual(window.field("Second").text, "kept")
    XCTAssertEqual(window.focus, "Second")
    let (c, d) = (
      window.bounds(of: window.field("First").widget.pointer), window.bounds(of: second)
    )
    XCTAssertEqual(c.x, d.x)
    XCTAssertLessThan(c.y + c.height, d.y)
    let line = window.bounds(of: window.all("GtkSeparator")[0])
    XCTAssertGreaterThan(line.width, line.height, "a divider lies across the stack")
    window.close()
  }

  func testLayersAreSortedOnlyWhileTheyLieOverEachOther() {
    struct Layers: View {
      let model: Model
      var body: some View {
        let layout =
          model.isWide
          ? AnyLayout(ZStackLayout(alignment: .topLeading)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Text("front").zIndex(1)
          Text("back")
        }
      }
    }
    let model = Model()
    let window = TestWindow(Layers(model: model))
    XCTAssertEqual(window.texts, ["back", "front"])
    model.isWide = false
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["front", "back"])
    window.close()
  }

  /// As programs have it for tags.
  private struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      arrange(proposal, subviews).size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let result = arrange(proposal, subviews)
      for (index, position) in result.positions.enumerated() {
        subviews[index].place(
          at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
          proposal: .unspecified)
      }
    }

    private func arrange(
      _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> (size: CGSize, positions: [CGPoint]) {
      let maxWidth = proposal.width ?? .infinity
      var (x, y, height, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      var positions: [CGPoint] = []
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if x + size.width > maxWidth, x > 0 { (x, y, height) = (0, y + height + spacing, 0) }
        positions.append(CGPoint(x: x, y: y))
        height = max(height, size.height)
        x += size.width + spacing
        widest = max(widest, x - spacing)
      }
      return (CGSize(width: widest, height: y + height), positions)
    }
  }

  func testALayoutOfOnesOwnFlows() {
    let window = TestWindow(
      VStack(alignment: .leading, spacing: 0) {
        FlowLayout(spacing: 10) {
          ForEach(0..<5) { _ in mark(120, 20) }
        }
        mark(10, 10)
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    let marks = window.marks
    XCTAssertEqual(marks.map(\.x), [0, 130, 260, 0, 130, 0], "400 points hold three")
    XCTAssertEqual(marks.map(\.y), [0, 0, 0, 30, 30, 50])
    window.close()
  }

  private struct Share: LayoutValueKey { static let defaultValue: CGFloat = 1 }

  /// Shares its width by what the views say.
  private struct SharedRow: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 20))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let total = subviews.reduce(0) { $0 + $1[Share.self] }
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Share.self] / total
        subview.place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(width: width, height: 20))
        x += width
      }
    }
  }

  func testALayoutReadsWhatItsViewsSay() {
    let window = TestWindow(
      SharedRow {
        Rectangle().styleClass("mark").layoutValue(key: Share.self, value: 3)
        Rectangle().styleClass("mark")
      })
    XCTAssertEqual(window.marks.map(\.x), [0, 300])
    XCTAssertEqual(window.marks.map(\.width), [300, 100])
    XCTAssertEqual(window.marks[0].y, 140)
    window.close()
  }

  func testStacksAreLayoutsToAProgramsOwn() {
    let layouts: [any Layout] = [HStackLayout(spacing: 0), FlowLayout()]
    let window = TestWindow(
      AnyLayout(layouts[0]) {
        mark(40, 20)
        mark(60, 20)
      })
    XCTAssertEqual(window.marks[1].x - window.marks[0].x, 40)
    window.close()
  }
}
