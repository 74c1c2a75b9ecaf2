import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// The names of controls without titles.
@preconcurrency @MainActor
final class NeighbourNameTests: DisplayTestCase {
  /// The names of the controls, in order.
  private func names(_ window: TestWindow) -> [String] {
    window.all.compactMap { widget in
      let node = window.context.focusables[UnsafeMutableRawPointer(widget)]?.object
      guard let control = (node?.owner as? FocusableControl)?.widget else { return nil }
      let label = control.visibleLabel.map { String(cString: gtk_label_get_text($0.opaque)) }
      return control.accessibleName ?? label ?? ""
    }
  }

  func testTheTitleOfTheNextRowsFieldNamesThatFieldAlone() {
    let window = TestWindow(
      List {
        TextField("", text: .constant("milk"))
        TextField("", text: .constant(""))
        TextField("Third", text: .constant(""))
      })
    XCTAssertEqual(names(window).filter { $0 == "Third" }.count, 1, "\(names(window))")
    window.close()
  }

  /// The text below an editor says how long it is, for example.
  func testATextAboveNamesAnEditorThatHasATextBelow() {
    let window = TestWindow(
      VStack {
        Text("Notes")
        VStack {
          TextEditor(text: .constant(""))
          Text("0 of 200 characters")
        }
        VStack {
          TextEditor(text: .constant(""))
          Text("below alone")
        }
      })
    XCTAssertEqual(names(window), ["Notes", "below alone"])
    window.close()
  }

