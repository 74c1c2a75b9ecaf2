import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The focused control is scrolled into view with its row and its ring.
@preconcurrency @MainActor
final class FocusRevealTests: DisplayTestCase {
  /// Around the control, the ring would be outside of the container's corners.
  func testTheRingIsInsideWhereAContainerClips() {
    func hasInnerRing(_ content: some View) -> Bool {
      let window = TestWindow(VStack { content }.padding())
      defer { window.close() }
      window.tab()
      window.layOut()
      XCTAssertEqual(window.focus, "First")
      return gtk_widget_has_css_class(window.button("First"), "inner-ring") != 0
    }
    let buttons = HStack(spacing: 0) {
      Button("First") {}
      Button("Second") {}
    }
    XCTAssertFalse(hasInnerRing(buttons))
    XCTAssertTrue(hasInnerRing(buttons.cornerRadius(10)))
    XCTAssertTrue(hasInnerRing(buttons.background(.red).clipShape(Capsule())))
    XCTAssertTrue(hasInnerRing(buttons.clipped()))
    XCTAssertTrue(hasInnerRing(buttons.clipShape(Circle())))
    XCTAssertFalse(hasInnerRing(buttons.padding(8).cornerRadius(10)))
    let round = Button {
    } label: {
      Text("First").frame(width: 60, height: 60)
    }
    .buttonStyle(.plain)
    XCTAssertTrue(hasInnerRing(round.clipShape(Circle())))
    // The button's own corners do not cut its ring.
    XCTAssertFalse(hasInnerRing(Button("First") {}.cornerRadius(10)))
  }

  func testTheRingInsideIsNotBelowABorderThatIsDrawnOverTheControl() {
    func hasDeepRing(_ content: some View) -> Bool {
      let window = TestWindow(HStack { content.clipped() })
      defer { window.close() }
      window.tab()
      window.layOut()
      XCTAssertEqual(window.focus, "First")
      return gtk_widget_has_css_class(window.button("First"), "deep-ring") != 0
    }
    let border = RoundedRectangle(cornerRadius: 8).strokeBorder(.blue, lineWidth: 2)
    XCTAssertTrue(hasDeepRing(Button("First") {}.overlay(border)))
    XCTAssertFalse(hasDeepRing(Button("First") {}.background(border)))
    XCTAssertFalse(
      hasDeepRing(
        HStack(spacing: 0) {
          Button("First") {}
          Button("Second") {}
        }))
  }

