import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The focus API's own decisions: default focus, scopes, reset, and the ways to write their
/// declarations.
@preconcurrency @MainActor
final class FocusSemanticsTests: DisplayTestCase {
  private struct Address: View {
    let writes: Bool
    @FocusState private var focus: Name?
    @State private var text = ""
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack {
        Text(focus.map { "\($0)" } ?? "nil")
        VStack {
          TextField("First", text: $text).focused($focus, equals: .first)
          TextField("Second", text: $text).focused($focus, equals: .second)
            .prefersDefaultFocus(in: scope)
          Button("Reset") { resetFocus(in: scope) }
          Button("Reset and ask") {
            resetFocus(in: scope)
            focus = .third
          }
        }
        .focusScope(scope)
        TextField("Third", text: $text).focused($focus, equals: .third)
        Button("From outside") { resetFocus(in: scope) }
      }
      .defaultFocus($focus, .second)
      .onAppear { if writes { focus = .third } }
    }
  }

  /// `defaultFocus` is a write to the binding when the window first appears.
  func testDefaultFocusIsWrittenWhenTheWindowAppears() {
    let window = TestWindow(Address(writes: false))
    window.assertFocus("Second", "second")
    window.close()
  }

  /// An explicit write, in `onAppear` say, wins over it.
  func testAnExplicitWriteWinsOverDefaultFocus() {
    let window = TestWindow(Address(writes: true))
    window.assertFocus("Third", "third")
    window.close()
  }

  /// `resetFocus` goes to the view that prefers the default focus.
  func testResetGoesToThePreferredView() {
    let window = TestWindow(Address(writes: false))
    window.click("First")
    window.press("Reset")
    window.assertFocus("Second", "second")
    window.close()
  }

  /// `resetFocus` acts only if the focused view is within that namespace.
  func testResetActsOnlyWithinItsNamespace() {
    let window = TestWindow(Address(writes: false))
    window.click("Third")
    window.press("From outside")
    window.assertFocus("Third", "third")
    window.close()
  }

  /// It only takes the focus if nothing else requests it.
  func testResetGivesWayToAWrite() {
    let window = TestWindow(Address(writes: false))
    window.click("First")
    window.press("Reset and ask")
    window.assertFocus("Third", "third")
    window.close()
  }

  private struct Regions: View {
    @FocusState private var focus: Name?
    @State private var text = ""

    var body: some View {
      VStack {
        Text(focus.map { "\($0)" } ?? "nil")
        TextField("Above", text: $text)
        VStack {
          TextField("First", text: $text).focused($focus, equals: .first)
          TextField("Second", text: $text).focused($focus, equals: .second)
        }
        .defaultFocus($focus, .second, priority: .userInitiated)
        VStack {
          TextField("Third", text: $text).focused($focus, equals: .third)
          TextField("Last", text: $text)
        }
        .defaultFocus($focus, .third, priority: .automatic)
      }
      .onAppear { focus = nil }
    }
  }

  /// `.userInitiated` also when the user moves in; inside the region the user moves freely.
  func testAUserWhoMovesIntoARegionIsTakenToItsDefault() {
    let window = TestWindow(Regions())
    window.click("Above")
    window.tab()
    window.assertFocus("Second", "second")
    window.tab(backward: true)
    window.assertFocus("First", "first")
    window.close()
  }

  /// With `.automatic` the user's move is not redirected.
  func testAnAutomaticDefaultLeavesTheUserAlone() {
    let window = TestWindow(Regions())
    window.click("Last")
    XCTAssertEqual(window.focus, "Last")
    window.close()
  }

  /// Nested regions: the innermost that the focus enters decides.
  func testTheInnermostRegionDecides() {
    struct Page: View {
      @FocusState private var focus: Name?
      @State private var text = ""
      var body: some View {
        VStack {
          Text(focus.map { "\($0)" } ?? "nil")
          TextField("First", text: $text).focused($focus, equals: .first)
          VStack {
            TextField("Second", text: $text).focused($focus, equals: .second)
            TextField("Third", text: $text).focused($focus, equals: .third)
          }
          .defaultFocus($focus, .third)
        }
        .defaultFocus($focus, .second)
      }
    }
    let window = TestWindow(Page())
    window.assertFocus("Third", "third")
    window.close()
  }

  /// A window without a request starts without a focus.
  func testDefaultFocusOfAValueThatNoViewCarriesIsNone() {
    struct Page: View {
      @FocusState private var focus: Name?
      @State private var text = ""
      var body: some View {
        VStack {
          Text(focus.map { "\($0)" } ?? "nil")
          TextField("First", text: $text).focused($focus, equals: .first)
        }
        .defaultFocus($focus, .unknown)
      }
    }
    let window = TestWindow(Page())
    window.assertFocus(nil, "nil")
    window.close()
  }

  // MARK: Declarations

  private enum Step { case one, two }

  private struct Row: Identifiable { let id: Int }

  private struct Stored: View {
    let focus: FocusState<Step?>.Binding
    @Binding var text: String
    var body: some View { TextField("Stored", text: $text).focused(focus, equals: .one) }
  }

  private struct Wrapped: View {
    @FocusState.Binding var focus: Step?
    @Binding var text: String
    var body: some View {
      TextField("Wrapped", text: $text).focused($focus, equals: .two)
      Button("To wrapped") { focus = .two }
    }
  }

  private struct Declarations: View {
    @FocusState var isOn
    @FocusState private var step: Step?
    @FocusState private var row: Row.ID?
    @State private var text = ""
    private let rows = [Row(id: 1)]
    private let chosen: Step? = .one

    init() {
      _isOn = FocusState()
      _row = FocusState<Row.ID?>()
    }

    var body: some View {
      VStack {
        Text("\(isOn) \(step.map { "\($0)" } ?? "nil") \(row ?? 0)")
        TextField("Bool", text: $text).focused($isOn)
        Stored(focus: $step, text: $text)
        Wrapped(focus: $step, text: $text)
        ForEach(rows) { row in
          TextField("Row", text: $text).focused($row, equals: row.id)
        }
        Text("nothing").focused($step, equals: nil)
        Text("variable").focused($step, equals: chosen)
        Button("Toggle") { isOn.toggle() }
      }
    }
  }

  /// `@FocusState var isOn` without a type is Bool; a child stores the binding or wraps it; an enum
  /// without payload needs no conformance; `equals` takes a case, a variable, an id, or nil.
  func testTheWaysToDeclareAFocusValue() {
    let window = TestWindow(Declarations())
    window.assertFocus(nil, "false nil 0")
    window.press("Toggle")
    window.assertFocus("Bool", "true nil 0")
    window.press("To wrapped")
    window.assertFocus("Wrapped", "false two 0")
    window.click("Row")
    window.assertFocus("Row", "false nil 1")
    window.click("Stored")
    window.assertFocus("Stored", "false one 0")
    window.close()
  }

  /// A click on a button does not take the focus away from a field that a write has just asked for.
  func testAButtonThatAsksForAFieldDoesNotKeepTheFocus() {
    struct Page: View {
      @FocusState private var focus: Name?
      @State private var text = ""
      var body: some View {
        VStack {
          Text(focus.map { "\($0)" } ?? "nil")
          TextField("First", text: $text).focused($focus, equals: .first)
          Button("Ask") { focus = .first }
        }
      }
    }
    let window = TestWindow(Page())
    // GTK gives the focus to a button on the press of the pointer, before it is clicked.
    gtk_widget_grab_focus(window.button("Ask"))
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "Ask")
    window.press("Ask")
    window.assertFocus("First", "first")
    window.close()
  }
}
