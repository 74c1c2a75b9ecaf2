import PrivateDisplay
import SwiftUI
import XCTest

/// Programs that write SwiftUI's type for lengths, `CGFloat`, where Swift does not convert it into
/// Tabstop's `Double`.
@preconcurrency @MainActor
final class LengthTypeTests: DisplayTestCase {
  func testTheEnvironmentIsReadAsALength() {
    struct Page: View {
      @Environment(\.defaultMinListRowHeight) private var rowHeight: CGFloat
      @Environment(\.defaultMinListHeaderHeight) private var headerHeight: CGFloat?
      @Environment(\.lineSpacing) private var spacing
      var body: some View {
        Text(verbatim: "\(Int(rowHeight)), \(Int(headerHeight ?? 0)), \(Int(spacing))")
      }
    }
    let header: CGFloat? = 30
    let window = TestWindow(
      Page()
        .environment(\.defaultMinListRowHeight, CGFloat(70))
        .environment(\.defaultMinListHeaderHeight, header.map(Double.init))
        .environment(\.lineSpacing, CGFloat(4)))
    XCTAssertEqual(window.texts, ["70, 30, 4"])
    window.close()
  }

  func testOptionalSpacingsOfLayouts() {
    let spacing: CGFloat? = 12
    let layout = AnyLayout(HStackLayout(spacing: spacing))
    let window = TestWindow(
      Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
        GridRow { layout { Text(verbatim: "one") } }
      }
      .aspectRatio(spacing, contentMode: .fit)
      .safeAreaInset(edge: .bottom, spacing: spacing) { Text(verbatim: "two") })
    XCTAssertEqual(window.texts, ["one", "two"])
    window.close()
  }

  func testAnInsetIsALength() {
    struct Page: View {
      @State private var top: CGFloat = -1
      @State private var height: CGFloat = -1
      var body: some View {
        Text(verbatim: "\(Int(top)), \(height > 0)")
          .onGeometryChange(for: CGFloat.self) {
            $0.safeAreaInsets.top
          } action: {
            top = $0
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0
          }
      }
    }
    let window = TestWindow(Page())
    runLoop(until: { window.texts == ["0, true"] }, "The lengths did not arrive.")
    window.close()
  }

  func testDashesAreLengths() {
    let dashes: [CGFloat] = [6, 3]
    XCTAssertEqual(StrokeStyle(lineWidth: CGFloat(2), dash: dashes).dash, [6, 3])
  }

  func testFunctionsOfLengths() {
    func half(_ length: CGFloat, _ axis: Axis) -> CGFloat { length / 2 }
    let window = TestWindow(
      ScrollView {
        Text(verbatim: "half").containerRelativeFrame(.horizontal, half)
          .alignmentGuide(.leading) { (dimensions: ViewDimensions) -> CGFloat in dimensions.width }
      })
    XCTAssertEqual(window.texts, ["half"])
    window.close()
  }
}
