public import Foundation
public import TabstopFoundation

/// What draws a control on a Mac. Here GTK draws controls, so what a subclass draws or where it places it is not called.
/// The values of a control's cell are those of the control. Mirrors AppKit's `NSCell`.
@preconcurrency @MainActor
open class NSCell: NSObject, @preconcurrency NSCopying {
  /// What a cell shows. Mirrors AppKit's.
  public enum CellType: UInt, Sendable { case nullCellType, textCellType, imageCellType }
  /// What is behind a cell. Mirrors AppKit's.
  public struct HitResult: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a result from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The content.
    public static let contentArea = HitResult(rawValue: 1)
    /// A text that can be edited.
    public static let editableTextArea = HitResult(rawValue: 2)
    /// A part that follows the pointer.
    public static let trackableArea = HitResult(rawValue: 4)
  }

  /// How a cell shows a state. Mirrors AppKit's `NSCell.StyleMask`.
  public struct StyleMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By another title or picture.
    public static let contentsCellMask = StyleMask(rawValue: 1)
    /// As if it were pressed.
    public static let pushInCellMask = StyleMask(rawValue: 2)
    /// By other colours.
    public static let changeGrayCellMask = StyleMask(rawValue: 4)
    /// By another background.
    public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
  }

  /// The control of the cell.
  open internal(set) weak var controlView: NSView?
  /// What it shows. Stored, without effect.
  open var type = CellType.textCellType
  /// Whether the control looks as if it were pressed. Stored, without effect.
  open var isHighlighted = false
  /// Whether text is wrapped. Stored, without effect.
  open var wraps = true
  /// Whether long text is scrolled. Stored, without effect.
  open var isScrollable = false
  /// Whether the text has one line. Stored, without effect.
  open var usesSingleLineMode = false
  /// The way in which a too long line is broken. Stored, without effect.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether a text that is cut off ends with an ellipsis. Stored, without effect.
  open var truncatesLastVisibleLine = false
  /// The type of the focus ring. Stored, without effect.
  open var focusRingType = NSFocusRingType.default
  /// Whether the action is called at the end of editing, too. Stored, without effect: `controlTextDidEndEditing` is.
  open var sendsActionOnEndEditing = false
  /// The size. Stored, without effect.
  open var controlSize = NSControl.ControlSize.regular
  /// What is behind the cell. Stored, without effect.
  open var backgroundStyle = NSView.BackgroundStyle.normal
  /// A number of the program's own.
  open var tag = 0
  /// An object of the program's own.
  open var representedObject: Any?
  /// The picture: that of the control, if it is a button.
  open var image: NSImage? {
    get { button?.image ?? own.image }
    set { if let button { button.image = newValue } else { own.image = newValue } }
  }
  /// Whether the text can be selected. Stored, without effect.
  open var isSelectable = false

  private var own = Values()
  /// What the program has set of a cell while it had no control.
  private struct Values {
    var text: String?
    var image: NSImage?
    var isEnabled: Bool?
    var isEditable: Bool?
    var isBordered: Bool?
    var isBezeled: Bool?
    var alignment: NSTextAlignment?
    var font: NSFont?
    var state: NSControl.StateValue?
    var formatter: Formatter?
  }
  private var field: NSTextField? { controlView as? NSTextField }
  private var button: NSButton? { controlView as? NSButton }

  /// The text: that of the control, if it is a field; the title of a button.
  open var title: String {
    get { button?.title ?? stringValue }
    set { if let button { button.title = newValue } else { stringValue = newValue } }
  }
  /// The text: that of the control, if it is a field.
  open var stringValue: String {
    get { field?.stringValue ?? own.text ?? "" }
    set { if let field { field.stringValue = newValue } else { own.text = newValue } }
  }
  /// The value: that of the control, if it is a field.
  open var objectValue: Any? {
    get { field?.objectValue ?? own.text ?? "" }
    set {
      if let field {
        field.objectValue = newValue
      } else {
        own.text = newValue.map { "\($0)" } ?? ""
      }
    }
  }
  /// The text. Attributes have no effect.
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  /// The number that the text begins with.
  open var integerValue: Int {
    get { field?.integerValue ?? ((own.text ?? "") as NSString).integerValue }
    set { if let field { field.integerValue = newValue } else { own.text = String(newValue) } }
  }
  /// The number that the text begins with.
  open var doubleValue: Double {
    get { field?.doubleValue ?? ((own.text ?? "") as NSString).doubleValue }
    set { if let field { field.doubleValue = newValue } else { own.text = "\(newValue)" } }
  }
  /// Whether the control can be used.
  open var isEnabled: Bool {
    get { (controlView as? NSControl)?.isEnabled ?? own.isEnabled ?? true }
    set {
      if let control = controlView as? NSControl { control.isEnabled = newValue }
      own.isEnabled = newValue
    }
  }
  /// Whether the user can change the text.
  open var isEditable: Bool {
    get { field?.isEditable ?? own.isEditable ?? false }
    set { if let field { field.isEditable = newValue } else { own.isEditable = newValue } }
  }
  /// Whether the control has a border.
  open var isBordered: Bool {
    get { field?.isBordered ?? button?.isBordered ?? own.isBordered ?? false }
    set {
      field?.isBordered = newValue
      button?.isBordered = newValue
      own.isBordered = newValue
    }
  }
  /// Whether the control has a box around it.
  open var isBezeled: Bool {
    get { field?.isBezeled ?? own.isBezeled ?? false }
    set { if let field { field.isBezeled = newValue } else { own.isBezeled = newValue } }
  }
  /// The alignment of the text.
  open var alignment: NSTextAlignment {
    get { field?.alignment ?? own.alignment ?? .natural }
    set { if let field { field.alignment = newValue } else { own.alignment = newValue } }
  }
  /// The font.
  open var font: NSFont? {
    get { field?.font ?? button?.font ?? own.font }
    set {
      field?.font = newValue
      button?.font = newValue
      own.font = newValue
    }
  }
  /// Whether it is on.
  open var state: NSControl.StateValue {
    get { button?.state ?? own.state ?? .off }
    set { if let button { button.state = newValue } else { own.state = newValue } }
  }
  /// Writes and reads values of the field.
  open var formatter: Formatter? {
    get { field?.formatter ?? own.formatter }
    set { if let field { field.formatter = newValue } else { own.formatter = newValue } }
  }

  /// Gives a control what the program has set of the cell, and has the control's values from now on.
  func attach(to control: NSControl) {
    let set = own
    controlView = control
    if let text = set.text { title = text }
    if let image = set.image { self.image = image }
    if let isEnabled = set.isEnabled { self.isEnabled = isEnabled }
    if let isEditable = set.isEditable { self.isEditable = isEditable }
    if let isBordered = set.isBordered { self.isBordered = isBordered }
    if let isBezeled = set.isBezeled { self.isBezeled = isBezeled }
    if let alignment = set.alignment { self.alignment = alignment }
    if let font = set.font { self.font = font }
    if let state = set.state { self.state = state }
    if let formatter = set.formatter { self.formatter = formatter }
  }

  /// Keeps the values of its control.
  private func detach() {
    own = Values(
      text: title, image: image, isEnabled: isEnabled, isEditable: isEditable,
      isBordered: isBordered, isBezeled: isBezeled, alignment: alignment, font: font, state: state,
      formatter: formatter)
    controlView = nil
  }

  /// Gives `control` a cell in place of `old`, with what the program has set of it, and returns it.
  static func exchange(_ old: NSCell?, for new: NSCell?, of control: NSControl) -> NSCell? {
    if old === new { return new }
    old?.detach()
    if let former = new?.controlView {
      (former as? NSButton)?.cell = nil
      (former as? NSTextField)?.cell = nil
    }
    new?.attach(to: control)
    return new
  }

  /// The cell itself: a control has one, which draws nothing.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates a cell.
  public override init() { super.init() }
  /// Creates a cell of a text.
  public init(textCell string: String) {
    own.text = string
    super.init()
  }
  /// Creates a cell of a picture.
  public init(imageCell image: NSImage?) {
    own.image = image
    super.init()
    type = .imageCellType
  }
  /// Creates a cell. There are no archives here.
  public required init(coder: NSCoder) { super.init() }

  /// The size that it needs, about: that of its text, with the space that a box around it takes.
  open var cellSize: CGSize {
    let text = (title as NSString).size(withAttributes: [.font: font ?? .systemFont(ofSize: 13)])
    let box: CGFloat = isBordered || isBezeled ? 16 : 0
    return CGSize(width: text.width.rounded(.up) + box, height: text.height.rounded(.up) + box)
  }
  /// The size that it needs in a rectangle, about; see `cellSize`.
  open func cellSize(forBounds rect: CGRect) -> CGSize {
    let size = cellSize
    return CGSize(width: min(size.width, rect.width), height: min(size.height, rect.height))
  }
  /// The place of the content: the whole rectangle. Not called here.
  open func drawingRect(forBounds rect: CGRect) -> CGRect { rect }
  /// The place of the text: the whole rectangle. Not called here.
  open func titleRect(forBounds rect: CGRect) -> CGRect { rect }
  /// The place of the picture: the whole rectangle. Not called here.
  open func imageRect(forBounds rect: CGRect) -> CGRect { rect }
  /// Draws the cell. Not called: GTK draws controls.
  open func draw(withFrame cellFrame: CGRect, in controlView: NSView) {}
  /// Draws the content. Not called: GTK draws controls.
  open func drawInterior(withFrame cellFrame: CGRect, in controlView: NSView) {}
  /// Draws the shape of the focus ring. Not called.
  open func drawFocusRingMask(withFrame cellFrame: CGRect, in controlView: NSView) {}
  /// The bounds of the focus ring. Not called.
  open func focusRingMaskBounds(forFrame cellFrame: CGRect, in controlView: NSView) -> CGRect {
    cellFrame
  }
  /// Shows the cell as if it were pressed. Not called.
  open func highlight(_ flag: Bool, withFrame cellFrame: CGRect, in controlView: NSView) {}
  /// Begins editing. Not called: GTK edits.
  open func edit(
    withFrame rect: CGRect, in controlView: NSView, editor textObj: NSText, delegate: Any?,
    event: NSEvent?
  ) {}
  /// Selects a part of the text. Not called: GTK edits.
  open func select(
    withFrame rect: CGRect, in controlView: NSView, editor textObj: NSText, delegate: Any?,
    start selStart: Int, length selLength: Int
  ) {}
  /// Ends editing. Not called: GTK edits.
  open func endEditing(_ textObj: NSText) {}
  /// Prepares the editor of a field. Not called.
  open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }
  /// The editor of the cell: the field's.
  open func fieldEditor(for controlView: NSView) -> NSTextView? {
    (controlView as? NSTextField)?.editor
  }
  /// What is at a point. Not called.
  open func hitTest(for event: NSEvent, in cellFrame: CGRect, of controlView: NSView) -> HitResult {
    .contentArea
  }
  /// Follows the pointer. Not called: GTK does.
  open func trackMouse(
    with event: NSEvent, in cellFrame: CGRect, of controlView: NSView, untilMouseUp flag: Bool
  ) -> Bool { false }
  /// Sets the pointers of the cell. Not called.
  open func resetCursorRect(_ cellFrame: CGRect, in controlView: NSView) {}
  /// Measures the cell. Not called.
  open func calcDrawInfo(_ rect: CGRect) {}
  /// Performs the control's action, as a click does.
  open func performClick(_ sender: Any?) { button?.performClick(sender) }
}

