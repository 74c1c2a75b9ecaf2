import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Popups that are open when the widget that they belong to goes: for GTK (4.8) they would stay visible, and
/// no window would get the pointer and the keys any more.
@preconcurrency @MainActor
final class RemovedPopupTests: DisplayTestCase {
  @Observable
  fileprivate final class Model {
    var id = 0
    var isGone = false
    var isShown = false
    var choice = 0
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Button("First") {}
        if !model.isGone {
          Menu("Menu") { Button("One") {} }.id(model.id)
          Picker("Choice", selection: $model.choice) {
            Text("option 1").tag(0)
            Text("option 2").tag(1)
          }
          .pickerStyle(.menu)
          .id(model.id)
          Button("Popover") { model.isShown = true }
            .popover(isPresented: $model.isShown) { Button("Inner") {} }
            .id(model.id)
        }
      }
    }
  }

  /// Opens each popup, and checks that it is closed when the page has changed.
  private func check(_ change: (Model) -> Void, file: StaticString = #filePath, line: UInt = #line)
  {
    let openings: [(TestWindow, Model) -> Widget] = [
      { window, _ in
        let button = OpaquePointer(window.all("GtkMenuButton")[0])
        gtk_menu_button_popup(button)
        let popover = UnsafeMutableRawPointer(gtk_menu_button_get_popover(button)!)
        return Widget(popover.assumingMemoryBound(to: GtkWidget.self))
      },
      { window, _ in
        let dropDown = Widget(window.all("GtkDropDown")[0])
        let button = dropDown.firstDescendant(of: gtk_toggle_button_get_type())!
        gtk_toggle_button_set_active(button.cast(to: GtkToggleButton.self), 1)
        return dropDown.firstDescendant(of: gtk_popover_get_type())!
      },
      { window, model in
        model.isShown = true
        runLoopUntilIdle()
        return Widget(window.all("GtkPopover").last!)
      },
    ]
    for (number, open) in openings.enumerated() {
      let model = Model()
      let window = TestWindow(Page(model: model))
      let popover = open(window, model)
      window.layOut()
      XCTAssert(
        popover.isVisible && popover.pointer.isMapped, "\(number)", file: file, line: line)
      change(model)
      window.layOut()
      XCTAssertFalse(popover.isVisible, "\(number)", file: file, line: line)
      XCTAssertFalse(popover.pointer.isMapped, "\(number)", file: file, line: line)
      window.tab()
      window.layOut()
      XCTAssertNotNil(window.context.focusWidget, "\(number)", file: file, line: line)
      window.close()
    }
  }

  func testAPopupClosesWhenItsViewIsReplaced() { check { $0.id = 1 } }

  func testAPopupClosesWhenItsViewIsRemoved() { check { $0.isGone = true } }
}
