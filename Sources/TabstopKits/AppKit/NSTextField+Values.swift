public import Foundation

extension NSTextField {
  /// The text. Attributes have no effect: it has one font and one colour. Mirrors AppKit.
  public var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  /// The text that is shown while the field is empty. Attributes have no effect. Mirrors AppKit.
  public var placeholderAttributedString: NSAttributedString? {
    get { placeholderString.map { NSAttributedString(string: $0) } }
    set { placeholderString = newValue?.string }
  }
  /// The number that its text begins with; 0 for none. Mirrors AppKit.
  public var doubleValue: Double {
    get { (stringValue as NSString).doubleValue }
    set {
      stringValue =
        newValue == newValue.rounded() ? String(format: "%.0f", newValue) : "\(newValue)"
    }
  }
  /// The number that its text begins with; 0 for none. Mirrors AppKit.
  public var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  /// The whole number that its text begins with; 0 for none. Mirrors AppKit.
  public var integerValue: Int {
    get { (stringValue as NSString).integerValue }
    set { stringValue = String(newValue) }
  }
  /// The whole number that its text begins with; 0 for none. Mirrors AppKit.
  public var intValue: Int32 {
    get { (stringValue as NSString).intValue }
    set { stringValue = String(newValue) }
  }
  /// Whether Tab skips the field. No effect: Tab goes to every field that can be changed. Mirrors
  /// AppKit.
  public var refusesFirstResponder: Bool {
    get { false }
    set {}
  }
  /// Whether every change is reported. No effect: its delegate is notified of every change. Mirrors
  /// AppKit.
  public var isContinuous: Bool {
    get { true }
    set {}
  }
  /// Takes the focus from the field. Whether it had it. Mirrors AppKit.
  @discardableResult
  public func abortEditing() -> Bool {
    let hadFocus = isEditing
    resignFirstResponder()
    return hadFocus
  }
  /// Takes over what is being edited. No effect: its text is what the user has typed. Mirrors
  /// AppKit.
  public func validateEditing() {}
}
