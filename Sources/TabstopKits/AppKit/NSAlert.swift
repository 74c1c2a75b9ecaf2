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

  /// Shows the alert; returns false if the program has no window.
  private func show(_ done: @escaping (NSApplication.ModalResponse) -> Void) -> Bool {
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

/// A button as a view. The view is a part of the button, so it does not retain it.
private struct ShownButton: View {
  weak var button: NSButton?

  var body: some View {
    let _ = button?.revision.number
    Button(button?.title ?? "") { button?.performClick(nil) }
      .disabled(button?.isEnabled == false)
  }
}

/// A check box as a view. The view is a part of the button, so it does not retain it.
private struct ShownCheckBox: View {
  weak var button: NSButton?

  var body: some View {
    let _ = button?.revision.number
    Toggle(
      button?.title ?? "",
      isOn: Binding {
        button?.state == .on
      } set: {
        button?.state = $0 ? .on : .off
        button?.performClick(nil)
      }
    )
    .toggleStyle(.checkbox).disabled(button?.isEnabled == false)
  }
}

/// A button of an alert or of a program. Mirrors the part of AppKit's `NSButton` that alerts use.
@preconcurrency @MainActor
open class NSButton: UIControl {
  /// The title.
  public var title = "" { didSet { changed(oldValue != title) } }
  /// Whether it is on, if it is a check box.
  open override var state: NSControl.StateValue {
    get { isOn ? .on : .off }
    // 1 is AppKit's number of `on`.
    set { isOn = newValue == .on || newValue.rawValue == 1 }
  }
  private var isOn = false { didSet { changed(oldValue != isOn) } }
  /// The key that presses the button: Escape is `\u{1b}`, Return `\r`. Only Escape has an effect,
  /// in an alert.
  public var keyEquivalent = ""
  /// Whether the button destroys something: then it has the style of such a button.
  public var hasDestructiveAction = false

  /// The picture of the button. Stored, without effect.
  open var image: NSImage?
  /// Where the picture is beside the title. Stored, without effect: the picture is not shown.
  open var imagePosition = NSControl.ImagePosition.noImage
  /// How the picture fills its place. Stored, without effect: the picture is not shown.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// The title with attributes. Stored, without effect.
  open var attributedTitle = NSAttributedString()
  /// The shape of the button. Stored, without effect: the desktop's theme has one.
  open var bezelStyle = BezelStyle.rounded
  /// Whether the button has a border. Stored, without effect.
  open var isBordered = true
  /// Whether the background is transparent. Stored, without effect.
  open var isTransparent = false
  /// The colour of the picture. Stored, without effect: the picture is not shown.
  open var contentTintColor: NSColor?
  /// The colour of the shape. Stored, without effect.
  open var bezelColor: NSColor?
  /// The title of a button that is on. Stored, without effect.
  open var alternateTitle = ""
  /// The picture of a button that is on. Stored, without effect.
  open var alternateImage: NSImage?
  /// The font. Stored, without effect: a button has the desktop's.
  open var font: NSFont?
  /// The size of the button. Stored, without effect.
  open var controlSize = NSControl.ControlSize.regular
  /// The cell that draws the control. Stored, without effect: there are no cells here.
  open var cell: NSCell? = NSCell()
  /// Sets the kind of the button. No effect: `init(checkboxWithTitle:target:action:)` makes a check box.
  open func setButtonType(_ type: ButtonType) {}
  /// Shows the button as if it were pressed. No effect.
  open func highlight(_ flag: Bool) {}
  /// The shape of a button. Mirrors AppKit's.
  public enum BezelStyle: UInt, Sendable {
    case rounded = 1
    case regularSquare, thickSquare, thickerSquare, disclosure, shadowlessSquare, circular
    case texturedSquare, helpButton, smallSquare, texturedRounded, roundRect, recessed
    case roundedDisclosure, inline
    /// A button of a dialog.
    public static var push: BezelStyle { .rounded }
    /// A button in a bar.
    public static var toolbar: BezelStyle { .texturedRounded }
    /// A button at the edge of a list.
    public static var accessoryBar: BezelStyle { .recessed }
    /// A button at the edge of a list with an action.
    public static var accessoryBarAction: BezelStyle { .roundRect }
    /// A button of any height.
    public static var flexiblePush: BezelStyle { .regularSquare }
  }
  /// The kind of a button. Mirrors AppKit's.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
    case momentaryPushIn, accelerator, multiLevelAccelerator
  }
  /// The object that gets the action. Not retained.
  open weak var target: AnyObject?
  /// The action, by its name.
  open var action: Selector?
  /// Performs the action, as a click does.
  open func performClick(_ sender: Any?) {
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
  }
  /// The events that send the action. No effect: a click does.
  @discardableResult
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }

  /// Creates a button that performs an action.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
    hosted = AnyView(ShownButton(button: self))
  }

  /// Creates a check box.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    hosted = AnyView(ShownCheckBox(button: self))
  }

  convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
  }

  fileprivate var isCancel: Bool {
    keyEquivalent == "\u{1b}" || title == "Cancel" || title == String(own: "Cancel")
  }
}

extension NSControl {
  /// Whether a control is on. Mirrors AppKit's.
  public typealias StateValue = UIControl.State
  /// Where the picture of a control is beside its title. Mirrors AppKit's.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    case imageLeading, imageTrailing
  }
}

extension UIControl.State {
  /// The state of a control that is on. Mirrors AppKit's.
  public static let on = UIControl.State.selected
  /// The state of a control that is off. Mirrors AppKit's.
  public static let off = UIControl.State.normal
  /// The state of a control that is partly on. Mirrors AppKit's.
  public static let mixed = UIControl.State(rawValue: 1 << 16)
}

extension NSApplication {
  /// The answer of a dialog. Mirrors AppKit's.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates an answer from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates an answer from its number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The user has chosen.
    public static let OK = ModalResponse(rawValue: 1)
    /// The user has cancelled.
    public static let cancel = ModalResponse(rawValue: 0)
    /// The first button.
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    /// The second button.
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    /// The third button.
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
    /// The dialog was closed.
    public static let stop = ModalResponse(rawValue: -1000)
    /// The dialog was closed.
    public static let abort = ModalResponse(rawValue: -1001)
  }
}

/// Waits for a dialog, in the middle of the program's code.
@MainActor
enum ModalDialog {
  /// - Parameter show: Shows the dialog, which calls its argument at its end; returns false if it could
  ///   not.
  static func run(
    _ show: (_ done: @escaping (NSApplication.ModalResponse) -> Void) -> Bool
  ) -> NSApplication.ModalResponse {
    let answer = Answer()
    guard show({ answer.response = $0 }) else { return .abort }
    Updater.shared.wait { answer.response != nil }
    return answer.response ?? .abort
  }

  private final class Answer {
    var response: NSApplication.ModalResponse?
  }
}
