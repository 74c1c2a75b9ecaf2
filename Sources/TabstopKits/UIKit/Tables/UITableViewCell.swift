public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A row of a table. Mirrors UIKit's `UITableViewCell`. A screen reader announces its texts, in order, and whether it
/// is selected.
open class UITableViewCell: UIView {
  /// The arrangement of the texts of a cell. Mirrors UIKit's.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The lines between rows. Mirrors UIKit's: etched ones are as the others.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// The appearance of a selected row. Mirrors UIKit's: all but `none` are the desktop's.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The kinds of accessory at the end of a row. Mirrors UIKit's.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The edits that the user can make to a row while the table is edited. Mirrors UIKit's; rows are
  /// not inserted by a button.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// The arrangement of the texts.
  public let style: CellStyle
  /// The name by which the cell is used again.
  open private(set) var reuseIdentifier: String?
  /// Whether the row shows that it is selected.
  @_Drawn open var selectionStyle = SelectionStyle.default
  /// The background of the selected row. Stored, without effect: a selected row has the desktop's
  /// colour.
  open var selectedBackgroundView: UIView?
  /// A view behind the content.
  @_Drawn open var backgroundView: UIView? = nil
  /// The kind of accessory at the end of the row.
  @_Drawn open var accessoryType = AccessoryType.none
  /// A view at the end of the row, in place of the accessory.
  @_Drawn open var accessoryView: UIView? = nil
  /// The accessory while the table is edited. Stored, without effect: the same accessory is shown
  /// while the table is edited.
  open var editingAccessoryType = AccessoryType.none
  /// The accessory while the table is edited. Stored, without effect: the same accessory is shown
  /// while the table is edited.
  open var editingAccessoryView: UIView?
  /// The number of steps by which the content is indented.
  @_Drawn open var indentationLevel = 0
  /// The width of a step, in points.
  @_Drawn open var indentationWidth: CGFloat = 10
  /// The inset of the line below the row. Stored, without effect: lines have the width of the row.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether the row is indented while the table is edited. Stored, without effect.
  open var shouldIndentWhileEditing = true
  /// Whether the row shows a control for moving it. Stored, without effect: the data source
  /// decides.
  open var showsReorderControl = false
  /// Whether the row is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the row is pressed. Stored, without effect: a press is not reported.
  open var isHighlighted = false
  /// Whether the table is edited.
  open internal(set) var isEditing = false
  /// The view with the content of the program's own.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// The text.
  open private(set) lazy var textLabel: UILabel? = label(.body, .label)
  /// The second text, of a cell whose style has one.
  open private(set) lazy var detailTextLabel: UILabel? = {
    if style == .default { return nil }
    let label = label(style == .value1 ? .body : .subheadline, .secondaryLabel)
    if style == .value1 { label.textAlignment = .right }
    return label
  }()
  /// The picture before the texts.
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
  private var parts = ConfiguredContent()
  private var isConfiguring = false
  weak var table: UITableView?

  /// Creates a cell with texts, and the name by which it is used again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: .zero)
  }
  /// Creates a cell. There are no archives here; subclasses implement it as in UIKit.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }
  /// Creates a cell with one text.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  private func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    return label
  }

  /// Called before the cell is used for another row. A subclass that overrides it calls `super`.
  open override func prepareForReuse() {}
  /// Called when the row was selected or deselected. A subclass that overrides it calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Called when the row is pressed or released. Never called: a press is not reported. Sets
  /// `isHighlighted`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Called when the editing of the table begins or ends. A subclass that overrides it calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing == isEditing { return }
    isEditing = editing
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// The content of the cell, as values; `nil` for its labels and its views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.configuration }
    set {
      parts.configuration = newValue
      changed(true)
    }
  }
  /// The background, as values.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.background }
    set {
      parts.background = newValue
      changed(true)
    }
  }
  /// Whether the content follows the state of the row. Stored, without effect: a row always shows
  /// its state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state of the row. Stored, without effect: a row always
  /// shows its state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The configuration for a cell of this style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
  /// The background of a cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// Called when the state has changed, to set other configurations.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .current)
    (state.isSelected, state.isEditing) = (isSelected, isEditing)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Sets the configurations for the state, at once.
  open func setNeedsUpdateConfiguration() {
    if isConfiguring { return }
    isConfiguring = true
    updateConfiguration(using: configurationState)
    isConfiguring = false
  }
  /// Sets the configurations for a state: calls `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Shown

  override var arrangesSubviews: Bool { true }
  override var content: AnyView? { AnyView(ShownCell(cell: self, parts: parts)) }

  /// The labels and the picture. The first use creates them.
  fileprivate var labels: (text: UILabel?, detail: UILabel?, image: UIImageView?) {
    (textLabel, detailTextLabel, imageView)
  }
}

/// The content of a cell.
private struct ShownCell: View {
  let cell: UITableViewCell
  let parts: ConfiguredContent

  var body: some View {
    // Read, to be observed.
    let _ = cell.revision.number
    HStack(spacing: 8) {
      if parts.view != nil {
        ConfiguredView(content: parts)
      } else {
        ZStack(alignment: .leading) {
          ShownLabels(cell: cell)
          SubviewLayers(view: cell)
        }
      }
      accessory
    }
    .padding(.leading, CGFloat(cell.indentationLevel) * cell.indentationWidth)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background {
      if let background = parts.background { background.shown }
      if let view = cell.backgroundView { ShownUIView(view: view).accessibilityHidden(true) }
    }
  }

  @ViewBuilder private var accessory: some View {
    if let view = cell.accessoryView {
      ShownUIView(view: view)
    } else {
      let type = cell.accessoryType
      if type == .detailButton || type == .detailDisclosureButton {
        Button {
          cell.table?.tapAccessory(of: cell)
        } label: {
          Image(systemName: "info.circle").accessibilityHidden(true)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(verbatim: String(own: "More Information")))
      }
      if type == .disclosureIndicator || type == .detailDisclosureButton {
        Image(systemName: "chevron.forward").foregroundStyle(.secondary).accessibilityHidden(true)
      }
      if type == .checkmark {
        Image(systemName: "checkmark").foregroundStyle(.tint)
          .accessibilityLabel(Text(verbatim: String(own: "Chosen")))
      }
    }
  }
}

/// The picture and the texts of a cell.
private struct ShownLabels: View {
  let cell: UITableViewCell

  var body: some View {
    let (text, detail, image) = cell.labels
    HStack(spacing: 12) {
      if let image, isShown(image) { ShownUIView(view: image).accessibilityHidden(isShown(text)) }
      switch cell.style {
      case .default, .subtitle:
        VStack(alignment: .leading, spacing: 2) {
          if let text, isShown(text) { ShownUIView(view: text) }
          if let detail, isShown(detail) { ShownUIView(view: detail) }
        }
      case .value1, .value2:
        if let text, isShown(text) { ShownUIView(view: text) }
        if let detail, isShown(detail) { ShownUIView(view: detail) }
      }
    }
  }

  private func isShown(_ label: UILabel?) -> Bool {
    guard let label else { return false }
    // Read, to be observed.
    _ = label.revision.number
    return label.text?.isEmpty == false
  }

  private func isShown(_ view: UIImageView) -> Bool {
    _ = view.revision.number
    return view.image != nil
  }
}
