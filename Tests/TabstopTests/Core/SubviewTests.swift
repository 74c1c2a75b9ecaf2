import PrivateDisplay
import XCTest

@testable import Tabstop

/// Containers of the program, which are made of the views that they get.
@preconcurrency @MainActor
final class SubviewTests: DisplayTestCase {
  private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { views in
        Text("\(views.count) views")
        ForEach(views) { view in
          HStack {
            Text("tag \(view.containerValues.tag(for: Int.self) ?? 0)")
            view
          }
        }
      }
    }
  }

  func testAContainerGetsTheViewsOfABuilder() {
    struct Page: View {
      @State private var names = ["a", "b"]
      @State private var isLong = false
      var body: some View {
        VStack {
          Numbered {
            Text("first").tag(7)
            if isLong { Text("long") }
            Group {
              ForEach(names, id: \.self) { Text($0) }
              EmptyView()
            }
          }
          Button("Change") {
            names = ["b", "c", "a"]
            isLong = true
          }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(window.texts, ["3 views", "tag 7", "first", "tag 0", "a", "tag 0", "b"])
    window.press("Change")
    XCTAssertEqual(
      window.texts,
      [
        "5 views", "tag 7", "first", "tag 0", "long", "tag 0", "b", "tag 0", "c", "tag 0", "a",
      ])
    window.close()
  }

  func testTheStateOfASubviewStaysWithItsElement() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Page: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          ForEach(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { $0 }
          Button("Turn") { names = ["b", "a"] }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("a 0")
    window.press("Turn")
    _ = window.button("b 0")
    _ = window.button("a 1")
    window.close()
  }

  func testSections() {
    let window = TestWindow(
      VStack {
        ForEach(
          sections: Group {
            Text("loose")
            Section("One") { Text("in one") }
            Section {
              Text("in two")
            } footer: {
              Text("below two")
            }
          }
        ) { section in
          Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
          section.content
        }
      })
    XCTAssertEqual(
      window.texts, ["0 1 0", "loose", "1 1 0", "in one", "0 1 1", "in two"])
    window.close()
  }
}
