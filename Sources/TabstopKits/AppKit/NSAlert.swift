public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A question to the user, in a dialog over the active window. Mirrors AppKit's `NSAlert`.
@preconcurrency @MainActor
open class NSAlert: NSObject {
  /// The importance of the alert. No effect: all look alike. Mirrors AppKit's.
  public enum Style: UInt, Sendable { case warning, informational, critical }

  /// The title.
  public var messageText = ""
  /// The text below the title.
  public var informativeText = ""
  /// The style of the alert. Stored, without effect.
  public var alertStyle = Style.warning
  /// The picture of the alert. Stored, without effect.
  public var icon: NSImage!
  /// Whether the alert has a help button. Stored, without effect.
  public var showsHelp = false
  /// A view below the text, for example a field.
  public var accessoryView: NSView?
  /// Whether there is a check box below the text.
  public var showsSuppressionButton = false
  /// The check box: its title, and whether it is on.
  public private(set) lazy var suppressionButton: NSButton? = NSButton(
    title: String(own: "Do Not Show This Again"))
  /// A window of the alert's own, which is never open: the alert is shown over the active window.
  public private(set) lazy var window = NSWindow()
  /// Lays out the alert. No effect: the alert is laid out when it is shown.
  public func layout() {}
  /// The titles of the buttons.
  public private(set) var buttons: [NSButton] = []

  /// Creates an alert.
  public override init() { super.init() }

  /// Creates an alert about an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }

  /// Adds a button. The first is that of the Return key; one called "Cancel" is that of Escape.
  @discardableResult
  public func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title)
    buttons.append(button)
    return button
  }

  /// Shows the alert, and waits until the user has answered: the program's windows keep working
  /// meanwhile, and events of the code around the call wait.
  @discardableResult
  public func runModal() -> NSApplication.ModalResponse {
    ModalDialog.run { done in show(done) }
  }

  /// Shows the alert, and passes the answer when there is one.
  ///
  /// - Parameter sheetWindow: No effect: the alert is shown over the active window.
  public func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    _ = show { handler?($0) }
  }

  /// Shows the alert, and returns the answer when there is one. Returns `.abort` at once if the program has no window.
  ///
  /// - Parameter sheetWindow: No effect: the alert is shown over the active window.
  @discardableResult
  public func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      if !show({ continuation.resume(returning: $0) }) { continuation.resume(returning: .abort) }
    }
  }

  /// Shows the alert; returns false if the program has no window.
  final func show(_ done: @escaping (NSApplication.ModalResponse) -> Void) -> Bool {
    let question = UIAlertController(
      title: messageText, message: informativeText.isEmpty ? nil : informativeText,
      preferredStyle: .alert)
    question.accessory = accessoryView
    if showsSuppressionButton, let suppressionButton {
      let below = UIView()
      below.hosted = AnyView(AlertAccessory(accessory: accessoryView, box: suppressionButton))
      question.accessory = below
    }
    if buttons.isEmpty { addButton(withTitle: String(own: "OK")) }
    for (index, button) in buttons.enumerated() {
      let isCancel = buttons.count > 1 && button.isCancel
      let action = UIAlertAction(
        title: button.title,
        style: isCancel ? .cancel : button.hasDestructiveAction ? .destructive : .default
      ) { _ in done(NSApplication.ModalResponse(rawValue: 1000 + index)) }
      question.addAction(action)
      if index == 0, !isCancel { question.preferredAction = action }
    }
    question.isModalInPresentation = true
    return question.begin(ended: {})
  }
}

/// The program's view and the check box in an alert.
private struct AlertAccessory: View {
  let accessory: NSView?
  let box: NSButton

  var body: some View {
    VStack(spacing: 12) {
      if let accessory { ShownUIView(view: accessory) }
      let _ = box.revision.number
      Toggle(
        box.title,
        isOn: Binding(get: { box.state == .on }, set: { box.state = $0 ? .on : .off }))
    }
  }
}
