import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What the tests of motion have in common: they pass the time, frame by frame.
@preconcurrency @MainActor
class MotionTestCase: DisplayTestCase {
  @Observable
  final class Model {
    var isOn = false
    var number = 0
    var items = ["a", "b"]
  }

  let model = Model()
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)

  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated {
      Motions.isTimedByHand = true
      MotionTestCase.allow(true)
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      Motions.current?.finish()
      Motions.isTimedByHand = false
      MotionTestCase.allow(MotionTestCase.wasAllowed ?? true)
    }
    super.tearDown()
  }

  private static var wasAllowed: Bool?

  /// The desktop asks for motion, or for less of it.
  func setMotion(_ isAllowed: Bool) { Self.allow(isAllowed) }

  private static func allow(_ isAllowed: Bool) {
    let settings = ObjectRef(UnsafeMutableRawPointer(gtk_settings_get_default()!))
    if wasAllowed == nil { wasAllowed = settings.flagProperty("gtk-enable-animations") }
    settings.setProperty("gtk-enable-animations", to: isAllowed)
  }

  /// Opens a window with a view that depends on the model, at the top left.
  func show(@ViewBuilder _ content: @escaping (Model) -> some View) -> TestWindow {
    TestWindow(Corner(model: model, content: content), width: 300, height: 200)
  }

  private struct Corner<Content: View>: View {
    let model: Model
    let content: (Model) -> Content

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        content(model)
      }
    }
  }

  var redSquare: some View { Self.red.frame(width: 40, height: 40).styleClass("mark") }

  /// Makes a change with an animation that takes a second, at a constant speed.
  func change(
    _ window: TestWindow, _ animation: Animation? = .linear(duration: 1), _ body: () -> Void
  ) {
    withAnimation(animation, body)
    window.layOut()
  }

  /// Shows the frame of a time, in seconds.
  func frame(_ window: TestWindow, _ time: Double) {
    Motions.current?.advance(to: time)
    window.layOut()
  }

  /// The places of a colour in the first, a middle and the last frame of such a change.
  func places(_ window: TestWindow, of color: Picture.Color) -> [Bounds?] {
    [0, 0.5, 1].map {
      frame(window, $0)
      return window.picture().extent(of: color)
    }
  }
}
