import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

private struct FlavourKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var flavour: String {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
}

/// The cost of an `App`'s state for windows that do not depend on it.
@preconcurrency @MainActor
final class AppEvaluationTests: DisplayTestCase {
  @MainActor private static var journal = Journal()

  private struct Program: App {
    @State private var count = 0
    @State private var flavour = "mild and of more letters than fit into a word"

    var body: some Scene {
      WindowGroup("Main") { Main(count: $count, flavour: $flavour) }
      Window("Other", id: "other") { Page(name: "other") }
      WindowGroup("Detail", id: "detail", for: Int.self) { $number in
        Detail(number: $number)
      }
      .environment(\.flavour, flavour)
      .commands { CommandMenu("Counting") { Button("Count Up \(count)") { count += 10 } } }
    }
  }

  private struct Main: View {
    @Binding var count: Int
    @Binding var flavour: String
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Count") { count += 1 }
        Button("Hot") { flavour = "hot" }
        Button("Open") {
          openWindow(id: "other")
          openWindow(id: "detail", value: 5)
        }
        Page(name: "main")
      }
    }
  }

  private struct Detail: View {
    @Binding var number: Int?
    var body: some View {
      let _ = AppEvaluationTests.journal.record("detail")
      Button("Next \(number ?? 0)") { number = (number ?? 0) + 1 }
      Page(name: "in detail")
    }
  }

  /// Reads the environment, as most views do.
  private struct Page: View {
    let name: String
    @Environment(\.flavour) private var flavour
    var body: some View {
      let _ = AppEvaluationTests.journal.record(name)
      Text("\(name): \(flavour.prefix(4))")
    }
  }

  private var context: ApplicationContext!

  private func window(_ title: String) -> TestWindow {
    TestWindow(Updater.shared.windows.first { $0.title == title && $0.isRealWindow }!)
  }

  private func start() {
    StyleSheet.shared.install()
    Self.journal = Journal()
    let application = Application.make(id: nil)
    g_application_register(application.cast(to: GApplication.self), nil, nil)
    context = ApplicationContext(application, name: "Program")
    context.activate(Program())
    runLoopUntilIdle()
    window("Main").press("Open")
    _ = Self.journal.drain()
  }

  private func end() {
    for window in Updater.shared.windows {
      gtk_window_destroy(window.widget.cast(to: GtkWindow.self))
    }
    context = nil
    runLoopUntilIdle()
  }

  func testWindowsWithTheSameValueAreNotEvaluated() {
    start()
    window("Main").press("Count")
    XCTAssertTrue(window("Main").texts.contains("count 1"))
    XCTAssertEqual(Self.journal.drain(), [])
    window("Main").press("Count")
    XCTAssertEqual(Self.journal.drain(), [])
    end()
  }

  func testWhatASceneHandsDownIsFollowed() {
    start()
    window("Main").press("Hot")
    XCTAssertTrue(window("Detail").texts.contains("in detail: hot"))
    XCTAssertEqual(window("Other").texts, ["other: none"])
    XCTAssertEqual(Self.journal.count("other") + Self.journal.count("main"), 0)
    XCTAssertEqual(Self.journal.count("in detail"), 1)
    window("Detail").press("Next 5")
    XCTAssertNotNil(window("Detail").label("Next 6"))
    end()
  }
}
