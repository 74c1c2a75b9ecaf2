import CGtk
import PrivateDisplay
import TabstopKits
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// A rating of stars, as programs write it: one stop, whose value the arrow keys change.
@preconcurrency @MainActor
final class AdjustableTests: DisplayTestCase {
  private struct Rating: View {
    @Binding var rating: Int
    var body: some View {
      HStack {
        ForEach(1...5, id: \.self) { value in
          Image(systemName: value <= rating ? "star.fill" : "star").onTapGesture { rating = value }
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: rating = min(5, rating + 1)
        case .decrement: rating = max(1, rating - 1)
        @unknown default: break
        }
      }
    }
  }

  private struct Page: View {
    @State private var rating = 3
    var body: some View {
      VStack {
        Text("\(rating) stars")
        Rating(rating: $rating)
        HStack {
          Text("Soup")
          Rating(rating: .constant(4))
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("row")
        Button("After") {}
      }
    }
  }

  private func focus(_ window: TestWindow) -> Widget {
    Widget(gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self)))
  }

  func testItIsOneStopWithItsValueAndTheArrowKeysChangeIt() {
    let window = TestWindow(Page(), width: 500, height: 400)
    window.layOut()
    window.tab()
    XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, "Rating, 3 of 5")
    let announced = Announcements.shared.count
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Up))
    XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, "Rating, 4 of 5")
    XCTAssertEqual(
      Announcements.shared.count, announced, "Orca (43, 48) announces the changed name itself")
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Left))
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Down))
    XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, "Rating, 2 of 5")
    window.tab()
    XCTAssertEqual(window.focus, "After", "what is combined with others is no stop of its own")
    window.close()
  }

  func testACombinedElementHasTheValuesInIt() {
    let window = TestWindow(Page(), width: 500, height: 400)
    window.layOut()
    var found: [String] = []
    func search(_ widget: UnsafeMutablePointer<GtkWidget>) {
      if String(cString: gtk_widget_get_name(widget)) == "row" {
        found.append(window.wrapper(of: widget)?.accessibleName ?? "")
      }
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        search(current)
        child = gtk_widget_get_next_sibling(current)
      }
    }
    search(window.context.widget.pointer)
    XCTAssertEqual(found.map { $0.contains("Rating, 4 of 5") }, [true], "\(found)")
    window.close()
  }

  /// The buttons are stops, and the view around them is none: its new value is announced.
  func testAValueThatAButtonInTheViewChangesIsAnnounced() {
    struct Amount: View {
      @State private var amount = 10
      var body: some View {
        VStack {
          HStack {
            Button("Less") { amount -= 1 }
            Text("\(amount)")
            Button("More") { amount += 1 }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Amount")
          .accessibilityValue("\(amount)")
          .accessibilityAdjustableAction { amount += $0 == .increment ? 1 : -1 }
          Button("Reset") { amount = 10 }
        }
      }
    }
    let window = TestWindow(Amount(), width: 500, height: 400)
    window.layOut()
    gtk_widget_grab_focus(window.button("More"))
    let announced = Announcements.shared.count
    window.press("More")
    XCTAssertEqual(Announcements.shared.count, announced + 1)
    window.press("Less")
    XCTAssertEqual(Announcements.shared.count, announced + 2)
    window.press("More")
    gtk_widget_grab_focus(window.button("Reset"))
    window.press("Reset")
    XCTAssertEqual(Announcements.shared.count, announced + 3, "not from elsewhere")
    window.close()
  }

  func testItIsASlider() {
    let window = TestWindow(Page(), width: 500, height: 400)
    window.layOut()
    window.tab()
    XCTAssertEqual(focus(window).accessibleRole, GTK_ACCESSIBLE_ROLE_SLIDER)
    window.close()
  }

  /// What sets the value is no stop, what its traits make a button is one.
  func testAButtonInItIsAStopAfterIt() {
    struct Player: View {
      @State private var volume = 3
      @State private var isMuted = false
      var body: some View {
        VStack {
          Text(isMuted ? "muted" : "volume \(volume)")
          HStack {
            Text("Less").onTapGesture { volume -= 1 }
            Text("More").onTapGesture { volume += 1 }
            Text("Mute").onTapGesture { isMuted = true }.accessibilityAddTraits(.isButton)
          }
          .accessibilityLabel("Volume")
          .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
          Button("After") {}
        }
      }
    }
    let window = TestWindow(Player(), width: 500, height: 400)
    window.layOut()
    window.tab()
    XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, "Volume")
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Up))
    XCTAssertEqual(window.texts.first, "volume 4")
    window.tab()
    XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, "Mute")
    XCTAssertEqual(focus(window).accessibleRole, GTK_ACCESSIBLE_ROLE_BUTTON)
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Return))
    XCTAssertEqual(window.texts.first, "muted")
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  private struct Stars: View {
    @Binding var rating: Int
    var body: some View {
      HStack {
        ForEach(1...5, id: \.self) { value in
          Image(systemName: value <= rating ? "star.fill" : "star").onTapGesture { rating = value }
        }
      }
    }
  }

  /// A view may be focusable by itself, inside of the action or around it.
  func testAFocusableViewIsOneSlider() {
    struct Page: View {
      @State private var inner = 3
      @State private var outer = 3
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Text("\(inner) and \(outer), \(isFocused)")
          Stars(rating: $inner)
            .focusable()
            .accessibilityElement()
            .accessibilityLabel("Inner")
            .accessibilityValue("\(inner) of 5")
            .accessibilityAdjustableAction { inner += $0 == .increment ? 1 : -1 }
          Stars(rating: $outer)
            .accessibilityElement()
            .accessibilityLabel("Outer")
            .accessibilityValue("\(outer) of 5")
            .accessibilityAdjustableAction { outer += $0 == .increment ? 1 : -1 }
            .focusable()
            .focused($isFocused)
          Button("After") {}
        }
      }
    }
    let window = TestWindow(Page(), width: 500, height: 400)
    window.layOut()
    window.tab()
    XCTAssertEqual(focus(window).accessibleRole, GTK_ACCESSIBLE_ROLE_SLIDER)
    XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, "Inner")
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Up))
    XCTAssertEqual(window.texts.first, "4 and 3, false")
    XCTAssertEqual(
      window.context.focusWidget.flatMap { exportedName(of: $0) }?.contains("4 of 5"), true)
    window.tab()
    XCTAssertEqual(focus(window).accessibleRole, GTK_ACCESSIBLE_ROLE_SLIDER)
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Left))
    XCTAssertEqual(window.texts.first, "4 and 2, true")
    XCTAssertEqual(
      window.context.focusWidget.flatMap { exportedName(of: $0) }, "Outer, 2 of 5")
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  private struct Dots: UIViewRepresentable {
    let control: UIPageControl
    func makeUIView(context: Context) -> UIPageControl { control }
    func updateUIView(_ view: UIPageControl, context: Context) {}
  }

  func testTheDotsOfPagesAreASliderThatSaysThePage() {
    let control = UIPageControl()
    (control.numberOfPages, control.currentPage) = (4, 1)
    let window = TestWindow(Dots(control: control))
    window.layOut()
    window.tab()
    XCTAssertEqual(focus(window).accessibleRole, GTK_ACCESSIBLE_ROLE_SLIDER)
    XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, "Page 2 of 4")
    XCTAssertTrue(window.pressKeyOfFocus(GDK_KEY_Right))
    XCTAssertEqual(control.currentPage, 2)
    window.close()
  }
}
