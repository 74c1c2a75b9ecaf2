import CGtk
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// The sizes of sheets.
@preconcurrency @MainActor
final class PresentationSizingTests: DisplayTestCase {
  private struct Page<Sheet: View>: View {
    let sheet: Sheet
    var body: some View { Text("page").sheet(isPresented: .constant(true)) { sheet } }
  }

  private func size(of sheet: some View) -> (width: Int32, height: Int32) {
    let window = TestWindow(Page(sheet: sheet), width: 600, height: 400)
    defer { window.close() }
    guard let dialog = window.dialog() else { return (0, 0) }
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(dialog.context.widget.cast(to: GtkWindow.self), &width, &height)
    // GTK stores the size that the content requested.
    return (width < 100 ? -1 : width, height < 100 ? -1 : height)
  }

  private func assertSize(
    _ sheet: some View, _ width: Int32, _ height: Int32, line: UInt = #line
  ) {
    let size = size(of: sheet)
    XCTAssertEqual(size.width, width, line: line)
    XCTAssertEqual(size.height, height, line: line)
  }

  func testASheetHasTheSizeOfItsKind() {
    let form = Form { Text("row") }
    let screen = Desktop.screenSize
    assertSize(form.presentationSizing(.automatic), 480, 320)
    assertSize(
      form.presentationSizing(.form), 540, Int32(min(620, screen.height * 0.9)))
    assertSize(
      form.presentationSizing(.page), 700, Int32(min(900, screen.height * 0.9)))
    // -1: the natural size of the content.
    assertSize(form.presentationSizing(.fitted), -1, -1)
    assertSize(form.presentationSizing(.form.fitted(horizontal: false, vertical: true)), 540, -1)
    assertSize(
      form.presentationSizing(.form.sticky(vertical: true)).presentationDetents([.height(200)]),
      540, 200)
  }

  private struct Bar: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
  }
  private struct Unused: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  func testATypeCalculatesAHeight() {
    let page = Text("sheet").frame(maxWidth: .infinity, maxHeight: .infinity)
    let half = size(of: page.presentationDetents([.fraction(0.5)]))
    XCTAssertGreaterThan(half.height, 0)
    assertSize(page.presentationDetents([.custom(Bar.self), .large]), half.width, half.height)
    assertSize(page.presentationDetents([.custom(Unused.self), .height(150)]), half.width, 150)
    XCTAssertEqual(PresentationDetent.custom(Bar.self), .custom(Bar.self))
    XCTAssertNotEqual(PresentationDetent.custom(Bar.self), .custom(Unused.self))
  }
}
