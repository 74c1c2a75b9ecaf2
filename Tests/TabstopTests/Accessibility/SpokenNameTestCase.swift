import PrivateDisplay

@testable import GtkBridge
@testable import Tabstop

/// A test of the names that controls export.
@preconcurrency @MainActor
class SpokenNameTestCase: ControlTestCase {
  /// The controls of a type, in order. (A test cannot query the exported values: without an
  /// accessibility bus GTK keeps none.)
  final func controls(_ window: TestWindow, _ type: String) -> [Widget] {
    window.all(type).compactMap { widget in
      let node = window.context.focusables[UnsafeMutableRawPointer(widget)]?.object
      return (node?.owner as? FocusableControl)?.widget
    }
  }

  final func names(_ window: TestWindow, _ type: String) -> [String?] {
    controls(window, type).map(\.exportedName)
  }
}
