public import Foundation
internal import Tabstop

/// A box with a title around a view, or a line. Mirrors the part of AppKit's `NSBox` that SwiftUI sources use.
open class NSBox: NSView {
  /// The kind of a box. Mirrors AppKit's.
  public enum BoxType: UInt, Sendable { case primary, separator = 2, custom = 4 }
  /// The place of the title. Mirrors AppKit's. No effect.
  public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }
  /// The kind of the box: a line for `separator`.
  @_Drawn open var boxType = BoxType.primary
  /// The title.
  @_Drawn open var title = ""
  /// The place of the title; `noTitle` hides it.
  @_Drawn open var titlePosition = TitlePosition.atTop
  /// The view in the box.
  @_Drawn open var contentView: NSView? = NSView()
  /// The radius of the corners. Stored, without effect: the theme has it.
  open var cornerRadius: CGFloat = 0
  /// The width of the border. Stored, without effect: the theme has it.
  open var borderWidth: CGFloat = 0
  /// The colour of the border. Stored, without effect: the theme has it.
  open var borderColor = NSColor.separatorColor
  /// The colour behind the view. Stored, without effect: the theme has it.
  open var fillColor = NSColor.clear
  /// Whether the background is transparent. Stored, without effect.
  open var isTransparent = false
  /// The space around the view. Stored, without effect.
  open var contentViewMargins = CGSize.zero

  override var content: AnyView? {
    if boxType == .separator { return AnyView(Divider()) }
    return AnyView(
      GroupBox {
        if let contentView { ShownUIView(view: contentView) }
      } label: {
        if titlePosition != .noTitle, !title.isEmpty { Text(title) }
      })
  }
}
