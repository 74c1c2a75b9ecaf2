import CGtk
import PrivateDisplay
import TabstopFoundation
import TabstopKits
import XCTest

@testable import Tabstop

/// Texts of layers.
@preconcurrency @MainActor
final class LayerTextTests: DisplayTestCase {
  private struct Layered: UIViewRepresentable {
    let alignment: CATextLayerAlignmentMode

    func makeUIView(context: Context) -> UIView {
      let layer = CATextLayer()
      layer.string = "12"
      layer.alignmentMode = alignment
      let view = UIView()
      view.layer.addSublayer(layer)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// Whether a text is at the left, in a window 400 points wide.
  private func isLeft(_ alignment: CATextLayerAlignmentMode) -> Bool {
    let window = TestWindow(Layered(alignment: alignment).foregroundStyle(.black))
    defer { window.close() }
    window.layOut()
    let label = window.bounds(of: window.label("12")!)
    return label.x + label.width / 2 < 200
  }

  func testTheLeftIsLeftInAMirroredWindow() {
    XCTAssertTrue(isLeft(.left))
    XCTAssertTrue(isLeft(.natural))
    XCTAssertFalse(isLeft(.right))
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    XCTAssertTrue(isLeft(.left))
    XCTAssertFalse(isLeft(.natural))
    XCTAssertFalse(isLeft(.right))
  }
}
