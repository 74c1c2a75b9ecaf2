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

  /// As programs with a bar of their own do. The dots of the style for pages stay.
  func testTheAppearanceOfTabBarsHidesThem() {
    func tabs(_ content: some View) -> Int {
      let window = TestWindow(content)
      defer { window.close() }
      return window.all("GtkButton").filter { gtk_widget_get_mapped($0) != 0 }.count
    }
    let labelled = TabView {
      Text("first").tabItem { Text("One") }
      Text("second").tabItem { Text("Two") }
    }
    let plain = TabView {
      Text("first").tag(1)
      Text("second").tag(2)
    }
    XCTAssertEqual([tabs(labelled), tabs(plain), tabs(plain.tabViewStyle(.page))], [2, 2, 2])
    UITabBar.appearance().isHidden = true
    XCTAssertEqual([tabs(labelled), tabs(plain), tabs(plain.tabViewStyle(.page))], [0, 0, 2])
    UITabBar.appearance().isHidden = false
    XCTAssertEqual(tabs(labelled), 2)
  }

  func testAdaptingColoursThatNobodyUsesAreReleased() {
    func adapting(_ red: Int, _ green: Int) -> UIColor {
      UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? .black : UIColor(red: Double(red) / 255, green: Double(green) / 255, blue: 0, alpha: 1)
      }
    }
    let kept = Color(adapting(255, 0))
    // The view's style has it, and no value of the program.
    let window = TestWindow(
      Color.clear.frame(width: 40, height: 40).background(Color(adapting(0, 255)).opacity(1)))
    for number in 1...1000 { _ = adapting(number % 250, 1 + number / 250) }
    XCTAssertLessThan(ColorLibrary.adaptingCount, 200)
    window.layOut()
    XCTAssertNotNil(window.picture().extent(of: Picture.Color(red: 0, green: 255, blue: 0)))
    window.close()
    let other = TestWindow(kept.frame(width: 40, height: 40))
    XCTAssertNotNil(other.picture().extent(of: .red))
    other.close()
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
