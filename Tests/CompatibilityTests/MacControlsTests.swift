import AppKit
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop

/// Controls of AppKit in sources that wrap them.
@preconcurrency @MainActor
final class MacControlsTests: DisplayTestCase {
  private struct Row: NSViewRepresentable {
    let views: [NSView]
    func makeNSView(context: Context) -> NSStackView { NSStackView(views: views) }
    func updateNSView(_ view: NSStackView, context: Context) {}
  }

  /// The names of the controls.
  private func names(_ window: TestWindow) -> Set<String> {
    let names = window.all.compactMap { widget -> String? in
      let node = window.context.focusables[UnsafeMutableRawPointer(widget)]?.object
      return (node?.owner as? FocusableControl)?.widget.accessibleName
    }
    return Set(names)
  }

  /// An empty name of its own would make it nameless for a screen reader.
  func testTheLabelBesideASliderIsItsName() {
    let slider = NSSlider(value: 0.5, minValue: 0, maxValue: 1, target: nil, action: nil)
    let window = TestWindow(Row(views: [NSTextField(labelWithString: "Volume"), slider]))
    XCTAssertEqual(names(window), ["Volume"])
    slider.accessibilityLabel = "Loudness"
    runLoopUntilIdle()
    XCTAssertEqual(names(window), ["Loudness"])
    window.close()
  }

  func testAValueIsInTheRangeOfItsSlider() {
    let slider = NSSlider(value: 12, minValue: 2, maxValue: 10, target: nil, action: nil)
    XCTAssertEqual(slider.doubleValue, 10)
    slider.doubleValue = -3
    XCTAssertEqual(slider.doubleValue, 2)
    slider.integerValue = 70
    XCTAssertEqual(slider.floatValue, 10)
    slider.maxValue = 8
    XCTAssertEqual(slider.doubleValue, 8)
    slider.doubleValue = 3
    slider.minValue = 5
    XCTAssertEqual(slider.doubleValue, 5)
    slider.doubleValue = 6.5
    XCTAssertEqual(slider.doubleValue, 6.5)
  }

  func testRadioButtonsBesideEachOtherAreOneChoice() {
    let titles = ["Small", "Medium", "Large"]
    let radios = titles.map { NSButton(radioButtonWithTitle: $0, target: nil, action: "choose:") }
    let others = [
      NSButton(radioButtonWithTitle: "Fast", target: nil, action: "hurry:"),
      NSButton(checkboxWithTitle: "Bold", target: nil, action: "choose:"),
    ]
    for other in others { other.state = .on }
    let window = TestWindow(Row(views: radios + others))
    radios[0].state = .on
    radios[1].state = .on
    XCTAssertEqual(radios.map(\.state), [.off, .on, .off])
    radios[1].state = .off
    XCTAssertEqual(radios.map(\.state), [.off, .off, .off])
    XCTAssertEqual(others.map(\.state), [.on, .on], "of another action, or no radio button")
    window.close()
  }
}
