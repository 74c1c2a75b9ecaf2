import CGtk
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Which buttons have their labels in the tint.
@preconcurrency @MainActor
final class ButtonTintTests: DisplayTestCase {
  private struct OwnStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
  }

  private func color(_ title: String, in window: TestWindow) -> [Float] {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(window.label(title)!), &color)
    return [color.red, color.green, color.blue]
  }

  private func isTinted(_ title: String, in window: TestWindow) -> Bool {
    color(title, in: window) == [1, 0, 0]
  }

  private let tint = Color(red: 1, green: 0, blue: 0)

  func testPlainAndOwnStylesAreNotTinted() {
    let window = TestWindow(
      VStack {
        Button("Automatic") {}
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Plain") {}.buttonStyle(.plain)
        Button {
        } label: {
          Label("Plain label", systemImage: "star")
        }
        .buttonStyle(.plain)
        Button("Own") {}.buttonStyle(OwnStyle())
      }
      .tint(tint))
    let titles = ["Automatic", "Borderless", "Bordered", "Plain", "Plain label", "Own"]
    XCTAssertEqual(
      titles.filter { isTinted($0, in: window) }, ["Automatic", "Borderless", "Bordered"])
    window.close()
  }

  func testOfTabsTheShownOneIsTinted() {
    let window = TestWindow(
      TabView {
        Text("First page").tabItem { Text("First") }
        Text("Second page").tabItem { Text("Second") }
      }
      .tint(tint))
    XCTAssertTrue(isTinted("First", in: window))
    XCTAssertFalse(isTinted("Second", in: window))
    window.close()
  }

  /// As views of UIKit have it, of which one is inside another.
  func testNoTintLeavesTheOneAround() {
    let window = TestWindow(
      VStack {
        Button("Red") {}._tint(nil).tint(tint)
        Button("Plain") {}._tint(nil)._tint(nil)
        Button("Usual") {}
        Button("Inner") {}._tint(tint)._tint(nil)
      })
    XCTAssertTrue(isTinted("Red", in: window))
    XCTAssertTrue(isTinted("Inner", in: window))
    XCTAssertEqual(color("Plain", in: window), color("Usual", in: window))
    window.close()
  }

  func testALabelOfAnyViewsIsTinted() {
    let window = TestWindow(
      Button {
      } label: {
        Text("Modified").padding().accessibilityLabel("Named")
      }
      .tint(tint))
    XCTAssertTrue(isTinted("Modified", in: window))
    window.close()
  }

  func testPlainRowsOfAFormAreNotTinted() {
    let window = TestWindow(
      Form {
        Section {
          Button("Automatic") {}
          Button("Plain") {}.buttonStyle(.plain)
          Button("Own") {}.buttonStyle(OwnStyle())
          Text("Text")
        }
      }
      .tint(tint))
    XCTAssertEqual(["Automatic", "Plain"].filter { isTinted($0, in: window) }, ["Automatic"])
    for title in ["Plain", "Own"] {
      XCTAssertEqual(color(title, in: window), color("Text", in: window), title)
    }
    window.close()
  }

  func testAButtonInARowThatIsALinkIsTinted() {
    let window = TestWindow(
      NavigationStack {
        List {
          NavigationLink(value: 1) {
            HStack {
              Text("Row")
              Button("Borderless") {}.buttonStyle(.borderless)
              Button {
              } label: {
                Text("Views").padding()
              }
              .buttonStyle(.borderless)
              Button("Plain") {}.buttonStyle(.plain)
            }
          }
        }
      }
      .tint(tint))
    window.layOut()
    let titles = ["Row", "Borderless", "Views", "Plain"]
    XCTAssertEqual(titles.filter { isTinted($0, in: window) }, ["Borderless", "Views"])
    window.close()
  }
}
