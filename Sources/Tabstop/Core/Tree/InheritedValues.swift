internal import FocusModel
internal import Localization

/// The values that Tabstop itself passes down the tree. References are to objects that a modifier's
/// node retains, so that a new closure in a modifier does not change the environment.
struct InheritedValues {
  /// The language of texts, if it is not that of the program. Set by `locale`.
  var localizer: Localizer?
  var isEnabled = true
  /// Whether a control can have the focus; it cannot directly in `focusable(false)`.
  var allowsFocus = true
  /// Set in a hidden view: no control in it can have the focus.
  var isHidden = false
  var font: Font?
  var fontWeight: Font.Weight?
  var isItalic = false
  var foreground: Color?
  var textAlignment: TextAlignment = .leading
  var lineLimit: Int?
  /// Rarely used styles of text.
  var textTraits: TextTraits?
  /// The innermost enclosing `onSubmit`.
  var submitAction: SubmitAction?
  var submitLabel: SubmitLabel = .return
  /// The innermost enclosing `focused`.
  var focusGroup: FocusGroup?
  var focusScope: FocusScope
  /// Set directly inside a form: fields and buttons are rows there.
  var isFormRow = false
  /// Set directly in a row with actions beside it: a link fills the rest of the row there.
  var isSwipedRow = false
  /// Set in settings, for the whole content of the window or of a tab.
  var isSettingsPage = false
  /// Set in a background and an overlay: their size is that of the view that they belong to.
  var isInLayer = false
  /// The label of an enclosing `LabeledContent` for the control inside.
  var label: LabelSource?
  var buttonStyle: _ButtonAppearance = .automatic
  /// The style around a bar that gives its buttons another; what is presented from there has this one.
  var buttonStyleAroundBar: _ButtonAppearance?
  /// Whether the views are read, not shown: as items of a menu, with the desktop's appearance.
  var isUnseen = false
  var textFieldStyle: _TextFieldAppearance = .automatic
  var textContentType: TextContentType?
  var keyboardType: KeyboardType = .default
  var isAutocorrectionDisabled = false
  var isHeader = false
  var scrollAnchors = ScrollAnchors()
  /// The axis of the directly enclosing stack, along which a `Spacer` grows.
  var stackAxis: Axis?
  var drawnBox: DrawnBox = .none
  /// Set directly in a bar: labels show their icons there.
  var isBarItem = false
  /// Set directly in the actions of a row: labels show their icons there, too.
  var isRowAction = false
  var navigationTitle: String?
  var keyboardShortcut: KeyboardShortcut?

  init() {
    focusScope = InheritedValues.nowhere
  }

  // Replaced by the window's own scope before any node is created.
  nonisolated(unsafe) private static let nowhere = FocusScope()
}
