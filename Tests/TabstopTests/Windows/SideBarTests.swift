import CGtk
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Lists beside a detail: of a split view, and of an older navigation view of two views.
@preconcurrency @MainActor
final class SideBarTests: DisplayTestCase {
  private struct Columns: View {
    var body: some View {
      NavigationView {
        List { NavigationLink("One") { Text("First") } }
        Text("Nothing chosen")
      }
    }
  }

  func testAnOldNavigationViewOfTwoViewsHasTwoColumns() {
    let window = TestWindow(Columns(), width: 800)
    window.layOut()
    let (list, rest) = (window.button("One"), window.label("Nothing chosen")!)
    XCTAssertLessThan(
      window.bounds(of: list).x + window.bounds(of: list).width, window.bounds(of: rest).x + 1)
    window.press("One")
    XCTAssertNotNil(window.label("First"))
    XCTAssertNotNil(window.label("One"))
    window.close()
  }

  func testAsAStackItShowsTheFirstViewAlone() {
    let window = TestWindow(Columns().navigationViewStyle(.stack), width: 800)
    XCTAssertNil(window.label("Nothing chosen"))
    window.press("One")
    XCTAssertNotNil(window.label("First"))
    window.close()
  }

  func testAListInASideBarCanBeEdited() {
    struct Page: View {
      @State private var items = ["a", "b"]
      var body: some View {
        NavigationSplitView {
          List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
            .toolbar { EditButton() }
        } detail: {
          Text("Nothing chosen")
        }
      }
    }
    let window = TestWindow(Page(), width: 800)
    window.press("Edit")
    let tips = window.all("GtkButton").compactMap { gtk_widget_get_tooltip_text($0) }
      .map { String(cString: $0) }
    XCTAssertEqual(tips.filter { $0 == "Delete" }.count, 2)
    window.close()
  }

  func testDestinationsDeclaredInASideBarAreShownInTheDetail() {
    let window = TestWindow(
      NavigationSplitView {
        List { NavigationLink("Seven", value: 7) }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("Nothing chosen")
      }, width: 800)
    window.press("Seven")
    XCTAssertNotNil(window.label("number 7"))
    window.close()
  }

  func testTheRowWhosePageIsShownIsSelected() {
    checkSelection {
      NavigationLink("One") { Text("first") }
      NavigationLink("Two") { Text("second") }
    }
  }

  func testTheRowOfTheValueWhosePageIsShownIsSelected() {
    checkSelection {
      NavigationLink("One", value: "first")
      NavigationLink("Two", value: "second")
    }
  }

  /// Follows two links of a sidebar, to texts.
  private func checkSelection(@ViewBuilder _ links: () -> some View) {
    let links = links()
    let window = TestWindow(
      NavigationSplitView {
        List { links }.navigationDestination(for: String.self) { Text($0) }
      } detail: {
        Text("Nothing chosen")
      }, width: 800)
    func isSelected(_ title: String) -> Bool {
      let link = window.button(title)
      let isNamed = exportedName(of: link) == "\(title), Selected"
      XCTAssertEqual(gtk_widget_has_css_class(link, "shown-link") != 0, isNamed, title)
      return isNamed
    }
    XCTAssertFalse(isSelected("One"))
    window.press("One")
    XCTAssertTrue(window.texts.contains("first"))
    XCTAssertTrue(isSelected("One"))
    window.press("Two")
    XCTAssertFalse(isSelected("One"))
    XCTAssertTrue(isSelected("Two"))
    window.close()
  }

  func testRowsThatAreLinksLookLikeOthers() throws {
    struct Page: View {
      @State private var choice: String? = "b"
      @State private var isOpen = true
      var body: some View {
        NavigationSplitView {
          List(selection: $choice) {
            Section("First") {
              NavigationLink(value: "a") { Label("Alpha", systemImage: "star") }
              Label("Beta", systemImage: "star").tag("b")
              Text("Gamma").tag("c").badge(3)
              NavigationLink(value: "d") { Text("Delta") }.badge(3)
              NavigationLink("Epsilon") { Text("Detail") }
            }
            Section("Second", isExpanded: $isOpen) { Text("Zeta").tag("z") }
          }
        } detail: {
          Text("Nothing chosen")
        }
      }
    }
    let window = TestWindow(Page(), width: 800, height: 600)
    window.layOut()
    func row(_ text: String) throws -> Bounds {
      var next = try XCTUnwrap(window.label(text), text)
      while gtk_widget_has_css_class(next, "form-row") == 0 {
        next = try XCTUnwrap(gtk_widget_get_parent(next), text)
      }
      return window.bounds(of: next)
    }
    let usual = try row("Beta")
    let pixels = Pixels(window)
    for text in ["Alpha", "Gamma", "Delta", "Epsilon", "Zeta"] {
      let place = try row(text)
      XCTAssertEqual(place.height, usual.height, text)
      XCTAssertEqual(place.x, usual.x, text)
      XCTAssertEqual(
        pixels[Int(place.x) + 60, Int(place.y)], pixels[Int(usual.x) - 2, Int(usual.y)],
        "\(text) has no card")
    }
    XCTAssertEqual(
      window.all.filter { gtk_widget_has_css_class($0, "navigation-chevron") != 0 }.count, 0)
    let badges = window.all.filter { gtk_widget_has_css_class($0, "list-badge") != 0 }
    XCTAssertEqual(badges.count, 2)
    XCTAssertEqual(
      window.bounds(of: badges[0]).x, window.bounds(of: badges[1]).x, accuracy: 1)
    XCTAssertEqual(
      window.bounds(of: window.label("Alpha")!).x, window.bounds(of: window.label("Beta")!).x)
    // The titles, too.
    let (first, second) = (window.label("First")!, window.label("Second")!)
    XCTAssertEqual(weight(of: first), PANGO_WEIGHT_BOLD)
    XCTAssertEqual(weight(of: second), PANGO_WEIGHT_BOLD)
    window.close()
  }

  private func weight(of label: UnsafeMutablePointer<GtkWidget>) -> PangoWeight {
    pango_font_description_get_weight(
      pango_context_get_font_description(gtk_widget_get_pango_context(label)))
  }

  /// A badge is no part of what identifies the row.
  func testARowWithABadgeAroundItsTagIsSelected() {
    struct Page: View {
      @State private var choice: String?
      var body: some View {
        NavigationSplitView {
          List(selection: $choice) {
            Text("Alpha").tag("a")
            Text("Beta").tag("b").badge(3)
          }
        } detail: {
          Text("Shown: \(choice ?? "nothing")")
        }
      }
    }
    let window = TestWindow(Page(), width: 800)
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertNotNil(window.label("Shown: b"))
    window.close()
  }
}
