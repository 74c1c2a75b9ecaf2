import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Closed windows and removed views leave no objects and no memory.
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

  /// GTK's emoji chooser is some 2,000 widgets and 6 MiB for each field in which it was open.
  func testTheEmojiChooserGoesWhenItIsClosed() {
    struct Fields: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text)
        TextEditor(text: $text)
      }
    }
    let window = TestWindow(Fields())
    for type in ["GtkText", "GtkTextView"] {
      let text = window.all(type)[0]
      emit(text, "insert-emoji")
      let chooser = descendants(of: text).first { typeName($0) == "GtkEmojiChooser" }
      guard let chooser else { return XCTFail("\(type): no emoji chooser") }
      let life = Life(chooser)
      gtk_popover_popdown(
        UnsafeMutableRawPointer(chooser).assumingMemoryBound(to: GtkPopover.self))
      runLoop(until: { !life.isAlive }, "\(type): the emoji chooser stays")
    }
    window.close()
  }

  func testTheEmojiChooserGoesWithTheWidgetBelowIt() throws {
    struct Page: View {
      @State private var hasStamp = true
      var body: some View {
        if hasStamp { Button("Stamp") {} }
        Button("Remove") { hasStamp = false }
      }
    }
    let window = TestWindow(Page())
    let stamp = window.button("Stamp")
    EmojiList.open(over: stamp) { _ in }
    let chooser = try XCTUnwrap(window.all("GtkEmojiChooser").first)
    let lives = [Life(stamp), Life(chooser)]
    window.press("Remove")
    runLoop(until: { !lives.contains { $0.isAlive } }, "The chooser stays.")
    window.close()
  }

  func testAWindowOf200FieldsLeavesNoObjectOfOursAndNoMemory() {
    // The first window creates what exists once: style sheets, types, caches.
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

  func testHiddenPartsAndSharesOfAScrollViewLeaveNothing() {
    struct Page: View {
      var body: some View {
        ScrollView(.horizontal) {
          HStack {
            Text("Decoration").accessibilityHidden(true)
            HStack {
              Text("Part")
              Button("Control") {}
            }
            .accessibilityHidden(true)
            Text("Share").containerRelativeFrame(.horizontal, count: 0, spacing: 4)
            Text("Length").containerRelativeFrame(.horizontal) { _, _ in .infinity }
          }
        }
      }
    }
    TestWindow(Page()).close()
    let before = (NodeCount.live, LiveCount.objects, LiveCount.signals)
    for _ in 1...3 { TestWindow(Page()).close() }
    XCTAssertEqual(NodeCount.live, before.0, "nodes")
    XCTAssertEqual(LiveCount.objects, before.1, "objects")
    XCTAssertEqual(LiveCount.signals, before.2, "signals")
  }

  private func residentKilobytes() -> Int {
    let status = try! String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = Int(status.split(separator: " ")[1])!
    return pages * sysconf(Int32(_SC_PAGESIZE)) / 1024
  }

  /// The modifiers whose nodes are registered elsewhere: focus, presentations, pages, values.
  func testViewsOfAllKindsThatGoLeaveNothing() {
    struct Values: View {
      @AccessibilityFocusState private var isRead: Bool
      @FocusState private var field: Int?
      @State private var text = ""
      @State private var isOpen = false
      @State private var tab = 0
      @Namespace private var space
      var body: some View {
        VStack {
          Text("Read").accessibilityFocused($isRead)
          TextField("Field", text: $text)
            .focused($field, equals: 1)
            .accessibilityFocused($isRead)
            .submitLabel(.next)
            .focusedValue(\.leakTest, text)
            .prefersDefaultFocus(in: space)
            .overlay(Text("Over"))
          Text("Wrong").accessibilityErrorMessage(for: $field, equals: 1)
          Text("Focusable").focusable().focusedSceneValue(\.leakTest, text)
          LabeledContent("Label") { TextField("Inner", text: $text) }
          Toggle("Toggle", isOn: $isOpen)
          Menu("Menu") { Button("Item") {} }
          Picker("Picker", selection: $tab) {
            Text("Zero").tag(0)
            Text("One").tag(1)
          }
          DisclosureGroup("More") { Text("Inside") }
          Text("Anchor").popover(isPresented: $isOpen) { Text("Popover") }
          TabView(selection: $tab) {
            Text("A").tabItem { Text("First") }.tag(0)
            Text("B").tabItem { Text("Second") }.tag(1)
          }
          NavigationStack {
            List { NavigationLink("Link") { Text("Page") } }.navigationTitle("Title")
          }
        }
        .focusScope(space)
        .defaultFocus($field, 1)
        .contextMenu { Button("Item") {} }
        .onKeyPress(.return) { .ignored }
        .onSubmit {}
        .task { await Task.yield() }
      }
    }
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        if isShown { Values() }
        Button("Turn") { isShown.toggle() }
      }
    }
    let window = TestWindow(Page())
    window.press("Turn")
    window.press("Turn")
    let before = (NodeCount.live, LiveCount.objects, LiveCount.signals)
    for _ in 1...6 { window.press("Turn") }
    XCTAssertEqual(NodeCount.live, before.0, "nodes")
    XCTAssertEqual(LiveCount.objects, before.1, "objects")
    XCTAssertEqual(LiveCount.signals, before.2, "signals")
    window.close()
  }

  func testAMeasuredViewAndAPressedTextLeaveNothing() {
    assertLeavesNothing(GeometryReader { Text("Width \($0.size.width)") })
    assertLeavesNothing(Text("Text").textSelection(.enabled).onTapGesture {})
    assertLeavesNothing(
      GeometryReader {
        Text("Width \($0.size.width)").textSelection(.enabled).onTapGesture {}
      })
  }

  private func assertLeavesNothing(_ content: some View, line: UInt = #line) {
    func openAndClose() {
      let window = TestWindow(content)
      window.layOut()
      window.close()
    }
    openAndClose()
    let before = (NodeCount.live, LiveCount.objects, LiveCount.signals)
    for _ in 1...3 { openAndClose() }
    XCTAssertEqual(NodeCount.live, before.0, "nodes", line: line)
    XCTAssertEqual(LiveCount.objects, before.1, "objects", line: line)
    XCTAssertEqual(LiveCount.signals, before.2, "signals", line: line)
  }

  func testAFocusedValueThatGoesKeepsNothingOfTheProgram() {
    final class Model {}
    struct Page: View {
      let make: () -> Model
      @State private var isShown = true
      var body: some View {
        if isShown {
          let model = make()
          Text("Text").focusable()
            .focusedValue(\.leakTest, "\(ObjectIdentifier(model))")
            .modifier(Keeping(model: model))
        }
        Button("Go") { isShown = false }
      }
    }
    struct Keeping: ViewModifier {
      let model: AnyObject
      func body(content: Content) -> some View { content.focusedValue(\.leakObject, model) }
    }
    weak var model: Model?
    let window = TestWindow(
      Page {
        let new = Model()
        model = new
        return new
      })
    XCTAssertNotNil(model)
    window.press("Go")
    window.close()
    XCTAssertNil(model)
  }
}

extension FocusedValues {
  fileprivate var leakTest: String? {
    get { self[LeakTestKey.self] }
    set { self[LeakTestKey.self] = newValue }
  }
  fileprivate var leakObject: AnyObject? {
    get { self[LeakObjectKey.self] }
    set { self[LeakObjectKey.self] = newValue }
  }
}

private struct LeakTestKey: FocusedValueKey { typealias Value = String }
private struct LeakObjectKey: FocusedValueKey { typealias Value = AnyObject }
