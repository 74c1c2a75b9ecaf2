import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// Views and controllers of UIKit in sources that wrap them.
@preconcurrency @MainActor
final class RepresentableTests: DisplayTestCase {
  private final class Model: ObservableObject {
    @Published var text = "Ada"
    @Published var image: UIImage?
    @Published var isPicking = true
    var returns = 0
  }

  private struct Page: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        WrappedTextField(text: $model.text) { model.returns += 1 }
        Text(model.text)
        BlurView(style: .systemUltraThinMaterial).frame(width: 20, height: 20)
        ActivityIndicator(isAnimating: .constant(true), style: .large)
      }
    }
  }

  func testAFieldAndItsDelegate() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertTrue(window.texts.contains("Ada"))
    window.field("Name").type("!")
    XCTAssertEqual(model.text, "Ada", "The delegate refuses this letter.")
    window.field("Name").type("m")
    XCTAssertEqual(model.text, "Adam")
    XCTAssertTrue(window.texts.contains("Adam"))
    model.text = "Eve"
    window.layOut()
    XCTAssertTrue(window.texts.contains("Eve"))
    window.close()
  }

  func testPropertiesThatComeLaterKeepTheFocusAndTheCaret() {
    let field = UITextField()
    field.placeholder = "Name"
    let window = TestWindow(KeptView(view: field))
    window.click("Name")
    window.field("Name").type("Ada")
    window.field("Name").caret = 1
    let widget = window.field("Name").widget.pointer
    let changes: [() -> Void] = [
      { field.accessibilityLabel = "First name" }, { field.accessibilityHint = "As you like" },
      { field.accessibilityTraits = .selected }, { field.overrideUserInterfaceStyle = .dark },
      { field.semanticContentAttribute = .forceRightToLeft }, { field.toolTip = "Yours" },
      { field.layoutMargins = .zero }, { field.toolTip = nil }, { field.accessibilityHint = nil },
    ]
    for (index, change) in changes.enumerated() {
      change()
      window.layOut()
      XCTAssertEqual(window.field("Name").widget.pointer, widget, "change \(index)")
      XCTAssertEqual(window.focus, "Name", "change \(index)")
      XCTAssertEqual(window.field("Name").caret, 1, "change \(index)")
    }
    window.close()
  }

  func testAControlSaysItsNameOnce() {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Notifications"
    let star = UIButton(type: .system)
    star.setImage(UIImage(systemName: "star"), for: .normal)
    star.accessibilityLabel = "1 star"
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    let window = TestWindow(
      KeptView(view: UIStackView(arrangedSubviews: [toggle, star, slider])))
    window.layOut()
    let groups = window.all("GtkWidget").filter {
      gtk_test_accessible_has_role(OpaquePointer($0), GTK_ACCESSIBLE_ROLE_GROUP) != 0
        && gtk_test_accessible_has_property(OpaquePointer($0), GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
    }
    XCTAssertEqual(groups.count, 0)
    window.tab()
    window.tab()
    XCTAssertEqual(window.context.focusedControl?.widget.accessibleName, "1 star")
    window.close()
  }

  func testATextEditIsTheSmallestOne() {
    let edit = TextEdit(from: "Häuser", to: "Häute")
    XCTAssertEqual(edit.replacement, "te")
    XCTAssertEqual(edit.range, NSRange(location: 3, length: 3))
    XCTAssertEqual(TextEdit(from: "aaa", to: "aaaa").replacement, "a")
  }

  private struct Found: View {
    @State private var text = ""
    var body: some View {
      VStack {
        SearchBar(text: $text)
        Text("for \(text)")
      }
    }
  }

  func testASearchBar() {
    let window = TestWindow(Found())
    window.field("Search").type("tea")
    XCTAssertTrue(window.texts.contains("for tea"))
    window.close()
  }

  func testTheDesktopIsAskedForAPicture() throws {
    let picker = UIImagePickerController()
    final class Delegate: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate
    {
      var info: [UIImagePickerController.InfoKey: Any]?
      var cancels = 0
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) { self.info = info }
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
    }
    let delegate = Delegate()
    picker.delegate = delegate
    picker.chosen([])
    XCTAssertEqual(delegate.cancels, 1)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    let dot = Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    )!
    try dot.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    picker.chosen([file])
    runLoop(until: { delegate.info != nil }, "There is no picture.")
    XCTAssertEqual((delegate.info?[.originalImage] as? UIImage)?.size, CGSize(width: 1, height: 1))
    XCTAssertEqual(delegate.info?[.imageURL] as? URL, file)
    XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  func testAShareSheetCopies() {
    let window = TestWindow(SharingPage())
    window.press("Share")
    runLoop(until: { window.dialog() != nil }, "There is no sheet.")
    let sheet = window.dialog()!
    runLoop(until: { sheet.label("Copy") != nil }, "The sheet is empty.")
    sheet.press("Copy")
    runLoop(until: { window.dialog() == nil }, "The sheet stays.")
    XCTAssertEqual(UIPasteboard.general.string, "https://example.org")
    window.close()
  }

  func testAnAlertWithAFieldIsPresentedByTheWindow() {
    let window = TestWindow(Text("Page"))
    var name: String?
    SharingPage.ask { name = $0 }
    runLoop(until: { window.dialog() != nil }, "There is no alert.")
    let alert = window.dialog()!
    runLoop(until: { alert.texts.contains("New folder") }, "The alert is empty.")
    alert.field("Name").type("Trips")
    alert.press("Create")
    XCTAssertEqual(name, "Trips")
    runLoop(until: { window.dialog() == nil }, "The alert stays.")
    window.close()
  }

  func testASceneDelegateOpensTheWindow() {
    let observer = SceneObserver(AppDelegate())
    observer.programWillOpenWindows()
    // The scene is that of other tests, too.
    defer { UIWindowScene.only.delegate = nil }
    let delegate = observer.sceneDelegate as? SceneDelegate
    XCTAssertNotNil(delegate, "The class was not found by its name.")
    let root = delegate?.window?.rootViewController as? UIHostingController<OldContentView>
    XCTAssertNotNil(root)
    let window = TestWindow(ShownUIView(view: delegate!.window!))
    XCTAssertEqual(window.texts, ["Hello, World!"])
    window.close()
  }

  func testCodeWaitsForAnAlert() {
    let window = TestWindow(Text("Page"))
    // The answer comes while the code waits.
    MainLoop.whenIdle {
      runLoop(until: { window.dialog()?.texts.contains("Keep it?") == true }, "No alert.")
      window.dialog()!.press("Keep")
    }
    let alert = NSAlert()
    alert.messageText = "Keep it?"
    alert.addButton(withTitle: "Discard")
    alert.addButton(withTitle: "Keep")
    XCTAssertEqual(alert.runModal(), .alertSecondButtonReturn)
    window.close()
  }

  func testAStrokedShapeIsAShape() {
    let ring = Circle().stroke(lineWidth: 10)
    let path = ring.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertTrue(path.contains(CGPoint(x: 50, y: 2)))
    XCTAssertTrue(path.contains(CGPoint(x: 50, y: -2)))
    XCTAssertFalse(path.contains(CGPoint(x: 50, y: 50)))
    let half = Rectangle().scale(0.5).path(in: CGRect(x: 0, y: 0, width: 100, height: 40))
    XCTAssertEqual(half.boundingRect, CGRect(x: 25, y: 10, width: 50, height: 20))
    let small = Rectangle().size(width: 30, height: 20).path(
      in: .init(x: 5, y: 5, width: 90, height: 90))
    XCTAssertEqual(small.boundingRect, CGRect(x: 5, y: 5, width: 30, height: 20))
    let window = TestWindow(ProgressRing(progress: 0.4))
    window.close()
  }
}
