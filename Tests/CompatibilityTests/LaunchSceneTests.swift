import Accessibility
import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

/// Rare names of SwiftUI for pointers and charts.
@preconcurrency @MainActor
final class LaunchSceneTests: DisplayTestCase {
  func testEventsOfThePointerAreReportedFromPressToRelease() {
    let journal = Journal()
    let window = TestWindow(TouchPad { journal.record($0) })
    defer { window.close() }
    for (signal, x) in [("drag-begin", 5.0), ("drag-update", 3), ("drag-end", 3)] {
      window.drag(signal, x)
    }
    XCTAssertEqual(journal.drain(), ["at 5.0", "at 8.0", "ended"])
  }

  func testAChartIsDescribed() {
    let chart = StepChart(steps: [("Monday", 4_000), ("Tuesday", 8_000)])
    let window = TestWindow(chart)
    defer { window.close() }
    let descriptor = chart.makeChartDescriptor()
    XCTAssertEqual(descriptor.series.first?.dataPoints.map(\.yValue), [4_000, 8_000])
    XCTAssertEqual(descriptor.series.first?.dataPoints.first?.xValue, .category("Monday"))
    XCTAssertEqual(descriptor.yAxis?.valueDescriptionProvider(5), "5 steps")
  }
}
