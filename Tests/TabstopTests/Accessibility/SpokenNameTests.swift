import CGtk
import Glibc
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// The exported names and values of controls; for what a screen reader says, see
/// Tests/Desktop/transcripts/names-and-values.txt and tasks.txt.
@preconcurrency @MainActor
final class SpokenNameTests: SpokenNameTestCase {
  @MainActor
  private struct Details: View {
    let model: Model
    var body: some View {
      Button(model.title) {}.accessibilityValue(model.isOpen ? "expanded" : "collapsed")
    }
  }

  func testWhatIsHiddenIsNoPartOfAName() {
    let window = TestWindow(
      VStack {
        Button {
        } label: {
          HStack {
            Image(systemName: "checkmark").hidden()
            Text("Milk")
          }
        }
        Button {
        } label: {
          HStack {
            Text("Off").opacity(0)
            Text("Eggs").accessibilityHidden(false)
          }
        }
      })
    XCTAssertEqual(names(window, "GtkButton"), ["Milk", "Eggs"])
    window.close()
  }

  /// Orca says each name that the focused button has, even for a moment.
  func testPartsOfANameThatChangeTogetherAreExportedOnce() throws {
    struct Page: View {
      @State private var isBought = false
      var body: some View {
        Button {
          isBought.toggle()
        } label: {
          HStack {
            Text(isBought ? "bought" : "missing")
            Text("Flour")
          }
        }
        .accessibilityAddTraits(isBought ? .isSelected : [])
      }
    }
    let window = TestWindow(Page())
    let button = try XCTUnwrap(controls(window, "GtkButton").first)
    button.beginNameChange()
    button.setSelectionText("Selected")
    XCTAssertEqual(button.exportedName, "missing Flour")
    button.setSelectionText(nil)
    button.endNameChange()
    defer { Widget.exportedNames = nil }
    for name in ["bought Flour, Selected", "missing Flour"] {
      Widget.exportedNames = []
      emit(button.pointer, "clicked")
      runLoopUntilIdle()
      XCTAssertEqual(Widget.exportedNames?.filter { $0.contains("Flour") }, [name])
    }
    window.close()
  }

  /// A screen reader would say the old name with the focus, and then the new one.
  func testANameThatChangesWithTheFocusIsExportedBeforeIt() throws {
    struct Page: View {
      @State private var count = 1
      @FocusState private var isOnTotal: Bool
      var body: some View {
        Button("Add") {
          count += 1
          isOnTotal = true
        }
        Button("Total") {}.accessibilityLabel("Total: \(count)").focused($isOnTotal)
      }
    }
    let window = TestWindow(Page())
    let total = controls(window, "GtkButton")[1]
    var names: [String?] = []
    let connection = SignalConnection(window.context.widget, "notify::focus-widget", owner: self) {
      _, _ in names.append(total.exportedName)
    }
    window.press("Add")
    XCTAssertTrue(total.containsFocus)
    XCTAssertEqual(names.last, "Total: 2")
    connection.disconnect()
    window.close()
  }

  func testASymbolThatSaysTheSameAsTheTextBesideItIsNotSpoken() {
    func name(_ symbol: String, _ text: String) -> String? {
      let window = TestWindow(
        Button {
        } label: {
          HStack {
            Image(systemName: symbol).foregroundColor(.red).padding(2)
            Text(text)
          }
        })
      defer { window.close() }
      return names(window, "GtkButton").first ?? nil
    }
    XCTAssertEqual(name("trash", "Delete account"), "Delete account")
    XCTAssertEqual(name("doc.on.doc", "copy"), "copy")
    XCTAssertEqual(name("plus", "Address"), "Add Address")
    XCTAssertEqual(name("star.fill", "Run"), "filled star Run")
  }

