public import Foundation
internal import Tabstop
public import TabstopFoundation

/// The installed fonts, and the font that the user chooses. Mirrors the part of AppKit's `NSFontManager` that SwiftUI
/// sources use.
@preconcurrency @MainActor
public final class NSFontManager: NSObject {
  /// The only instance.
  public static let shared = NSFontManager()
  private override init() { super.init() }
  /// The names of the installed typefaces.
  public var availableFontFamilies: [String] { UIFont.familyNames }
  /// The selected font: that of the program, or the one that the user has chosen last.
  public internal(set) var selectedFont: NSFont?
  /// Whether the program has selected several fonts.
  public internal(set) var isMultiple = false
  /// The object that gets the action; without one, the first responder with such a method. Not retained.
  public weak var target: AnyObject?
  /// The action of a choice, with the manager as its sender: `changeFont(_:)`.
  public var action = Selector("changeFont:")
  /// The font that the user has chosen, while the action is sent.
  var chosenFont: NSFont?

  /// Sends the action: to a receiver that conforms to `NSFontChanging`, or that has the method.
  @discardableResult
  public func sendAction() -> Bool {
    let isUsual = action.name == "changeFont:"
    if isUsual, let target = target as? any NSFontChanging {
      target.changeFont(self)
      return true
    }
    if let target { return TargetAction.send(action, to: target, from: self) }
    let receiver =
      isUsual ? TargetAction.allReceivers.lazy.compactMap { $0 as? any NSFontChanging }.first : nil
    guard let receiver else { return TargetAction.send(action, to: nil, from: self) }
    receiver.changeFont(self)
    return true
  }
}
