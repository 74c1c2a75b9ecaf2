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

  func testACircleWithAValueIsARing() {
    let window = TestWindow(
      VStack {
        ProgressView(value: 0.5)
        ProgressView("Copying", value: 0.25)
        ProgressView("Waiting")
      }
      .progressViewStyle(.circular))
    window.layOut()
    let bars = window.all("GtkProgressBar")
    XCTAssertEqual(bars.map { gtk_progress_bar_get_fraction(OpaquePointer($0)) }, [0.5, 0.25])
    XCTAssertEqual(window.all("GtkSpinner").count, 1)
    XCTAssertEqual(exportedName(of: bars[0]), "Progress")
    for bar in bars { XCTAssertEqual(window.bounds(of: bar).width, 20, "the size of the ring") }
    let shown = window.all("GtkLabel").filter { gtk_widget_get_mapped($0) != 0 }
    XCTAssertEqual(
      shown.map { String(cString: gtk_label_get_text(OpaquePointer($0))) }, ["Copying", "Waiting"])
    window.close()
  }

  /// GTK draws a bar at the top of the space that it gets.
  func testABarIsInTheMiddleOfItsFrame() {
    let window = TestWindow(
      VStack(spacing: 0) {
        Color.red.frame(height: 10)
        ProgressView(value: 0.5).frame(height: 60)
        Color.red.frame(height: 10)
      })
    window.layOut()
    let trough = gtk_widget_get_first_child(window.all("GtkProgressBar")[0])!
    let bar = window.bounds(of: trough)
    let content = window.bounds(of: window.context.widget.pointer)
    XCTAssertEqual(
      Double(bar.y + bar.height / 2),
      Double(content.y + content.height / 2), accuracy: 1)
    XCTAssertLessThan(bar.height, 20)
    XCTAssertEqual(bar.width, content.width)
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

  /// A row is one stop of the focus: what a bar in it shows is heard with its name.
  func testRowsAreNamedWithTheValuesOfTheirBars() {
    struct Page: View {
      @State private var selection: String?
      @State var progress = 0.256
      var body: some View {
        List(selection: $selection) {
          Group {
            VStack {
              Text("Biology")
              ProgressView(value: progress)
            }
            .tag("plain")
            VStack {
              Text("Chemistry")
              ProgressView(value: 0.5).accessibilityLabel("Done")
            }
            .tag("named")
            VStack {
              Text("Physics")
              ProgressView(value: 0.5) {
                Text("Read")
              } currentValueLabel: {
                Text("4 of 8")
              }
            }
            .tag("described")
            HStack {
              Text("History")
              Gauge(value: 0.75) { Text("Grade") }.gaugeStyle(.accessoryCircularCapacity)
            }
            .tag("gauge")
            HStack {
              Text("Music")
              ProgressView(value: 0.5).accessibilityHidden(true)
            }
            .tag("hidden")
            HStack {
              Text("Art")
              HStack { ProgressView(value: 0.5) }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Easy")
            }
            .tag("ignored")
          }
        }
        Button("Go On") { progress = 0.3 }
      }
    }
    let window = TestWindow(Page(), height: 600)
    window.layOut()
    func names() -> [String] {
      window.all("GtkWidget").filter { gtk_widget_has_css_class($0, "list-row") != 0 }.map {
        exportedName(of: $0)
      }
    }
    XCTAssertEqual(
      names(),
      [
        "Biology 26 percent", "Chemistry Done, 50 percent", "Physics Read 4 of 8",
        "History Grade 75 percent", "Music", "Art Easy",
      ])
    window.press("Go On")
    XCTAssertEqual(names().first, "Biology 30 percent")
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
