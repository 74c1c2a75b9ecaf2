public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A button of an alert or of a program. Mirrors the part of AppKit's `NSButton` that SwiftUI sources use.
@preconcurrency @MainActor
open class NSButton: UIControl {
  /// The title.
  public var title = "" { didSet { changed(oldValue != title) } }
  /// Whether it is on, if it is a check box.
  open override var state: NSControl.StateValue {
    get { isOn ? .on : .off }
    set {
      isOn = newValue.isOn
      if isOn { turnOffOtherRadioButtons() }
    }
  }
  private var isOn = false { didSet { changed(oldValue != isOn) } }
  /// What `integerValue` is.
  var number: Int {
    get { state == .mixed ? -1 : state == .on ? 1 : 0 }
    set { state = newValue == 0 ? .off : newValue < 0 ? .mixed : .on }
  }
  /// The key that presses the button: Return (`\r`) makes it the default button, Escape (`\u{1b}`) that which cancels.
  /// Other keys need a modifier.
  public var keyEquivalent = "" { didSet { changed(oldValue != keyEquivalent) } }
  /// The modifiers of the key that presses the button; not for Return and Escape.
  public var keyEquivalentModifierMask: NSEvent.ModifierFlags = [] {
    didSet { changed(oldValue != keyEquivalentModifierMask) }
  }
  /// Whether the button destroys something: then it has the style of such a button.
  public var hasDestructiveAction = false

