public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A receiver of changes of the font. Mirrors AppKit's `NSFontChanging`.
@preconcurrency @MainActor
public protocol NSFontChanging: NSObjectProtocol {
  /// Called when the user has chosen a font, which `convert(_:)` of the manager returns.
  func changeFont(_ sender: NSFontManager?)
}

/// The window in which the user chooses a font: GTK's dialog. Mirrors AppKit's `NSFontPanel`. A choice sends the action of
/// the font manager, and closes the dialog.
open class NSFontPanel: NSPanel {
  private static var existing: NSFontPanel?
  /// The panel of the program.
  public static var shared: NSFontPanel {
    if let existing { return existing }
    let panel = NSFontPanel()
    existing = panel
    return panel
  }
  /// Whether there is a panel already.
  public static var sharedFontPanelExists: Bool { existing != nil }

  private var dialog: FontDialog?
  /// A view below the fonts. Stored, without effect: GTK's dialog has none.
  open var accessoryView: NSView?
  /// Whether a font can be chosen. Stored, without effect: it can.
  open var isEnabled = true

  /// Whether the dialog is open.
  open override var isVisible: Bool { dialog?.isOpen ?? false }
  /// Closes the dialog without a choice.
  open override func orderOut(_ sender: Any?) { close() }
  /// Closes the dialog without a choice.
  open override func close() { dialog?.close() }
  /// Opens the dialog, with the font that is selected in the font manager.
  open override func makeKeyAndOrderFront(_ sender: Any?) {
    if let dialog, dialog.isOpen { return dialog.present() }
    let manager = NSFontManager.shared
    let font = manager.selectedFont ?? NSFont.systemFont(ofSize: NSFont.systemFontSize)
    dialog = FontDialog(manager.choice(of: font)) { [weak self] choice in
      self?.dialog = nil
      if let choice { manager.choose(choice) }
    }
  }
  /// Selects a font, for the next time that the dialog opens.
  open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool) {
    NSFontManager.shared.setSelectedFont(fontObj, isMultiple: flag)
  }
  /// The font that the user has chosen in place of another.
  open func convert(_ fontObj: NSFont) -> NSFont { NSFontManager.shared.convert(fontObj) }
}

extension NSFontManager {
  /// Opens the dialog with the installed fonts.
  public func orderFrontFontPanel(_ sender: Any?) {
    NSFontPanel.shared.makeKeyAndOrderFront(sender)
  }
  /// The panel; `nil` if there is none yet and none is to be created.
  public func fontPanel(_ create: Bool) -> NSFontPanel? {
    create || NSFontPanel.sharedFontPanelExists ? .shared : nil
  }
  /// Selects a font, with which the dialog opens.
  public func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) {
    (selectedFont, isMultiple) = (fontObj, flag)
  }
  /// The font that the user has chosen in place of another; the same if none was chosen.
  public func convert(_ fontObj: NSFont) -> NSFont { chosenFont ?? fontObj }

  /// The user has chosen a font.
  func choose(_ choice: FontDialog.Choice) {
    guard let chosen = font(of: choice) else { return }
    chosenFont = chosen
    selectedFont = chosen
    sendAction()
    chosenFont = nil
  }

  /// The font of a choice.
  func font(of choice: FontDialog.Choice) -> NSFont? {
    let traits: NSFontTraitMask = choice.isItalic ? .italicFontMask : []
    guard
      let font = font(
        withFamily: choice.family, traits: traits, weight: 5, size: CGFloat(choice.size))
    else { return nil }
    let weight: [UIFontDescriptor.TraitKey: Any] = [
      .weight: UIFont.Weight(weight: choice.weight)
    ]
    return NSFont(
      descriptor: font.fontDescriptor.addingAttributes([.traits: weight]), size: font.pointSize)
  }
  /// The choice that a font is.
  func choice(of font: NSFont) -> FontDialog.Choice {
    FontDialog.Choice(
      family: font.fontName.hasPrefix(".") ? "" : font.familyName, size: Double(font.pointSize),
      weight: font.font.ownWeight, isItalic: self.traits(of: font).contains(.italicFontMask))
  }
}
