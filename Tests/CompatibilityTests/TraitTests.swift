import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import GtkBridge
@testable import TabstopKits

/// Traits of views and controllers, and what is called when they change.
@preconcurrency @MainActor
final class TraitTests: DisplayTestCase {
  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  override func tearDown() async throws {
    await MainActor.run { GtkBridge.Appearance.shared.programWantsDark = nil }
    try await super.tearDown()
  }

  func testATraitOfTheProgramIsInherited() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    XCTAssertEqual(inner.traitCollection.theme, .plain)
    outer.traitOverrides.theme = .festive
    XCTAssertEqual(inner.traitCollection.theme, .festive)
    inner.traitOverrides[ThemeTrait.self] = .plain
    XCTAssertEqual(inner.traitCollection[ThemeTrait.self], .plain)
    XCTAssertEqual(outer.traitCollection[ThemeTrait.self], .festive)
    let traits = UITraitCollection { $0.theme = .festive }
    XCTAssertEqual(traits.theme, .festive)
    XCTAssertNotEqual(traits, UITraitCollection { $0.theme = .plain })
    XCTAssertEqual(traits.modifyingTraits { $0.userInterfaceStyle = .dark }.theme, .festive)
  }

  func testAnAppearanceStaysWhenOtherTraitsAreSet() {
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    XCTAssertEqual(view.overrideUserInterfaceStyle, .dark)
    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    controller.traitOverrides.theme = .festive
    XCTAssertEqual(controller.view.overrideUserInterfaceStyle, .dark)
    XCTAssertEqual(controller.view.traitCollection.theme, .festive)
    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
  }

  func testViewsAreCalledWhenTheDesktopBecomesDark() {
    let controller = ThemedController()
    let window = TestWindow(Shown(controller: controller))
    defer { window.close() }
    window.layOut()
    XCTAssertEqual(controller.card.log, [])
    GtkBridge.Appearance.shared.programWantsDark = true
    XCTAssertEqual(controller.card.log, ["plain to plain", "dark"])
    GtkBridge.Appearance.shared.programWantsDark = false
    XCTAssertEqual(controller.card.log.last, "light")
    XCTAssertEqual(controller.changes, 0)
  }

  func testViewsAreCalledWhenAThemeChangesAroundThem() {
    let controller = ThemedController()
    controller.loadViewIfNeeded()
    let other = ThemedCard(frame: .zero)
    controller.view.traitOverrides.theme = .festive
    XCTAssertEqual(controller.card.log, ["plain to festive"])
    XCTAssertEqual(controller.changes, 1)
    controller.view.traitOverrides.theme = .plain
    XCTAssertEqual(controller.card.log.last, "festive to plain")
    XCTAssertEqual(controller.changes, 2)
    XCTAssertEqual(other.log, [])
    controller.view.traitOverrides.theme = .plain
    XCTAssertEqual(controller.changes, 2, "Nothing has changed.")
  }

  func testAViewIsCalledForTheTraitsThatItHas() {
    let (outer, dark, card) = (UIView(), ThemedCard(frame: .zero), ThemedCard(frame: .zero))
    outer.addSubview(dark)
    outer.addSubview(card)
    dark.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(dark.log, ["plain to plain"])
    outer.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(card.log, ["plain to plain"])
    outer.traitOverrides[UITraitUserInterfaceStyle.self] = .light
    XCTAssertEqual(outer.overrideUserInterfaceStyle, .light)
    XCTAssertEqual(card.log.count, 2)
    XCTAssertEqual(dark.log.count, 1, "It is dark whatever is around it.")
    outer.traitOverrides.theme = .plain
    XCTAssertEqual(card.log.count, 2, "It was plain before.")
  }

  func testARegistrationEnds() {
    let view = UIView()
    var count = 0
    let registration = view.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in
      count += 1
    }
    view.traitOverrides.theme = .festive
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.theme = .plain
    XCTAssertEqual(count, 1)
  }
}