/// A cell with an action: that of its control. Mirrors AppKit's `NSActionCell`.
open class NSActionCell: NSCell {
  private weak var ownTarget: AnyObject?
  private var ownAction: Selector?
  /// The object that gets the action. Not retained.
  open weak var target: AnyObject? {
    get { (controlView as? NSButton)?.target ?? (controlView as? NSTextField)?.target ?? ownTarget }
    set {
      (controlView as? NSButton)?.target = newValue
      (controlView as? NSTextField)?.target = newValue
      ownTarget = newValue
    }
  }
  /// The action, by its name.
  open var action: Selector? {
    get { (controlView as? NSButton)?.action ?? (controlView as? NSTextField)?.action ?? ownAction }
    set {
      (controlView as? NSButton)?.action = newValue
      (controlView as? NSTextField)?.action = newValue
      ownAction = newValue
    }
  }

  override func attach(to control: NSControl) {
    let (setTarget, setAction) = (ownTarget, ownAction)
    super.attach(to: control)
    if let setTarget { target = setTarget }
    if let setAction { action = setAction }
  }
}

/// The cell of a field. Mirrors AppKit's `NSTextFieldCell`.
open class NSTextFieldCell: NSActionCell {
  private var own: (placeholder: String?, text: NSColor?, background: NSColor?)
  private var field: NSTextField? { controlView as? NSTextField }
  /// The placeholder of the field.
  open var placeholderString: String? {
    get { field?.placeholderString ?? own.placeholder }
    set { if let field { field.placeholderString = newValue } else { own.placeholder = newValue } }
  }
  /// The placeholder of the field. Attributes have no effect.
  open var placeholderAttributedString: NSAttributedString? {
    get { placeholderString.map { NSAttributedString(string: $0) } }
    set { placeholderString = newValue?.string }
  }
  /// The colour of the text.
  open var textColor: NSColor? {
    get { field?.textColor ?? own.text }
    set { if let field { field.textColor = newValue } else { own.text = newValue } }
  }
  /// The colour behind the text.
  open var backgroundColor: NSColor? {
    get { field?.backgroundColor ?? own.background }
    set { if let field { field.backgroundColor = newValue } else { own.background = newValue } }
  }
  /// Whether the background is drawn. Stored, without effect.
  open var drawsBackground = false
  /// The style of the frame. Stored, without effect.
  open var bezelStyle = NSTextField.BezelStyle.squareBezel

