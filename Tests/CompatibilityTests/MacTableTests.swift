import AppKit
import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop

/// Tables of AppKit, and the panel for colours.
@preconcurrency @MainActor
final class MacTableTests: DisplayTestCase {
  private struct Page: View {
    @State private var chosen = -1
    @State private var cities = [(name: "Bern", people: 134), (name: "Kyoto", people: 1_464)]
    var body: some View {
      VStack {
        Text(verbatim: "chosen \(chosen)")
        CityTable(cities: cities, chosen: $chosen)
        Button("Add") { cities.append((name: "Lima", people: 10_092)) }
      }
    }
  }

  func testRowsAndColumnsAreShownAndArrowKeysSelect() {
    let window = TestWindow(Page(), height: 500)
    window.layOut()
    for text in ["City", "People", "Bern", "134", "Kyoto", "1464"] {
      XCTAssertTrue(window.texts.contains(text), "\(text) in \(window.texts)")
    }
    window.tab()
    window.pressKeyInList(GDK_KEY_Down)
    window.layOut()
    XCTAssertEqual(window.texts.first, "chosen 1")
    XCTAssertEqual(window.focus, "Kyoto")
    window.press("Add")
    window.layOut()
    XCTAssertTrue(window.texts.contains("Lima"))
    XCTAssertEqual(window.texts.first, "chosen 1", "the selection keeps its place")
    window.close()
  }

  func testTheColourPanelReportsAChoice() {
    let panel = NSColorPanel.shared
    panel.color = .red
    XCTAssertTrue(NSColorPanel.sharedColorPanelExists)
    XCTAssertEqual(panel.alpha, 1)
    XCTAssertNotNil(panel.contentView)
    XCTAssertTrue(NSColorPanel.shared === panel)
  }

  func testMailIsTheServiceThatExists() {
    XCTAssertNotNil(NSSharingService(named: .composeEmail))
    XCTAssertNil(NSSharingService(named: .sendViaAirDrop))
    XCTAssertEqual(NSSharingService(named: .composeEmail)?.canPerform(withItems: ["Hello"]), true)
  }
}
