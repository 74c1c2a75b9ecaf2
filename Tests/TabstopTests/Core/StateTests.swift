import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A write re-evaluates the views that read the value, once per turn, and no others.
@preconcurrency @MainActor
final class StateTests: DisplayTestCase {
  func testHoweverManyWritesThereIsOneEvaluationPerTurn() {
    struct Page: View {
      let journal: Journal
      @State private var number = 0
      @State private var other = 0
      var body: some View {
        let _ = journal.record("body")
        VStack {
          Text("\(number) \(other)")
          Button("Count") {
            for _ in 1...100 { number += 1 }
            other = 7
          }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    XCTAssertEqual(journal.drain(), ["body"])
    window.press("Count")
    XCTAssertEqual(journal.drain(), ["body"])
    XCTAssertEqual(window.texts, ["100 7"])
    window.close()
  }

  func testAWriteOfTheSameValueEvaluatesNothing() {
    struct Page: View {
      let journal: Journal
      @State private var number = 1
      var body: some View {
        let _ = journal.record("body")
        VStack {
          Text("\(number)")
          Button("Same") { number = 1 }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    _ = journal.drain()
    window.press("Same")
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  func testAStateThatNoBodyReadsEvaluatesNothing() {
    struct Page: View {
      let journal: Journal
      @State private var unread = 0
      var body: some View {
        let _ = journal.record("body")
        Button("Count") {
          unread += 1
          journal.record("unread \(unread)")
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    _ = journal.drain()
    window.press("Count")
    window.press("Count")
    XCTAssertEqual(journal.drain(), ["unread 1", "unread 2"])
    window.close()
  }

  func testABindingMakesItsReaderDependNotTheOneWhoPassesIt() {
    struct Child: View {
      let journal: Journal
      @Binding var number: Int
      var body: some View {
        let _ = journal.record("child")
        VStack {
          Text("\(number)")
          Button("Count") { number += 1 }
        }
      }
    }
    struct Page: View {
      let journal: Journal
      @State private var number = 0
      var body: some View {
        let _ = journal.record("parent")
        Child(journal: journal, number: $number)
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    _ = journal.drain()
    window.press("Count")
    XCTAssertEqual(journal.drain(), ["child"])
    XCTAssertEqual(window.texts, ["1"])
    window.close()
  }

  func testAChildWhoseValueIsUnchangedIsNotEvaluated() {
    struct Child: View {
      let journal: Journal
      let name: String
      var body: some View {
        let _ = journal.record(name)
        Text(name)
      }
    }
    struct Page: View {
      let journal: Journal
      @State private var number = 0
      var body: some View {
        VStack {
          Child(journal: journal, name: "constant")
          Child(journal: journal, name: "number \(number)")
          Button("Count") { number += 1 }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    _ = journal.drain()
    window.press("Count")
    XCTAssertEqual(journal.drain(), ["number 1"])
    window.close()
  }

  // MARK: A large form

  func testTypingInOneFieldOfAThousandEvaluatesItsReadersOnly() {
    struct Row: View {
      let journal: Journal
      let number: Int
      @State private var text = ""
      var body: some View {
        let _ = journal.record("row \(number)")
        VStack {
          TextField("Field \(number)", text: $text)
          Length(journal: journal, number: number, text: $text)
        }
      }
    }
    struct Length: View {
      let journal: Journal
      let number: Int
      @Binding var text: String
      var body: some View {
        let _ = journal.record("length \(number)")
        Text("\(text.count)")
      }
    }
    struct Page: View {
      let journal: Journal
      var body: some View {
        let _ = journal.record("page")
        Form { ForEach(0..<1000) { Row(journal: journal, number: $0) } }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    XCTAssertEqual(journal.drain().count, 2001)
    let field = window.fields[500]
    field.type("ab")
    XCTAssertEqual(journal.drain(), ["length 500", "length 500"])
    field.typeFast("cd")
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["length 500"])
    XCTAssertEqual(field.text, "abcd")
    window.close()
  }

  // MARK: Echo

  func testWhatTheProgramWritesIsNoInput() {
    struct Page: View {
      let journal: Journal
      @State private var text = "first"
      var body: some View {
        VStack {
          TextField(
            "Name",
            text: Binding(
              get: { text },
              set: {
                journal.record("set \($0)")
                text = $0
              }))
          Button("Write") { text = "second" }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    XCTAssertEqual(window.field("Name").text, "first")
    window.press("Write")
    XCTAssertEqual(window.field("Name").text, "second")
    XCTAssertEqual(journal.drain(), [])
    window.field("Name").caret = 6
    window.field("Name").type("!")
    XCTAssertEqual(journal.drain(), ["set second!"])
    window.close()
  }

  func testEveryLetterIsOneWrite() {
    struct Page: View {
      let journal: Journal
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).onChange(of: text) { _, new in journal.record(new) }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.field("Name").type("añ🎉")
    XCTAssertEqual(journal.drain(), ["a", "añ", "añ🎉"])
    XCTAssertEqual(window.field("Name").text, "añ🎉")
    window.close()
  }

  func testABindingThatChangesWhatWasTypedShowsItsValue() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField(
            "Digits",
            text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }))
          TextField("Constant", text: .constant("fixed"))
        }
      }
    }
    let window = TestWindow(Page())
    window.field("Digits").type("1a2b")
    XCTAssertEqual(window.field("Digits").text, "12")
    window.field("Constant").type("x")
    XCTAssertEqual(window.field("Constant").text, "fixed")
    window.close()
  }

  func testTheCaretStaysWhereTheProgramChangesNothing() {
    struct Page: View {
      @State private var text = "hello"
      @State private var other = 0
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Text("\(text) \(other)")
          Button("Other") { other += 1 }
        }
      }
    }
    let window = TestWindow(Page())
    window.click("Name")
    let field = window.field("Name")
    field.caret = 2
    field.type("X")
    XCTAssertEqual(field.caret, 3, "typing in the middle leaves the caret there")
    XCTAssertEqual(window.texts, ["heXllo 0"])
    field.selection = 1..<4
    window.press("Other")
    XCTAssertEqual(field.selection, 1..<4)
    window.close()
  }

  func testTheCaretStaysInABindingThatChangesWhatWasTyped() {
    struct Page: View {
      @State private var text = "ABCD"
      var body: some View {
        TextField(
          "Upper", text: Binding(get: { text }, set: { text = $0.uppercased() }))
      }
    }
    let window = TestWindow(Page())
    let field = window.field("Upper")
    field.caret = 2
    field.type("x")
    XCTAssertEqual(field.text, "ABXCD")
    XCTAssertEqual(field.caret, 3, "the next letter belongs behind the last")
    field.type("y")
    XCTAssertEqual(field.text, "ABXYCD")
    window.close()
  }

  // MARK: Binding

  func testBindingsToMembersAndOptionals() {
    struct Person { var name = "Ann", age = 3 }
    struct Page: View {
      let journal: Journal
      @State private var person = Person()
      @State private var maybe: String? = "there"
      var body: some View {
        VStack {
          TextField("Name", text: $person.name)
          if let text = Binding($maybe) { TextField("Maybe", text: text) }
          Text("\(person.name) \(person.age) \(maybe ?? "none")")
          Button("None") { maybe = nil }
        }
      }
    }
    let window = TestWindow(Page(journal: Journal()))
    window.field("Name").caret = 0
    window.field("Name").type("X")
    XCTAssertEqual(window.texts, ["XAnn 3 there"])
    window.field("Maybe").caret = 0
    window.field("Maybe").type("Y")
    XCTAssertEqual(window.texts, ["XAnn 3 Ythere"])
    window.press("None")
    XCTAssertEqual(window.texts, ["XAnn 3 none"])
    XCTAssertEqual(window.titles, ["Name"])
    window.close()
  }
}
