import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Tags of views with modifiers outside of them.
@preconcurrency @MainActor
final class RowTagTests: DisplayTestCase {
  private struct Fruit: View {
    let name: String
    var body: some View { Text(name).tag(name) }
  }

  func testARowIsFoundByATagInsideOfItsModifiers() {
    struct Page: View {
      @State private var chosen: String?
      var body: some View {
        Text(chosen ?? "none")
        List(selection: $chosen) {
          Text("Menu").tag("menu").contextMenu { Button("Open") {} }
          Text("Padding").tag("padding").padding()
          Text("Layer").tag("layer").background { Color.red }
          Text("Element").tag("element").accessibilityElement(children: .combine)
          Fruit(name: "Kiwi").opacity(0.9).contextMenu { Button("Open") {} }
        }
      }
    }
    let window = TestWindow(Page(), width: 500, height: 500)
    window.layOut()
    window.tab()
    for tag in ["padding", "layer", "element", "Kiwi"] {
      window.pressKeyInList(GDK_KEY_Down)
      XCTAssertEqual(window.texts.first, tag)
    }
    window.pressKeyInList(GDK_KEY_Home)
    XCTAssertEqual(window.texts.first, "menu")
    window.close()
  }

  /// A tag outside wins over the element's id, and one of a part of the row is not the row's.
  func testATagOfAPartIsNotThatOfTheRow() {
    struct Page: View {
      @State private var chosen: Int?
      var body: some View {
        Text(chosen.map(String.init) ?? "none")
        List(selection: $chosen) {
          ForEach(1..<3) { number in
            HStack {
              Text("Row \(number)").tag(number * 10)
              Text("More")
            }
            .padding()
          }
          ForEach(3..<4) { number in
            Text("Row \(number)").tag(number * 10).contextMenu { Button("Open") {} }
          }
        }
      }
    }
    let window = TestWindow(Page(), width: 500, height: 500)
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.texts.first, "2")
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.texts.first, "30")
    window.close()
  }

  func testAnOptionIsFoundByATagInsideOfItsModifiers() {
    struct Page: View {
      @State private var chosen = "b"
      var body: some View {
        Text(chosen)
        Picker("Letter", selection: $chosen) {
          Text("A").tag("a").padding(4).contextMenu { Button("Open") {} }
          Text("B").tag("b").background { Color.red }
          Text("C").tag("c").padding(2)
        }
        .pickerStyle(.radioGroup)
      }
    }
    let window = TestWindow(Page(), width: 500, height: 500)
    window.layOut()
    let options = window.all("GtkCheckButton")
    let flags = options.map { gtk_widget_get_state_flags($0).rawValue }
    XCTAssertEqual(
      flags.map { $0 & GTK_STATE_FLAG_CHECKED.rawValue != 0 }, [false, true, false])
    window.close()
  }

  func testAPageIsFoundByATagInsideOfItsModifiers() {
    struct Page: View {
      @State private var page = "second"
      var body: some View {
        Text(page)
        Button("Turn") { page = page == "first" ? "second" : "first" }
        TabView(selection: $page) {
          Text("Page 1").tag("first").padding().tabItem { Text("One") }
          Text("Page 2").tabItem { Text("Two") }.tag("second").padding()
        }
      }
    }
    let window = TestWindow(Page(), width: 500, height: 500)
    window.layOut()
    XCTAssertTrue(window.texts.contains("Page 2"), "\(window.texts)")
    window.press("Turn")
    window.layOut()
    XCTAssertEqual(window.texts.first, "first")
    XCTAssertNotEqual(window.label("Page 1").map { gtk_widget_get_mapped($0) }, 0)
    window.close()
  }
}
