import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What follows views that change: names of rows, stops of Tab, widths of columns, the focus of a selected text.
@preconcurrency @MainActor
final class ChangedViewTests: DisplayTestCase {
  private func clickForFocus(_ label: UnsafeMutablePointer<GtkWidget>) {
    for controller in controllers(of: label) {
      if typeName(controller) == "GtkGestureClick",
        gtk_event_controller_get_propagation_phase(OpaquePointer(controller)) == GTK_PHASE_CAPTURE
      {
        emit(controller, "pressed", .number(1), .real(1), .real(1))
      }
      g_object_unref(controller)
    }
    XCTAssertNotEqual(gtk_widget_grab_focus(label), 0)
    runLoopUntilIdle()
  }

  func testASelectedTextKeepsTheFocusWhileAnotherWindowIsActive() {
    let window = TestWindow(
      VStack {
        Text("With a menu").textSelection(.enabled).contextMenu { Button("Reply") {} }
        Button("Other") {}
      })
    let pointer = window.context.widget.cast(to: GtkWindow.self)
    gtk_window_present(pointer)
    runLoop(until: { gtk_window_is_active(pointer) != 0 }, "inactive")
    let label = window.label("With a menu")!
    clickForFocus(label)
    XCTAssertEqual(gtk_window_get_focus(pointer), label)
    let other = Widget(gtk_window_new())
    gtk_window_present(other.cast(to: GtkWindow.self))
    runLoop(until: { gtk_window_is_active(other.cast(to: GtkWindow.self)) != 0 }, "other")
    runLoop(until: { !window.context.isActive }, "stays")
    runLoopUntilIdle()
    XCTAssertEqual(gtk_window_get_focus(pointer), label, "while inactive")
    gtk_window_present(pointer)
    runLoop(until: { gtk_window_is_active(pointer) != 0 }, "inactive")
    runLoopUntilIdle()
    XCTAssertEqual(gtk_window_get_focus(pointer), label, "afterwards")
    XCTAssertEqual(gtk_widget_get_focusable(label), 1)
    gtk_window_destroy(other.cast(to: GtkWindow.self))
    window.close()
  }

  @MainActor final class Model { var next: (() -> Void)? }

  func testRowsOfMenusAndSwitchesFollowTheirLabels() {
    struct Name: View {
      let model: Model
      @State private var name = "Old"
      var body: some View {
        model.next = { name = "New" }
        return Text(name)
      }
    }
    struct Page: View {
      let model: Model
      let kind: Int
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          Group {
            switch kind {
            case 0:
              Menu {
                Button("A") {}
              } label: {
                Name(model: model)
              }
            case 1: Toggle(isOn: .constant(true)) { Name(model: model) }.toggleStyle(.checkbox)
            case 2: Toggle(isOn: .constant(true)) { Name(model: model) }.toggleStyle(.switch)
            case 3:
              LabeledContent {
                Text("x")
              } label: {
                Name(model: model)
              }
            case 4:
              Button {
              } label: {
                Name(model: model)
              }
            case 5:
              Label {
                Name(model: model)
              } icon: {
                Image(systemName: "star")
              }
            case 6:
              VStack {
                Text("a"); Name(model: model)
              }.accessibilityElement(children: .combine)
            default: Toggle(isOn: .constant(true)) { Name(model: model) }.toggleStyle(.button)
            }
          }.tag(1)
        }
      }
    }
    for kind in 0..<8 {
      let model = Model()
      let window = TestWindow(Page(model: model, kind: kind))
      window.layOut()
      window.tab()
      let row = window.context.focusWidget!
      func name() -> String { exportedName(of: row) }
      let before = name()
      model.next?()
      runLoopUntilIdle()
      XCTAssertEqual(name(), before.replacingOccurrences(of: "Old", with: "New"), "\(kind)")
      XCTAssertTrue(before.contains("Old"), "\(kind) \(before)")
      window.close()
    }
  }

  func testAColumnHasItsOwnWidthAgainWhenNoViewRequestsAnother() {
    struct Page: View {
      @State private var isWide = true
      var body: some View {
        NavigationSplitView {
          if isWide {
            Button("Narrow") { isWide = false }.navigationSplitViewColumnWidth(350)
          } else {
            Button("Other") {}
          }
        } detail: {
          Rectangle().styleClass("mark")
        }
      }
    }
    let window = TestWindow(Page(), width: 1000)
    XCTAssertEqual(window.marks[0].x, 351)
    window.press("Narrow")
    window.layOut()
    XCTAssertEqual(window.marks[0].x, 241)
    window.close()
  }

  func testColumnsBecomeMoreWhenTheWidestCellBecomesNarrower() {
    struct Page: View {
      @State private var isWide = true
      var body: some View {
        Button("Narrow") { isWide = false }
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 0)]) {
            ForEach(0..<4_000, id: \.self) { index in
              Text(verbatim: "Cell \(index)").frame(
                width: index == 2 && isWide ? 170 : 70, height: 30)
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func columns() -> Int {
      let cells = window.all("GtkLabel").filter {
        gtk_widget_get_ancestor($0, gtk_button_get_type()) == nil
      }
      let places = cells.map { window.bounds(of: $0) }
      return Dictionary(grouping: places, by: \.y).values.map(\.count).max() ?? 0
    }
    XCTAssertEqual(columns(), 2)
    window.press("Narrow")
    window.layOut()
    XCTAssertGreaterThanOrEqual(columns(), 4)
    window.close()
  }

  func testALinkThatComesLaterIsNoStop() {
    struct Page: View {
      @State private var kind = 0
      @State private var names = ["Bled", "Kyoto"]
      var body: some View {
        NavigationStack {
          VStack {
            List {
              ForEach(names, id: \.self) { name in
                VStack {
                  switch kind {
                  case 0: Text(name)
                  case 1:
                    NavigationLink {
                      Text("Page")
                    } label: {
                      Text(name)
                    }
                  default:
                    NavigationLink {
                      Text("Page")
                    } label: {
                      HStack { Text(name) }
                    }
                  }
                }
              }
              .onDelete { names.remove(atOffsets: $0) }
            }
            Button("After") { kind += 1 }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func stops(_ count: Int) -> [String] {
      (0..<count).map { _ in
        window.tab()
        return window.focus ?? "nothing"
      }
    }
    for _ in 0..<3 {
      XCTAssertEqual(stops(2), ["Bled", "After"])
      window.press("After")
      window.layOut()
    }
    window.close()
  }

  func testARefusedDeletionIsNotAnnouncedThoughAnotherRowHasGone() {
    struct Page: View {
      @State private var count = 300
      var body: some View {
        List {
          ForEach(0..<count, id: \.self) { Text("Row \($0)") }.onDeleteRows { _ in count -= 1 }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let before = Announcements.shared.count
    emit(buttons("Delete", in: window)[3], "clicked")
    runLoopUntilIdle()
    let adjustment = gtk_scrolled_window_get_vadjustment(
      OpaquePointer(window.all("GtkScrolledWindow")[0]))
    for _ in 0..<3 {
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
      window.layOut()
    }
    runLoop(until: { window.label("Row 3") == nil }, within: 20)
    XCTAssertEqual(Announcements.shared.count, before)
    window.close()
  }
}
