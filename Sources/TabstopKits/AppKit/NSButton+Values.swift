internal import Foundation

extension NSButton {
  /// Whether it is on, as a number: 1, 0, or -1 for a mixed state; of an `NSPopUpButton` the place of the chosen item.
  /// Mirrors AppKit.
  public final var integerValue: Int {
    get { number }
    set { number = newValue }
  }
  /// Whether it is on, as a number. Mirrors AppKit.
  public final var intValue: Int32 {
    get { Int32(integerValue) }
    set { integerValue = Int(newValue) }
  }
  /// Whether it is on, as a number. Mirrors AppKit.
  public final var doubleValue: Double {
    get { Double(integerValue) }
    set { integerValue = Int(exactly: newValue.rounded()) ?? 0 }
  }
  /// Whether it is on, as a number. Mirrors AppKit.
  public final var floatValue: Float {
    get { Float(integerValue) }
    set { doubleValue = Double(newValue) }
  }
  /// Whether it is on, as the text of a number. Mirrors AppKit.
  public final var stringValue: String {
    get { String(integerValue) }
    set { integerValue = Int(newValue) ?? 0 }
  }
  /// Whether it is on, as a number. Mirrors AppKit.
  public final var objectValue: Any? {
    get { NSNumber(value: integerValue) }
    set { integerValue = (newValue as? NSNumber)?.intValue ?? newValue as? Int ?? 0 }
  }
  /// Goes to the next state: on, off. Mirrors AppKit.
  public final func setNextState() { state = state == .on ? .off : .on }
  /// Whether a check box has a third state. No effect: a click turns it on or off. Mirrors AppKit.
  public final var allowsMixedState: Bool {
    get { false }
    set {}
  }
  /// Whether the action is sent while it is pressed. No effect: it is sent once. Mirrors AppKit.
  public final var isContinuous: Bool {
    get { false }
    set {}
  }
  /// Sets how often the action is sent while it is pressed. No effect. Mirrors AppKit.
  public final func setPeriodicDelay(_ delay: Float, interval: Float) {}
  /// Whether Tab skips the button. No effect: Tab goes to every button. Mirrors AppKit.
  public final var refusesFirstResponder: Bool {
    get { false }
    set {}
  }
  /// Whether a second click of a double click counts. No effect: each click counts. Mirrors AppKit.
  public final var ignoresMultiClick: Bool {
    get { false }
    set {}
  }
  /// Whether a drag that rests on it presses it. No effect. Mirrors AppKit.
  public final var isSpringLoaded: Bool {
    get { false }
    set {}
  }
  /// The size and weight of a symbol. No effect: an icon has the size of the text around it. Mirrors
  /// AppKit.
  public final var symbolConfiguration: NSImage.SymbolConfiguration? {
    get { nil }
    set {}
  }
  /// Whether the picture is beside the title, not at the edge. Always `true`. Mirrors AppKit.
  public final var imageHugsTitle: Bool {
    get { true }
    set {}
  }
  /// The sound of a click. No effect. Mirrors AppKit.
  public final var sound: NSSound? {
    get { nil }
    set {}
  }
  /// The alignment of the title. No effect: it is in the middle. Mirrors AppKit.
  public final var alignment: NSTextAlignment {
    get { .center }
    set {}
  }
  /// The way in which a too long title is broken. No effect: the button is as wide as its title.
  /// Mirrors AppKit.
  public final var lineBreakMode: NSLineBreakMode {
    get { .byClipping }
    set {}
  }
  /// Whether a tooltip shows the whole of a title that is cut off. No effect: none is. Mirrors
  /// AppKit.
  public final var allowsExpansionToolTips: Bool {
    get { false }
    set {}
  }
  /// The shape of the border. No effect: the desktop's theme has one. Mirrors AppKit.
  public final var borderShape: BorderShape {
    get { .automatic }
    set {}
  }
  /// A shape of a border. Mirrors AppKit's.
  public enum BorderShape: Int, Sendable { case automatic, capsule, roundedRectangle, circle }
}
