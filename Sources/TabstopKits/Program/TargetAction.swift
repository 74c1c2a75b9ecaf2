internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// Sends actions to their targets.
@MainActor
enum TargetAction {
  /// Sends an action.
  ///
  /// - Parameters:
  ///   - target: The receiver; `nil` for the first object that has the method: the view with the focus and those that it
  ///     is in, the text with the focus for commands of editing, a view with `onCommand`, the views that the sender is
  ///     in, its controller and those around it, the controller of the active window, that window and its delegate,
  ///     the program and its delegate.
  ///   - controller: The sender's controller.
  /// - Returns: Whether an object has performed it.
  @discardableResult
  static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent? = nil,
    in controller: UIViewController? = nil
  ) -> Bool {
    let application = NSApplication.shared
    let current = application.currentEvent
    application.currentEvent =
      current ?? NSEvent(.leftMouseUp, NSEvent.modifierFlags, ProcessInfo.processInfo.systemUptime)
    defer { application.currentEvent = current }
    let arguments = [sender, event ?? UIEvent()]
    if let target { return action.call(target, arguments) != nil || perform(action) }
    // Every responder has the commands of editing; a window and the program do nothing by theirs.
    let isEditing = editingCommands[action.name] != nil
    if FirstResponder.chain.contains(where: { action.call($0, arguments) != nil }) { return true }
    return perform(action) || Desktop.performNamedCommand(action.name)
      || receivers(from: sender, in: controller).contains {
        if isEditing, $0 is NSWindow || $0 is UIApplication { return false }
        return action.call($0, arguments) != nil
      }
  }

  private static let editingCommands: [String: Desktop.EditingCommand] = [
    "copy:": .copy, "cut:": .cut, "paste:": .paste, "delete:": .delete, "selectAll:": .selectAll,
  ]

  /// The receivers of an action without a target, in their order.
  static var allReceivers: [Any] { FirstResponder.chain + receivers(from: nil, in: nil) }

  private static func receivers(from sender: Any?, in controller: UIViewController?) -> [Any] {
    let window = NSApplication.shared.keyWindow
    let receivers: [Any?] = [
      window?.contentViewController, window, window?.delegate, NSApplication.shared,
      NSApplication.shared.delegate, UIApplication.shared, UIApplication.shared.delegate,
    ]
    // The controller, and those around it.
    let controllers = controller.map { Array(sequence(first: $0) { $0.parent }) } ?? []
    return views(of: sender) + controllers + receivers.compactMap { $0 }
  }

  /// The views that a sender is in, from within.
  private static func views(of sender: Any?) -> [Any] {
    var views: [Any] = []
    var view = (sender as? UIView)?.superview
    while let outer = view {
      views.append(outer)
      view = outer.superview
    }
    return views
  }

  /// Performs an action of the program's or the desktop's; returns whether it is one.
  private static func perform(_ action: Selector) -> Bool {
    if let command = editingCommands[action.name] { return Desktop.perform(command) }
    switch action.name {
    case "resignFirstResponder": return UIWindow(frame: .zero).endEditing(true)
    case "toggleSidebar:": return Desktop.toggleSidebar()
    case "undo:": return Desktop.perform(.undo)
    case "redo:": return Desktop.perform(.redo)
    case "showSettingsWindow:", "showPreferencesWindow:": return Desktop.openSettings()
    case "terminate:": NSApplication.shared.terminate(nil)
    default: return false
    }
    return true
  }
}
