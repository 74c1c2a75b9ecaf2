import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import TabstopKits
import XCTest

@testable import Tabstop

/// Settings for which older sources use UIKit, since SwiftUI had none.
@preconcurrency @MainActor
final class UIAppearanceTests: DisplayTestCase {
  func testTheUsualLinesAreKept() {
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorStyle = .none
    UITableView.appearance().tableFooterView = UIView()
    UITableViewCell.appearance().backgroundColor = UIColor(Color.red)
    UIScrollView.appearance().keyboardDismissMode = .onDrag
    UITextField.appearance().clearButtonMode = .whileEditing
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: .selected)
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.black]
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = UIColor.systemBackground
    bar.titleTextAttributes = [.foregroundColor: UIColor.label]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().scrollEdgeAppearance = bar
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.normal.iconColor = .gray
    UITabBar.appearance().scrollEdgeAppearance = tabs
    XCTAssertEqual(UITableView.appearance().backgroundColor, .clear)
    XCTAssertNil(UIScrollView.appearance().backgroundColor)
    XCTAssertEqual(UIScrollView.appearance().keyboardDismissMode, .onDrag)
  }

  func testABackgroundOfTextViewsTakesTheBoxOfEditors() {
    func isBare() -> Bool {
      let window = TestWindow(TextEditor(text: .constant("")))
      defer { window.close() }
      return gtk_widget_has_css_class(window.all("GtkOverlay")[0], "bare") != 0
    }
    XCTAssertFalse(isBare())
    UITextView.appearance().backgroundColor = .clear
    XCTAssertTrue(isBare())
    UITextView.appearance().backgroundColor = nil
    XCTAssertFalse(isBare())
  }

  func testAWindowCanBeAskedToBeDark() {
    let window = TestWindow(Text("Here"))
    let windows = UIApplication.shared.windows
    windows.first?.overrideUserInterfaceStyle = .dark
    XCTAssertTrue(Appearance.shared.current.isDark)
    XCTAssertEqual(windows.first?.overrideUserInterfaceStyle, .dark)
    windows.first?.overrideUserInterfaceStyle = .unspecified
    XCTAssertFalse(Appearance.shared.current.isDark)
    window.close()
  }
}
