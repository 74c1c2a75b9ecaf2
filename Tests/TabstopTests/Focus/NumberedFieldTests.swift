import PrivateDisplay
import XCTest

@testable import Tabstop

/// Fields without titles after one text get numbers; buttons do not count.
@preconcurrency @MainActor
final class NumberedFieldTests: DisplayTestCase {
  private struct Code: View {
    @State private var digits = Array(repeating: "", count: 2)

    var body: some View {
      VStack {
        Text("Code")
        HStack {
          ForEach(digits.indices, id: \.self) { TextField("", text: $digits[$0]) }
        }
        HStack {
          Spacer()
          Button("Resend") {}
        }
        Button("Verify") {}
      }
    }
  }

  func testButtonsAreNotCounted() {
    let window = TestWindow(Code())
    let names = window.all("GtkEntry").map { entry in
      let control = window.context.focusables[entry]?.object.owner as? FocusableControl
      return control?.widget.accessibleName
    }
    XCTAssertEqual(names, ["Code, 1 of 2", "Code, 2 of 2"])
    window.close()
  }
}
