import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A window that is closed leaves nothing.
@preconcurrency @MainActor
final class LeakTests: DisplayTestCase {
  private struct Page: View {
    @State private var texts = Array(repeating: "text", count: 200)
    @FocusState private var field: Int?
    @State private var isBusy = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      NavigationStack {
        Form {
          Section("Fields") {
            ForEach(texts.indices, id: \.self) { index in
              TextField("Field \(index)", text: $texts[index])
                .focused($field, equals: index)
                .onChange(of: texts[index]) { isBusy = false }
            }
          }
          if let field, field > 3 {
            Text("Field \(field)").accessibilityErrorMessage(for: $field, equals: 3)
          }
          Button("Send") { field = nil }
            .keyboardShortcut(.defaultAction)
            .disabled(isBusy)
        }
        .navigationTitle("Fields")
      }
      .onSubmit { field = (field ?? 0) + 1 }
      .onAppear { field = 7 }
      .task { await Task.yield() }
    }
  }

  private func openUseAndClose() {
    let window = TestWindow(Page())
    XCTAssertEqual(window.focus, "Field 7")
    window.field("Field 7").type("x")
    window.field("Field 7").submit()
    window.tab()
    window.close()
  }

  func testAWindowOf200FieldsLeavesNoObjectOfOursAndNoMemory() {
    // The first window makes what is made once: style sheets, types, caches.
    openUseAndClose()
    let before = (NodeCount.live, LiveCount.objects, LiveCount.signals)
    for _ in 2...10 { openUseAndClose() }
    let settled = residentKilobytes()
    for _ in 11...50 { openUseAndClose() }
    XCTAssertEqual(NodeCount.live, before.0, "nodes")
    XCTAssertEqual(LiveCount.objects, before.1, "objects")
    XCTAssertEqual(LiveCount.signals, before.2, "signals")
    // One such window is about 4 MiB: 40 that stayed would be 160 MiB. When all go, the difference
    // is fragmentation and caches of fonts, some hundred KiB up or down.
    XCTAssertLessThan(residentKilobytes() - settled, 4096)
  }

  func testNoWidgetAndNoControllerOfAClosedWindowIsKept() {
    var window: TestWindow? = TestWindow(Page())
    var lives: [(name: String, life: Life)] = []
    for widget in [window!.context.widget.pointer] + window!.all {
      lives.append((typeName(widget), Life(widget)))
      for controller in controllers(of: widget) {
        lives.append(("\(typeName(controller)) of a \(typeName(widget))", Life(controller)))
        g_object_unref(controller)
      }
    }
    XCTAssertGreaterThan(lives.count, 1000)
    window!.close()
    window = nil
    runLoopUntilIdle()
    let kept = lives.filter(\.life.isAlive).map(\.name)
    XCTAssertEqual(Dictionary(kept.map { ($0, 1) }, uniquingKeysWith: +), [:])
  }

  func testRowsThatGoLeaveNothing() {
    struct Rows: View {
      @State private var count = 0
      @State private var text = ""
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { number in
            TextField("Field \(number)", text: $text)
            Button("Button \(number)") { text = "" }.keyboardShortcut("x")
          }
          Button("Fill") { count = 50 }
          Button("Empty") { count = 0 }
        }
      }
    }
    let window = TestWindow(Rows())
    window.press("Fill")
    window.press("Empty")
    let before = (NodeCount.live, LiveCount.objects, LiveCount.signals)
    for _ in 1...5 {
      window.press("Fill")
      XCTAssertEqual(window.fields.count, 50)
      window.press("Empty")
    }
    XCTAssertEqual(NodeCount.live, before.0, "nodes")
    XCTAssertEqual(LiveCount.objects, before.1, "objects")
    XCTAssertEqual(LiveCount.signals, before.2, "signals")
    window.close()
  }

  private func residentKilobytes() -> Int {
    let status = try! String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = Int(status.split(separator: " ")[1])!
    return pages * sysconf(Int32(_SC_PAGESIZE)) / 1024
  }
}