  /// The picture of the button.
  open var image: NSImage? { didSet { changed(oldValue !== image) } }
  /// Where the picture is beside the title. A button with a picture and without a title shows the picture.
  open var imagePosition = NSControl.ImagePosition.noImage {
    didSet { changed(oldValue != imagePosition) }
  }
  /// How the picture fills its place. Stored, without effect: the picture has its own size.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// The title with attributes: its text is the title.
  open var attributedTitle: NSAttributedString {
    get { attributed ?? NSAttributedString(string: title) }
    set {
      attributed = newValue
      title = newValue.string
    }
  }
  private var attributed: NSAttributedString?
  /// The shape of the button. Stored, without effect: the desktop's theme has one.
  open var bezelStyle = BezelStyle.rounded
  /// Whether the button has a border.
  open var isBordered = true { didSet { changed(oldValue != isBordered) } }
  /// Whether the background is transparent. Stored, without effect.
  open var isTransparent = false
  /// The colour of the title and of a template picture.
  open var contentTintColor: NSColor? { didSet { changed(oldValue != contentTintColor) } }
  /// The colour of the shape. Stored, without effect.
  open var bezelColor: NSColor?
  /// The title of a button that is on; the same if it is empty.
  open var alternateTitle = "" { didSet { changed(oldValue != alternateTitle) } }
  /// The picture of a button that is on; the same if there is none.
  open var alternateImage: NSImage? { didSet { changed(oldValue !== alternateImage) } }
  /// Whether the border is shown only under the pointer. Stored, without effect.
  open var showsBorderOnlyWhileMouseInside = false
  /// The font. Stored, without effect: a button has the desktop's.
  open var font: NSFont?
  /// The size of the button. Stored, without effect.
  open var controlSize = NSControl.ControlSize.regular
  /// The cell, whose values are those of the button. It draws nothing: see `NSCell`.
  open var cell: NSCell? {
    get { ownCell ?? useCell(NSButtonCell()) }
    set { useCell(newValue) }
  }
  private var ownCell: NSCell?
  @discardableResult
  private func useCell(_ cell: NSCell?) -> NSCell? {
    ownCell = NSCell.exchange(ownCell, for: cell, of: self)
    return ownCell
  }
  /// Sets the kind of the button: a check box, a radio button, a button that stays pressed, or one that does not.
  open func setButtonType(_ type: ButtonType) { kind = type }
  final var kind = ButtonType.momentaryPushIn { didSet { changed(oldValue != kind) } }
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
  /// The events that send the action.
  final var actionEvents: NSEvent.EventTypeMask = .leftMouseUp
  /// Sets the events that send the action. A click does by the first pointer button and the keyboard; in the panel also
  /// by the secondary button, if it is among the events: see `NSStatusItem`.
  @discardableResult
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
    defer { actionEvents = mask }
    return Int(truncatingIfNeeded: actionEvents.rawValue)
  }

  /// Creates a button that performs an action.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with a picture.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(title: "", target: target, action: action)
    self.image = image
    imagePosition = .imageOnly
  }

  /// Creates a button with a title and a picture.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
    imagePosition = .imageLeading
  }

  /// Creates a check box.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    kind = .switch
  }

  /// Creates a radio button.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    kind = .radio
  }

  /// As in AppKit, radio buttons beside each other with the same action are one choice.
  private func turnOffOtherRadioButtons() {
    guard kind == .radio else { return }
    for case let other as NSButton in superview?.subviews ?? []
    where other !== self && other.kind == .radio && other.action == action {
      other.isOn = false
    }
  }

  override var content: AnyView? { AnyView(ShownButton(button: self)) }

  convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
  }

  final var isCancel: Bool {
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

  /// Whether it is `on`, also by AppKit's number, which is 1.
  var isOn: Bool { self == .on || rawValue == 1 }
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

/// A button as a view. The view is a part of the button, so it does not retain it.
private struct ShownButton: View {
  weak var button: NSButton?

  var body: some View {
    let _ = button?.revision.number
    if let button {
      Group {
        switch button.kind {
        case .switch: Toggle(button.title, isOn: isOn).toggleStyle(.checkbox)
        case .radio:
          Picker(button.title, selection: choice) { Text(verbatim: button.title).tag(1) }
            .pickerStyle(.radioGroup).labelsHidden()
        case .pushOnPushOff, .toggle, .onOff:
          Toggle(isOn: isOn) { label(of: button) }.toggleStyle(.button)
        default: plainButton(button)
        }
      }
      .disabled(!button.isEnabled)
    }
  }

  private var isOn: Binding<Bool> {
    Binding {
      button?.state == .on
    } set: {
      button?.state = $0 ? .on : .off
      button?.performClick(nil)
    }
  }

  /// 1 while a radio button is on; a click does not turn it off.
  private var choice: Binding<Int> {
    Binding {
      button?.state == .on ? 1 : 0
    } set: { _ in
      button?.state = .on
      button?.performClick(nil)
    }
  }

  @ViewBuilder private func plainButton(_ button: NSButton) -> some View {
    let shown = Button {
      self.button?.performClick(nil)
    } label: {
      label(of: button)
    }
    let pressed = shown.keyboardShortcut(shortcut(of: button))
    if !button.isBordered {
      pressed.buttonStyle(.plain)
    } else if button.keyEquivalent == "\r" {
      pressed.buttonStyle(.borderedProminent)
    } else {
      pressed.buttonStyle(.bordered)
    }
  }

  private func shortcut(of button: NSButton) -> KeyboardShortcut? {
    let key = button.keyEquivalent
    if key == "\r" { return .defaultAction }
    if key == "\u{1b}" { return .cancelAction }
    let modifiers = button.keyEquivalentModifierMask.modifiers
    // A key alone is for fields.
    guard let letter = key.first, key.count == 1, !modifiers.subtracting(.shift).isEmpty else {
      return nil
    }
    return KeyboardShortcut(KeyEquivalent(letter), modifiers: modifiers)
  }

  @ViewBuilder private func label(of button: NSButton) -> some View {
    let isOn = button.state == .on
    let title = isOn && !button.alternateTitle.isEmpty ? button.alternateTitle : button.title
    let image = isOn ? button.alternateImage ?? button.image : button.image
    let name =
      button.accessibilityLabel ?? (title.isEmpty ? image?.accessibilityDescription : title)
    let label = Group {
      if let image, button.imagePosition != .noImage || title.isEmpty {
        if button.imagePosition == .imageOnly || title.isEmpty {
          Image(uiImage: image).accessibilityLabel(name ?? "")
        } else {
          PicturedTitle(title: title, image: image, position: button.imagePosition)
        }
      } else {
        Text(verbatim: title)
      }
    }
    if let color = button.contentTintColor?.color { label.foregroundStyle(color) } else { label }
  }
}

/// A title with a picture at one side.
private struct PicturedTitle: View {
  let title: String
  let image: NSImage
  let position: NSControl.ImagePosition

  var body: some View {
    let picture = Image(uiImage: image).accessibilityHidden(true)
    switch position {
    case .imageRight, .imageTrailing:
      HStack {
        Text(verbatim: title)
        picture
      }
    case .imageAbove:
      VStack {
        picture
        Text(verbatim: title)
      }
    case .imageBelow:
      VStack {
        Text(verbatim: title)
        picture
      }
    case .imageOverlaps:
      ZStack {
        picture
        Text(verbatim: title)
      }
    default:
      HStack {
        picture
        Text(verbatim: title)
      }
    }
  }
}
