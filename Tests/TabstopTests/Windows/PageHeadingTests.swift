import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The title of a page as a heading above the rows of its first form or list.
@preconcurrency @MainActor
final class PageHeadingTests: DisplayTestCase {
  private struct Bare: View {
    @State var title = "Welcome"
    @State private var showsForm = false
    var body: some View {
      NavigationStack {
        VStack {
          Button("Other title") { title = "Other" }
          Button("Form") { showsForm = true }
          if showsForm { Form { Text("Row") } }
        }
        .navigationTitle(title)
      }
    }
  }

  func testTheFirstPageOfAStackShowsItsTitle() {
    let window = TestWindow(Bare())
    XCTAssertEqual(window.texts, ["Welcome"])
    window.tab()
    XCTAssertEqual(window.focus, "Other title")
    window.press("Other title")
    XCTAssertEqual(window.texts, ["Other"])
    XCTAssertEqual(window.focus, "Other title")
    window.press("Form")
    let titles = window.all("GtkLabel").filter {
      gtk_widget_get_mapped($0) != 0
        && String(cString: gtk_label_get_text(OpaquePointer($0))) == "Other"
    }
    XCTAssertEqual(titles.count, 1, "the form has it now")
    window.close()
  }

  func testATitleThatComesLaterDisturbsNothing() {
    let window = TestWindow(Bare(title: ""))
    XCTAssertEqual(window.texts.filter { !$0.isEmpty }, [])
    window.tab()
    window.press("Other title")
    XCTAssertEqual(window.texts, ["Other"])
    XCTAssertEqual(window.focus, "Other title")
    window.close()
  }

  /// A page whose form shows the title has no bar at all: the accessible tree stays shallow.
  func testATitleOfAFormMakesNoBar() {
    let window = TestWindow(NavigationStack { Form { Text("Row") }.navigationTitle("Files") })
    XCTAssertFalse(window.all.contains { gtk_widget_has_css_class($0, "top-bar") != 0 })
    window.close()
  }

  private struct Page: View {
    @State private var hasList = true

    var body: some View {
      NavigationStack {
        VStack {
          if hasList { List { Text("Row") } }
          Form { Button("Close") { hasList = false } }
        }
        .navigationTitle("Files")
      }
    }
  }

  func testAFormAndAListOnAPageHaveOneHeading() {
    let window = TestWindow(Page())
    XCTAssertEqual(window.texts.filter { $0 == "Files" }.count, 1)
    window.press("Close")
    window.layOut()
    XCTAssertEqual(window.texts, ["Files"], "the form has it now")
    window.close()
  }

  func testTheTitleComesBackToTheBarWhenAFormGoes() {
    struct Page: View {
      @State private var isForm = true
      var body: some View {
        NavigationStack {
          VStack {
            if isForm { Form { Text("Row") } }
            Button("Turn") { isForm = false }
          }
          .navigationTitle("Page title")
          .toolbar { Button("Item") {} }
        }
      }
    }
    let window = TestWindow(Page())
    let heading = window.label("Page title")!
    XCTAssertEqual(gtk_widget_has_css_class(heading, "form-heading"), 1)
    window.press("Turn")
    let title = window.label("Page title")
    XCTAssertNotNil(title)
    window.close()
  }

  @Observable
  fileprivate final class Filter {
    var isShown = true
  }

  /// A list in one of two columns has not the title of both.
  func testTheLargeTitleIsAboveWhatIsBesideTheList() {
    let window = TestWindow(
      NavigationStack {
        HStack {
          Text("Dishes")
          List { Text("Order") }
        }
        .navigationTitle("Table 3")
      })
    defer { window.close() }
    window.layOut()
    let (title, left) = (window.bounds(of: window.label("Table 3")!), window.label("Dishes")!)
    XCTAssertLessThan(title.y + title.height, window.bounds(of: left).y)
    XCTAssertLessThan(title.x, 40)
  }

