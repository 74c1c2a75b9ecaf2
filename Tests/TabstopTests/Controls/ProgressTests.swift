import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Progress views: their roles, and their names.
@preconcurrency @MainActor
final class ProgressTests: DisplayTestCase {
  func testProgressIsABarOrASpinner() {
    let window = TestWindow(
      VStack {
        ProgressView("Copying", value: 1, total: 4)
        ProgressView("Waiting")
      })
    XCTAssertEqual(
      window.all("GtkProgressBar").map { gtk_progress_bar_get_fraction(OpaquePointer($0)) }, [0.25])
    XCTAssertEqual(window.texts, ["Copying", "Waiting"])
    XCTAssertEqual(window.all("GtkSpinner").count, 1)
    window.close()
  }

  /// Without a label on screen nothing stands around the bar or the spinner: the name is its own.
  func testProgressIsNamedByItsModifier() {
    let window = TestWindow(
      VStack {
        ProgressView(value: 0.5).accessibilityIdentifier("upload")
        ProgressView().accessibilityIdentifier("search")
        ProgressView("Copying", value: 0.5).accessibilityIdentifier("copying")
      })
    XCTAssertEqual(
      (window.all("GtkProgressBar") + window.all("GtkSpinner")).map {
        String(cString: gtk_widget_get_name($0))
      }, ["upload", "copying", "search"])
    window.close()
  }

  func testAFrameSetsTheWidthOfABarAndOfASlider() {
    let window = TestWindow(
      VStack {
        ProgressView(value: 0.5).frame(width: 80)
        Slider(value: .constant(0.5)).frame(width: 70)
      })
    XCTAssertEqual(window.all("GtkProgressBar").map { window.bounds(of: $0).width }, [80])
    XCTAssertEqual(window.all("GtkScale").map { window.bounds(of: $0).width }, [70])
    window.close()
  }

  func testTheColorOfAStyleAppliesInsideATint() {
    let window = TestWindow(
      ProgressView(value: 1)
        .progressViewStyle(LinearProgressViewStyle(tint: Color(red: 0, green: 1, blue: 0)))
        .tint(Color(red: 1, green: 0, blue: 0)))
    window.layOut()
    let picture = window.picture()
    XCTAssertGreaterThan(picture.count(of: .green), 0)
    XCTAssertEqual(picture.count(of: .red), 0)
    window.close()
  }

  func testTheLabelOfASpinnerIsBelowIt() {
    let window = TestWindow(ProgressView("Waiting"))
    window.layOut()
    let (spinner, label) = (
      window.bounds(of: window.all("GtkSpinner")[0]), window.bounds(of: window.label("Waiting")!)
    )
    XCTAssertGreaterThanOrEqual(label.y, spinner.y + spinner.height)
    XCTAssertEqual(
      label.x + label.width / 2, spinner.x + spinner.width / 2, accuracy: 1)
    window.close()
  }

  func testALabelledBarIsAsNarrowAsItsFrame() {
    let window = TestWindow(
      ProgressView("Copying", value: 0.5).frame(width: 80))
    window.layOut()
    XCTAssertEqual(window.all("GtkProgressBar").map { window.bounds(of: $0).width }, [80])
    window.close()
  }

  func testTheHiddenLabelOfASpinnerNamesIt() {
    let window = TestWindow(ProgressView("Waiting").labelsHidden())
    window.layOut()
    XCTAssertEqual(gtk_widget_get_mapped(window.label("Waiting")!), 0)
    let spinner = window.all("GtkSpinner")[0]
    XCTAssertEqual(exportedName(of: spinner), "Waiting")
    window.close()
  }
}
