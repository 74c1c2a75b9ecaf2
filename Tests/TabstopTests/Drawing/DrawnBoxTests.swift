import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Fields and buttons in boxes that the program draws have no box of their own.
@preconcurrency @MainActor
final class DrawnBoxTests: DisplayTestCase {
  private func field<Style: TextFieldStyle>(_ title: String, style: Style) -> some View {
    TextField(title, text: .constant("")).textFieldStyle(style)
  }

  private func field(_ title: String) -> some View { field(title, style: .automatic) }

  func testFieldInBox() {
    let window = TestWindow(
      VStack {
        field("Alone")
        field("Colour").padding().frame(maxWidth: .infinity).background(Color.white)
        field("Shape").padding().background(RoundedRectangle(cornerRadius: 8).fill(.gray))
        field("Line").padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
        HStack {
          Image(systemName: "lock")
          SecureField("Row", text: .constant(""))
        }.padding().background { Capsule().stroke(.gray) }
        field("Border").border(.red)
        field("Style", style: .roundedBorder).padding().background(Color.white)
        field("Clear").overlay(alignment: .trailing) { Button("x") {} }
        VStack { field("Column") }.background(Color.white)
      })
    let bare = ["Colour", "Shape", "Line", "Row", "Border"]
    for title in window.titles {
      XCTAssertEqual(window.field(title).widget.hasClass("bare"), bare.contains(title), title)
    }
    window.close()
  }

  /// As in a log-in form on a picture, whose fields are white.
  func testTheBoxOfAFieldDoesNotHideItsText() {
    func isBare(_ color: Color) -> Bool {
      let window = TestWindow(
        VStack {
          TextField("Field", text: .constant("Ada"))
          SecureField("Secret", text: .constant("Ada"))
          TextField("Story", text: .constant("Ada"), axis: .vertical)
        }
        .foregroundColor(color))
      defer { window.close() }
      let bare = window.all.filter { $0.hasClass("bare") }.count
      XCTAssertTrue([0, 3].contains(bare), "\(color): \(bare)")
      return bare > 0
    }
    for color in [Color.white, Color(white: 0.8), Color(red: 1, green: 1, blue: 0)] {
      XCTAssertTrue(isBare(color), "\(color)")
    }
    for color in [Color.black, .red, .yellow, .primary, Color(red: 0.5, green: 0, blue: 0)] {
      XCTAssertFalse(isBare(color), "\(color)")
    }
  }

  /// They are what most views have: a widget for each would double the widgets of a page.
  func testColoursBehindAndAroundAViewNeedNoWidget() {
    func count(_ content: some View) -> Int {
      let window = TestWindow(content)
      defer { window.close() }
      return window.all.count
    }
    let bare = count(Text("a"))
    XCTAssertEqual(count(Text("a").background(Color.red)), bare)
    XCTAssertEqual(count(Text("a").background(.red)), bare)
    XCTAssertEqual(count(Text("a").background(Color.red).border(Color.blue, width: 2)), bare)
    XCTAssertGreaterThan(count(Text("a").background(.red.gradient)), bare)
    XCTAssertGreaterThan(count(Text("a").border(.red.gradient)), bare)
  }

