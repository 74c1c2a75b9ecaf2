import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Rows that are links look and behave as other rows do.
@preconcurrency @MainActor
final class RowLinkTests: DisplayTestCase {
  func testTheButtonsOfEditModeAreBesideTheTitle() {
    struct Page: View {
      @State private var names = ["Bled", "Kyoto"]
      @State private var mode = EditMode.active
      var body: some View {
        NavigationStack {
          List {
            ForEach(names, id: \.self) { NavigationLink($0, value: $0) }
              .onDelete { for index in $0.reversed() { names.remove(at: index) } }
          }
          .environment(\.editMode, $mode)
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let title = window.bounds(of: window.label("Bled")!)
    let delete = window.all("GtkButton").filter {
      gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == "Delete"
    }
    guard delete.count == 2 else { return XCTFail("\(delete.count) buttons") }
    for button in delete.map({ window.bounds(of: $0) }) {
      XCTAssertGreaterThan(button.x, title.x + title.width)
    }
    emit(UnsafeMutableRawPointer(delete[0]), "clicked")
    window.layOut()
    XCTAssertNil(window.label("Bled"))
    window.close()
  }

  func testTextOfSeveralLinesIsLeading() {
    let window = TestWindow(
      NavigationStack {
        List {
          NavigationLink(value: 1) {
            VStack(alignment: .leading) {
              Text("A title so long that it takes two lines of this narrow row")
            }
          }
          Button {
          } label: {
            VStack { Text("Another title so long that it takes two lines of this row") }
          }
        }
      }, width: 260)
    window.layOut()
    let labels = window.all("GtkLabel").filter { gtk_widget_get_mapped($0) != 0 }
    XCTAssertEqual(labels.count, 2)
    for label in labels {
      XCTAssertEqual(gtk_label_get_justify(OpaquePointer(label)), GTK_JUSTIFY_LEFT)
    }
    window.close()
  }

  func testAValueIsAtTheTrailingEdge() {
    let window = TestWindow(
      NavigationStack {
        List {
          NavigationLink(value: 1) { LabeledContent("Bled", value: "Lake") }
          NavigationLink(value: 2) {
            HStack {
              Text("Kyoto")
              Spacer()
              Text("City")
            }
          }
        }
      })
    window.layOut()
    for text in ["Lake", "City"] {
      let place = window.bounds(of: window.label(text)!)
      XCTAssertGreaterThan(place.x + place.width, 330, text)
    }
    window.close()
  }

  /// It is as grey as in a row that is no link; a colour of the program's is for all of the label.
  func testAValueIsGrey() {
    let window = TestWindow(
      NavigationStack {
        List {
          LabeledContent("Plain", value: "plain")
          NavigationLink(value: 1) { LabeledContent("Linked", value: "linked") }
          NavigationLink(value: 2) { LabeledContent("Coloured", value: "coloured") }
            .foregroundColor(.red)
        }
      })
    window.layOut()
    func color(_ text: String) -> [Float] {
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(window.label(text)!), &color)
      return [color.red, color.green, color.blue, color.alpha]
    }
    XCTAssertEqual(color("linked"), color("plain"))
    XCTAssertEqual(color("Linked"), color("Plain"))
    XCTAssertNotEqual(color("linked"), color("Linked"))
    XCTAssertEqual(color("coloured"), color("Coloured"))
    window.close()
  }

  /// The spelling of SwiftUI's first versions for a page that the program shows.
  func testALinkWithoutALabelIsNeitherSeenNorFocused() {
    struct Page: View {
      @State private var goes = false
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("Second"), isActive: $goes) { EmptyView() }
            Button("Go on") { goes = true }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertEqual(window.all("GtkButton").count, 1)
    window.tab()
    XCTAssertEqual(window.focus, "Go on")
    window.press("Go on")
    window.layOut()
    XCTAssertNotNil(window.label("Second"))
    window.close()
  }

  func testALinkIsNamedWithoutTheButtonsInIt() {
    let window = TestWindow(
      NavigationStack {
        List {
          NavigationLink {
            Text("Second")
          } label: {
            HStack {
              Text("Apple Pie")
              Button("Like") {}.buttonStyle(.borderless)
            }
          }
          NavigationLink {
            Text("Third")
          } label: {
            Button("Only") {}.buttonStyle(.borderless)
          }
        }
      })
    window.layOut()
    var names: [String?] = []
    for _ in 0..<4 {
      window.tab()
      names.append(window.context.focusedControl?.widget.accessibleName ?? window.focus)
    }
    XCTAssertEqual(names, ["Apple Pie", "Like", "Only", "Only"])
    window.close()
  }

  func testALinkIsNamedWithoutTheTogglesInIt() {
    struct Page: View {
      let isForm: Bool
      var body: some View {
        NavigationStack {
          if isForm { Form { Section { rows } } } else { List { rows } }
        }
      }
      @ViewBuilder var rows: some View {
        NavigationLink {
          Text("Second")
        } label: {
          HStack {
            Toggle("Packed", isOn: .constant(false)).labelsHidden()
            VStack(alignment: .leading) {
              Text("Passport")
              Text("Drawer").font(.caption)
            }
          }
        }
        NavigationLink {
          Text("Third")
        } label: {
          HStack {
            Text("Alarm")
            Spacer()
            Toggle(isOn: .constant(true)) { Text("Enabled") }.toggleStyle(.switch)
          }
        }
        NavigationLink {
          Text("Fourth")
        } label: {
          HStack {
            Text("Ticket")
            Toggle("Printed", isOn: .constant(true)).toggleStyle(.button)
            Button(action: {}) { Image(systemName: "trash") }
            Menu("More") { Button("Copy") {} }
          }
        }
      }
    }
    for isForm in [false, true] {
      let window = TestWindow(Page(isForm: isForm))
      window.layOut()
      var names: [String] = []
      for _ in 0..<8 {
        window.tab()
        let name = window.context.focusedControl?.widget.name ?? ""
        names.append(name.isEmpty ? window.focus ?? "nothing" : name)
      }
      XCTAssertEqual(
        names,
        ["Passport Drawer", "Packed", "Alarm", "Enabled", "Ticket", "Printed", "Delete", "More"],
        "\(isForm)")
      window.close()
    }
  }

  /// The row is the stop, also if its link is within something else; the arrow keys go to the next one.
  func testALinkThatCanBeDeletedIsOneStop() {
    struct Page: View {
      let isForm: Bool
      @State private var names = ["Bled", "Kyoto"]
      @State private var hasDelete = true
      var body: some View {
        NavigationStack {
          VStack {
            if isForm { Form { Section { rows } } } else { List { rows } }
            Button("After") { hasDelete = false }
          }
        }
      }
      var rows: some View {
        ForEach(names, id: \.self) { name in
          VStack {
            NavigationLink {
              Text("Page of \(name)")
            } label: {
              HStack { Text(name) }
            }
          }
        }
        .onDelete(perform: hasDelete ? { names.remove(atOffsets: $0) } : nil)
      }
    }
    for isForm in [false, true] {
      let window = TestWindow(Page(isForm: isForm))
      window.layOut()
      func stops(_ count: Int) -> [String] {
        (0..<count).map { _ in
          window.tab()
          return window.focus ?? "nothing"
        }
      }
      XCTAssertEqual(stops(4), ["Bled", "After", "Bled", "After"], "\(isForm)")
      window.press("After")
      window.layOut()
      XCTAssertEqual(stops(3), ["Bled", "Kyoto", "After"], "without edits each is a stop")
      window.close()
    }
  }

  func testALinkIsNamedByItsAccessibilityLabelThoughAControlIsInIt() {
    let window = TestWindow(
      NavigationStack {
        List {
          NavigationLink {
            Text("Second")
          } label: {
            HStack {
              Toggle("Packed", isOn: .constant(false)).toggleStyle(.checkbox)
              Text("Passport")
            }
            .accessibilityLabel("Passport, not done")
          }
        }
      })
    window.layOut()
    window.tab()
    XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, "Passport, not done")
    window.close()
  }

  /// As in SwiftUI's examples: the rows are identified by an id, the selection is another value.
  func testARowIsSelectedByTheValueOfItsLink() {
    struct Place: Identifiable, Hashable {
      let id: Int
      let name: String
    }
    struct Page: View {
      let places = [Place(id: 1, name: "Bled"), Place(id: 2, name: "Kyoto")]
      @State private var selection: Place?
      var body: some View {
        NavigationSplitView {
          List(places, selection: $selection) { place in
            NavigationLink(value: place) { Text(place.name) }
          }
        } detail: {
          Text("Shown: \(selection?.name ?? "none")")
        }
      }
    }
    let window = TestWindow(Page(), width: 800)
    window.layOut()
    func selected(_ name: String) -> Bool {
      var widget = window.label(name)
      while let next = widget, gtk_widget_has_css_class(next, "list-row") == 0 {
        widget = gtk_widget_get_parent(next)
      }
      guard let widget else { return false }
      return gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    }
    window.press("Bled")
    window.layOut()
    XCTAssertNotNil(window.label("Shown: Bled"))
    XCTAssertTrue(selected("Bled"))
    window.tab()
    XCTAssertEqual(window.context.focusedControl?.widget.accessibleName ?? window.focus, "Bled")
    window.close()
  }

  func testALinkWithSwipeActionsStillLooksLikeARow() {
    let window = TestWindow(
      NavigationStack {
        List {
          NavigationLink("Inbox") { Text("Mail") }.swipeActions { Button("Delete") {} }
        }
      })
    let link = window.button("Inbox")
    XCTAssertEqual(
      descendants(of: link).filter { gtk_widget_has_css_class($0, "navigation-chevron") != 0 }
        .count,
      1)
    window.press("Inbox")
    XCTAssertNotNil(window.label("Mail"))
    window.close()
  }

  /// The rows of such a list have the focus themselves.
  /// For example, a link of another type for an unread message.
  func testALinkThatReplacesAnotherInARowIsNoStopEither() {
    struct Page: View {
      @State private var isRead = false
      var body: some View {
        NavigationStack {
          VStack {
            List {
              ForEach(["Bled"], id: \.self) { name in
                VStack {
                  if isRead {
                    NavigationLink(name) { Text("Read") }
                  } else {
                    NavigationLink(name) { Text("New") }
                  }
                }
              }
              .onDelete { _ in }
            }
            Button("After") { isRead = true }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func stops() -> [String] {
      (0..<4).map { _ in
        window.tab()
        return window.focus ?? "nothing"
      }
    }
    XCTAssertEqual(stops(), ["Bled", "After", "Bled", "After"])
    window.press("After")
    window.layOut()
    XCTAssertEqual(stops(), ["Bled", "After", "Bled", "After"])
    window.close()
  }

  func testReturnInARowFollowsTheLinkInIt() {
    let window = TestWindow(
      NavigationStack {
        List {
          ForEach(["Inbox", "Outbox"], id: \.self) { name in
            NavigationLink(name) { Text("Mail of \(name)") }.swipeActions { Button("Flag") {} }
          }
          .onDelete { _ in }
        }
      })
    window.layOut()
    let row = window.all.first {
      gtk_widget_has_css_class($0, "list-row") != 0 && gtk_widget_get_focusable($0) != 0
    }!
    gtk_widget_grab_focus(row)
    window.pressKeyInList(GDK_KEY_Return)
    // GTK shows a pressed button for a moment first.
    runLoop(until: { window.label("Mail of Inbox") != nil }, "The link was not followed.")
    window.close()
  }
}
