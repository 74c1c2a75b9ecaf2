import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Rows and titles whose words are longer than the window is wide.
@preconcurrency @MainActor
final class NarrowRowTests: DisplayTestCase {
  private static let label = "The currency at home"

  private func page(_ option: String) -> some View {
    Form {
      Picker(Self.label, selection: .constant(0)) { Text(option).tag(0) }
    }
  }

  private func places(
    _ option: String, width: Int32
  ) -> (label: (x: Float, y: Float), control: (x: Float, y: Float)) {
    let window = TestWindow(page(option), width: width)
    window.layOut()
    defer { window.close() }
    let (label, control) = (
      window.bounds(of: window.label(Self.label)!),
      window.bounds(
        of: window.context.widget.firstDescendant(of: gtk_drop_down_get_type())!.pointer)
    )
    return ((label.x, label.y), (control.x, control.y))
  }

  func testAControlStandsBesideItsLabelIfThereIsRoom() {
    let (label, control) = places("Short", width: 500)
    XCTAssertLessThan(label.x + 100, control.x)
    XCTAssertEqual(label.y, control.y, accuracy: 20)
  }

  func testAControlStandsBelowItsLabelWhereTheRowIsTooNarrow() {
    let (label, control) = places("An option with many words", width: 300)
    XCTAssertEqual(label.x, control.x, accuracy: 2)
    XCTAssertLessThan(label.y + 10, control.y)
  }

  /// Its texts wrap, or are cut off, as the only text of a label does.
  func testASwitchStandsBesideALabelOfSeveralTexts() {
    let title = "Newsletters"
    let window = TestWindow(
      List {
        Toggle(isOn: .constant(true)) {
          VStack(alignment: .leading) {
            Text(title)
            Text("any of them contains the word unsubscribe or news").lineLimit(1)
          }
        }
        .toggleStyle(.switch)
      }, width: 280)
    defer { window.close() }
    window.layOut()
    let switchBounds = window.bounds(of: window.all("GtkSwitch")[0])
    let label = window.bounds(of: window.label(title)!)
    XCTAssertGreaterThan(switchBounds.x, label.x + 100)
    XCTAssertLessThan(switchBounds.y, label.y + 40)
  }

  func testLargeShortTextsBesideEachOtherDoNotMakeTheWindowWider() {
    let settings = ObjectRef(UnsafeMutableRawPointer(gtk_settings_get_default()!))
    let dpi = Int32(settings.integerProperty("gtk-xft-dpi"))
    settings.setProperty("gtk-xft-dpi", to: 192 * 1024)
    defer { settings.setProperty("gtk-xft-dpi", to: dpi) }
    let window = TestWindow(
      HStack {
        Text("Order 1041")
        Spacer()
        Text("On its way")
      }, width: 240)
    window.layOut()
    XCTAssertEqual(gtk_widget_get_width(window.context.widget.pointer), 240)
    window.close()
  }

  func testALongOptionDoesNotMakeTheWindowWider() {
    let window = TestWindow(page(String(repeating: "very ", count: 20) + "long"), width: 300)
    window.layOut()
    XCTAssertEqual(gtk_widget_get_width(window.context.widget.pointer), 300)
    window.close()
  }

  /// Beside a ring, on a page 400 points wide.
  func testOutsideOfAFormAGaugeStandsBelowItsLabelWhereThereIsNoRoomBesideIt() {
    let window = TestWindow(
      HStack {
        Gauge(value: 3, in: 0...4) {
          Text("Workouts")
        } currentValueLabel: {
          Text("3 of 4")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("4")
        }
        .gaugeStyle(.accessoryLinearCapacity)
      }, width: 150)
    window.layOut()
    XCTAssertEqual(gtk_widget_get_width(window.context.widget.pointer), 150)
    let label = window.bounds(of: window.label("Workouts")!)
    let bar = window.bounds(of: window.all("GtkLevelBar")[0])
    XCTAssertLessThanOrEqual(label.y + label.height, bar.y)
    XCTAssertGreaterThanOrEqual(bar.width, 60)
    window.close()
  }

  func testSoftHyphensAreNoPartOfNames() {
    let text = "Wiederher\u{AD}stellungs\u{AD}schlüssel"
    let window = TestWindow(
      VStack {
        Text(text)
        Button(text) {}
      }
      .navigationTitle(text))
    window.layOut()
    XCTAssertEqual(window.windowTitle, "Wiederherstellungsschlüssel")
    window.tab()
    XCTAssertEqual(
      window.context.focusedControl?.widget.accessibleName, "Wiederherstellungsschlüssel")
    window.close()
  }

  func testRowsOfTwoLinesHaveSpaceAroundThem() {
    let window = TestWindow(
      List(0..<2, id: \.self, selection: .constant(Set<Int>())) { number in
        VStack(alignment: .leading) {
          Text("Title \(number)")
          Text("Below \(number)")
        }
      })
    window.layOut()
    let row = window.bounds(of: window.all.first { gtk_widget_has_css_class($0, "list-row") != 0 }!)
    let (title, below) = (
      window.bounds(of: window.label("Title 0")!), window.bounds(of: window.label("Below 0")!)
    )
    XCTAssertGreaterThanOrEqual(title.y - row.y, 6)
    XCTAssertGreaterThanOrEqual(row.y + row.height - below.y - below.height, 6)
    window.close()
  }

