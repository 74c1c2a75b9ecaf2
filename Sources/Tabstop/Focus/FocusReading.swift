internal import FocusModel
internal import GtkBridge

/// Whether a control has the focus, for the views in it.
final class FocusReading {
  let storage = FocusStorage<Bool>(none: false)
  private var registration: FocusRegistration?

  /// Reads the focus of `node` from now on; the views in it may be created before it.
  func observe(_ node: FocusNode) {
    registration = storage.model.register(node, for: true)
  }

  func end() { registration = nil }
}

/// The field inside a style of the program, whose focus the views of the style read.
final class StyledFieldGroup: FocusGroup {
  let reading = FocusReading()
  private var field: FocusNode?

  override func join(_ node: FocusNode) {
    guard field == nil, let control = node.owner as? FocusableControl,
      control.widget.pointer.isEditable || control.widget.pointer.isTextView
    else { return }
    field = node
    reading.observe(node)
  }

  override func leave(_ node: FocusNode) {
    guard node === field else { return }
    field = nil
    reading.end()
  }
}

private struct FocusReadingKey: EnvironmentKey {
  static var defaultValue: FocusReading? { nil }
}

extension EnvironmentValues {
  /// Whether the nearest enclosing `focusable` view has the focus. Mirrors SwiftUI.
  public var isFocused: Bool { focusReading?.storage.get() ?? false }

  /// The focus of the enclosing control, for the views inside.
  var focusReading: FocusReading? {
    get { self[FocusReadingKey.self] }
    set { self[FocusReadingKey.self] = newValue }
  }
}