  private func focus(_ window: TestWindow) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))
  }

  /// The row that a widget is in, or is.
  private func row(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let here = next {
      if gtk_widget_has_css_class(here, "form-row") != 0 { return here }
      next = gtk_widget_get_parent(here)
    }
    return nil
  }

  private func assertVisible(
    _ widget: UnsafeMutablePointer<GtkWidget>, ring: Float = 0, in window: TestWindow,
    _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let page = window.bounds(of: window.all("GtkScrolledWindow")[0])
    let place = window.bounds(of: widget)
    XCTAssertGreaterThanOrEqual(
      Double(place.y - ring), Double(page.y) - 0.5, message, file: file, line: line)
    XCTAssertLessThanOrEqual(
      Double(place.y + place.height + ring), Double(page.y + page.height) + 0.5, message,
      file: file, line: line)
  }

  private struct Switches: View {
    @State private var isOn = false
    var body: some View {
      List {
        ForEach(0..<40) { number in
          Toggle(isOn: $isOn) {
            VStack(alignment: .leading) {
              Text("Row \(number)")
              Text("More lines").font(.caption)
              Text("that make it higher than its switch").font(.caption)
            }
          }
        }
      }
    }
  }

  func testTheWholeRowOfAFocusedSwitchIsVisible() throws {
    let window = TestWindow(Switches(), width: 400, height: 260)
    for step in 0..<24 {
      window.tab(backward: step >= 14)
      window.layOut()
      let focused = try XCTUnwrap(focus(window))
      let row = try XCTUnwrap(row(of: focused))
      assertVisible(row, in: window, "step \(step)")
    }
    window.close()
  }

  /// Rows that are created above the visible ones are higher than expected.
  func testTheWholeRowIsVisibleWhenTheFocusMovesUp() throws {
    struct Page: View {
      var body: some View {
        List {
          ForEach(0..<200) { number in
            Button {
            } label: {
              VStack(alignment: .leading) {
                ForEach(0..<(number % 5 + 1), id: \.self) { Text("Line \($0) of \(number)") }
              }
            }
          }
        }
      }
    }
    let window = TestWindow(Page(), width: 400, height: 260)
    for step in 0..<59 {
      window.tab(backward: step >= 30)
      window.layOut()
      let focused = try XCTUnwrap(focus(window))
      let row = try XCTUnwrap(row(of: focused))
      assertVisible(row, in: window, "step \(step)")
    }
    window.close()
  }

  /// No key goes to the title of a section, or to the note below it.
  func testTheTitleAboveTheFirstRowAndTheNoteBelowTheLastAreVisible() throws {
    struct Page: View {
      @State private var selection: Int? = 2
      let isSidebar: Bool

      private var list: some View {
        List(selection: $selection) {
          Section {
            ForEach(0..<15) { Text("Row \($0)").tag($0) }
          } header: {
            Text("First")
          } footer: {
            Text("First note")
          }
          Section {
            ForEach(15..<30) { Text("Row \($0)").tag($0) }
          } header: {
            Text("Second")
          } footer: {
            Text("Last note")
          }
        }
      }

      var body: some View {
        if isSidebar { list.listStyle(.sidebar) } else { list }
      }
    }
    for isSidebar in [true, false] {
      let window = TestWindow(Page(isSidebar: isSidebar), width: 300, height: 260)
      func label(_ text: String) throws -> UnsafeMutablePointer<GtkWidget> {
        try XCTUnwrap(window.label(text))
      }
      // New rows may leave the rest to the next frame.
      func press(_ key: Int32) {
        window.pressKeyInList(key)
        window.layOut()
        window.layOut()
      }
      window.tab()
      window.layOut()
      press(GDK_KEY_End)
      assertVisible(try label("Row 29"), in: window, "sidebar: \(isSidebar)")
      assertVisible(try label("Last note"), in: window, "sidebar: \(isSidebar)")
      press(GDK_KEY_Home)
      assertVisible(try label("Row 0"), in: window, "sidebar: \(isSidebar)")
      assertVisible(try label("First"), in: window, "sidebar: \(isSidebar)")
      for _ in 0..<15 {
        press(GDK_KEY_Down)
      }
      assertVisible(try label("Row 15"), in: window, "sidebar: \(isSidebar)")
      press(GDK_KEY_End)
      for _ in 0..<14 {
        press(GDK_KEY_Up)
      }
      assertVisible(try label("Row 15"), in: window, "sidebar: \(isSidebar)")
      assertVisible(try label("Second"), in: window, "sidebar: \(isSidebar)")
      window.close()
    }
  }

  func testTheRingOfTheLastMessageIsNotCutOff() throws {
    struct Chat: View {
      @State private var text = ""
      let isInset: Bool
      private var messages: some View {
        ScrollView {
          VStack(spacing: 12) {
            ForEach(0..<12) { Text("Message \($0)").padding(8).focusable() }
          }
        }
      }
      var body: some View {
        if isInset {
          messages.safeAreaInset(edge: .bottom) { TextField("Message", text: $text) }
        } else {
          VStack(spacing: 0) {
            messages
            TextField("Message", text: $text)
          }
        }
      }
    }
    for isInset in [true, false] {
      let window = TestWindow(Chat(isInset: isInset), width: 300, height: 240)
      for number in 0..<12 {
        window.tab()
        window.layOut()
        let focused = try XCTUnwrap(focus(window))
        XCTAssertEqual(window.focus, "Message \(number)")
        let isAtEdge = number == 0 || number == 11
        XCTAssertEqual(
          gtk_widget_has_css_class(focused, "inner-ring") != 0, isAtEdge, "message \(number)")
        assertVisible(focused, ring: isAtEdge ? 0 : 4, in: window, "message \(number)")
      }
      window.close()
    }
  }

  func testTheRingIsInsideAtTheEdgesOfTheWindow() {
    func hasInnerRing(_ content: some View) -> Bool {
      let window = TestWindow(content)
      defer { window.close() }
      window.tab()
      window.layOut()
      return window.context.focusWidget.map { gtk_widget_has_css_class($0, "inner-ring") != 0 }
        ?? false
    }
    let screen = Text("Board").frame(maxWidth: .infinity, maxHeight: .infinity)
    XCTAssertTrue(hasInnerRing(screen.focusable()))
    XCTAssertFalse(hasInnerRing(screen.focusable().padding()))
    let wide = Button {
    } label: {
      Text("Wide").frame(maxWidth: .infinity)
    }
    XCTAssertTrue(hasInnerRing(wide))
    XCTAssertFalse(hasInnerRing(wide.padding()))
  }

  /// A ring in the colour of what is below it would not be seen.
  func testTheRingInsideIsBesideALineInAnotherColor() {
    let card = Button {
    } label: {
      Color(red: 0x1c / 255, green: 0x71 / 255, blue: 0xd8 / 255).frame(width: 80, height: 60)
    }
    let window = TestWindow(
      ScrollView(.horizontal) { HStack { card.buttonStyle(.plain) } }.frame(height: 60))
    window.tab()
    window.layOut()
    let button = window.context.focusWidget!
    XCTAssertNotEqual(gtk_widget_has_css_class(button, "inner-ring"), 0)
    // The window of a test is not active, and shows no focus by itself.
    let focused = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    gtk_widget_set_state_flags(button, GtkStateFlags(focused), 0)
    for _ in 0..<20 { window.nextFrame() }
    let place = window.bounds(of: button)
    let (x, y) = (Int(place.x + place.width / 2), Int(place.y))
    let picture = window.picture()
    let color = picture[x, y + 30]
    XCTAssertEqual(picture[x, y], color, "the ring")
    XCTAssertNotEqual(picture[x, y + 3], color)
    XCTAssertEqual(picture[x, y + 6], color)
    window.close()
  }

  /// At first a popover has less space than it needs.
  func testTheRingIsOutsideInAPopoverWithSpaceForIt() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .popover(isPresented: $isShown) {
            VStack {
              Text("Greetings")
              Button("Start") {}.buttonStyle(.borderedProminent)
            }
            .padding()
          }
      }
    }
    let window = TestWindow(Page())
    window.press("Open")
    window.layOut()
    let button = window.button("Start")
    XCTAssertEqual(window.focus, "Start")
    XCTAssertEqual(gtk_widget_has_css_class(button, "inner-ring"), 0)
    window.close()
  }
}