  /// GTK drew the second line over the row's first text.
  func testAShortTextOfTwoLinesHasTheirHeight() {
    let window = TestWindow(
      List {
        HStack {
          Circle().frame(width: 44, height: 44)
          VStack(alignment: .leading) {
            Text("Mia Torres")
            HStack {
              Text("Yes! Let us go again next weekend.").lineLimit(2)
              Spacer(minLength: 4)
            }
          }
        }
      }, width: 260)
    window.layOut()
    let (title, text) = (
      window.bounds(of: window.label("Mia Torres")!),
      window.bounds(of: window.label("Yes! Let us go again next weekend.")!)
    )
    XCTAssertGreaterThan(text.height, title.height * 1.5, "two lines")
    XCTAssertGreaterThanOrEqual(text.y, title.y + title.height)
    window.close()
  }

  func testManyActionsAreInTwoLinesInsteadOfMakingTheWindowWider() {
    let window = TestWindow(
      List {
        Text("Mia Torres")
          .swipeActions(edge: .leading) {
            Button("Mark as read") {}
            Button("Unpin") {}
          }
          .swipeActions {
            Button("Delete") {}
            Button("Unmute") {}
          }
      }, width: 320)
    window.layOut()
    XCTAssertEqual(gtk_widget_get_width(window.context.widget.pointer), 320)
    let text = window.bounds(of: window.label("Mia Torres")!)
    let frames = ["Mark as read", "Unpin", "Delete", "Unmute"].map {
      window.bounds(of: window.button($0))
    }
    XCTAssertEqual(Set(frames.map(\.y)).count, 2, "\(frames)")
    XCTAssertGreaterThanOrEqual(frames[0].y, text.y + text.height)
    XCTAssertEqual(frames.map(\.y), frames.map(\.y).sorted())
    for frame in frames { XCTAssertLessThanOrEqual(frame.x + frame.width, 320) }
    window.close()
  }

  private struct SwipedOnBothSides: View {
    let journal: Journal
    var body: some View {
      List {
        Text("Book flight")
          .swipeActions(edge: .trailing) { Button("Delete") { journal.record("delete") } }
          .listRowSeparator(.hidden)
          .swipeActions(edge: .leading) { Button("Pin") { journal.record("pin") } }
          .swipeActions { Button("Move") { journal.record("move") } }
      }
    }
  }

  func testARowHasActionsAtBothEdges() {
    for width in [Int32(800), 300] {
      let journal = Journal()
      let window = TestWindow(SwipedOnBothSides(journal: journal), width: width)
      window.layOut()
      let text = window.bounds(of: window.label("Book flight")!)
      let frames = ["Pin", "Delete", "Move"].map { window.bounds(of: window.button($0)) }
      XCTAssertEqual(Set(frames.map(\.y)).count, 1, "all in a line: \(frames)")
      XCTAssertEqual(frames.map(\.x), frames.map(\.x).sorted())
      if width == 800 {
        XCTAssertLessThan(frames[0].x, text.x)
        // Those at the end are at the end.
        let row = window.all.first { gtk_widget_has_css_class($0, "form-row") != 0 }!
        let end = window.bounds(of: row).x + window.bounds(of: row).width
        XCTAssertEqual(frames[2].x + frames[2].width, end - 13, accuracy: 2)
        XCTAssertEqual(frames[2].x - frames[1].x - frames[1].width, 8)
      } else {
        XCTAssertGreaterThanOrEqual(frames[0].y, text.y + text.height)
      }
      var stops: [String?] = []
      for _ in 0..<3 {
        window.tab()
        stops.append(window.focus)
      }
      XCTAssertEqual(stops, ["Pin", "Delete", "Move"])
      for title in ["Pin", "Delete", "Move"] { window.press(title) }
      XCTAssertEqual(journal.drain(), ["pin", "delete", "move"])
      window.close()
    }
  }

  /// In a sidebar the buttons are below the text, which would have a word for each line.
  func testActionsOfANarrowRowAreBelowItsText() {
    let text = "A row with a text that takes most of a line"
    func open(_ width: Int32) -> TestWindow {
      let window = TestWindow(
        List {
          Text(text).swipeActions {
            Button("Archive") {}
            Button("Delete") {}
          }
        }, width: width)
      window.layOut()
      return window
    }
    for (width, isBelow) in [(Int32(300), true), (800, false)] {
      let window = open(width)
      let label = window.bounds(of: window.label(text)!)
      let (first, last) = (
        window.bounds(of: window.button("Archive")), window.bounds(of: window.button("Delete"))
      )
      XCTAssertEqual(first.y >= label.y + label.height, isBelow, "\(label) \(first)")
      XCTAssertEqual(first.y, last.y)
      XCTAssertLessThan(first.x, last.x)
      if isBelow { XCTAssertGreaterThan(label.width, 200) }
      window.close()
    }
  }

  /// Rows with the same actions look alike, however long their texts are.
  func testActionsAreAtTheSamePlaceInAllRowsOfAList() {
    let texts = ["Short", "A row with a text that is longer than the window is wide, in two lines"]
    for (width, isBelow) in [(Int32(460), false), (260, true)] {
      let window = TestWindow(
        List {
          ForEach(texts, id: \.self) { text in
            Text(text).swipeActions {
              Button("Archive") {}
              Button("Delete") {}
            }
          }
        }, width: width)
      window.layOut()
      XCTAssertEqual(gtk_widget_get_width(window.context.widget.pointer), width)
      let buttons = window.all("GtkLabel")
        .filter { String(cString: gtk_label_get_text(OpaquePointer($0))) == "Delete" }
        .map { window.bounds(of: $0) }
      let labels = texts.map { window.bounds(of: window.label($0)!) }
      XCTAssertEqual(buttons.count, 2)
      for (label, button) in zip(labels, buttons) {
        XCTAssertEqual(button.y >= label.y + label.height, isBelow, "\(label) \(button)")
        if !isBelow { XCTAssertLessThanOrEqual(label.x + label.width, button.x) }
      }
      XCTAssertEqual(buttons[0].x, buttons[1].x)
      window.close()
    }
  }
}