  /// The title is above everything on its page; rows that are at the top scroll with it.
  func testTheLargeTitleIsAboveWhatIsAboveTheList() {
    struct Page: View {
      let model: Filter
      var body: some View {
        NavigationStack {
          VStack {
            if model.isShown { Text("Filter") }
            List { Text("One") }
          }
          .navigationTitle("Tasks")
        }
      }
    }
    let model = Filter()
    let window = TestWindow(Page(model: model))
    window.layOut()
    func top(_ text: String) -> Float { window.bounds(of: window.label(text)!).y }
    func isScrolled() -> Bool {
      gtk_widget_get_ancestor(window.label("Tasks")!, gtk_scrolled_window_get_type()) != nil
    }
    XCTAssertLessThan(top("Tasks"), top("Filter"))
    XCTAssertLessThan(top("Filter"), top("One"))
    XCTAssertFalse(isScrolled())
    model.isShown = false
    window.layOut()
    XCTAssertTrue(isScrolled())
    XCTAssertLessThan(top("Tasks"), top("One"))
    model.isShown = true
    window.layOut()
    XCTAssertLessThan(top("Tasks"), top("Filter"))
    window.close()
  }

  func testTheSearchFieldIsBelowTheBarAndTheTitleAndTheFirstStop() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List { Button("One") {} }
            .searchable(text: $text)
            .navigationTitle("Tasks")
            .toolbar { Button("Add") {} }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let search = window.bounds(of: window.all("GtkSearchEntry")[0])
    let bar = window.bounds(of: window.button("Add"))
    let title = window.bounds(of: window.label("Tasks")!)
    XCTAssertLessThan(bar.y, title.y)
    XCTAssertLessThan(title.y, search.y)
    XCTAssertLessThan(search.y, window.bounds(of: window.button("One")).y)
    window.tab()
    XCTAssertTrue(
      Widget(window.all("GtkSearchEntry")[0]).contains(
        gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))!))
    window.close()
  }

  func testTheLargeTitleIsAboveAFieldThatHasTheFocusAtFirst() {
    struct Page: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Filter", text: $text).focused($isFocused)
          List { Text("One") }
        }
        .navigationTitle("Tasks")
        .onAppear { isFocused = true }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertEqual(window.focus, "Filter")
    XCTAssertLessThan(
      window.bounds(of: window.label("Tasks")!).y,
      window.bounds(of: window.field("Filter").widget.pointer).y)
    window.close()
  }

  /// A screen reader would announce the field again, in the middle of what the user types.
  func testAFieldStaysInItsPlaceWhenAListComes() {
    struct Page: View {
      let model: Filter
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Search", text: $text)
          if model.isShown { List { Text("One") } }
        }
        .navigationTitle("Files")
      }
    }
    let model = Filter()
    model.isShown = false
    let window = TestWindow(Page(model: model))
    window.click("Search")
    window.layOut()
    func parents() -> [UnsafeMutablePointer<GtkWidget>] {
      let focus = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))
      return Array(sequence(first: focus!) { gtk_widget_get_parent($0) })
    }
    let before = parents()
    model.isShown = true
    window.layOut()
    XCTAssertNotNil(window.label("One"))
    XCTAssertEqual(parents(), before)
    window.close()
  }

  /// The bar is new then, and gives the content another parent.
  func testTheFocusStaysWhenTheTitleGoesFromTheListToABar() {
    struct Page: View {
      @State private var items = ["One"]
      var body: some View {
        NavigationStack {
          VStack {
            if !items.isEmpty { List { ForEach(items, id: \.self) { Text($0) } } }
            Button("Clear") { items = [] }
          }
          .navigationTitle("Items")
        }
      }
    }
    let window = TestWindow(Page())
    gtk_widget_grab_focus(window.button("Clear"))
    runLoopUntilIdle()
    window.press("Clear")
    XCTAssertEqual(window.texts, ["Items"])
    XCTAssertEqual(window.focus, "Clear")
    window.close()
  }
}