  /// A screen reader would announce the new name at each letter.
  func testAStatusBelowAnEditorIsNoName() {
    struct Page: View {
      @State private var text = ""
      @State private var other = ""
      var body: some View {
        VStack {
          TextEditor(text: $text)
          Text("Ln 1, Col \(text.count + 1)")
        }
        VStack {
          TextEditor(text: $other)
          Text(other.isEmpty ? "Saved" : "Edited")
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertFalse(names(window)[0].contains("Ln"), "\(names(window))")
    let editors = window.all("GtkTextView")
    gtk_widget_grab_focus(editors[1])
    let buffer = gtk_text_view_get_buffer(
      UnsafeMutableRawPointer(editors[1]).assumingMemoryBound(to: GtkTextView.self))
    gtk_text_buffer_insert_at_cursor(buffer, "x", 1)
    runLoopUntilIdle()
    XCTAssertNotNil(window.label("Edited"))
    XCTAssertFalse(names(window).contains { $0.contains("Edited") }, "\(names(window))")
    gtk_widget_grab_focus(editors[0])
    runLoopUntilIdle()
    gtk_widget_grab_focus(editors[1])
    runLoopUntilIdle()
    XCTAssertFalse(names(window).contains { $0.contains("Edited") }, "\(names(window))")
    window.close()
  }

  func testTheLabelOfAnOpenGroupNamesWhatIsInIt() {
    let window = TestWindow(
      VStack {
        Text("Method")
        DisclosureGroup("Notes", isExpanded: .constant(true)) {
          TextEditor(text: .constant(""))
        }
        DisclosureGroup("More", isExpanded: .constant(false)) { Text("hidden") }
        TextEditor(text: .constant(""))
      })
    let all = names(window)
    XCTAssertEqual(all.count, 4, "\(all)")
    XCTAssertEqual(all[1], "Notes")
    XCTAssertFalse(["Notes", "More"].contains(all[3]), "\(all)")
    window.close()
  }

  /// A field beside the value of a slider: the slider's change leaves the field's view as it is.
  func testAControlThatGetsTheFocusHasTheNameThatIsOnScreen() {
    struct Page: View {
      @State private var count = 1
      var body: some View {
        Button("More") { count += 1 }
        HStack {
          Text("Guest \(count)")
          Field()
        }
      }
    }
    struct Field: View {
      @State private var text = ""
      var body: some View { TextField("", text: $text) }
    }
    let window = TestWindow(Page())
    window.tab()
    window.tab()
    XCTAssertEqual(names(window).last, "Guest 1")
    window.press("More")
    window.tab()
    window.tab()
    XCTAssertEqual(names(window).last, "Guest 2")
    window.close()
  }

  func testTabsDoNotNameWhatIsOnTheirPages() {
    let window = TestWindow(
      TabView {
        Picker("", selection: .constant(0)) { Text("Light").tag(0) }.tabItem { Text("Look") }
        Text("Second").tabItem { Text("Other") }
      })
    let names = names(window)
    XCTAssertFalse(names.contains { $0.contains("Look") && $0.contains("Other") }, "\(names)")
    window.close()
  }

  func testTheTextBeforeThenWhatAFieldIsForThenTheTextBehind() {
    let window = TestWindow(
      VStack {
        Text("Code")
        HStack {
          TextField("", text: .constant(""))
          TextField("", text: .constant(""))
        }
        Divider()
        VStack { TextField("Own", text: .constant("")) }
        VStack { TextField("", text: .constant("")).textContentType(.emailAddress) }
        HStack {
          Slider(value: .constant(0.5))
          Text("Behind")
        }
      })
    XCTAssertEqual(names(window), ["Code, 1 of 2", "Code, 2 of 2", "Own", "Email", "Behind"])
    window.close()
  }

  func testAPlaceholderNamesAFieldUnlessATextIsInItsRow() {
    let window = TestWindow(
      VStack {
        Text("Welcome back")
        HStack {
          Image(systemName: "envelope")
          TextField("Email", text: .constant(""))
        }
        HStack { SecureField("Password", text: .constant("")).padding() }
        HStack {
          HStack { Text("City") }
          TextField("Where do you live?", text: .constant(""))
        }
      })
    XCTAssertEqual(names(window), ["Email", "Password", "City"])
    window.close()
  }

  func testASignBesideAFieldIsNotItsName() {
    let window = TestWindow(
      VStack {
        HStack {
          Text("$")
          TextField("Amount", text: .constant(""))
        }
        HStack {
          Text("Phone").accessibilityHidden(true)
          TextField("Number", text: .constant(""))
        }
      })
    XCTAssertEqual(names(window), ["Amount", "Number"])
    window.close()
  }

  func testATextBesideSeveralFieldsIsSpokenBeforeTheirTitles() {
    let window = TestWindow(
      VStack {
        HStack {
          Text("1").accessibilityLabel("Set 1")
          TextField("Reps", text: .constant(""))
          Text("×").accessibilityHidden(true)
          TextField("Weight", text: .constant(""))
          Text("kg")
        }
        HStack {
          Text("From")
          TextField("Lowest", text: .constant(""))
          Text("to")
          TextField("Highest", text: .constant(""))
        }
      })
    XCTAssertEqual(names(window), ["Set 1, Reps", "Weight", "From, Lowest", "to, Highest"])
    window.close()
  }

  /// The value of a slider that is shown beside it is spoken as its value.
  func testTheValueOnScreenIsNotTheNameOfItsSlider() {
    struct Page: View {
      @State private var age = 50.0
      @State private var red = 0.25
      var body: some View {
        VStack {
          VStack {
            Text("What's your age?")
            Text("\(Int(age))")
            Slider(value: $age, in: 18...100, step: 1)
          }
          HStack {
            Text("Red")
            Text(red, format: .percent)
            Slider(value: $red)
          }
          VStack {
            HStack {
              Text("Blue")
              Spacer()
              Text("\(red)")
            }
            Slider(value: $red)
          }
          HStack {
            Text("12:30")
            Slider(value: $red)
          }
          Button("Older") { age += 1 }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(names(window).prefix(4), ["What's your age?", "Red", "Blue", "12:30"])
    window.press("Older")
    window.tab()
    XCTAssertEqual(names(window).first, "What's your age?")
    window.close()
  }

  func testASymbolBesideASliderNamesIt() {
    let window = TestWindow(
      VStack {
        HStack {
          Image(systemName: "speaker.fill")
          Slider(value: .constant(0.5))
          Image(systemName: "speaker.wave.3.fill")
        }
        HStack {
          Slider(value: .constant(0.5)) {
          } minimumValueLabel: {
            Image(systemName: "sun.min")
          } maximumValueLabel: {
            Image(systemName: "sun.max")
          }
        }
        HStack {
          Text("Size")
          Image(systemName: "minus")
          Slider(value: .constant(0.5))
        }
        HStack {
          Image(decorative: "speaker")
          Slider(value: .constant(0.5))
        }
      })
    XCTAssertEqual(names(window), ["Volume", "Brightness", "Size", "4 of 4"])
    window.close()
  }

  func testATitleThatIsAlsoTheTextBesideIsSpokenOnce() {
    let window = TestWindow(
      HStack {
        Text("Amount")
        TextField("Amount", text: .constant(""))
        TextField("Unit", text: .constant(""))
      })
    XCTAssertEqual(names(window), ["Amount", "Unit"])
    window.close()
  }

  func testAHiddenTextKeepsItsLabelUntilItIsShownAgain() {
    struct Page: View {
      @State private var set = 1
      @State private var isHidden = false
      var body: some View {
        HStack {
          Text("#").accessibilityLabel("Set \(set)").accessibilityHidden(isHidden)
          // A new field, which searches for its name.
          TextField("Reps", text: .constant("")).id("\(set) \(isHidden)")
        }
        Button("Next") { set += 1 }
        Button("Hide") { isHidden.toggle() }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(names(window).first, "Set 1")
    window.press("Hide")
    XCTAssertEqual(names(window).first, "Reps")
    window.press("Next")
    XCTAssertEqual(names(window).first, "Reps", "its label changed while it is hidden")
    window.press("Hide")
    XCTAssertEqual(names(window).first, "Set 2")
    window.close()
  }

  func testATitleNamesAFieldWithoutTheSubtitle() {
    let window = TestWindow(
      NavigationStack {
        TextEditor(text: .constant("Hello"))
          .navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
          .navigationSubtitle("5 characters")
      })
    XCTAssertEqual(names(window), ["Note"])
    window.close()
  }

  func testATextOutsideOfAListNamesNothingInIt() {
    let window = TestWindow(
      VStack {
        Text("Write what you need below")
        List {
          TextField("", text: .constant(""))
          TextField("", text: .constant(""))
        }
      })
    XCTAssertEqual(names(window), ["1 of 2", "2 of 2"])
    window.close()
  }

  func testATextInAListNamesNothingOutsideOfIt() {
    struct Page: View {
      @State private var choice = 0
      var body: some View {
        VStack {
          Picker("", selection: $choice) {
            Text("One").tag(0)
            Text("Two").tag(1)
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          Form { LabeledContent("Pages", value: "12") }
        }
      }
    }
    let window = TestWindow(Page(), width: 500, height: 400)
    window.layOut()
    let group = window.all("GtkBox").first { gtk_widget_has_css_class($0, "segmented") != 0 }
    XCTAssertEqual(group.flatMap { exportedName(of: $0) } ?? "", "")
    window.close()
  }

  func testARowBeforeAndAHeaderDoNotNameAFieldBesideAButton() {
    let window = TestWindow(
      Form {
        Section(header: Text("Attendees")) {
          HStack {
            TextField("New attendee", text: .constant(""))
            Button("Add") {}
          }
          Text("Ann")
          HStack {
            TextField("Another", text: .constant(""))
            Button("Add") {}
          }
        }
      })
    XCTAssertEqual(names(window).filter { !$0.isEmpty }, ["New attendee", "Another"])
    window.close()
  }

  func testAPromptNamesAFieldAndAnEditorOfSeveralLines() {
    let window = TestWindow(
      VStack {
        Text("Sign in")
        TextField("", text: .constant(""), prompt: Text("Address"))
        SecureField("", text: .constant(""), prompt: Text("Secret"))
        TextField("", text: .constant(""), prompt: Text("Remarks"), axis: .vertical)
      })
    XCTAssertEqual(names(window), ["Address", "Secret", "Remarks"])
    window.close()
  }

  /// A name that is meant for the control replaces the one that was found.
  func testATitleThatComesLater() {
    struct Page: View {
      @State private var title = ""
      @State private var isOn = false
      @State private var text = ""
      var body: some View {
        VStack {
          Text("Beside")
          Toggle(title, isOn: $isOn).toggleStyle(.checkbox)
          TextField(title, text: $text)
          Form {
            Section("Header") {
              TextField(title, text: $text)
              Toggle(title, isOn: $isOn)
            }
          }
          Button("Name them") { title = "Title" }
        }
      }
    }
    let window = TestWindow(Page())
    let before = names(window).dropLast()
    XCTAssertEqual(
      before, ["Beside, 1 of 2", "Beside, 2 of 2", "Header, 1 of 2", "Header, 2 of 2"])
    window.press("Name them")
    XCTAssertEqual(names(window).dropLast(), ["Title", "Title", "Title", "Title"])
    window.close()
  }

  func testManyFieldsAfterOneText() {
    struct Page: View {
      @State private var texts = Array(repeating: "", count: 300)
      var body: some View {
        ScrollView {
          Text("Codes")
          ForEach(texts.indices, id: \.self) { TextField("", text: $texts[$0]) }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(names(window).last, "Codes, 300 of 300")
    window.close()
  }

  /// A placeholder over each of two fields: the one that goes has named its field.
  func testAPlaceholderOverAFieldRemainsItsName() {
    struct Page: View {
      @State private var given = ""
      @State private var family = ""
      var body: some View {
        VStack {
          ZStack {
            if given.isEmpty { Text("Given name") }
            TextField("", text: $given)
          }
          ZStack {
            if family.isEmpty { Text("Family name") }
            TextField("", text: $family)
          }
        }
      }
    }
    let window = TestWindow(Page())
    for (index, name) in ["Given name", "Family name"].enumerated() {
      window.fields[index].type("x")
      let exported = exportedName(of: window.fields[index].widget.pointer)
      XCTAssertTrue(exported.contains(name), exported)
    }
    window.close()
  }
}
