import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Views as rows of forms and lists.
@preconcurrency @MainActor
final class RowTests: DisplayTestCase {
  func testTheRowOfAFieldThatGoesHasTheFocus() {
    struct Page: View {
      @State private var renamed: String?
      @State private var chosen: String?
      @FocusState private var isRenaming: Bool
      var body: some View {
        List(["A", "B"], id: \.self, selection: $chosen) { name in
          if name == renamed {
            TextField("Name", text: .constant(name))
              .focused($isRenaming)
              .onSubmit { renamed = nil }
              .onAppear { isRenaming = true }
          } else {
            Text(name).contextMenu { Button("Rename") {} }
          }
        }
        Button("Rename B") { renamed = "B" }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.press("Rename B")
    XCTAssertEqual(window.focus, "Name")
    window.field("Name").submit()
    XCTAssertEqual(window.focus, "B")
    window.close()
  }

  private func row(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let candidate = next, gtk_widget_has_css_class(candidate, "form-row") == 0 {
      next = gtk_widget_get_parent(candidate)
    }
    return next
  }

  func testARowHasTheBackgroundThatTheProgramGivesIt() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        Form {
          Section {
            Text("plain")
            Text("black").listRowBackground(isOn ? Color.white : Color.black)
            Text("clear").listRowBackground(Color.clear)
            Button("button") { isOn = true }.listRowBackground(Color.black)
          }
          Section {
            Text("one")
            if isOn { Text("two") }
          }
          .listRowBackground(Color.black)
          Section { Text("framed") }.frame(height: 60).listRowBackground(Color.black)
        }
        .listRowBackground(Color.blue)
      }
    }
    let window = TestWindow(Page(), height: 600)
    func background(_ text: String) -> String {
      var place = graphene_rect_t()
      XCTAssertNotEqual(
        gtk_widget_compute_bounds(
          row(of: window.label(text)!)!, window.context.widget.pointer, &place), 0)
      // At the trailing end, where no text is.
      let x = Int(place.origin.x + place.size.width) - 20
      return Pixels(window)[x, Int(place.origin.y + place.size.height / 2)]
    }
    XCTAssertEqual(background("plain"), "ffffff")
    XCTAssertEqual(background("clear"), "fafafa", "the window's")
    XCTAssertEqual(background("black"), "000000")
    XCTAssertEqual(background("button"), "000000")
    XCTAssertEqual(background("one"), "000000", "each row of a section")
    XCTAssertEqual(background("framed"), "000000", "also with a frame around it")
    emit(UnsafeMutableRawPointer(window.button("button")), "clicked")
    window.layOut()
    XCTAssertEqual(background("black"), "ffffff", "another colour")
    XCTAssertEqual(background("button"), "000000")
    window.close()
  }

  func testSpaceAroundARowIsWithinItsCard() {
    struct Page: View {
      @State private var space = 10.0
      @State private var text = ""
      var body: some View {
        Form {
          Section {
            Text("Notes")
            TextField("Text", text: $text).padding(.vertical, space)
            Button("More") { space = 30 }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let field = window.fields[0].widget.pointer
    let outer = row(of: gtk_widget_get_parent(row(of: field)!)!)!
    let before = window.bounds(of: row(of: window.label("Notes")!)!)
    var bounds = window.bounds(of: outer)
    XCTAssertEqual(bounds.y, before.y + before.height, "no gap")
    XCTAssertEqual(bounds.width, before.width)
    XCTAssertEqual(gtk_widget_has_css_class(row(of: window.label("Notes")!)!, "last"), 0)
    XCTAssertEqual(gtk_widget_has_css_class(outer, "first"), 0)
    let low = bounds.height
    window.press("More")
    window.layOut()
    bounds = window.bounds(of: outer)
    XCTAssertEqual(bounds.height, low + 40)
    window.close()
  }

  func testAControlWithoutItsLabelStandsBehindASpacer() {
    let window = TestWindow(
      Form {
        Section {
          HStack {
            Text("Alarm")
            Spacer()
            Toggle("", isOn: .constant(true)).labelsHidden()
          }
          HStack {
            Text("Volume")
            Slider(value: .constant(0.5)).labelsHidden()
          }
        }
      })
    window.layOut()
    let toggle = window.bounds(of: window.all("GtkSwitch")[0])
    let row = window.bounds(of: row(of: window.label("Alarm")!)!)
    XCTAssertEqual(toggle.x + toggle.width, row.x + row.width - 13)
    XCTAssertGreaterThan(window.bounds(of: window.all("GtkScale")[0]).width, 200)
    window.close()
  }

  func testAPickerBesideAnIconFillsItsRow() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Form {
          Section {
            HStack {
              Image(systemName: "star")
              Picker("Kind", selection: .constant(1)) { Text("One").tag(1) }
            }
            Button("Open") { isShown = true }.sheet(isPresented: $isShown) {
              Picker("Other", selection: .constant(1)) { Text("Two").tag(1) }.frame(width: 300)
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let menu = window.bounds(of: window.all("GtkDropDown")[0])
    let row = window.bounds(of: row(of: window.label("Kind")!)!)
    XCTAssertEqual(menu.x + menu.width, row.x + row.width - 13)
    window.press("Open")
    let sheet = window.dialog()!
    sheet.layOut()
    let title = sheet.bounds(of: sheet.label("Other")!)
    XCTAssertEqual(sheet.bounds(of: sheet.all("GtkDropDown")[0]).x, title.x + title.width + 12)
    window.close()
  }

  func testAFieldWithoutATitleHasNoLabelInItsRow() {
    struct Page: View {
      @State private var title = ""
      var body: some View {
        Form {
          TextField(title, text: .constant("x"))
          Button("Name it") { title = "Name" }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertEqual(gtk_widget_get_mapped(window.label("")!), 0)
    window.press("Name it")
    window.layOut()
    XCTAssertNotEqual(gtk_widget_get_mapped(window.label("Name")!), 0)
    XCTAssertEqual(window.titles, ["Name"])
    window.close()
  }

  func testALineBetweenFieldsDoesNotMakeTheirRowAsHighAsTheForm() {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        Form {
          Section {
            HStack {
              TextField("ZIP", text: $text)
              Divider()
              TextField("City", text: $text)
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let row = row(of: window.fields[0].widget.pointer)!
    XCTAssertLessThan(window.bounds(of: row).height, 80)
    window.close()
  }

  func testWhatADisclosureGroupOfAFormShowsAreRows() {
    let window = TestWindow(
      Form {
        DisclosureGroup("More", isExpanded: .constant(true)) {
          VStack { Text("Inside") }
        }
      })
    XCTAssertNotNil(row(of: window.label("Inside")!))
    window.close()
  }

  func testABadgeStandsInALinksRow() {
    let window = TestWindow(
      NavigationStack {
        List { NavigationLink("Inbox") { Text("Mail") }.badge(7) }
      })
    let link = window.button("Inbox")
    XCTAssertNotEqual(gtk_widget_has_css_class(link, "form-row"), 0)
    XCTAssertEqual(
      descendants(of: link).filter { gtk_widget_has_css_class($0, "navigation-chevron") != 0 }
        .count,
      1)
    window.press("Inbox")
    XCTAssertNotNil(window.label("Mail"))
    window.close()
  }

  func testAFrameCentresTheTitleOfARowsButton() {
    struct Page: View {
      let alignment: Alignment?
      var body: some View {
        Form {
          Section {
            if let alignment {
              Button("Delete") {}.frame(maxWidth: .infinity, alignment: alignment)
            } else {
              Button("Delete") {}
            }
          }
        }
      }
    }
    for (alignment, gtk) in [
      (nil, GTK_ALIGN_START), (.center, GTK_ALIGN_CENTER), (.trailing, GTK_ALIGN_END),
    ] as [(Alignment?, GtkAlign)] {
      let window = TestWindow(Page(alignment: alignment))
      let title = gtk_button_get_child(
        UnsafeMutableRawPointer(window.button("Delete")).assumingMemoryBound(to: GtkButton.self))
      XCTAssertEqual(gtk_widget_get_halign(title), gtk)
      window.close()
    }
  }

  func testRowsMayBeKeptFromBeingMoved() {
    struct Page: View {
      @State private var items = ["a", "b"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            .moveDisabled(true)
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let window = TestWindow(Page())
    let tips = window.all("GtkButton").compactMap { gtk_widget_get_tooltip_text($0) }
      .map { String(cString: $0) }
    XCTAssertEqual(tips, ["Delete", "Delete"])
    window.close()
  }

  func testAButtonWithALabelOfItsOwnMakingIsARow() {
    let window = TestWindow(
      Form {
        Section {
          Button {
          } label: {
            HStack {
              Spacer()
              Text("Sign up")
              Spacer()
            }
          }
        }
      })
    let button = window.button("Sign up")
    XCTAssertNotEqual(gtk_widget_has_css_class(button, "form-row"), 0)
    XCTAssertEqual(gtk_widget_has_css_class(button, "bare"), 0, "It has a row's background.")
    window.close()
  }

  func testSeveralViewsOfALabelStandBelowEachOther() {
    let window = TestWindow(
      VStack {
        Toggle(isOn: .constant(true)) {
          Text("Title")
          Text("Said about it")
        }
        LabeledContent {
          Text("Value")
        } label: {
          Text("Name")
          Text("Said, too")
        }
      })
    window.layOut()
    for (title, subtitle) in [("Title", "Said about it"), ("Name", "Said, too")] {
      let (upper, lower) = (
        window.bounds(of: window.label(title)!), window.bounds(of: window.label(subtitle)!)
      )
      XCTAssertEqual(upper.x, lower.x)
      XCTAssertLessThan(upper.y, lower.y)
    }
    window.close()
  }
}