  override func attach(to control: NSControl) {
    super.attach(to: control)
    if let placeholder = own.placeholder { field?.placeholderString = placeholder }
    if let text = own.text { field?.textColor = text }
    if let background = own.background { field?.backgroundColor = background }
  }
}

/// The cell of a field for a password. Mirrors AppKit's.
open class NSSecureTextFieldCell: NSTextFieldCell {
  /// Whether a bullet is shown for each letter. Stored, without effect: it is.
  open var echosBullets = true
}

/// The cell of a field for a search. Mirrors AppKit's.
open class NSSearchFieldCell: NSTextFieldCell {
  /// The magnifying glass. Stored, without effect.
  open var searchButtonCell: NSButtonCell? = NSButtonCell()
  /// The button that clears the field. Stored, without effect.
  open var cancelButtonCell: NSButtonCell? = NSButtonCell()
  /// Puts the magnifying glass back. No effect.
  open func resetSearchButtonCell() { searchButtonCell = NSButtonCell() }
  /// Puts the button that clears the field back. No effect.
  open func resetCancelButtonCell() { cancelButtonCell = NSButtonCell() }
}

/// The cell of a button. Mirrors AppKit's `NSButtonCell`.
open class NSButtonCell: NSActionCell {
  private var own: (position: NSControl.ImagePosition?, key: String?)
  private var button: NSButton? { controlView as? NSButton }
  /// Where the picture is beside the title.
  open var imagePosition: NSControl.ImagePosition {
    get { button?.imagePosition ?? own.position ?? .noImage }
    set { if let button { button.imagePosition = newValue } else { own.position = newValue } }
  }
  /// How the picture fills its place. Stored, without effect.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// The shape of the button. Stored, without effect.
  open var bezelStyle = NSButton.BezelStyle.rounded
  /// The colour behind the title. Stored, without effect.
  open var backgroundColor: NSColor?
  /// How it looks while it is pressed. Stored, without effect.
  open var highlightsBy = StyleMask()
  /// How it shows that it is on. Stored, without effect.
  open var showsStateBy = StyleMask()
  /// The key that presses the button.
  open var keyEquivalent: String {
    get { button?.keyEquivalent ?? own.key ?? "" }
    set { if let button { button.keyEquivalent = newValue } else { own.key = newValue } }
  }

