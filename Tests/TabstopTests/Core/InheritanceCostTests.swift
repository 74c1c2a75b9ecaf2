import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

private struct WordsKey: EnvironmentKey {
  static let defaultValue: [String] = []
}

extension EnvironmentValues {
  fileprivate var words: [String] {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }
}

/// A modifier that sets the same value as before costs nothing below it: the test counts the
/// evaluations of the views inside.
@preconcurrency @MainActor
final class InheritanceCostTests: DisplayTestCase {
  /// Reads the environment, so that it is evaluated again when that is another.
  private struct Inner: View {
    let journal: Journal
    @Environment(\.words) private var words

    var body: some View {
      let _ = journal.record("inner")
      Text(words.joined(separator: " "))
    }
  }

  private struct Page: View {
    let journal: Journal
    let modify: (Inner, Int) -> AnyView
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Count") { count += 1 }
        modify(Inner(journal: journal), count)
      }
    }
  }

  /// How often the inner view is evaluated because the view around it is, thrice.
  private func evaluations(_ modify: @escaping (Inner, Int) -> AnyView) -> Int {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal, modify: modify))
    XCTAssertEqual(journal.drain(), ["inner"])
    for _ in 0..<3 { window.press("Count") }
    window.close()
    return journal.drain().count
  }

  private struct Framed: ButtonStyle {
    let title: String
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.accessibilityLabel(title)
    }
  }

  private struct Doubled: PrimitiveButtonStyle {
    let title: String
    func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  }

  private struct Pressing: ToggleStyle {
    let title: String
    func makeBody(configuration: Configuration) -> some View {
      Button(title) { configuration.isOn.toggle() }
    }
  }

  private struct Pointing: LabelStyle {
    let title: String
    let color: Color?
    func makeBody(configuration: Configuration) -> some View {
      Text(title)
      configuration.title
    }
  }

  func testWhatIsInheritedAsBeforeEvaluatesNothing() {
    let long = "a text that is longer than Swift keeps without memory of its own"
    let modifiers: [(name: String, modify: (Inner, Int) -> AnyView)] = [
      (
        "transformEnvironment", { v, _ in AnyView(v.transformEnvironment(\.words) { $0 += ["x"] }) }
      ),
      ("environment", { v, _ in AnyView(v.environment(\.words, [long, "\(long)"])) }),
      ("accessibilityAddTraits", { v, _ in AnyView(v.accessibilityAddTraits(.isHeader)) }),
      ("accessibilityRemoveTraits", { v, _ in AnyView(v.accessibilityRemoveTraits(.isHeader)) }),
      ("accessibilityHeading", { v, _ in AnyView(v.accessibilityHeading(.h2)) }),
      ("accessibilityLabel", { v, _ in AnyView(v.accessibilityLabel("\(long)")) }),
      ("scrollIndicators", { v, _ in AnyView(v.scrollIndicators(.hidden)) }),
      ("tint", { v, _ in AnyView(v.tint(.red)) }),
      ("foregroundStyle", { v, _ in AnyView(v.foregroundStyle(.red, .blue)) }),
      ("foregroundColor", { v, _ in AnyView(v.foregroundColor(.red)) }),
      ("font", { v, _ in AnyView(v.font(.custom("\(long)", size: 12))) }),
      ("bold", { v, _ in AnyView(v.bold()) }),
      ("lineSpacing", { v, _ in AnyView(v.lineSpacing(4)) }),
      ("textCase", { v, _ in AnyView(v.textCase(.uppercase)) }),
      ("lineLimit", { v, _ in AnyView(v.lineLimit(2)) }),
      ("disabled", { v, _ in AnyView(v.disabled(true)) }),
      ("primitiveButtonStyle", { v, _ in AnyView(v.buttonStyle(.bordered)) }),
      ("textFieldStyle", { v, _ in AnyView(v.textFieldStyle(.roundedBorder)) }),
      ("buttonStyle", { v, _ in AnyView(v.buttonStyle(Framed(title: "\(long)"))) }),
      ("a primitive style", { v, _ in AnyView(v.buttonStyle(Doubled(title: "\(long)"))) }),
      ("toggleStyle", { v, _ in AnyView(v.toggleStyle(.switch)) }),
      ("a toggle style", { v, _ in AnyView(v.toggleStyle(Pressing(title: "\(long)"))) }),
      ("labelStyle", { v, _ in AnyView(v.labelStyle(.iconOnly)) }),
      ("a label style", { v, _ in AnyView(v.labelStyle(Pointing(title: "\(long)", color: .red))) }),
      ("pickerStyle", { v, _ in AnyView(v.pickerStyle(.segmented)) }),
      ("listStyle", { v, _ in AnyView(v.listStyle(.plain)) }),
      ("progressViewStyle", { v, _ in AnyView(v.progressViewStyle(.circular)) }),
      ("keyboardType", { v, _ in AnyView(v.keyboardType(.URL)) }),
      ("submitLabel", { v, _ in AnyView(v.submitLabel(.go)) }),
      ("onSubmit", { v, n in AnyView(v.onSubmit { _ = n }) }),
      ("focusEffectDisabled", { v, _ in AnyView(v.focusEffectDisabled()) }),
      ("focusable", { v, _ in AnyView(v.focusable()) }),
      ("onTapGesture", { v, n in AnyView(v.onTapGesture { _ = n }) }),
      ("navigationTitle", { v, _ in AnyView(v.navigationTitle("\(long)")) }),
      ("redacted", { v, _ in AnyView(v.redacted(reason: .placeholder)) }),
      ("controlSize", { v, _ in AnyView(v.controlSize(.small)) }),
      ("padding", { v, n in AnyView(v.padding(Double(n))) }),
      ("listRowInsets", { v, _ in AnyView(v.multilineTextAlignment(.trailing)) }),
      ("openSheet", { v, n in AnyView(v.sheet(isPresented: .constant(false)) { Text("\(n)") }) }),
    ]
    for (name, modify) in modifiers {
      XCTAssertEqual(evaluations(modify), 0, "evaluations because of \(name)")
    }
  }

  /// (Of types that are the same, whatever is in them.)
  func testAnotherStyleIsNotTheSame() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Count") { count += 1 }
          Toggle("Switch", isOn: .constant(true)).toggleStyle(Pressing(title: "Press \(count)"))
          Label("Label", systemImage: "plus")
            .labelStyle(Pointing(title: "Look \(count)", color: nil))
        }
      }
    }
    let window = TestWindow(Page())
    _ = window.button("Press 0")
    XCTAssertNotNil(window.label("Look 0"))
    window.press("Count")
    _ = window.button("Press 1")
    XCTAssertNotNil(window.label("Look 1"))
    window.close()
  }

  func testWhatATransformMakesOfAnotherValueArrives() {
    struct Around: View {
      let journal: Journal
      @State private var word = "a"
      @State private var other = 0

      var body: some View {
        VStack {
          Button("Word") { word += "b" }
          Button("Other \(other)") { other += 1 }
          Group {
            Inner(journal: journal).transformEnvironment(\.words) { [word] in $0.append(word) }
          }
          .environment(\.words, [String(word.count)])
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Around(journal: journal))
    XCTAssertEqual(window.texts, ["1 a"])
    window.press("Word")
    XCTAssertEqual(window.texts, ["2 ab"])
    XCTAssertEqual(journal.drain().count, 2)
    window.press("Other 0")
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  func testValuesWithWeakReferencesAreComparedWithoutTouchingThem() {
    final class Coordinator {}
    struct Router {
      var name: String
      weak var coordinator: Coordinator?
      unowned var owner: Coordinator
    }
    let owner = Coordinator()
    var coordinator: Coordinator? = Coordinator()
    let first = Router(
      name: String(repeating: "a", count: 40), coordinator: coordinator, owner: owner)
    var second = first
    second.name = String(repeating: "b", count: 40)
    XCTAssertFalse(isEquivalent(first, second))
    coordinator = nil
    XCTAssertFalse(isEquivalent(first, second))
  }
}
