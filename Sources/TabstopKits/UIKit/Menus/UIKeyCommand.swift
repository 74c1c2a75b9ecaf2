import Foundation
internal import Tabstop
public import TabstopFoundation

/// Modifier keys. Mirrors UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates flags from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock. Keyboards do not report it here.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Alt key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Control, as it is everywhere here.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The number pad. It makes no difference here.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// AppKit's flags have the same bits.
  var modifiers: EventModifiers {
    NSEvent.ModifierFlags(rawValue: UInt(bitPattern: rawValue)).modifiers
  }
}

/// A command with a key. Mirrors UIKit's: the key works while its controller is shown (`keyCommands`), or its menu is.
/// Its action is sent as that of a `UICommand`.
open class UIKeyCommand: UICommand {
  /// The key, as the character that it types or one of the constants.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the key reaches the command before a field. Stored, without effect: a field keeps the
  /// keys that it uses.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command with a key.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
  /// Creates a command with a key.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) { self.init(title: "", action: action, input: input, modifierFlags: modifierFlags) }

  /// The Up Arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down Arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left Arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right Arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public static let inputHome = "UIKeyInputHome"
  /// The End key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The Delete key.
  public static let inputDelete = "UIKeyInputDelete"

  var shortcut: KeyboardShortcut? {
    let key: KeyEquivalent? =
      switch input {
      case Self.inputUpArrow: .upArrow
      case Self.inputDownArrow: .downArrow
      case Self.inputLeftArrow: .leftArrow
      case Self.inputRightArrow: .rightArrow
      case Self.inputEscape: .escape
      case Self.inputPageUp: .pageUp
      case Self.inputPageDown: .pageDown
      case Self.inputHome: .home
      case Self.inputEnd: .end
      case Self.inputDelete: .deleteForward
      default: input.flatMap(\.first).map { KeyEquivalent($0) }
      }
    return key.map { KeyboardShortcut($0, modifiers: modifierFlags.modifiers) }
  }
}

/// Warns of actions that no object performs.
enum UnsupportedAction {
  @MainActor static func report(_ action: Selector) {
    UnsupportedAPI.report("The action \(action.name) of no object", use: "UIAction")
  }
}

/// The keys of a controller, as buttons that nothing shows.
struct KeyCommands: ViewModifier {
  let controller: UIViewController

  func body(content: Content) -> some View {
    let commands = controller.keyCommands ?? []
    content.background {
      if !commands.isEmpty {
        ForEach(commands, id: \.self) { command in
          Button(command.title) { command.perform(in: controller) }
            .keyboardShortcut(command.shortcut)
            .disabled(command.attributes.contains(.disabled))
        }
        .hidden()
      }
    }
  }
}
