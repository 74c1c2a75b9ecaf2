import CGtk
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
}
