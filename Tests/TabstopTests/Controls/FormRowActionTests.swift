import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Rows of forms that can be deleted and moved.
@preconcurrency @MainActor
final class FormRowActionTests: DisplayTestCase {
  func testDeleteDeletesARowOfAForm() {
    struct Page: View {
      @State private var people = ["Ada", "Grace", "Joan"]
      @State private var places = ["Kyoto", "Oslo"]
      @State private var name = ""
      var body: some View {
        Form {
          Section("People") {
            ForEach(people, id: \.self) { Text($0) }
              .onDelete { people.remove(atOffsets: $0) }
            TextField("New name", text: $name)
          }
          Section("Places") {
            ForEach(places, id: \.self) { Text($0) }.onDelete { places.remove(atOffsets: $0) }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Ada")
    XCTAssertEqual(
      gtk_accessible_get_accessible_role(OpaquePointer(window.context.focusWidget!)),
      GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    XCTAssertTrue(press(GDK_KEY_Down, in: window))
    XCTAssertEqual(window.focus, "Grace")
    XCTAssertTrue(press(GDK_KEY_Delete, in: window))
    XCTAssertEqual(window.texts.filter { ["Ada", "Grace", "Joan"].contains($0) }, ["Ada", "Joan"])
    XCTAssertEqual(window.focus, "Joan")
    window.tab()
    XCTAssertEqual(window.focus, "New name", "the rows are one stop")
    window.tab()
    XCTAssertEqual(window.focus, "Kyoto", "the rows of another collection are another")
    XCTAssertFalse(press(GDK_KEY_Up, in: window), "an arrow key does not leave its rows")
    XCTAssertTrue(press(GDK_KEY_Delete, in: window))
    XCTAssertTrue(press(GDK_KEY_Delete, in: window))
    XCTAssertEqual(window.texts.filter { ["Kyoto", "Oslo"].contains($0) }, [])
    window.close()
  }

  func testTheEditButtonShowsButtonsInTheRowsOfAForm() {
    struct Page: View {
      @State private var items = ["a", "b", "c"]
      var body: some View {
        NavigationStack {
          Form {
            ForEach(items, id: \.self) { item in
              Text(item).padding(.vertical, 2).deleteDisabled(item == "c")
            }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            Button("Add") { items.append("d") }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(buttons("Delete", in: window), [])
    window.press("Edit")
    window.layOut()
    XCTAssertEqual(buttons("Delete", in: window).count, 2)
    XCTAssertEqual(buttons("Move Up", in: window).count, 2)
    XCTAssertEqual(buttons("Move Down", in: window).count, 2)
    let edge = window.bounds(of: buttons("Delete", in: window)[0])
    XCTAssertGreaterThan(edge.x + edge.width, 360, "at the trailing edge")
    emit(buttons("Move Down", in: window)[0], "clicked")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.filter { $0.count == 1 }, ["b", "a", "c"])
    emit(buttons("Delete", in: window)[1], "clicked")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.filter { $0.count == 1 }, ["b", "c"])
    window.press("Add")
    XCTAssertEqual(buttons("Delete", in: window).count, 2, "a new row has buttons, too")
    window.press("Done")
    XCTAssertEqual(buttons("Delete", in: window), [])
    window.close()
  }

  func testRowsOfAnEmptyCollectionComeLater() {
    struct Page: View {
      @State private var items: [String] = []
      var body: some View {
        Form {
          Section {
            ForEach(items, id: \.self) { Text($0) }
              .onDelete { items.remove(atOffsets: $0) }
              .deleteDisabled(items.count == 1)
            Button("Add") { items.append("item \(items.count + 1)") }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.press("Add")
    window.tab()
    XCTAssertEqual(window.focus, "Add", "a row that cannot be deleted is no stop")
    window.press("Add")
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "item 1")
    press(GDK_KEY_Delete, in: window)
    XCTAssertEqual(window.texts.filter { $0.hasPrefix("item") }, ["item 2"])
    window.tab()
    XCTAssertEqual(window.focus, "Add")
    window.tab(backward: true)
    XCTAssertNotEqual(window.focus, "item 2", "no stop any more, either")
    window.close()
  }

  func testFieldsInRowsThatCanBeDeletedKeepTheirKeys() {
    struct Page: View {
      @State private var names = ["x", "y"]
      var body: some View {
        Form {
          Section {
            ForEach($names, id: \.self) { TextField("Name", text: $0) }
              .onDelete { names.remove(atOffsets: $0) }
          }
          .environment(\.editMode, .constant(.active))
        }
      }
    }
    let window = TestWindow(Page(), width: 500)
    window.layOut()
    XCTAssertEqual(window.fields.map(\.text), ["x", "y"])
    window.fields[1].widget.grabFocusWithoutSelecting()
    runLoopUntilIdle()
    XCTAssertFalse(press(GDK_KEY_Delete, in: window))
    XCTAssertEqual(window.fields.map(\.text), ["x", "y"])
    let (button, field) = (
      window.bounds(of: buttons("Delete", in: window)[0]),
      window.bounds(of: window.fields[0].widget.pointer)
    )
    XCTAssertGreaterThanOrEqual(button.x, field.x + field.width, "beside the field")
    XCTAssertLessThan(button.y, field.y + field.height, "beside the field")
    emit(buttons("Delete", in: window)[0], "clicked")
    runLoopUntilIdle()
    XCTAssertEqual(window.fields.map(\.text), ["y"])
    window.close()
  }

  func testButtonsThatEditAreNamedAfterTheFirstFieldWithAText() {
    struct Page: View {
      @State private var names = ["", "Milk"]
      var body: some View {
        Form {
          Section {
            ForEach(names.indices, id: \.self) { index in
              HStack {
                TextField("Amount", text: .constant(""))
                TextField("Ingredient", text: $names[index])
              }
            }
            .onDelete { _ in }
          }
          .environment(\.editMode, .constant(.active))
        }
      }
    }
    let window = TestWindow(Page(), width: 500)
    window.layOut()
    XCTAssertEqual(
      buttons("Delete", in: window).map { exportedName(of: $0) },
      ["Delete Amount", "Delete Ingredient Milk"])
    gtk_editable_set_text(window.fields[1].widget.opaque, "Flour")
    runLoopUntilIdle()
    XCTAssertEqual(exportedName(of: buttons("Delete", in: window)[0]), "Delete Ingredient Flour")
    window.close()
  }

  func testTheFocusStaysAmongTheButtonsThatEdit() {
    struct Page: View {
      @State private var items = ["a", "b", "c"]
      var body: some View {
        Form {
          ForEach(items, id: \.self) { Text($0) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func press(_ tip: String, _ index: Int) {
      let button = buttons(tip, in: window)[index]
      gtk_widget_grab_focus(button)
      emit(button, "clicked")
      runLoopUntilIdle()
      window.layOut()
    }
    press("Move Down", 0)
    XCTAssertEqual(window.texts, ["b", "a", "c"])
    XCTAssertEqual(window.context.focusWidget, buttons("Move Down", in: window)[1], "a's")
    press("Move Down", 1)
    XCTAssertEqual(window.texts, ["b", "c", "a"])
    XCTAssertEqual(window.context.focusWidget, buttons("Move Up", in: window)[1], "the other")
    press("Delete", 2)
    XCTAssertEqual(window.context.focusWidget, buttons("Delete", in: window)[1], "of the last row")
    press("Delete", 0)
    XCTAssertEqual(window.texts, ["c"])
    XCTAssertEqual(window.context.focusWidget, buttons("Delete", in: window)[0])
    window.close()
  }

  func testEditActionsOfACollectionAreThoseOfItsRows() {
    struct Page: View {
      @State private var items = ["a", "b", "c"]
      @State private var mode = EditMode.inactive
      var body: some View {
        Form {
          Section { ForEach($items, id: \.self, editActions: .all) { $item in Text(item) } }
          Button("Turn") { mode = mode.isEditing ? .inactive : .active }
        }
        .environment(\.editMode, $mode)
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "a")
    XCTAssertTrue(press(GDK_KEY_Down, in: window))
    XCTAssertTrue(press(GDK_KEY_Delete, in: window))
    XCTAssertEqual(window.texts.filter { $0.count == 1 }, ["a", "c"])
    XCTAssertEqual(window.focus, "c")
    window.press("Turn")
    XCTAssertEqual(buttons("Delete", in: window).count, 2)
    emit(buttons("Move Down", in: window)[0], "clicked")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.filter { $0.count == 1 }, ["c", "a"])
    window.press("Turn")
    XCTAssertEqual(buttons("Delete", in: window).count, 0)
    window.close()
  }

  func testOnlyMovesThatHaveHappenedAreAnnounced() {
    struct Page: View {
      @State private var items = ["a", "b", "c"]
      @State private var mode = EditMode.active
      @State private var asked: IndexSet?
      var body: some View {
        Form {
          ForEach(items, id: \.self) { Text($0) }
            .onDelete { asked = $0 }
            .onMove { if $1 != 3 { items.move(fromOffsets: $0, toOffset: $1) } }
          Button("Confirm") {
            if let asked { items.remove(atOffsets: asked) }
          }
          Button("Turn") { mode = mode.isEditing ? .inactive : .active }
        }
        .environment(\.editMode, $mode)
      }
    }
    let window = TestWindow(Page(), height: 500)
    window.layOut()
    func said(_ action: () -> Void) -> Int {
      let before = Announcements.shared.count
      action()
      runLoopUntilIdle()
      return Announcements.shared.count - before
    }
    func press(_ tip: String, _ index: Int) -> Int {
      let button = buttons(tip, in: window)[index]
      gtk_widget_grab_focus(button)
      return said { emit(button, "clicked") }
    }
    XCTAssertEqual(press("Move Down", 1), 0, "refused")
    XCTAssertEqual(said { window.press("Turn") }, 0)
    window.press("Turn")
    XCTAssertEqual(press("Move Down", 0), 1)
    XCTAssertEqual(window.texts.filter { $0.count == 1 }, ["b", "a", "c"])
    XCTAssertEqual(press("Delete", 2), 0, "the program asks first")
    window.press("Confirm")
    XCTAssertEqual(window.texts.filter { $0.count == 1 }, ["b", "a"])
    XCTAssertEqual(window.context.focusWidget, buttons("Delete", in: window)[1])
    window.close()
  }

  func testTheFocusGoesToTheNearestRowWithButtons() {
    struct Page: View {
      @State private var items = ["a", "b", "c", "d"]
      var body: some View {
        Form {
          ForEach(items, id: \.self) { item in Text(item).deleteDisabled(item > "b") }
            .onDelete { items.remove(atOffsets: $0) }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let button = buttons("Delete", in: window)[1]
    gtk_widget_grab_focus(button)
    emit(button, "clicked")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["a", "c", "d"])
    XCTAssertEqual(window.context.focusWidget, buttons("Delete", in: window)[0])
    window.close()
  }

  func testRowsWithActionsAreAsWhiteAsOthers() {
    let window = TestWindow(
      Form {
        Section {
          Text("plain")
          ForEach(["one"], id: \.self) { Text($0) }.onDeleteRows { _ in }
        }
      })
    window.layOut()
    let pixels = Pixels(window)
    for text in ["plain", "one"] {
      let place = window.bounds(of: window.label(text)!)
      XCTAssertEqual(pixels[Int(place.x) + 200, Int(place.y + place.height / 2)], "ffffff", text)
    }
    window.close()
  }
}
