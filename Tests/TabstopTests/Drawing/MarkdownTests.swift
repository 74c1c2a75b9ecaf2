import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Texts with ranges of their own style: Markdown in literals, and concatenated texts.
@preconcurrency @MainActor
final class MarkdownTests: DisplayTestCase {
  private func words(_ key: LocalizedStringKey) -> [String] {
    Text(key).allRuns.map { run in
      var marks = ""
      if run.style.weight == .bold { marks += "b" }
      if run.style.isItalic { marks += "i" }
      if run.style.traits?.values.design == .monospaced { marks += "c" }
      if run.style.traits?.values.strikethrough != nil { marks += "s" }
      if let link = run.link { marks += "<\(link)>" }
      return marks.isEmpty ? run.text : "\(marks):\(run.text)"
    }
  }

  func testWhatIsCountedAgreesWithItsNumber() {
    XCTAssertEqual(words("^[\(1) seat](inflect: true)"), ["1 seat"])
    XCTAssertEqual(words("^[\(3) seat](inflect: true) left"), ["3 seats left"])
    XCTAssertEqual(words("^[\(0) entry](inflect: true)"), ["0 entries"])
    XCTAssertEqual(words("^[\(1000) seat](inflect: true)"), ["1,000 seats"])
    XCTAssertEqual(words("^[1,000 seat](inflect: true)"), ["1,000 seats"])
    XCTAssertEqual(words("^[1.5 hour](inflect: true)"), ["1.5 hours"])
    XCTAssertEqual(words("^[١ dose](inflect: true)"), ["١ dose"], "in the user's digits")
    XCTAssertEqual(words("^[٢ dose](inflect: true)"), ["٢ doses"])
    XCTAssertEqual(words("^[2 Person](inflect: true)"), ["2 People"])
    XCTAssertEqual(
      words("^[2 child](inflect: true), ^[1 child](inflect: true)"), ["2 children, 1 child"])
    XCTAssertEqual(words("^[2 Bookshelf](inflect: true)"), ["2 Bookshelves"])
    XCTAssertEqual(words("^[2 German](inflect: true)"), ["2 Germans"])
    XCTAssertEqual(words("^[2 quiz](inflect: true)"), ["2 quizzes"])
    XCTAssertEqual(words("^[2 box](inflect: true), ^[2 day](inflect: true)"), ["2 boxes, 2 days"])
    XCTAssertEqual(words("x^[1](a)"), ["x^", "<a>:1"])
  }

  func testInlineMarkdownOfLiterals() {
    XCTAssertEqual(words("plain"), ["plain"])
    XCTAssertEqual(words("a **b** c"), ["a ", "b:b", " c"])
    XCTAssertEqual(words("*i* _j_ `k` ~~l~~"), ["i:i", " ", "i:j", " ", "c:k", " ", "s:l"])
    XCTAssertEqual(words("***both***"), ["bi:both"])
    XCTAssertEqual(words("**bold *and italic***"), ["b:bold ", "bi:and italic"])
    XCTAssertEqual(
      words("By the [terms](https://a.example/x)."),
      ["By the ", "<https://a.example/x>:terms", "."])
  }

