#if DEBUG
  import CGtk
  import GtkBridge
  import Observation
  import PrivateDisplay
  import XCTest

  @testable import Tabstop

  /// The growth of work with the number of entries in one place: proportional, and constant for a
  /// change of one of them.
  @preconcurrency @MainActor
  final class GrowthTests: DisplayTestCase {
    struct Entry: Identifiable {
      let id: Int
      var text = ""
      var isOn = false
    }

    @Observable
    final class Model {
      var entries: [Entry]
      var choice = 0
      var isShown = false

      init(_ count: Int) { entries = (0..<count).map { Entry(id: $0) } }

      /// The same number of others.
      func replace() {
        let first = (entries.last?.id ?? 0) + 1
        entries = (first..<(first + entries.count)).map { Entry(id: $0) }
      }
    }

    /// Reads what it shows, as a program's view does.
    private struct Page<Content: View>: View {
      let content: () -> Content
      var body: some View { content() }
    }

    private func steps(_ action: () -> Void) -> Int {
      let before = ViewCost.steps
      action()
      runLoopUntilIdle()
      return ViewCost.steps - before
    }

    /// Asserts that showing entries, replacing all of them and removing all takes some steps, and
    /// at most ten times as many for ten times as many entries.
    private func assertProportional(
      _ content: @escaping (Model) -> some View, file: StaticString = #filePath, line: UInt = #line
    ) {
      let costs = [20, 200].map { (count: Int) -> [Int] in
        let model = Model(count)
        var window: TestWindow?
        let open = steps { window = TestWindow(Page { content(model) }, height: 200) }
        let replace = steps { model.replace() }
        let clear = steps { model.entries = [] }
        window?.close()
        return [open, replace, clear]
      }
      for (few, many) in zip(costs[0], costs[1]) {
        XCTAssertLessThanOrEqual(many, 10 * few + 50, "\(costs)", file: file, line: line)
      }
      XCTAssertGreaterThanOrEqual(costs[1][1], 20, "\(costs)", file: file, line: line)
    }

    func testLayersInAnOrderOfTheirOwn() {
      assertProportional { model in
        ZStack { ForEach(model.entries) { Text("\($0.id)").zIndex(Double($0.id % 3)) } }
      }
    }

    func testControlsThatAreNamedByWhatStandsBesideThem() {
      assertProportional { model in
        VStack {
          ForEach(Bindable(model).entries) { $entry in
            Text("Question \(entry.id)")
            TextField("", text: $entry.text)
          }
        }
      }
      assertProportional { model in
        VStack {
          Text("Answers")
          ForEach(Bindable(model).entries) { $entry in TextField("", text: $entry.text) }
        }
      }
      assertProportional { model in
        VStack {
          ForEach(Bindable(model).entries) { $entry in Toggle("", isOn: $entry.isOn) }
        }
      }
    }

    func testModifiersOfManyViews() {
      assertProportional { model in
        VStack { Group { ForEach(model.entries) { Text("\($0.id)") } }.padding() }
      }
      assertProportional { model in
        VStack { Group { ForEach(model.entries) { Text("\($0.id)") } }.overlay { Text("over") } }
      }
    }

    func testViewsWithoutAContainer() {
      assertProportional { model in ForEach(model.entries) { Text("\($0.id)") } }
    }

    func testLooksOfRows() {
      assertProportional { model in
        Form {
          Section { ForEach(model.entries) { Text("\($0.id)") } }.listRowBackground(Color.yellow)
        }
      }
    }

    func testTabs() {
      assertProportional { model in
        TabView(selection: Bindable(model).choice) {
          ForEach(model.entries) { entry in
            Text("Page").tabItem { Text("\(entry.id)") }.tag(entry.id)
          }
        }
      }
    }

    func testToChooseATab() {
      let costs = [10, 100].map { (count: Int) -> Int in
        let model = Model(count)
        let window = TestWindow(
          TabView(selection: Bindable(model).choice) {
            ForEach(0..<count, id: \.self) { index in
              Text("Page \(index)").tabItem { Text("\(index)") }.tag(index)
            }
          })
        let cost = steps { model.choice = 5 }
        XCTAssertEqual(window.label("Page 5").map { gtk_widget_get_mapped($0) }, 1)
        XCTAssertEqual(window.label("Page 0").map { gtk_widget_get_mapped($0) } ?? 0, 0)
        window.close()
        return cost
      }
      XCTAssertGreaterThan(costs[0], 0)
      XCTAssertEqual(costs[0], costs[1])
    }

    func testShortcuts() {
      let journal = Journal()
      assertProportional { model in
        VStack {
          ForEach(model.entries) { entry in
            Button("\(entry.id)") {}
              .keyboardShortcut(entry.id % 2 == 0 ? "e" : "o")
          }
        }
      }
      // Of many with one key the first that can be pressed is found in one pass.
      let costs = [20, 200].map { (count: Int) -> Int in
        let window = TestWindow(
          VStack {
            ForEach(0..<count, id: \.self) { index in
              Button("\(index)") { journal.record("\(index)") }
                .keyboardShortcut("e")
                .disabled(index < 2)
            }
          })
        let cost = steps { window.pressKey(GDK_KEY_e, GDK_CONTROL_MASK) }
        XCTAssertEqual(journal.drain(), ["2"])
        window.close()
        return cost
      }
      XCTAssertGreaterThan(costs[0], 20)
      XCTAssertLessThanOrEqual(costs[1], 10 * costs[0])
    }

    func testButtonsOfADialog() {
      let costs = [5, 50].map { (count: Int) -> Int in
        let model = Model(count)
        let window = TestWindow(
          Page {
            Text("Content").confirmationDialog("Question", isPresented: Bindable(model).isShown) {
              ForEach(model.entries) { entry in Button("Choice \(entry.id)") {} }
            }
          })
        let cost = steps { model.isShown = true }
        XCTAssertGreaterThan(window.dialog()?.all("GtkButton").count ?? 0, count)
        let replacement = steps { model.replace() }
        XCTAssertGreaterThan(window.dialog()?.all("GtkButton").count ?? 0, count)
        model.isShown = false
        runLoopUntilIdle()
        window.close()
        return cost + replacement
      }
      XCTAssertGreaterThan(costs[0], 10)
      XCTAssertLessThanOrEqual(costs[1], 10 * costs[0])
    }

    func testWhereAssistiveTechnologyIsAmongManyTexts() {
      struct Page: View {
        let count: Int
        @AccessibilityFocusState var spoken: Int?
        var body: some View {
          VStack {
            ForEach(0..<count, id: \.self) { index in
              Text("\(index)").textSelection(.enabled).accessibilityFocused($spoken, equals: index)
            }
          }
        }
      }
      let costs = [10, 100].map { (count: Int) -> Int in
        let window = TestWindow(Page(count: count))
        let focus = window.context.accessibilityFocusIfUsed
        let labels = window.all("GtkLabel")
        XCTAssertEqual(focus?.target(of: labels[0])?.text, "0")
        let cost = steps { XCTAssertEqual(focus?.target(of: labels[7])?.text, "7") }
        window.close()
        return cost
      }
      XCTAssertEqual(costs, [0, 0])
    }

    func testATextOfManyIsReadOnce() {
      func cost(_ content: @escaping (Model) -> some View) -> [Int] {
        [10, 100].map { (count: Int) -> Int in
          let model = Model(count)
          let window = TestWindow(Page { content(model) })
          let cost = steps {
            for index in model.entries.indices { model.entries[index].text = "other" }
          }
          window.close()
          return cost
        }
      }
      let focusable = cost { model in
        VStack { ForEach(model.entries) { Text("\($0.id) \($0.text)") } }.focusable()
      }
      XCTAssertGreaterThan(focusable[0], 0)
      XCTAssertEqual(focusable[0], focusable[1])
      let combined = cost { model in
        VStack { ForEach(model.entries) { Text("\($0.id) \($0.text)") } }
          .accessibilityElement(children: .combine)
      }
      XCTAssertGreaterThan(combined[0], 0)
      XCTAssertEqual(combined[0], combined[1])
    }
  }
#endif
