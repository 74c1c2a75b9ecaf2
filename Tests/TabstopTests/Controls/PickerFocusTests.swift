import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The focus in pickers.
@preconcurrency @MainActor
final class PickerFocusTests: DisplayTestCase {
  @Observable
  fileprivate final class Model {
    var choice = 0
    var options: [Int]
    init(_ count: Int) { options = Array(0..<count) }
  }

  private struct Page<Style: PickerStyle>: View {
    @Bindable var model: Model
    let style: Style
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      Picker("Number", selection: $model.choice) {
        ForEach(model.options, id: \.self) { Text("option \($0)").tag($0) }
      }
      .pickerStyle(style)
      .focused($isFocused)
      TextField("Below", text: $text)
      Button("Picker") { isFocused = true }
    }
  }

  private func focusedOption(_ window: TestWindow) -> String? {
    guard let focus = window.context.focusWidget else { return nil }
    return descendants(of: focus).first { typeName($0) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
  }

  func testTheListOpensAtTheSelectedItem() {
    let model = Model(300)
    model.choice = 250
    let window = TestWindow(Page(model: model, style: .menu))
    let dropDown = Widget(window.all("GtkDropDown")[0])
    for choice in [250, 3] {
      model.choice = choice
      runLoopUntilIdle()
      let button = dropDown.firstDescendant(of: gtk_toggle_button_get_type())!
      gtk_toggle_button_set_active(button.cast(to: GtkToggleButton.self), 1)
      window.layOut()
      XCTAssertEqual(focusedOption(window), "option \(choice)")
      XCTAssertEqual(model.choice, choice, "opening chooses nothing")
      gtk_popover_popdown(
        dropDown.firstDescendant(of: gtk_popover_get_type())!.cast(to: GtkPopover.self))
      runLoopUntilIdle()
    }
    window.close()
  }

  func testAValuePutsTheFocusOnTheOptionThatIsChosen() {
    let model = Model(3)
    model.choice = 1
    let window = TestWindow(Page(model: model, style: .inline))
    window.press("Picker")
    XCTAssertEqual(window.focus, "option 1")
    window.close()
  }

  /// The picker keeps the focus when the focused option is removed.
  func testTheFocusStaysInAPickerThatLosesOptions() {
    let model = Model(3)
    model.choice = 2
    let window = TestWindow(Page(model: model, style: .inline))
    window.tab()
    XCTAssertEqual(window.focus, "option 2")
    model.options = [0, 1]
    runLoopUntilIdle()
    XCTAssertTrue(window.focus?.hasPrefix("option") == true, window.focus ?? "nothing")
    window.close()
  }

  /// The picture alone, which is named for assistive technology.
  func testASegmentWithAPictureShowsNoText() {
    struct Page: View {
      @State private var isGrid = true
      var body: some View {
        Picker("Layout", selection: $isGrid) {
          Image(systemName: "square.grid.2x2").tag(true).accessibilityLabel("Grid")
          Image(systemName: "list.bullet").accessibilityLabel("List").tag(false)
        }
        .pickerStyle(.segmented)
      }
    }
    let window = TestWindow(Page())
    let segments = window.all("GtkCheckButton")
    XCTAssertEqual(segments.count, 2)
    for segment in segments {
      XCTAssertNil(Widget(segment).firstLabel)
      XCTAssertEqual(descendants(of: segment).filter { typeName($0) == "GtkImage" }.count, 1)
    }
    window.close()
  }
}
