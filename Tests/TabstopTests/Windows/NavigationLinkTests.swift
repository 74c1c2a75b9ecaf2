import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Links: what they push, and what happens to a page whose link goes.
@preconcurrency @MainActor
final class NavigationLinkTests: DisplayTestCase {
  func testAnOlderLinkPushesItsDestination() {
    struct Page: View {
      @State private var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            Text(isActive ? "active" : "inactive")
            NavigationLink(destination: Text("Far"), isActive: $isActive) { Text("Go") }
            NavigationLink("Plain") { Text("Near") }
          }
        }
        .navigationViewStyle(StackNavigationViewStyle())
      }
    }
    let window = TestWindow(Page())
    window.press("Go")
    XCTAssertTrue(window.texts.contains("Far"), "\(window.texts)")
    XCTAssertTrue(window.texts.contains("active"))
    window.pressKey(GDK_KEY_Escape)
    XCTAssertFalse(window.texts.contains("Far"))
    XCTAssertTrue(window.texts.contains("inactive"))
    window.press("Plain")
    XCTAssertTrue(window.texts.contains("Near"))
    window.close()
  }

  func testALinkWithoutALabelIsInvisibleAndTheProgramFollowsIt() {
    struct Page: View {
      @State private var isActive = false
      @State private var tag: Int?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("Far"), isActive: $isActive) { EmptyView() }
            NavigationLink("", destination: Text("Farther"), tag: 1, selection: $tag)
            Button("Go") { isActive = true }
            Button("Go Farther") { tag = 1 }
            // This one the user sees and follows.
            NavigationLink {
              Text("Profile")
            } label: {
              Text(Image(systemName: "person"))
            }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(window.all("GtkButton").count, 3)
    window.press("Go")
    XCTAssertTrue(window.texts.contains("Far"), "\(window.texts)")
    window.pressKey(GDK_KEY_Escape)
    window.press("Go Farther")
    XCTAssertTrue(window.texts.contains("Farther"), "\(window.texts)")
    window.close()
  }

  func testAPageStaysWhenTheRowOfItsLinkIsReplaced() {
    struct Habit: Hashable {
      var name = "Run"
      var count = 0
    }
    struct Detail: View {
      @Binding var habits: [Habit]
      @State private var pressed = 0
      var body: some View {
        Text("Pressed \(pressed) of \(habits.first?.count ?? -1)")
        Button("Increment") {
          pressed += 1
          habits[0].count += 1
        }
        Button("Remove") { habits = [] }
      }
    }
    struct Page: View {
      @State private var habits = [Habit()]
      var body: some View {
        NavigationStack {
          List {
            ForEach(habits, id: \.self) { habit in
              NavigationLink("\(habit.name) \(habit.count)") { Detail(habits: $habits) }
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Run 0")
    window.press("Increment")
    window.press("Increment")
    XCTAssertTrue(window.texts.contains("Pressed 2 of 2"), "\(window.texts)")
    window.press("Remove")
    XCTAssertTrue(window.texts.contains("Pressed 2 of -1"), "\(window.texts)")
    window.pressKey(GDK_KEY_Escape)
    XCTAssertEqual(window.texts, [])
    window.close()
  }

  func testAPageGoesWithTheViewThatItsLinkIsIn() {
    struct Page: View {
      @State private var isSignedIn = false
      var body: some View {
        NavigationStack {
          if isSignedIn {
            Text("Home")
          } else {
            NavigationLink("Sign up") { Button("Create") { isSignedIn = true } }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("Sign up")
    window.press("Create")
    XCTAssertTrue(window.texts.contains("Home"), "\(window.texts)")
    XCTAssertFalse(window.texts.contains("Create"), "\(window.texts)")
    window.close()
  }

  /// A click on the label runs its tap, so the keys do, too: lists of games edit a row so, while they are edited.
  func testKeysRunTheTapOnTheLabelOfALink() {
    struct Page: View {
      @State private var isEditing = true
      @State private var edited = 0
      var body: some View {
        NavigationStack {
          Button("Edit") { isEditing.toggle() }
          Text("Edited \(edited)")
          List {
            NavigationLink {
              Text("Game")
            } label: {
              VStack { Text("Row") }
                .gesture(isEditing ? TapGesture().onEnded { edited += 1 } : nil)
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertNotEqual(gtk_widget_activate(window.button("Row")), 0)
    runLoop(until: { window.label("Edited 1") != nil }, "the tap did not run")
    XCTAssertNil(window.label("Game"))
    window.press("Edit")
    XCTAssertNotEqual(gtk_widget_activate(window.button("Row")), 0)
    runLoop(until: { window.label("Game") != nil }, "the link was not followed")
    window.close()
  }

  /// A simultaneous gesture does not take the place of the action.
  func testKeysRunTheActionOfAButtonWithASimultaneousGesture() {
    struct Page: View {
      @State private var saved = 0
      var body: some View {
        Text("Saved \(saved)")
        Button {
          saved += 1
        } label: {
          VStack { Text("Save") }.simultaneousGesture(TapGesture().onEnded {})
        }
      }
    }
    let window = TestWindow(VStack { Page() })
    window.layOut()
    XCTAssertNotEqual(gtk_widget_activate(window.button("Save")), 0)
    runLoop(until: { window.label("Saved 1") != nil }, "the action did not run")
    window.close()
  }

  /// GTK's button takes the click, which the label's gesture does not get.
  func testAClickRunsTheTapOnTheLabelOfAButtonOnce() {
    struct Page: View {
      @State private var pressed = 0
      @State private var tapped = 0
      var body: some View {
        Text("Pressed \(pressed), tapped \(tapped)")
        Button {
          pressed += 1
        } label: {
          VStack { Text("Save") }.onTapGesture { tapped += 1 }
        }
      }
    }
    let window = TestWindow(VStack { Page() })
    window.press("Save")
    XCTAssertNotNil(window.label("Pressed 0, tapped 1"))
    XCTAssertNotEqual(gtk_widget_activate(window.button("Save")), 0)
    runLoop(until: { window.label("Pressed 0, tapped 2") != nil }, "a key did not tap")
    window.close()
  }
}
