import PrivateDisplay
import SwiftUI
import XCTest

@preconcurrency @MainActor
final class SettingsTests: DisplayTestCase {
  private func store(_ name: String = #function) -> UserDefaults {
    let suite = "tabstop-\(name.filter(\.isLetter))"
    let store = UserDefaults(suiteName: suite)!
    addTeardownBlock { try? FileManager.default.removeItem(at: SettingsFolder.file(of: suite)) }
    for key in ["newsletter", "theme", "nickname"] { store.removeObject(forKey: key) }
    return store
  }

  private func open(_ session: Session, _ store: UserDefaults) -> TestWindow {
    TestWindow(ProfileScreen(session: session).defaultAppStorage(store))
  }

  func testTheEnvironmentReachesTheView() {
    let session = Session()
    let window = open(session, store())
    XCTAssertEqual(window.texts[0], "Hello, Ada, plain, compact")
    window.field("Name").type("B")
    XCTAssertEqual(session.name, "AdaB")
    XCTAssertEqual(window.texts[0], "Hello, AdaB, plain, compact")
    runLoop(until: { session.saved == ["AdaB"] }, "debounce(for:scheduler:) did not send.")
    window.close()
  }

  func testSettingsAreKept() {
    let (session, store) = (Session(), store())
    var window = open(session, store)
    XCTAssertEqual(window.texts[1], "newsletter off, light, nobody")
    window.press("Subscribe")
    window.press("Dark")
    XCTAssertEqual(window.texts[1], "newsletter on, dark, Al")
    window.close()
    XCTAssertEqual(store.bool(forKey: "newsletter"), true)
    XCTAssertEqual(store.string(forKey: "theme"), "dark")
    window = open(session, store)
    XCTAssertEqual(window.texts[1], "newsletter on, dark, Al")
    window.close()
  }

  func testAWriteByUserDefaultsItselfIsSeen() {
    struct Reader: View {
      @AppStorage("newsletter") var isOn = false
      @AppStorage("nickname") var name: String?
      var body: some View { Text("\(isOn ? "on" : "off"), \(name ?? "nobody")") }
    }
    let store = store()
    let window = TestWindow(Reader().defaultAppStorage(store))
    XCTAssertEqual(window.texts, ["off, nobody"])
    store.set(true, forKey: "newsletter")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["on, nobody"])
    DispatchQueue.main.async { store.set("Al", forKey: "nickname") }
    runLoop(until: { window.texts == ["on, Al"] }, "The text did not follow.")
    store.removeObject(forKey: "nickname")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["on, nobody"])
    window.close()
  }

  func testAWriteByUserDefaultsItselfIsSeenByViewsThatReadBeforeIt() {
    struct Reader: View {
      @AppStorage("nickname") var name = "nobody"
      var body: some View { Text(name) }
    }
    struct Page: View {
      let store: UserDefaults
      @State private var isSecondShown = false
      var body: some View {
        Reader()
        if isSecondShown { Reader() }
        Button("Go on") {
          isSecondShown = true
          store.set("Al", forKey: "nickname")
        }
      }
    }
    let store = store()
    let window = TestWindow(Page(store: store).defaultAppStorage(store))
    window.press("Go on")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["Al", "Al"])
    window.close()
  }

  func testAWriteIsSeenByEveryViewThatReadsTheKey() {
    struct Reader: View {
      @AppStorage("newsletter") var isOn = false
      var body: some View { Text(isOn ? "on" : "off") }
    }
    struct Writer: View {
      @AppStorage("newsletter") var isOn = false
      var body: some View { Button("Switch") { isOn.toggle() } }
    }
    let window = TestWindow(
      VStack {
        Reader()
        Writer()
      }.defaultAppStorage(store()))
    window.press("Switch")
    XCTAssertEqual(window.texts, ["on"])
    window.press("Switch")
    XCTAssertEqual(window.texts, ["off"])
    window.close()
  }

  func testANumberIsTakenWhileTypingAndShownInItsFormAfterwards() {
    let window = open(Session(), store())
    let amount = window.field("Amount")
    XCTAssertEqual(amount.text, "12.5")
    window.click("Amount")
    amount.caret = 4
    amount.type("0")
    XCTAssertEqual(amount.text, "12.50")
    XCTAssertEqual(window.texts[2], "amount 12.5, count 3, age 40")
    amount.type("x")
    XCTAssertEqual(amount.text, "12.50x")
    window.click("Name")
    XCTAssertEqual(amount.text, "12.5")
    window.click("Amount")
    amount.caret = 0
    amount.type("9")
    XCTAssertEqual(window.texts[2], "amount 912.5, count 3, age 40")
    amount.submit()
    XCTAssertEqual(amount.text, "912.5")
    window.close()
  }

  func testAnEmptyFieldIsNilForAnOptionalValue() {
    let window = open(Session(), store())
    let count = window.field("Count")
    window.click("Count")
    count.caret = 1
    count.pressBackspace()
    XCTAssertEqual(window.texts[2], "amount 12.5, count -1, age 40")
    window.click("Name")
    XCTAssertEqual(count.text, "")
    window.close()
  }

  func testAFormatterTakesTheValueWhenTheEditingEnds() {
    let window = open(Session(), store())
    let age = window.field("Age")
    window.click("Age")
    age.caret = 2
    age.type("1")
    XCTAssertEqual(window.texts[2], "amount 12.5, count 3, age 40")
    window.click("Name")
    XCTAssertEqual(window.texts[2], "amount 12.5, count 3, age 401")
    window.click("Age")
    age.caret = 0
    age.type("y")
    age.submit()
    XCTAssertEqual(age.text, "401")
    window.close()
  }

  func testASceneValueComesBackWithTheView() {
    let (session, store) = (Session(), store())
    var window = open(session, store)
    window.field("Draft").type("abc")
    window.close()
    window = open(session, store)
    XCTAssertEqual(window.field("Draft").text, "abc")
    window.close()
  }
}