  override func attach(to control: NSControl) {
    super.attach(to: control)
    if let position = own.position { imagePosition = position }
    if let key = own.key { keyEquivalent = key }
  }

  /// Sets the kind of the button.
  open func setButtonType(_ type: NSButton.ButtonType) { button?.setButtonType(type) }
  /// Draws the picture. Not called: GTK draws buttons.
  open func drawImage(_ image: NSImage, withFrame frame: CGRect, in controlView: NSView) {}
  /// Draws the title. Not called: GTK draws buttons.
  open func drawTitle(
    _ title: NSAttributedString, withFrame frame: CGRect, in controlView: NSView
  ) -> CGRect { frame }
  /// Draws the border. Not called: GTK draws buttons.
  open func drawBezel(withFrame frame: CGRect, in controlView: NSView) {}
}

/// The cell of a picture. Mirrors AppKit's `NSImageCell`.
open class NSImageCell: NSCell {
  /// How the picture fills its place. Stored, without effect.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// Where the picture is. Stored, without effect.
  open var imageAlignment = NSImageAlignment.alignCenter
}

extension NSView {
  /// What is behind a view. Mirrors AppKit's.
  public enum BackgroundStyle: Int, Sendable {
    case normal, emphasized, raised, lowered
    /// The usual background.
    public static var light: BackgroundStyle { .normal }
    /// The background of a selection.
    public static var dark: BackgroundStyle { .emphasized }
  }
}
