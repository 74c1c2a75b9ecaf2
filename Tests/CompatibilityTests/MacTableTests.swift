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

  func testTheColourPanelReportsAChoice() throws {
    let panel = NSColorPanel.shared
    XCTAssertTrue(NSColorPanel.sharedColorPanelExists)
    XCTAssertTrue(NSColorPanel.shared === panel)
    panel.color = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
    let journal = Journal()
    let observation = NotificationCenter.default.addObserver(
      forName: NSColorPanel.colorDidChangeNotification, object: panel, queue: nil
    ) { _ in MainActor.assumeIsolated { journal.record("changed") } }
    defer { NotificationCenter.default.removeObserver(observation) }
    let window = TestWindow(try XCTUnwrap(panel.contentView?.hosted))
    let button = window.all("GtkColorButton")[0]
    var shown = GdkRGBA()
    gtk_color_chooser_get_rgba(OpaquePointer(button), &shown)
    XCTAssertEqual([shown.red, shown.green, shown.blue], [1, 0, 0])
    // As GTK's dialog does when the user has chosen.
    var chosen = GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1)
    gtk_color_chooser_set_rgba(OpaquePointer(button), &chosen)
    XCTAssertEqual(journal.entries, [])
    emit(button, "color-set")
    XCTAssertEqual(journal.entries, ["changed"])
    let color = panel.color
    XCTAssertEqual([color.redComponent, color.greenComponent, color.blueComponent], [0, 0, 1])
    window.close()
  }

  func testTheColourPanelIsOpaqueUnlessItShowsOpacity() {
    let panel = NSColorPanel.shared
    defer { panel.showsAlpha = false }
    panel.color = NSColor(red: 1, green: 0, blue: 0, alpha: 0.25)
    XCTAssertEqual(panel.alpha, 1)
    panel.showsAlpha = true
    XCTAssertEqual(panel.alpha, 0.25)
  }

  func testMailIsTheServiceThatExists() {
    XCTAssertNotNil(NSSharingService(named: .composeEmail))
    XCTAssertNil(NSSharingService(named: .sendViaAirDrop))
    XCTAssertEqual(NSSharingService(named: .composeEmail)?.canPerform(withItems: ["Hello"]), true)
  }
}
