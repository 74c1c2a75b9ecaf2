import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Several values and views tied to each other, containers, and values handed to other views.
@preconcurrency @MainActor
final class FocusBindingTests: DisplayTestCase {
  @Observable
  final class Model { var value = 1 }

  func testEitherOfTwoBindingsMovesTheFocusAndBothReport() {
    struct Page: View {
      @FocusState private var number: Int?
      @FocusState private var isFocused
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Both", text: $text).focused($number, equals: 1).focused($isFocused)
          TextField("Other", text: $text).focused($number, equals: 2)
          Text("\(number ?? 0) \(isFocused)")
          Button("Number") { number = 1 }
          Button("Flag") { isFocused = true }
          Button("Off") { isFocused = false }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Number")
    XCTAssertEqual(window.focus, "Both")
    XCTAssertEqual(window.texts, ["1 true"])
    window.click("Other")
    XCTAssertEqual(window.texts, ["2 false"])
    window.press("Flag")
    XCTAssertEqual(window.focus, "Both")
    XCTAssertEqual(window.texts, ["1 true"])
    window.press("Off")
    XCTAssertNil(window.focus)
    XCTAssertEqual(window.texts, ["0 false"])
    window.close()
  }

  func testABoolOnAContainerIsTrueWhileAnythingInsideHasTheFocus() {
    struct Page: View {
      let journal: Journal
      @FocusState private var isInside: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          VStack {
            TextField("First", text: $text)
            HStack { TextField("Second", text: $text) }
          }
          .focused($isInside)
          TextField("Outside", text: $text)
          Text("\(isInside)")
          Button("In") { isInside = true }
        }
        .onChange(of: isInside) { journal.record("\(isInside)") }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.click("Second")
    XCTAssertEqual(window.texts, ["true"])
    window.click("First")
    XCTAssertEqual(window.texts, ["true"])
    XCTAssertEqual(journal.drain(), ["true"], "moving inside is no change")
    window.click("Outside")
    XCTAssertEqual(window.texts, ["false"])
    let errors = StandardErrorCapture()
    window.press("In")
    XCTAssertEqual(window.focus, "First")
    XCTAssertEqual(errors.text, "", "a container's fields are no duplicates")
    window.close()
  }

  func testOneValueOnTwoViewsGoesToTheFirstWithAWarning() {
    struct Page: View {
      @FocusState private var number: Int?
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("One", text: $text).focused($number, equals: 1)
          TextField("Two", text: $text).focused($number, equals: 1)
          Text("\(number ?? 0)")
          Button("Go") { number = 1 }
        }
      }
    }
    let window = TestWindow(Page())
    window.click("Two")
    XCTAssertEqual(window.texts, ["1"])
    let errors = StandardErrorCapture()
    window.press("Go")
    XCTAssertEqual(window.focus, "One")
    let text = errors.text
    XCTAssertTrue(text.contains("“One”") && text.contains("“Two”"), "standard error: \(text)")
    window.close()
  }

  func testAChildWritesAndReadsThroughABinding() {
    struct Child: View {
      @FocusState.Binding var field: String?
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Inner", text: $text).focused($field, equals: "inner")
          Text("child \(field ?? "nil")")
          Button("Back") { field = "outer" }
        }
      }
    }
    struct Page: View {
      @FocusState private var field: String?
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Outer", text: $text).focused($field, equals: "outer")
          Child(field: $field)
        }
      }
    }
    let window = TestWindow(Page())
    window.click("Inner")
    XCTAssertEqual(window.texts, ["child inner"])
    window.press("Back")
    XCTAssertEqual(window.focus, "Outer")
    XCTAssertEqual(window.texts, ["child outer"])
    window.close()
  }

  func testAModifierWithAnotherValueFollows() {
    struct Page: View {
      let model: Model
      @FocusState private var number: Int?
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Field", text: $text).focused($number, equals: model.value)
          Text("\(number ?? 0)")
          Button("Two") { number = 2 }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.click("Field")
    XCTAssertEqual(window.texts, ["1"])
    model.value = 2
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["2"], "the focus did not move, its name did")
    window.click("Field")
    window.press("Two")
    XCTAssertEqual(window.focus, "Field")
    window.close()
  }

  func testRowsOfAForEachByTheirIds() {
    struct Page: View {
      @State private var items = [1, 2, 3]
      @FocusState private var item: Int?
      @State private var text = ""
      var body: some View {
        VStack {
          ForEach(items, id: \.self) { number in
            TextField("Item \(number)", text: $text).focused($item, equals: number)
          }
          Text("\(item ?? 0)")
          Button("Add") {
            items.append(items.count + 1)
            item = items.count
          }
          Button("Reverse") { items.reverse() }
          Button("Drop") { items.removeAll { $0 == item } }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Add")
    XCTAssertEqual(window.focus, "Item 4")
    XCTAssertEqual(window.texts, ["4"])
    window.click("Item 2")
    window.press("Reverse")
    XCTAssertEqual(window.focus, "Item 2")
    XCTAssertEqual(window.titles, ["Item 4", "Item 3", "Item 2", "Item 1"])
    window.press("Drop")
    XCTAssertEqual(window.focus, "Item 1", "the next in the new order")
    XCTAssertEqual(window.texts, ["1"])
    window.press("Drop")
    XCTAssertEqual(window.focus, "Add", "the next of the window")
    XCTAssertEqual(window.texts, ["0"])
    window.close()
  }

  func testASecureFieldIsFocusedLikeAnother() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $text).focused($isFocused)
          Text("\(isFocused)")
          Button("Go") { isFocused = true }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Go")
    XCTAssertEqual(window.focus, "Password")
    XCTAssertEqual(window.texts, ["true"])
    window.close()
  }

  func testAButtonMayHaveTheFocus() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Button("Press") { isFocused = false }.focused($isFocused)
          Text("\(isFocused)")
          Button("Go") { isFocused = true }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Go")
    XCTAssertEqual(window.focus, "Press")
    XCTAssertEqual(window.texts, ["true"])
    window.press("Press")
    XCTAssertNil(window.focus)
    window.close()
  }

  func testFocusedAloneMakesNothingFocusable() {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Text("Text").focused($isFocused)
          Text("\(isFocused)")
          Button("Go") { isFocused = true }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Go")
    XCTAssertNil(window.focus)
    XCTAssertEqual(window.texts, ["Text", "false"])
    window.close()
  }
}
