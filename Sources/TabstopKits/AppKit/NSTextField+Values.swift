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
    get {
      (value(of: stringValue) as? NSNumber)?.doubleValue ?? (stringValue as NSString).doubleValue
    }
    set {
      if formatter != nil { return objectValue = NSNumber(value: newValue) }
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
    get {
      (value(of: stringValue) as? NSNumber)?.intValue ?? (stringValue as NSString).integerValue
    }
    set { if formatter == nil { stringValue = String(newValue) } else { objectValue = newValue } }
  }
  /// The whole number that its text begins with; 0 for none. Mirrors AppKit.
  public var intValue: Int32 {
    get { Int32(truncatingIfNeeded: integerValue) }
    set { integerValue = Int(newValue) }
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

  /// Reads the value of what the user has typed, and writes it again; what is no value is set back.
  final func readValue() {
    guard formatter != nil else { return }
    if let read = value(of: stringValue) {
      value = read
    } else if !stringValue.isEmpty {
      return objectValue = value
    }
    if !stringValue.isEmpty { objectValue = value }
  }

  /// The value of a text by the formatter; `nil` if it is none. Of Foundation's formatters those of numbers and dates read.
  final func value(of text: String) -> Any? {
    switch formatter {
    case let numbers as NumberFormatter:
      guard let number = numbers.number(from: text) else { return nil }
      let isTooSmall = numbers.minimum.map { number.doubleValue < $0.doubleValue } ?? false
      let isTooLarge = numbers.maximum.map { number.doubleValue > $0.doubleValue } ?? false
      return isTooSmall || isTooLarge ? nil : number
    case let dates as DateFormatter: return dates.date(from: text)
    case .some: return text
    case nil: return nil
    }
  }
}

/// The editor of a field: a text view that is not shown, with the text and the selection of the field. The program may
/// keep it longer than the field: it has no text then.
final class FieldEditor: NSTextView {
  private weak var field: NSTextField?

  init(_ field: NSTextField, _ selection: FieldSelection) {
    self.field = field
    super.init(frame: .zero)
    knownSelection = selection
    isFieldEditor = true
  }
  required init?(coder: NSCoder) { nil }

  override var string: String {
    get { field?.text ?? "" }
    set { field?.text = newValue }
  }
  override var isFirstResponder: Bool { field?.isFirstResponder ?? false }
  override func becomeFirstResponder() -> Bool { field?.becomeFirstResponder() ?? false }
  override func resignFirstResponder() -> Bool { field?.resignFirstResponder() ?? true }
  override var window: UIWindow? { field?.window }
  override func changed(_ isChange: Bool) { field?.changed(isChange) }
  override func didChangeText() {
    super.didChangeText()
    field?.didChange()
  }
}
