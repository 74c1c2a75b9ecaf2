import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Toggles in styles of the program, and buttons without a text.
@preconcurrency @MainActor
final class StyledToggleTests: DisplayTestCase {
  private struct Drawn: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Button {
          configuration.isOn.toggle()
        } label: {
          Circle().fill(configuration.isOn ? Color.green : .gray).frame(width: 20, height: 20)
        }
        configuration.label
      }
    }
  }

  private struct Tapped: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          .onTapGesture { configuration.isOn.toggle() }
        configuration.label
      }
    }
  }

  private struct Page: View {
    @State private var isKept = false
    @State private var isDone = false
    var body: some View {
      VStack {
        Toggle("Keep", isOn: $isKept).toggleStyle(Drawn())
        Toggle("Done", isOn: $isDone).toggleStyle(Tapped())
        HStack {
          Text("Milk")
          Button(action: {}) { Circle().frame(width: 20, height: 20) }
        }
        VStack { Button(action: {}) { Circle().frame(width: 20, height: 20) } }
      }
    }
  }

  func testThePartThatSwitchesIsTheCheckBoxWithTheTitleOfTheToggle() {
    let window = TestWindow(Page(), width: 400, height: 400)
    window.layOut()
    func focus() -> Widget {
      Widget(gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self)))
    }
    for name in ["Keep", "Done"] {
      window.tab()
      XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, name)
      XCTAssertEqual(focus().accessibleRole, GTK_ACCESSIBLE_ROLE_CHECKBOX, name)
    }
    window.tab()
    XCTAssertEqual(
      window.context.focusedControl?.widget.accessibleName, "Milk", "by the text in its row")
    window.tab()
    XCTAssertNil(window.context.focusedControl?.widget.accessibleName)
    window.close()
  }

  /// The state is announced once, and the name stays.
  func testThePictureOfTheStateIsNoPartOfTheName() {
    struct Checked: ToggleStyle {
      var isInside = true
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Button {
            configuration.isOn.toggle()
          } label: {
            HStack {
              if isInside { configuration.label }
              Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
            }
          }
          if !isInside { configuration.label }
        }
      }
    }
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        Toggle(isOn: $isOn) { Label("Mail", systemImage: "envelope") }.toggleStyle(Checked())
        Toggle(isOn: $isOn) { Label("Post", systemImage: "envelope") }
          .toggleStyle(Checked(isInside: false))
      }
    }
    let window = TestWindow(Page(), width: 400, height: 400)
    for name in ["Mail", "Post"] {
      window.tab()
      XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, name)
      gtk_widget_activate(gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self)))
      runLoopUntilIdle()
      XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, name)
    }
    window.close()
  }

  /// Each is named by its own label, also before the other one is created.
  func testAToggleInTheStyleOfAnotherHasItsOwnName() {
    struct Nested: ToggleStyle {
      let isOuterFirst: Bool
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          if isOuterFirst { configuration.label }
          Toggle(isOn: .constant(true)) { Label("Inner", systemImage: "star") }
            .toggleStyle(Drawn())
          Button(action: { configuration.isOn.toggle() }) { Circle().frame(width: 20, height: 20) }
          if !isOuterFirst { configuration.label }
        }
      }
    }
    for isOuterFirst in [true, false] {
      let window = TestWindow(
        Toggle(isOn: .constant(true)) { Label("Outer", systemImage: "star") }
          .toggleStyle(Nested(isOuterFirst: isOuterFirst)))
      window.layOut()
      for name in ["Inner", "Outer"] {
        window.tab()
        XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, name)
      }
      window.close()
    }
  }
}
