import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Texts whose parts have their own colours.
@preconcurrency @MainActor
final class ColoredPartsTests: DisplayTestCase {
  /// The colours of the letters: `r` for those with a colour of their own.
  private func colored(_ label: WidgetPointer) -> String {
    let layout = gtk_label_get_layout(OpaquePointer(label))
    let text = String(cString: pango_layout_get_text(layout))
    var colors = Array(repeating: Character("-"), count: text.utf8.count)
    let iterator = pango_attr_list_get_iterator(pango_layout_get_attributes(layout))
    repeat {
      var (start, end): (Int32, Int32) = (0, 0)
      pango_attr_iterator_range(iterator, &start, &end)
      guard pango_attr_iterator_get(iterator, PANGO_ATTR_FOREGROUND) != nil else { continue }
      for index in Int(start)..<min(Int(end), colors.count) { colors[index] = "r" }
    } while pango_attr_iterator_next(iterator) != 0
    pango_attr_iterator_destroy(iterator)
    return String(colors)
  }

  private struct Page<Content: View>: View {
    let content: (Text) -> Content
    @State private var word = "a1bc2d"
    private var parts: Text {
      word.reduce(Text("")) { result, letter in
        result + Text(String(letter)).foregroundColor(letter.isNumber ? .red : nil)
      }
    }
    var body: some View {
      VStack {
        content(parts)
        Button("Change") { word = "12efgh3" }
      }
    }
  }

  private func check(_ name: String, _ content: @escaping (Text) -> some View) {
    let window = TestWindow(Page(content: content))
    window.layOut()
    XCTAssertEqual(colored(window.label("a1bc2d")!), "-r--r-", name)
    window.press("Change")
    window.layOut()
    XCTAssertEqual(colored(window.label("12efgh3")!), "rr----r", name)
    window.close()
  }

  func testTheColoursChangeWithTheText() {
    check("plain") { $0 }
    check("tracking") { $0.tracking(1.2) }
    check("font") { $0.font(.system(size: 22, weight: .medium, design: .monospaced)) }
    check("selection") { $0.textSelection(.enabled) }
    check("scale") { $0.lineLimit(3).minimumScaleFactor(0.6) }
    check("value") { $0.accessibilityLabel("Password").accessibilityValue("hidden") }
  }
}
