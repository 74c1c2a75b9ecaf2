import PrivateDisplay
import XCTest

@testable import Tabstop

/// Containers by SwiftUI's names with an underscore.
@preconcurrency @MainActor
final class VariadicViewTests: DisplayTestCase {
  private struct Divided: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      VStack {
        Text("\(children.count) views")
        ForEach(children) { child in
          child
          if child.id != last { Text("-") }
        }
      }
    }
  }

  private struct Container<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { _VariadicView.Tree(Divided()) { content } }
  }

  func testAContainerGetsTheViewsOfABuilder() {
    let window = TestWindow(
      Container {
        Text("a")
        ForEach(["b", "c"], id: \.self) { Text($0) }
      })
    XCTAssertEqual(window.texts, ["3 views", "a", "-", "b", "-", "c"])
    window.close()
  }

  private struct Priority: _ViewTraitKey {
    static let defaultValue = 0
  }

  private struct Named: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        Text("\(child.id(as: String.self) ?? "none") \(child[Priority.self])")
        child
      }
    }
  }

  func testViewsHaveTheirIdsAndTraits() {
    let window = TestWindow(
      VStack {
        _VariadicView.Tree(Named()) {
          Text("first")._trait(Priority.self, 3)
          ForEach(["x"], id: \.self) { Text("of \($0)") }
        }
      })
    XCTAssertEqual(window.texts, ["none 3", "first", "x 0", "of x"])
    window.close()
  }

  private struct Inner: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      Container {
        ForEach(children) { child in
          var child = child
          let _ = child[Priority.self] = 9
          child
        }
      }
    }
  }

  func testViewsCanBePassedOn() {
    let window = TestWindow(
      _VariadicView.Tree(Inner()) {
        Text("a")
        Text("b")
      })
    XCTAssertEqual(window.texts, ["2 views", "a", "-", "b"])
    window.close()
  }
}
