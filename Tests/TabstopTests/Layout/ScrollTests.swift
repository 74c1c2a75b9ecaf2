import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Scroll views and their positions.
@preconcurrency @MainActor
final class ScrollTests: DisplayTestCase {
  private func scroller(_ window: TestWindow) -> OpaquePointer {
    OpaquePointer(window.all("TabstopScroller")[0])
  }

  private func offset(_ window: TestWindow) -> Double {
    gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(scroller(window)))
  }

  private struct Rows: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Tenth") { proxy.scrollTo(10) }
          Button("Tenth on top") { proxy.scrollTo(10, anchor: .top) }
          Button("End") { withAnimation { proxy.scrollTo("end", anchor: .bottom) } }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(1...20, id: \.self) { row in
                Text("Row \(row)").frame(height: 50)
              }
              Color.clear.frame(height: 10).id("end")
            }
          }
          .frame(height: 100)
        }
      }
    }
  }

  func testSeveralViewsThatAreShorterThanTheirScrollViewAreAtItsTop() throws {
    let window = TestWindow(
      ScrollView {
        Text("First")
        Text("Second")
      }, height: 300)
    window.layOut()
    XCTAssertLessThan(window.bounds(of: try XCTUnwrap(window.label("First"))).y, 20)
    window.close()
  }

  func testAReaderScrollsToRowsAndIdentifiers() {
    let window = TestWindow(Rows())
    window.press("Tenth")
    window.layOut()
    // The tenth row ends at 500, of which 100 are seen.
    XCTAssertEqual(offset(window), 400)
    window.press("Tenth on top")
    window.layOut()
    XCTAssertEqual(offset(window), 450)
    window.press("End")
    window.layOut()
    XCTAssertEqual(offset(window), 910)
    window.close()
  }

  /// `messages.last?.id` is what chats scroll to; `.id(selection)` may be optional, too.
  func testAReaderScrollsToAnOptionalIdentifier() {
    struct Chat: View {
      @State private var messages = (1...20).map { "Message \($0)" }
      private let end: String? = "end"
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Send") { messages.append("New") }
            Button("End") { proxy.scrollTo("end", anchor: .bottom) }
            Button("None") { proxy.scrollTo(String?.none, anchor: .top) }
            ScrollView {
              VStack(spacing: 0) {
                ForEach(messages, id: \.self) { Text($0).frame(height: 50) }
                Color.clear.frame(height: 10).id(end)
              }
            }
            .onChange(of: messages.count) {
              withAnimation { proxy.scrollTo(messages.last, anchor: .bottom) }
            }
            .frame(height: 100)
          }
        }
      }
    }
    let window = TestWindow(Chat())
    window.press("Send")
    window.layOut()
    XCTAssertEqual(offset(window), 950)
    window.press("End")
    window.layOut()
    XCTAssertEqual(offset(window), 960)
    window.press("None")
    window.layOut()
    XCTAssertEqual(offset(window), 960)
    window.close()
  }

  /// The padding around the content is scrolled, too: the last message of a chat was cut off by its length.
  func testAReaderScrollsInContentWithPadding() {
    struct Page: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Third on top") { proxy.scrollTo(3, anchor: .top) }
            Button("Last") { proxy.scrollTo(20, anchor: .bottom) }
            Button("First") { proxy.scrollTo(1) }
            ScrollView {
              VStack(spacing: 0) {
                ForEach(1...20, id: \.self) { Text("Row \($0)").frame(height: 50) }
              }
              .padding()
            }
            .frame(height: 100)
          }
        }
      }
    }
    let window = TestWindow(Page())
    for (button, place) in [("Third on top", 116.0), ("Last", 916), ("First", 16)] {
      window.press(button)
      window.layOut()
      XCTAssertEqual(offset(window), place)
    }
    window.close()
  }

  func testAScrollPositionTakesAnOptionalIdentifier() {
    struct Page: View {
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        VStack {
          Button("Last") { position.scrollTo(id: (1...20).last, anchor: .bottom) }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(1...20, id: \.self) { Text("Row \($0)").frame(height: 50) }
            }
          }
          .scrollPosition($position)
          .frame(height: 100)
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Last")
    window.layOut()
    XCTAssertEqual(offset(window), 900)
    window.close()
  }

  func testAScrollPositionIsScrolledTo() {
    struct Page: View {
      @State private var position: Int? = 5
      var body: some View {
        VStack {
          Button("Ninth") { position = 9 }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(1...20, id: \.self) { row in
                Text("Row \(row)").frame(height: 50)
              }
            }
          }
          .scrollPosition(id: $position, anchor: .top)
          .frame(height: 100)
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertEqual(offset(window), 200)
    window.press("Ninth")
    window.layOut()
    XCTAssertEqual(offset(window), 400)
    window.close()
  }

  func testAxesAndScrollBarsMayChange() {
    struct Page: View {
      @State private var isSideways = false
      var body: some View {
        VStack {
          Button("Turn") { isSideways = true }
          ScrollView(isSideways ? .horizontal : .vertical) { Text("Content") }
            .scrollIndicators(isSideways ? .hidden : .automatic)
        }
      }
    }
    let window = TestWindow(Page())
    func policies() -> [GtkPolicyType] {
      var (across, down) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
      gtk_scrolled_window_get_policy(scroller(window), &across, &down)
      return [across, down]
    }
    XCTAssertEqual(policies(), [GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC])
    window.press("Turn")
    XCTAssertEqual(policies(), [GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER])
    window.close()
  }

  func testScrollingMayBeDisabledAndEnabledAgain() {
    struct Page: View {
      @State private var isDisabled = true
      var body: some View {
        VStack {
          Button("Enable") { isDisabled = false }
          ScrollView(showsIndicators: false) { Text("Content") }
            .scrollDisabled(isDisabled).scrollBounceBehavior(.basedOnSize)
        }
      }
    }
    let window = TestWindow(Page())
    func isListening() -> Bool {
      var isListening = false
      for controller in controllers(of: window.all("TabstopScroller")[0]) {
        if typeName(controller) == "GtkEventControllerScroll",
          gtk_event_controller_get_propagation_phase(OpaquePointer(controller)) != GTK_PHASE_NONE
        {
          isListening = true
        }
        g_object_unref(controller)
      }
      return isListening
    }
    XCTAssertFalse(isListening())
    window.press("Enable")
    XCTAssertTrue(isListening())
    window.close()
  }

  func testTextsThatScrollSidewaysAreNotBrokenIntoLines() {
    let window = TestWindow(
      VStack {
        Text("One word").styleClass("mark")
        ScrollView(.horizontal) {
          HStack { ForEach(0..<20) { _ in Text("One word").styleClass("mark") } }
        }
      })
    window.layOut()
    XCTAssertEqual(Set(window.marks.map(\.height)).count, 1, "\(window.marks)")
    XCTAssertEqual(Set(window.marks.map(\.width)).count, 1, "\(window.marks)")
    window.close()
  }

  func testWhatDoesNotClipShowsContentBeyondItsEdges() {
    for isClipped in [true, false] {
      let window = TestWindow(
        ScrollView(.horizontal) {
          Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40).offset(y: -20)
        }
        .scrollClipDisabled(!isClipped)
        .frame(height: 40).padding(40))
      window.layOut()
      let red = window.picture().count(of: .red)
      XCTAssertEqual(red, isClipped ? 40 * 20 : 40 * 40)
      window.close()
    }
  }

  /// The keys select tabs from everywhere in a tab view.
  func testARowThatScrollsSidewaysLeavesTheKeysOfTabsAlone() {
    struct Tabs: View {
      var body: some View {
        TabView {
          row.tabItem { Text("First") }
          Text("Second").tabItem { Text("Second") }
        }
      }
      var row: some View {
        ScrollView(.horizontal) { HStack { ForEach(0..<40) { Text("Item \($0)") } } }
      }
    }
    for isInTabs in [false, true] {
      let window = TestWindow(Group { if isInTabs { Tabs() } else { Tabs().row } })
      window.layOut()
      let scroller = window.all("TabstopScroller")[0]
      let key = SignalParameter.number(Int(GTK_SCROLL_PAGE_FORWARD.rawValue))
      XCTAssertEqual(emit(scroller, "scroll-child", key, .number(1)), !isInTabs)
      window.close()
    }
  }
}
