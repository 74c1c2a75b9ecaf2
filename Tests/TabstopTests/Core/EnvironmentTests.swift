import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

private struct ColourKey: EnvironmentKey {
  static let defaultValue = "none"
}

/// A key whose values are optional, with a default.
private struct PlaceKey: EnvironmentKey, TransactionKey, AnimationStateKey, ContainerValueKey {
  static let defaultValue: String? = "here"
}

extension EnvironmentValues {
  fileprivate var colour: String {
    get { self[ColourKey.self] }
    set { self[ColourKey.self] = newValue }
  }
}

/// Inherited values reach the views inside, at any depth, and no others.
@preconcurrency @MainActor
final class EnvironmentTests: DisplayTestCase {
  private struct Colour: View {
    @Environment(\.colour) private var colour
    let journal: Journal
    var body: some View {
      let _ = journal.record("colour")
      Text(colour)
    }
  }

  private struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(isEnabled)") }
  }

  func testAValueIsInheritedAndFollowed() {
    struct Page: View {
      let journal: Journal
      @State private var colour = "red"
      var body: some View {
        VStack {
          Colour(journal: journal)
          Group { VStack { Colour(journal: journal) } }.environment(\.colour, colour)
          VStack { Colour(journal: journal).environment(\.colour, "green") }
            .environment(\.colour, colour)
          Button("Blue") { colour = "blue" }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    XCTAssertEqual(window.texts, ["none", "red", "green"])
    window.press("Blue")
    XCTAssertEqual(window.texts, ["none", "blue", "green"])
    window.close()
  }

  func testDisabledReachesTheControlsInsideAndCannotBeTakenBack() {
    struct Page: View {
      @State private var isDisabled = false
      @State private var text = ""
      var body: some View {
        VStack {
          VStack {
            TextField("Name", text: $text)
            Button("Go") {}.disabled(false)
            Enabled()
          }
          .disabled(isDisabled)
          Button("Toggle") { isDisabled.toggle() }
        }
      }
    }
    let window = TestWindow(Page())
    func sensitive() -> [Bool] {
      [window.fields[0].widget.pointer, window.button("Go"), window.button("Toggle")]
        .map { gtk_widget_is_sensitive($0) != 0 }
    }
    XCTAssertEqual(sensitive(), [true, true, true])
    XCTAssertEqual(window.texts, ["true"])
    window.press("Toggle")
    XCTAssertEqual(sensitive(), [false, false, true])
    XCTAssertEqual(window.texts, ["false"])
    window.press("Toggle")
    XCTAssertEqual(sensitive(), [true, true, true])
    window.close()
  }

  func testAControlMadeInsideADisabledViewIsDisabled() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          VStack { if isOn { Button("New") {} } }.disabled(true)
          Button("Show") { isOn = true }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Show")
    XCTAssertEqual(gtk_widget_is_sensitive(window.button("New")), 0)
    window.close()
  }

  func testViewsThatReadNoEnvironmentAreNotEvaluatedForIt() {
    struct Inner: View {
      let journal: Journal
      @State private var text = ""
      var body: some View {
        let _ = journal.record("inner")
        TextField("Name", text: $text)
      }
    }
    struct Page: View {
      let journal: Journal
      @State private var isDisabled = false
      var body: some View {
        VStack {
          Inner(journal: journal).disabled(isDisabled)
          Button("Toggle") { isDisabled.toggle() }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    _ = journal.drain()
    window.press("Toggle")
    XCTAssertEqual(journal.drain(), [])
    XCTAssertEqual(gtk_widget_is_sensitive(window.fields[0].widget.pointer), 0)
    window.close()
  }

  func testAViewWhoseDataAndEnvironmentChangeTogetherIsEvaluatedAndStaysAlive() {
    struct Inner: View {
      let job: Job
      let journal: Journal
      var body: some View {
        let _ = journal.record(job.status)
        Text(job.status)
      }
    }
    struct Page: View {
      let job: Job
      let journal: Journal
      var body: some View {
        VStack {
          Inner(job: job, journal: journal).disabled(job.isBusy)
          Button("Start") {
            job.status = "busy"
            job.isBusy = true
          }
          Button("End") { job.status = "done" }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(job: Job(), journal: journal))
    _ = journal.drain()
    window.press("Start")
    XCTAssertEqual(journal.drain(), ["busy"])
    window.press("End")
    XCTAssertEqual(journal.drain(), ["done"])
    window.close()
  }

  func testViewsReadStylesThatChangeNothingElse() {
    struct Reader: View {
      let journal: Journal
      @Environment(\.symbolVariants) private var variants
      @Environment(\.symbolRenderingMode) private var mode
      @Environment(\.menuOrder) private var order
      @Environment(\.refresh) private var refresh

      var body: some View {
        let _ = journal.record(
          "\(variants == .fill) \(mode == .palette) \(order == .fixed) \(refresh != nil)")
        Button("Refresh") { Task { await refresh?() } }
      }
    }
    let journal = Journal()
    let window = TestWindow(
      VStack {
        Reader(journal: journal)
          .symbolVariant(.fill).symbolRenderingMode(.palette).menuOrder(.fixed)
          .refreshable { @MainActor in journal.record("refreshed") }
        Reader(journal: journal)
      })
    XCTAssertEqual(journal.drain(), ["true true true true", "false false false false"])
    window.press("Refresh")
    runLoop(until: { !journal.entries.isEmpty }, "nothing was refreshed")
    XCTAssertEqual(journal.drain(), ["refreshed"])
    window.close()
  }

  /// A missing value is no `nil`.
  func testAKeyOfAnOptionalTypeHasItsDefault() {
    var environment = EnvironmentValues()
    XCTAssertEqual(environment[PlaceKey.self], "here")
    environment[PlaceKey.self] = nil
    XCTAssertNil(environment[PlaceKey.self])
    environment[PlaceKey.self] = "there"
    XCTAssertEqual(environment[PlaceKey.self], "there")

    var transaction = Transaction()
    XCTAssertEqual(transaction[PlaceKey.self], "here")
    transaction[PlaceKey.self] = nil
    XCTAssertNil(transaction[PlaceKey.self])

    var state = AnimationState<Double>()
    XCTAssertEqual(state[PlaceKey.self], "here")
    state[PlaceKey.self] = nil
    XCTAssertNil(state[PlaceKey.self])

    var container = ContainerValues()
    XCTAssertEqual(container[PlaceKey.self], "here")
    container[PlaceKey.self] = nil
    XCTAssertNil(container[PlaceKey.self])
  }
}

@Observable @MainActor
private final class Job {
  var status = "new"
  var isBusy = false
}