  /// SwiftUI's bordered button is filled with a part of its colour, not the whole of it.
  func testWhatIsBehindABorderedButtonShinesThrough() {
    let window = TestWindow(
      VStack {
        Button("Red") {}.buttonStyle(.bordered).background(Color.red)
        Button("Shape") {}.buttonStyle(.bordered).background { Capsule().fill(.red) }
        Button("Usual") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent).background { Capsule().fill(.red) }
      })
    func fill(_ title: String) -> (red: Int, green: Int) {
      let button = window.bounds(of: window.button(title))
      let color = Pixels(window)[Int(button.x) + 5, Int(button.y + button.height / 2)]
      let value = Int(color, radix: 16) ?? 0
      return (value >> 16, value >> 8 & 255)
    }
    for title in ["Red", "Shape"] {
      XCTAssertGreaterThan(fill(title).red, fill(title).green + 80, title)
    }
    XCTAssertEqual(
      Double(fill("Usual").red), Double(fill("Usual").green), accuracy: 2, "the theme's")
    XCTAssertGreaterThan(fill("Prominent").green, fill("Prominent").red, "the accent colour")
    window.close()
  }

  /// A button's own background is drawn whether or not its rule is older than that of the style.
  func testTheBackgroundOfABorderedButtonWins() {
    // So many unused rules that all of them are forgotten with the next one.
    for number in 0..<100 { _ = StyleSheet.shared.className(for: "opacity: 0.\(1000 + number);") }
    let first = TestWindow(Text("First").background(Color.purple))
    let window = TestWindow(Button("Purple") {}.buttonStyle(.bordered).background(Color.purple))
    let button = window.bounds(of: window.button("Purple"))
    let color = Pixels(window)[Int(button.x) + 5, Int(button.y + button.height / 2)]
    let value = Int(color, radix: 16) ?? 0
    XCTAssertGreaterThan(value & 255, (value >> 8 & 255) + 60, color)
    window.close()
    first.close()
  }

  /// Glass stands behind the view and is seen as such; no glass is not.
  func testGlass() {
    let window = TestWindow(
      GlassEffectContainer(spacing: 8) {
        field("Capsule").padding().glassEffect()
        field("Shape").padding().glassEffect(.regular.tint(.blue).interactive(), in: .circle)
        Text("None").glassEffect(.identity, in: .rect(cornerRadius: 8))
        Button("Glass") {}.buttonStyle(.glass)
        Button("Clear") {}.buttonStyle(.glass(.clear))
        Button("Prominent") {}.buttonStyle(.glassProminent)
      })
    XCTAssertEqual(window.fields.map { $0.widget.hasClass("bare") }, [true, true])
    XCTAssertEqual(window.all("TabstopDrawing").count, 3)
    XCTAssertEqual(gtk_widget_has_css_class(window.button("Glass"), "bordered"), 1)
    XCTAssertEqual(gtk_widget_has_css_class(window.button("Clear"), "bordered"), 1)
    XCTAssertEqual(gtk_widget_has_css_class(window.button("Prominent"), "suggested-action"), 1)
    window.close()
  }

  /// The program's own button to show the password is the only one.
  func testPasswordInBoxHasNoButton() {
    let window = TestWindow(
      VStack {
        SecureField("Alone", text: .constant(""))
        SecureField("Boxed", text: .constant("")).padding().background(Color.white)
        SecureField("Plain", text: .constant("")).textFieldStyle(.plain)
      })
    XCTAssertEqual(
      ["Alone", "Boxed", "Plain"].map {
        gtk_password_entry_get_show_peek_icon(window.field($0).widget.opaque)
      }, [1, 0, 0])
    window.close()
  }

  /// The program's placeholder lies below the field.
  func testFieldOverPlaceholder() {
    let window = TestWindow(
      VStack {
        ZStack(alignment: .leading) {
          Text("Email")
          TextField("", text: .constant("a"))
        }
        ZStack { TextField("Titled", text: .constant("b")) }
        ZStack { VStack { TextField("", text: .constant("c")) } }
      })
    XCTAssertEqual(window.fields.map { $0.widget.hasClass("bare") }, [true, false, false])
    window.close()
  }

  /// A shape below the other views of a `ZStack` is a box, as a background is.
  func testWhatIsOnAShape() {
    let window = TestWindow(
      VStack {
        ZStack {
          RoundedRectangle(cornerRadius: 10).foregroundColor(.gray).opacity(0.1)
            .frame(width: 200, height: 40)
          field("Shape").padding(.leading)
        }
        ZStack {
          Capsule().fill(Color.blue).frame(width: 200, height: 40)
          HStack { Button("Row") {} }
        }
        ZStack {
          Color.gray
          HStack { Button("Colour") {} }
        }
        ZStack {
          Rectangle().fill(Color.gray)
          VStack { Button("Column") {} }
        }
        ZStack {
          Button("Before") {}
          Circle().frame(width: 8, height: 8)
        }
      })
    XCTAssertTrue(window.field("Shape").widget.hasClass("bare"))
    let bare = ["Row", "Colour", "Column", "Before"].filter {
      gtk_widget_has_css_class(window.button($0), "bare") != 0
    }
    XCTAssertEqual(bare, ["Row"])
    window.close()
  }

  func testButtonInBox() {
    let isBare = { (window: TestWindow, title: String) in
      gtk_widget_has_css_class(window.button(title), "bare") != 0
    }
    let window = TestWindow(
      VStack {
        Button("Alone") {}
        Button("Boxed") {}.foregroundColor(.white).padding().background(Color.blue)
        Button("Icon", systemImage: "eye") {}.padding().background(Capsule().fill(.blue))
        Button("Bordered") {}.buttonStyle(.bordered).padding().background(Color.blue)
        VStack { Button("Page") {} }.background(Color.blue)
        Button("Delete", role: .destructive) {}.padding().background(Color.white)
      })
    XCTAssertFalse(isBare(window, "Alone"))
    XCTAssertTrue(isBare(window, "Boxed"))
    XCTAssertTrue(isBare(window, "Icon"))
    XCTAssertFalse(isBare(window, "Bordered"))
    XCTAssertFalse(isBare(window, "Page"))
    XCTAssertTrue(isBare(window, "Delete"))
    window.close()
  }

  /// The box that a menu's label draws is the menu's; the theme's would be around it.
  func testAMenuWhoseLabelIsABox() {
    let window = TestWindow(
      VStack {
        Menu {
          Button("a") {}
        } label: {
          HStack {
            Image(systemName: "star")
            Text("Boxed")
          }
          .padding().background(Color.gray).clipShape(RoundedRectangle(cornerRadius: 6))
        }
        Menu {
          Button("b") {}
        } label: {
          Text("Shape").padding().overlay(Capsule().stroke(.gray))
        }
        .buttonStyle(.plain)
        Menu {
          Button("c") {}
        } label: {
          HStack {
            Text("5").background(Color.red)
            Text("Parts")
          }
        }
        Menu("Title") { Button("d") {} }
        Menu {
          Button("e") {}
        } label: {
          Text("Bordered").background(Color.gray)
        }
        .buttonStyle(.bordered)
      })
    XCTAssertEqual(
      window.all("GtkMenuButton").map { gtk_menu_button_get_has_frame(OpaquePointer($0)) },
      [0, 0, 1, 1, 1])
    XCTAssertEqual(
      window.all("GtkMenuButton").map { gtk_menu_button_get_always_show_arrow(OpaquePointer($0)) },
      [0, 0, 1, 1, 1])
    window.close()
  }

  /// A presentation from a box, and the bars of a page in it, are not in the box.
  func testWhatIsPresented() {
    @MainActor final class Open { var isOpen = true }
    let open = Open()
    let isOpen = Binding {
      open.isOpen
    } set: {
      open.isOpen = $0
    }
    let window = TestWindow(
      HStack { Text("Page") }
        .alert("Name", isPresented: isOpen) {
          TextField("Name", text: .constant(""))
          Button("Save") {}
        }
        .background(Color.white))
    let dialog = window.dialog()
    XCTAssertEqual(dialog?.fields.map { $0.widget.hasClass("bare") }, [false])
    XCTAssertEqual(dialog.map { gtk_widget_has_css_class($0.button("Save"), "bare") }, 0)
    open.isOpen = false
    dialog?.close()
    window.close()
  }

  /// A title in a box changes with its value, and so does its style.
  func testBoxedTitleChanges() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
          .disabled(count > 1)
          .padding().background(Color.white)
      }
    }
    let window = TestWindow(Counter())
    window.press("Count 0")
    window.press("Count 1")
    XCTAssertEqual(gtk_widget_get_sensitive(window.button("Count 2")), 0)
    window.close()
  }
}
