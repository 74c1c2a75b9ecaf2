import CGtk
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Values of the environment that modifiers of their names set, for the views of a program to read.
@preconcurrency @MainActor
final class DisplayChoicesTests: DisplayTestCase {
  @MainActor private final class Found { var values: EnvironmentValues? }

  private struct Reader: View {
    let found: Found
    @Environment(\.self) private var values
    var body: some View {
      let _ = found.values = values
      Text("Page")
    }
  }

  func testViewsReadWhatTheModifiersSet() throws {
    let found = Found()
    let window = TestWindow(
      Reader(found: found)
        .scrollIndicators(.never, axes: .vertical)
        .scrollIndicators(.visible, axes: .horizontal)
        .scrollBounceBehavior(.basedOnSize)
        .scrollDismissesKeyboard(.interactively)
        .menuIndicator(.hidden)
        .springLoadingBehavior(.enabled)
        .allowedDynamicRange(.high)
        .symbolColorRenderingMode(.gradient)
        .symbolVariableValueMode(.draw)
        .hoverEffectDisabled())
    let values = try XCTUnwrap(found.values)
    XCTAssertEqual(values.verticalScrollIndicatorVisibility, .never)
    XCTAssertEqual(values.horizontalScrollIndicatorVisibility, .visible)
    XCTAssertEqual(values.verticalScrollBounceBehavior, .basedOnSize)
    XCTAssertEqual(values.horizontalScrollBounceBehavior, .automatic)
    XCTAssertEqual(values.scrollDismissesKeyboardMode, .interactively)
    XCTAssertEqual(values.menuIndicatorVisibility, .hidden)
    XCTAssertEqual(values.springLoadingBehavior, .enabled)
    XCTAssertEqual(values.allowedDynamicRange, .high)
    XCTAssertEqual(values.symbolColorRenderingMode, .gradient)
    XCTAssertEqual(values.symbolVariableValueMode, .draw)
    XCTAssertFalse(values.isHoverEffectEnabled)
    window.close()
  }

  func testAValueOfTheEnvironmentHidesScrollBarsAsTheModifierDoes() {
    func policies(_ window: TestWindow) -> [GtkPolicyType] {
      var (horizontal, vertical) = (GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
      let scroller = OpaquePointer(window.all("GtkScrolledWindow")[0])
      gtk_scrolled_window_get_policy(scroller, &horizontal, &vertical)
      window.close()
      return [horizontal, vertical]
    }
    let page = ScrollView { Text("Page") }
    let plain = policies(TestWindow(page))
    let byModifier = policies(TestWindow(page.scrollIndicators(.hidden, axes: .vertical)))
    XCTAssertNotEqual(plain, byModifier)
    XCTAssertEqual(
      policies(TestWindow(page.environment(\.verticalScrollIndicatorVisibility, .hidden))),
      byModifier)
  }
}
