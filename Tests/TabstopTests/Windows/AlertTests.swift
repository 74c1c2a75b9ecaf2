import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The content of an alert, its focus, and the effects of its buttons.
@preconcurrency @MainActor
final class AlertTests: DisplayTestCase {
  private struct Page<Actions: View>: View {
    let actions: () -> Actions
    @State private var isShown = false

    var body: some View {
      Button("Act") { isShown = true }
        .alert("Title", isPresented: $isShown, actions: actions) { Text("Message") }
    }
  }

  private func open<Actions: View>(
    @ViewBuilder _ actions: @escaping () -> Actions
  ) -> (TestWindow, TestWindow) {
    let window = TestWindow(Page(actions: actions))
    window.press("Act")
    return (window, window.dialog()!)
  }

  private func buttons(of window: TestWindow) -> [String] {
    window.all("GtkButton").compactMap { button in
      descendants(of: button).first { typeName($0) == "GtkLabel" }
        .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
    }
  }

  func testAnAlertHasItsTitleItsMessageAndAnOKButton() {
    let (window, alert) = open {}
    XCTAssertEqual(alert.texts, ["Title", "Message"])
    XCTAssertEqual(buttons(of: alert), ["OK"])
    XCTAssertEqual(alert.focus, "OK")
    XCTAssertEqual(alert.context.title, "Title")
    XCTAssertEqual(
      gtk_accessible_get_accessible_role(alert.context.widget.opaque),
      GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
    alert.pressKey(GDK_KEY_Escape)
    XCTAssertNil(window.dialog())
    XCTAssertEqual(window.focus, nil)
    window.close()
  }

  /// With the styles of the page it would be white on white, or a button without a border.
  func testAnAlertLooksLikeOneWhateverThePageLooksLike() {
    struct Looks: View {
      @State private var isShown = false
      var body: some View {
        Button("Act") { isShown = true }
          .alert("Title", isPresented: $isShown) {
            TextField("Name", text: .constant(""))
            Button(role: nil) {
            } label: {
              Text("Save").foregroundColor(.blue).font(.largeTitle)
            }
          }
          .foregroundColor(.white)
          .font(.caption)
          .buttonStyle(.plain)
          .textFieldStyle(.plain)
          .background(Color.black)
      }
    }
    let window = TestWindow(Looks())
    window.press("Act")
    let alert = window.dialog()!
    let plain = TestWindow(Page(actions: { Button("Save") {} }))
    plain.press("Act")
    XCTAssertEqual(
      Set(cssClasses(of: alert.button("Save"))),
      Set(cssClasses(of: plain.dialog()!.button("Save"))))
    XCTAssertEqual(
      cssClasses(of: alert.label("Title")!), cssClasses(of: plain.dialog()!.label("Title")!))
    XCTAssertFalse(alert.field("Name").widget.hasClass("bare"))
    plain.close()
    window.close()
  }

  private func cssClasses(of widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    let classes = gtk_widget_get_css_classes(widget)!
    defer { g_strfreev(classes) }
    return sequence(first: 0) { $0 + 1 }.lazy.prefix { classes[$0] != nil }
      .map { String(cString: classes[$0]!) }
  }

  func testTheFocusIsOnTheLastButtonWithoutARole() {
    let (window, alert) = open {
      Button("Save") {}
      Button("Keep", role: .cancel) {}
      Button("Delete", role: .destructive) {}
    }
    XCTAssertEqual(alert.focus, "Save")
    // The cancelling one stands first.
    XCTAssertEqual(buttons(of: alert), ["Keep", "Save", "Delete"])
    window.close()
  }

  func testADestructiveButtonNeverHasTheFocusFirst() {
    let (window, alert) = open { Button("Delete", role: .destructive) {} }
    XCTAssertEqual(buttons(of: alert), ["Cancel", "Delete"])
    XCTAssertEqual(alert.focus, "Cancel")
    window.close()
  }

  func testTheDefaultActionSaysWhereTheFocusIs() {
    let (window, alert) = open {
      Button("One") {}.keyboardShortcut(.defaultAction)
      Button("Two") {}
    }
    XCTAssertEqual(alert.focus, "One")
    window.close()
  }

  func testAnyButtonRunsItsActionAndEndsTheAlert() {
    let journal = Journal()
    let (window, alert) = open {
      Button("Do") { journal.record("done") }
      Button("Cancel", role: .cancel) { journal.record("cancelled") }
    }
    alert.press("Do")
    XCTAssertNil(window.dialog())
    window.press("Act")
    window.dialog()!.pressKey(GDK_KEY_Escape)
    XCTAssertNil(window.dialog())
    XCTAssertEqual(journal.drain(), ["done", "cancelled"])
    window.close()
  }

  func testAFieldInAnAlertHasTheFocusAndReturnPressesTheDefaultButton() {
    struct Page: View {
      let journal: Journal
      @State private var isShown = false
      @State private var name = ""

      var body: some View {
        VStack {
          Button("Act") { isShown = true }
          Text("name \(name)")
        }
        .alert("Name?", isPresented: $isShown) {
          TextField("Name", text: $name)
          Button("OK") { journal.record("named \(name)") }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.press("Act")
    let alert = window.dialog()!
    XCTAssertEqual(alert.focus, "Name")
    alert.field("Name").type("Ada")
    XCTAssertTrue(window.texts.contains("name Ada"))
    alert.field("Name").submit()
    XCTAssertNil(window.dialog())
    XCTAssertEqual(journal.drain(), ["named Ada"])
    window.close()
  }

  func testAnActionMayAskForTheNextAlert() {
    struct Page: View {
      @State private var isShown = false
      @State private var count = 0

      var body: some View {
        Button("Act") { isShown = true }
          .alert("Try \(count)", isPresented: $isShown) {
            Button("Again") {
              count += 1
              isShown = true
            }
          }
      }
    }
    let window = TestWindow(Page())
    window.press("Act")
    window.dialog()!.press("Again")
    XCTAssertEqual(window.dialog()?.context.title, "Try 1")
    XCTAssertEqual(window.dialog()?.focus, "Again")
    window.close()
  }

  func testAnActionMayReadWhatTheEndOfItsDialogClears() {
    struct Page: View {
      let journal: Journal
      @State private var doomed: String?

      var body: some View {
        Button("Act") { doomed = "Ada" }
          .confirmationDialog(
            "Delete?",
            isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
          ) {
            Button("Delete", role: .destructive) {
              if let doomed { journal.record("deleted \(doomed)") }
            }
          }
        Text(doomed ?? "none")
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.press("Act")
    window.dialog()!.press("Delete")
    XCTAssertEqual(journal.drain(), ["deleted Ada"])
    XCTAssertNil(window.dialog())
    XCTAssertEqual(window.texts, ["none"])
    window.close()
  }

  func testAnActionMayAskForAnAlertAboutTheNextItem() {
    struct Step: Identifiable { let id: Int }
    struct Page: View {
      @State private var step: Step?

      var body: some View {
        Button("Act") { step = Step(id: 1) }
          .alert(item: $step) { shown in
            Alert(
              title: Text("Step \(shown.id)"), primaryButton: .cancel(),
              secondaryButton: .default(Text("On")) { step = Step(id: shown.id + 1) })
          }
      }
    }
    let window = TestWindow(Page())
    window.press("Act")
    window.dialog()!.press("On")
    XCTAssertEqual(window.dialog()?.context.title, "Step 2")
    window.dialog()!.pressKey(GDK_KEY_Escape)
    XCTAssertNil(window.dialog())
    window.close()
  }

  fileprivate struct Step: Identifiable { let id: Int }

  @Observable
  fileprivate final class Steps { var step: Step? }

  private struct StepPage: View {
    @Binding var step: Step?

    var body: some View {
      Button("Act") { step = Step(id: 1) }
        .alert(item: $step) { shown in
          Alert(
            title: Text("Step \(shown.id)"), primaryButton: .cancel(),
            secondaryButton: .default(Text("On")) { step = Step(id: shown.id + 1) })
        }
    }
  }

  func testTheNextItemOfAModelIsShown() {
    struct Page: View {
      @Bindable var steps: Steps
      var body: some View { StepPage(step: $steps.step) }
    }
    let window = TestWindow(Page(steps: Steps()))
    window.press("Act")
    window.dialog()!.press("On")
    XCTAssertEqual(window.dialog()?.context.title, "Step 2")
    window.dialog()?.pressKey(GDK_KEY_Escape)
    XCTAssertNil(window.dialog())
    window.close()
  }

  func testAnActionMayAskAgainByAMemberOfAState() {
    struct Flags {
      var count = 0
      var isShown = false
    }
    struct Page: View {
      @State private var flags = Flags()

      var body: some View {
        Button("Act") { flags.isShown = true }
          .alert("Try \(flags.count)", isPresented: $flags.isShown) {
            Button("Again") {
              flags.count += 1
              flags.isShown = true
            }
          }
      }
    }
    let window = TestWindow(Page())
    window.press("Act")
    window.dialog()!.press("Again")
    XCTAssertEqual(window.dialog()?.context.title, "Try 1")
    window.close()
  }

  func testAFlagOfAModelIsFalseAfterTheDialog() {
    struct Page: View {
      @Bindable var model: Doomed
      let journal: Journal

      var body: some View {
        Button("Act") { model.name = "Ada" }
          .alert("Delete?", isPresented: $model.isAsked) {
            Button("Delete") { journal.record("deleted \(model.name ?? "nothing")") }
          }
      }
    }
    let (model, journal) = (Doomed(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    window.press("Act")
    window.dialog()!.press("Delete")
    XCTAssertEqual(journal.drain(), ["deleted Ada"])
    XCTAssertNil(model.name)
    XCTAssertNil(window.dialog())
    window.close()
  }

  @Observable
  final class Doomed {
    var name: String?
    var isAsked: Bool {
      get { name != nil }
      set { if !newValue { name = nil } }
    }
  }

  func testAnAlertForDataHasItsActionsAndMessage() {
    struct Page: View {
      @State private var isShown = false
      @State private var data: Int?

      var body: some View {
        Button("Act") {
          data = 7
          isShown = true
        }
        .alert("Title", isPresented: $isShown, presenting: data) { data in
          Button("Delete \(data)", role: .destructive) {}
        } message: { data in
          Text("Number \(data)")
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Act")
    let alert = window.dialog()!
    XCTAssertEqual(alert.texts, ["Title", "Number 7"])
    XCTAssertEqual(buttons(of: alert), ["Cancel", "Delete 7"])
    window.close()
  }

  func testManyActionsScroll() {
    let (window, alert) = open { ForEach(0..<100) { number in Button("Action \(number)") {} } }
    alert.layOut()
    XCTAssertLessThan(gtk_widget_get_height(alert.context.widget.pointer), 700)
    let last = alert.button("Action 99")
    XCTAssertEqual(gtk_widget_grab_focus(last), 1)
    alert.layOut()
    alert.layOut()
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(last, alert.context.widget.pointer, &bounds), 0)
    XCTAssertLessThan(bounds.origin.y, Float(gtk_widget_get_height(alert.context.widget.pointer)))
    alert.press("Action 99")
    XCTAssertNil(window.dialog())
    window.close()
  }

  func testTheOlderSpellings() {
    struct Problem: Identifiable { let id: String }
    struct Page: View {
      let journal: Journal
      @State private var isAlert = false
      @State private var isSheet = false
      @State private var problem: Problem?

      var body: some View {
        VStack {
          Button("Alert") { isAlert = true }
            .alert(isPresented: $isAlert) {
              Alert(
                title: Text("Old"), message: Text("Message"),
                primaryButton: .destructive(Text("Delete")) { journal.record("deleted") },
                secondaryButton: .cancel())
            }
          Button("Problem") { problem = Problem(id: "Broken") }
            .alert(item: $problem) { problem in
              Alert(title: Text(problem.id), dismissButton: .default(Text("Got it")))
            }
          Button("Sheet") { isSheet = true }
            .actionSheet(isPresented: $isSheet) {
              ActionSheet(
                title: Text("Choose"),
                buttons: [.default(Text("This")) { journal.record("this") }, .cancel()])
            }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.press("Alert")
    XCTAssertEqual(window.dialog()!.texts, ["Old", "Message"])
    window.dialog()!.press("Delete")
    window.press("Problem")
    XCTAssertEqual(window.dialog()!.texts, ["Broken"])
    window.dialog()!.press("Got it")
    XCTAssertNil(window.dialog())
    window.press("Sheet")
    XCTAssertEqual(buttons(of: window.dialog()!), ["This", "Cancel"])
    window.dialog()!.press("This")
    XCTAssertEqual(journal.drain(), ["deleted", "this"])
    window.close()
  }

  /// Return, pressed once more, destroys nothing.
  func testAConfirmationDialogStartsAtWhatDestroysNothing() {
    struct Page: View {
      @State private var isShown = false

      var body: some View {
        Button("Act") { isShown = true }
          .confirmationDialog("Quit?", isPresented: $isShown) {
            Button("Quit", role: .destructive) {}
          }
      }
    }
    let window = TestWindow(Page())
    window.press("Act")
    XCTAssertEqual(window.dialog()!.focus, "Cancel")
    window.dialog()!.press("Cancel")
    window.close()
  }

  func testAConfirmationDialogListsWhatCanBeDone() {
    struct Page: View {
      @State private var isShown = false

      var body: some View {
        Button("Act") { isShown = true }
          .confirmationDialog("Sort", isPresented: $isShown, titleVisibility: .hidden) {
            Button("By Name") {}
            Button("By Date") {}
          }
      }
    }
    let window = TestWindow(Page())
    window.press("Act")
    let dialog = window.dialog()!
    XCTAssertEqual(dialog.texts, [])
    XCTAssertEqual(dialog.context.title, "Sort")
    XCTAssertEqual(buttons(of: dialog), ["By Name", "By Date", "Cancel"])
    XCTAssertEqual(dialog.focus, "By Name")
    dialog.pressKey(GDK_KEY_Escape)
    XCTAssertNil(window.dialog())
    window.close()
  }
}
