import CGtk
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import Tabstop
@testable import TabstopFoundation
@testable import TabstopKits

/// Drags and drops of views of UIKit, and what they tell assistive technology.
@preconcurrency @MainActor
final class DragInteractionTests: DisplayTestCase {
  private final class Words: NSObject, UIDropInteractionDelegate, UIDragInteractionDelegate {
    nonisolated(unsafe) var log: [String] = []
    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      session.loadObjects(ofClass: NSString.self) { [weak self] words in
        self?.log += words.compactMap { ($0 as? NSString).map { $0 as String } }
      }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "dragged" as NSString))] }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  func testADropIsPassedToTheDelegate() throws {
    let (view, words) = (UILabel(), Words())
    let (drop, drag) = (UIDropInteraction(delegate: words), UIDragInteraction(delegate: words))
    view.addInteraction(drop)
    view.addInteraction(drag)
    XCTAssertTrue(drop.view === view)
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    XCTAssertTrue(drop.drop([NSItemProvider(object: "word" as NSString)], at: .zero))
    runLoop(until: { words.log == ["word"] }, "the text did not arrive")
    XCTAssertEqual(drag.begin()?.canLoadObject(ofClass: NSString.self), true)
    view.removeInteraction(drop)
    XCTAssertNil(drop.view)
  }

  private final class Refusing: NSObject, UIDropInteractionDelegate {
    nonisolated(unsafe) var operation = UIDropOperation.forbidden
    nonisolated(unsafe) var log: [String] = []
    nonisolated(unsafe) var sessions = Set<ObjectIdentifier>()
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {
      log.append("enter")
      sessions.insert(ObjectIdentifier(session))
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      sessions.insert(ObjectIdentifier(session))
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      log.append("drop")
      sessions.insert(ObjectIdentifier(session))
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { log.append("end") }
  }

  func testADropThatTheDelegateForbidsIsNotPerformed() {
    let delegate = Refusing()
    let drop = UIDropInteraction(delegate: delegate)
    let words = [NSItemProvider(object: "word" as NSString)]
    drop.enter(at: .zero)
    XCTAssertEqual(drop.move(to: .zero), .forbidden)
    XCTAssertFalse(drop.drop(words, at: .zero))
    XCTAssertEqual(delegate.log, ["enter", "end"])
    delegate.log = []
    delegate.sessions = []
    delegate.operation = .copy
    drop.enter(at: .zero)
    XCTAssertEqual(drop.move(to: .zero), .copy)
    XCTAssertTrue(drop.drop(words, at: .zero))
    XCTAssertEqual(delegate.log, ["enter", "drop", "end"])
    XCTAssertEqual(delegate.sessions.count, 1)
    drop.enter(at: .zero)
    drop.exit()
    XCTAssertEqual(delegate.log, ["enter", "drop", "end", "enter", "exit", "end"])
  }

  func testAViewIsHiddenFromAssistiveTechnology() {
    let label = UILabel()
    label.text = "Decoration"
    label.accessibilityAttributedLabel = NSAttributedString(string: "Ornament")
    XCTAssertEqual(label.accessibilityLabel, "Ornament")
    let window = TestWindow(Shown(view: label))
    defer { window.close() }
    func names() -> [String] {
      window.all.filter { widget in
        !sequence(first: widget) { gtk_widget_get_parent($0) }
          .contains { tabstop_accessible_is_hidden($0) != 0 }
      }
      .compactMap { window.wrapper(of: $0)?.accessibleName }
    }
    XCTAssertTrue(names().contains("Ornament"), "\(names())")
    label.accessibilityElementsHidden = true
    window.layOut()
    XCTAssertFalse(names().contains("Ornament"), "\(names())")
  }

  func testChangesOfTraitsAreRegistered() {
    let view = UIView()
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      view.setNeedsDisplay()
    }
    view.unregisterForTraitChanges(registration)
    var isDone = false
    UIView.animate(springDuration: 0.1, bounce: 0.2) { view.alpha = 0.5 }
    UIView.animate(.bouncy) {
      view.alpha = 1
    } completion: {
      isDone = true
    }
    XCTAssertEqual(view.alpha, 1)
    runLoop(until: { isDone }, "the animation did not end")
  }
}
