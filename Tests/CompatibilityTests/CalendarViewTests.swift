import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// UIKit's calendar, and what it shows in place of missing content.
@preconcurrency @MainActor
final class CalendarViewTests: DisplayTestCase {
  private final class Days: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    nonisolated(unsafe) var log: [String] = []
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { .default(color: .red, size: .large) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { log.append("day \(dateComponents?.day ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { log.append("add \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { log.append("remove \(dateComponents.day ?? 0)") }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  func testADayIsChosenIfTheDelegateAllowsIt() {
    let (view, days) = (UICalendarView(), Days())
    view.delegate = days
    let choice = UICalendarSelectionSingleDate(delegate: days)
    view.selectionBehavior = choice
    choice.selectedDate = DateComponents(year: 2024, month: 5, day: 1)
    let window = TestWindow(Shown(view: view))
    XCTAssertFalse(window.all("GtkCalendar").isEmpty && window.all("GtkGrid").isEmpty)
    choice.choose(DateComponents(year: 2024, month: 5, day: 13))
    choice.choose(DateComponents(year: 2024, month: 5, day: 14))
    XCTAssertEqual(days.log, ["day 14"])
    XCTAssertEqual(choice.selectedDate?.day, 14)
    let several = UICalendarSelectionMultiDate(delegate: days)
    view.selectionBehavior = several
    window.layOut()
    let (first, second) = (DateComponents(day: 1), DateComponents(day: 2))
    several.choose([first])
    several.choose([second])
    XCTAssertEqual(days.log.dropFirst(), ["add 1", "remove 1", "add 2"])
    XCTAssertEqual(several.selectedDates, [second])
    window.close()
  }

  private final class Results: UIViewController {
    var isEmpty = true
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      guard isEmpty else { return contentUnavailableConfiguration = nil }
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Nothing Found"
      configuration.secondaryText = "Other words may help."
      configuration.button.title = "Again"
      configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
        self?.isEmpty = false
        self?.setNeedsUpdateContentUnavailableConfiguration()
      }
      contentUnavailableConfiguration = configuration
    }
  }

  private struct Page: UIViewControllerRepresentable {
    let results: Results
    func makeUIViewController(context: Context) -> Results { results }
    func updateUIViewController(_ controller: Results, context: Context) {}
  }

  func testAControllerShowsWhatIsInPlaceOfItsContent() throws {
    let results = Results()
    let window = TestWindow(Page(results: results))
    window.layOut()
    XCTAssertTrue(window.texts.contains("Nothing Found"), "\(window.texts)")
    window.press("Again")
    window.layOut()
    XCTAssertFalse(window.texts.contains("Nothing Found"), "\(window.texts)")
    window.close()
  }
}
