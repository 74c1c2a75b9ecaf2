internal import FocusModel

/// What Tabstop itself hands down the tree. References are to objects that a modifier's node
/// keeps, so that a new closure in a modifier is no new environment.
struct InheritedValues {
  var isEnabled = true
  /// Whether a control can have the focus; it does not, directly in `focusable(false)`.
  var allowsFocus = true
  var font: Font?
  var fontWeight: Font.Weight?
  var isItalic = false
  var foreground: Color?
  var textAlignment: TextAlignment = .leading
  var lineLimit: Int?
  /// Looks of text that few texts have.
  var textTraits: TextTraits?
  /// The innermost `onSubmit` around.
  var submitAction: SubmitAction?
  var submitLabel: SubmitLabel = .return
  /// The innermost `focused` around.
  var focusTarget: FocusTarget?
  var focusScope: FocusScope
  /// Set directly inside a form: fields and buttons are rows there.
  var isFormRow = false
  /// The label that a `LabeledContent` around shows for the control inside.
  var label: LabelSource?
  var buttonStyle: _ButtonLook = .automatic
  /// Whether the views are read, not shown: as items of a menu, whose looks are the desktop's.
  var isUnseen = false
  var textFieldStyle: _TextFieldLook = .automatic
  var textContentType: TextContentType?
  var keyboardType: KeyboardType = .default
  var isAutocorrectionDisabled = false
  var isHeader = false
  var scrollAnchor = UnitPoint.top
  /// The direction of the stack directly around: what a `Spacer` grows in.
  var stackAxis: Axis?
  var drawnBox: DrawnBox = .none
  var navigationTitle: String?
  var keyboardShortcut: KeyboardShortcut?

  init() {
    focusScope = InheritedValues.nowhere
  }

  // Replaced by the window's own scope before any node is made.
  nonisolated(unsafe) private static let nowhere = FocusScope()
}