  func testANameHasTheTextsOfTheViewThatFitsOnly() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Button {
        } label: {
          ViewThatFits(in: .horizontal) {
            HStack {
              Text("Blue Lake"); Text("4.2 km")
            }.frame(width: 300)
            VStack {
              Text("Lake"); Text("4 km")
            }.frame(width: 100)
          }
          .accessibilityElement(children: .combine)
        }
        .buttonStyle(.plain)
        .frame(width: model.isOpen ? 350 : 150)
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    for (isWide, name) in [(true, "Blue Lake 4.2 km"), (false, "Lake 4 km")] {
      model.isOpen = isWide
      runLoopUntilIdle()
      window.layOut()
      runLoopUntilIdle()
      XCTAssertEqual(names(window, "GtkButton"), [name])
    }
    window.close()
  }

  func testANameFollowsViewsThatComeAndGo() {
    struct Page: View {
      let model: Model
      var body: some View {
        VStack {
          Button {
          } label: {
            HStack {
              Text("Run")
              if model.isOpen {
                Image(systemName: "star.fill").accessibilityLabel("Favourite")
              }
            }
            .accessibilityElement(children: .combine)
          }
          Button {
          } label: {
            HStack {
              if model.isOpen { Text("Hide") } else { Text("Show") }
              Image(systemName: "eye").accessibilityHidden(true)
            }
          }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(names(window, "GtkButton"), ["Run", "Show"])
    for _ in 0..<2 {
      model.isOpen = true
      runLoopUntilIdle()
      XCTAssertEqual(names(window, "GtkButton"), ["Run Favourite", "Hide"])
      model.isOpen = false
      runLoopUntilIdle()
      XCTAssertEqual(names(window, "GtkButton"), ["Run", "Show"])
    }
    window.close()
  }

  func testAValueOfAButtonComesBehindItsTitle() {
    let model = Model()
    let window = TestWindow(Details(model: model))
    XCTAssertEqual(names(window, "GtkButton"), ["Name, collapsed"])
    model.isOpen = true
    runLoopUntilIdle()
    XCTAssertEqual(names(window, "GtkButton"), ["Name, expanded"])
    model.title = "Details"
    runLoopUntilIdle()
    XCTAssertEqual(names(window, "GtkButton"), ["Details, expanded"])
    window.close()
  }

  func testANameByTheProgramStandsWhateverTheTitle() {
    struct Page: View {
      let model: Model
      var body: some View {
        Button(model.title) {}.accessibilityLabel("Edit Ada", isEnabled: !model.isOn)
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(names(window, "GtkButton"), ["Edit Ada"])
    model.title = "Edit"
    runLoopUntilIdle()
    XCTAssertEqual(names(window, "GtkButton"), ["Edit Ada"])
    model.isOn = true
    runLoopUntilIdle()
    XCTAssertEqual(names(window, "GtkButton"), ["Edit"])
    window.close()
  }

  func testASliderIsAPercentageUnlessTheProgramSaysItsValue() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Slider(value: $model.level, in: -1...1) { Text("Balance") }
          .accessibilityValue(model.isOn ? "in the middle" : "")
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let range = control(window, "GtkScale").cast(to: GtkRange.self)
    XCTAssertEqual(gtk_range_get_value(range), 75)
    gtk_range_set_value(range, 0)
    runLoopUntilIdle()
    XCTAssertEqual(model.level, -1)
    gtk_range_set_value(range, 57)
    runLoopUntilIdle()
    XCTAssertEqual(model.level, 0.14, accuracy: 1e-9)
    XCTAssertEqual(gtk_range_get_value(range), 57)
    model.isOn = true
    runLoopUntilIdle()
    XCTAssertEqual(gtk_range_get_value(range), 0.14, accuracy: 1e-9)
    window.close()
  }

  func testAStepperWhoseNameSaysTheValueShowsNoOther() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        HStack {
          Text("Adults, \(model.number)")
          Stepper("", value: $model.number)
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let stepper = control(window, "GtkSpinButton")
    func text() -> String { String(cString: gtk_editable_get_text(stepper.opaque)) }
    XCTAssertEqual(names(window, "GtkSpinButton"), ["Adults, 3"])
    XCTAssertEqual(text(), " ")
    model.number = 4
    runLoopUntilIdle()
    XCTAssertEqual(names(window, "GtkSpinButton"), ["Adults, 4"])
    XCTAssertEqual(text(), " ")
    window.close()
  }

  func testAStepperWhoseLabelIsItsValueIsNamedByTheTextBesideIt() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Form {
          HStack {
            Text("Adults")
            Stepper("\(model.number)", value: $model.number)
          }
          HStack {
            Text("Children")
            Spacer()
            Stepper(value: $model.number) { Text("\(model.number)") }
          }
        }
        Stepper("\(model.number)", value: $model.number)
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let steppers = controls(window, "GtkSpinButton")
    func texts() -> [String] {
      steppers.map { String(cString: gtk_editable_get_text($0.opaque)) }
    }
    // The last one has no text beside it: its label names it.
    XCTAssertEqual(steppers.map(\.accessibleName), ["Adults", "Children", "3"])
    XCTAssertEqual(texts(), ["3", "3", " "])
    model.number = 0
    runLoopUntilIdle()
    XCTAssertEqual(steppers.map(\.accessibleName), ["Adults", "Children", "0"])
    XCTAssertEqual(texts(), ["0", "0", " "])
    window.close()
  }

  func testATextBesideAFieldIsItsNameAndWhatIsSeenInItIsReadBehindThat() {
    struct Page: View {
      let model: Model
      var body: some View {
        VStack {
          Text("Where to")
          TextField("Country", text: .constant(""))
          HStack {
            if model.isOn { Text("Street") }
            TextField("Required", text: .constant("")).padding(4)
          }
          HStack {
            Text("Door code")
            SecureField("Four digits", text: .constant(""))
          }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let code = controls(window, "GtkPasswordEntry")
    XCTAssertEqual(names(window, "GtkEntry"), ["Country", "Required"])
    XCTAssertEqual(code.map(\.exportedName), ["Door code"])
    XCTAssertEqual(code.map(\.accessibleDescriptions), [["Four digits"]])
    model.isOn = true
    runLoopUntilIdle()
    XCTAssertEqual(names(window, "GtkEntry"), ["Country", "Street"])
    model.isOn = false
    runLoopUntilIdle()
    XCTAssertEqual(names(window, "GtkEntry"), ["Country", "Required"])
    window.close()
  }

  func testASelectedButtonSaysSo() {
    struct Page: View {
      @State private var chosen = 0
      var body: some View {
        HStack {
          ForEach(0..<2) { index in
            Button("Icon \(index)") { chosen = index }
              .accessibilityLabel(["Blue", "Green"][index])
              .accessibilityAddTraits(chosen == index ? [.isSelected] : [])
          }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(names(window, "GtkButton"), ["Blue, Selected", "Green"])
    window.press("Icon 1")
    XCTAssertEqual(names(window, "GtkButton"), ["Blue", "Green, Selected"])
    window.close()
  }

  /// Orca (43 to 48) leaves out only a description that is the name to the letter.
  func testATooltipWithTheWordsOfTheNameIsNoDescription() {
    struct Page: View {
      @State private var name = "Save"
      var body: some View {
        VStack {
          Button("Add Item") {}.help("Add item…")
          Button {
          } label: {
            Image(systemName: "plus")
          }
          .help("add")
          Button(name) { name = "Write" }.help("save")
          Toggle("Wi-Fi", isOn: .constant(true)).help("Wi-fi")
          Button("C") {}.help("C++")
          Button("Delete Home") {}.help("Delete")
          Button("Deleted") {}.help("Delete")
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func descriptions() -> [[String]] {
      (0..<7).map { _ in
        window.tab()
        return window.context.focusedControl?.widget.accessibleDescriptions ?? ["none"]
      }
    }
    XCTAssertEqual(descriptions(), [[], [], [], [], ["C++"], [], ["Delete"]])
    let tip = gtk_widget_get_tooltip_text(window.button("Save")).map { String(cString: $0) }
    XCTAssertEqual(tip, "save")
    window.press("Save")
    XCTAssertEqual(descriptions(), [[], [], ["save"], [], ["C++"], [], ["Delete"]])
    window.close()
  }
}