  func testWhatIsNoMarkdownStays() {
    XCTAssertEqual(words("2 * 3 * 4"), ["2 * 3 * 4"])
    XCTAssertEqual(words("snake_case_name"), ["snake_case_name"])
    XCTAssertEqual(words("**open"), ["**open"])
    XCTAssertEqual(words("[no link]"), ["[no link]"])
    XCTAssertEqual(words("sent to ******7777"), ["sent to ******7777"])
    XCTAssertEqual(words("****a@b.c"), ["****a@b.c"])
    XCTAssertEqual(words("name ____ and ***"), ["name ____ and ***"])
    XCTAssertEqual(words(#"\*star\*"#), ["*star*"])
    let variable = "**b**"
    XCTAssertEqual(Text(variable).allRuns.map(\.text), ["**b**"])
  }

  /// A text may come from another user.
  func testMarksThatNothingClosesAreReadInTheTimeOfTheirNumber() {
    for part in ["[", "[a] ", "[a](", "^[", "^[a] ", "*x ", "**x ", "_x ", "~~x ", "* _x **y "] {
      let text = String(repeating: part, count: 40_000 / part.count)
      let start = ContinuousClock.now
      let runs = Markdown.runs(of: [.literal(text)])
      XCTAssertEqual(runs.map(\.text).joined(), text)
      XCTAssertLessThan(start.duration(to: .now), .seconds(10), part)
    }
    XCTAssertEqual(words("[a] [b](c) [d] *x *y* z"), ["[a] ", "<c>:b", " [d] ", "i:x *y", " z"])
    XCTAssertEqual(words("**a *b** c* d"), ["b:a *b", " c* d"])
  }

  func testValuesInKeys() {
    let name = "*Ann*"
    XCTAssertEqual(words("Hi **\(name)**, \(3)"), ["Hi ", "b:*Ann*", ", 3"])
    XCTAssertEqual(Text("\(1.0 / 3, specifier: "%.2f") km").content, "0.33 km")
    XCTAssertEqual(Text("\(7, specifier: "%02ld")").content, "07")
    XCTAssertEqual(words("Now \(Text("here").bold())!"), ["Now ", "b:here", "!"])
    XCTAssertEqual(Text("\(Image(systemName: "checkmark")) done").content, "✓ done")
  }

  func testTextsAddUp() {
    let sum = Text("a").bold() + Text("b") + Text("c").italic().foregroundColor(.red)
    XCTAssertEqual(sum.content, "abc")
    XCTAssertEqual(sum.runs.map(\.text), ["a", "b", "c"])
    let window = TestWindow(sum)
    let label = OpaquePointer(window.label("abc")!)
    let markup = String(cString: gtk_label_get_label(label))
    XCTAssertTrue(markup.contains("weight=\"700\""), markup)
    XCTAssertTrue(markup.contains("foreground=\"#"), markup)
    window.close()
  }

  func testALinkIsReachedByKeyboardAndMarkupLettersStand() {
    let window = TestWindow(Text("A < B & [terms](https://a.example/?x=1&y=2)"))
    let label = window.label("A < B & terms")
    XCTAssertNotNil(label)
    window.tab()
    XCTAssertEqual(gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self)), label)
    window.close()
  }

  private struct Looks: View {
    var body: some View {
      VStack {
        Text("one").underline().kerning(2).font(.caption2)
        Text("two").strikethrough(true, color: .red).baselineOffset(4)
        Text("three").textCase(.uppercase).lineSpacing(4).textSelection(.enabled)
        Text("four").font(.system(.title, design: .serif, weight: .light).leading(.loose))
        Text("five").monospacedDigit().fontWidth(.condensed)
        Text("six").lineLimit(2, reservesSpace: true).truncationMode(.middle)
        Text("seven").dynamicTypeSize(.accessibility3)
        Text("eight").minimumScaleFactor(0.5).allowsTightening(true)
      }
    }
  }

  func testGtkTakesEveryLook() {
    let window = TestWindow(Looks())
    XCTAssertEqual(
      window.texts, ["one", "two", "three", "four", "five", "six", "seven", "eight"])
    XCTAssertEqual(gtk_label_get_selectable(OpaquePointer(window.label("three")!)), 1)
    func height(_ text: String) -> Int32 { gtk_widget_get_height(window.label(text)!) }
    XCTAssertGreaterThan(height("seven"), height("eight") * 3 / 2)
    XCTAssertGreaterThanOrEqual(height("six"), 2 * height("eight") - 4)
    window.close()
  }

  func testTheTitlesOfPagesAndDialogsHaveNoSigns() {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        NavigationStack {
          TextField("The *name*", text: .constant("a_b_"))
            .navigationTitle("^[\(3) seat](inflect: true)")
            .alert("Delete ^[\(1) seat](inflect: true)?", isPresented: $isShown) {}
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(window.context.title, "3 seats")
    XCTAssertEqual(window.all("GtkEntry").map { Field($0).title }, ["The name"])
    let alert = window.dialog()!
    XCTAssertEqual(alert.context.title, "Delete 1 seat?")
    XCTAssertEqual(alert.texts, ["Delete 1 seat?"])
    alert.press("OK")
    window.close()
  }
}
