import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop

/// Tests of a source with the names of iOS 26.
@preconcurrency @MainActor
final class LatestNamesTests: DisplayTestCase {
  func testAnAnimatableTypeHasTheDataOfItsVariables() {
    var wedge = Wedge(start: .degrees(10), end: .degrees(20), radius: 0.4)
    let data: AnimatablePair<Double, AnimatablePair<Double, Double>> = wedge.animatableData
    XCTAssertEqual(data.second.second, 0.4)
    wedge.animatableData = AnimatablePair(
      Angle.degrees(30).animatableData, AnimatablePair(Angle.degrees(50).animatableData, 0.25))
    XCTAssertEqual(wedge.start.degrees, 30, accuracy: 1e-9)
    XCTAssertEqual(wedge.span.degrees, 20, accuracy: 1e-9)
    XCTAssertEqual(wedge.radius, 0.25)
    let counter: any Animatable = TallyView(count: 3)
    XCTAssertEqual(counter.animatableData as? Double, 3)
  }

  func testASliderHasMarksAndAPartThatCanBeChosen() {
    let window = TestWindow(Brightness(), width: 500, height: 500)
    let marks = window.texts.filter { ["Dark", "B & W", "0", "6", "12", "18", "24"].contains($0) }
    XCTAssertEqual(marks, ["Dark", "B & W", "0", "6", "12", "18", "24"])
    let scale = window.all("GtkScale")[0]
    emit(scale, "move-slider", .number(Int(GTK_SCROLL_START.rawValue)))
    runLoopUntilIdle()
    XCTAssertTrue(window.texts.contains("2.0"), "\(window.texts)")
    emit(scale, "move-slider", .number(Int(GTK_SCROLL_END.rawValue)))
    runLoopUntilIdle()
    XCTAssertTrue(window.texts.contains("8.0"), "\(window.texts)")
    // A value of the program's is not limited; the mark depends on it.
    window.press("Less")
    XCTAssertFalse(window.texts.contains("B & W"))
    window.close()
  }

  func testIconsHaveTheSpaceThatIsSet() throws {
    let window = TestWindow(PlainLabels())
    let starts: [Float] = try ["Near", "Far", "Styled", "Wide"].map { text in
      var bounds = graphene_rect_t()
      let label = try XCTUnwrap(window.label(text))
      XCTAssertNotEqual(gtk_widget_compute_bounds(label, window.context.widget.pointer, &bounds), 0)
      return bounds.origin.x
    }
    XCTAssertEqual(starts[1] - starts[0], 38, accuracy: 1)
    XCTAssertEqual(starts[2], starts[1], accuracy: 1)
    XCTAssertGreaterThan(starts[3] - starts[0], 30)
    window.close()
  }

  func testAnAlternateIsAControlOfItsOwn() {
    let window = TestWindow(SavingCommands())
    window.press("Save All")
    XCTAssertTrue(window.texts.contains("all"))
    window.press("Save")
    XCTAssertTrue(window.texts.contains("one"))
    window.close()
  }

  func testTabsAreAboveTheirPages() {
    let window = TestWindow(TabsWithSidebar(), width: 500, height: 400)
    XCTAssertTrue(window.texts.contains("top bar"))
    XCTAssertTrue(window.texts.contains("outside"))
    window.press("Account")
    XCTAssertFalse(window.texts.contains("Header"))
    window.close()
    TestWindow(IndexedContacts()).close()
  }
}
