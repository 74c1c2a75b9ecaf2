public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A window in which the user chooses a colour. Mirrors AppKit's `NSColorPanel`: it has the desktop's button for
/// colours, and stays open beside the program's windows. A choice posts `colorDidChangeNotification`; an action by a
/// selector is found by its name, and few names mean something here.
open class NSColorPanel: NSPanel {
  /// How colours are chosen. Mirrors AppKit's. No effect: the desktop's dialog has one way.
  public enum Mode: Int, Sendable {
    case none = -1
    case gray, RGB, CMYK, HSB, customPalette, colorList, wheel, crayon
  }
  /// Posted when the user has chosen a colour; the object is the panel.
  nonisolated public static let colorDidChangeNotification = Notification.Name(
    "NSColorPanelColorDidChangeNotification")
  private static var existing: NSColorPanel?
  /// The panel of the program.
  public static var shared: NSColorPanel {
    if let existing { return existing }
    let panel = NSColorPanel()
    panel.title = String(own: "Colour of Your Own")
    panel.showPicker()
    existing = panel
    return panel
  }
  /// Whether there is a panel already.
  public static var sharedColorPanelExists: Bool { existing != nil }

  /// The colour.
  open var color: NSColor = .white { didSet { if color != oldValue { showPicker() } } }
  /// Whether the user can choose a translucent colour.
  open var showsAlpha = false { didSet { showPicker() } }
  /// The opacity of the colour, from 0 to 1; 1 unless `showsAlpha` is set.
  open var alpha: CGFloat { showsAlpha ? color.alphaComponent : 1 }
  /// Whether colours are reported while the user drags. Stored, without effect: a colour is
  /// reported when it is chosen.
  open var isContinuous = true
  /// The page of the panel. Stored, without effect: the desktop's dialog has one way.
  open var mode = Mode.none
  /// A view below the colour.
  open var accessoryView: NSView? { didSet { showPicker() } }
  private weak var target: AnyObject?
  private var action: Selector?

  /// Sets the target of the action.
  open func setTarget(_ target: Any?) { self.target = target as AnyObject? }
  /// Sets the action of a choice, which is performed by its name as `NSApplication.sendAction` does.
  open func setAction(_ selector: Selector?) { action = selector }

  private func showPicker() {
    let view = NSView()
    view.hosted = AnyView(ChosenColor(panel: self))
    contentView = view
  }

  fileprivate func choose(_ color: NSColor) {
    self.color = color
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
    NotificationCenter.default.post(name: Self.colorDidChangeNotification, object: self)
  }
}

/// What is in the panel.
private struct ChosenColor: View {
  let panel: NSColorPanel

  var body: some View {
    VStack(alignment: .leading) {
      ColorPicker(
        panel.title,
        selection: Binding(
          get: { [color = panel.color] in color.color },
          set: { [weak panel] in panel?.choose(NSColor($0)) }),
        supportsOpacity: panel.showsAlpha)
      if let view = panel.accessoryView { ShownUIView(view: view) }
    }
    .padding()
  }
}
