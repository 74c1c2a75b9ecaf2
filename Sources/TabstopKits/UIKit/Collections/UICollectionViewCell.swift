internal import Tabstop

/// A view of a collection that is used again. Mirrors UIKit's.
open class UICollectionReusableView: UIView {
  /// The name by which the view is used again.
  open internal(set) var reuseIdentifier: String?
}

/// A cell of a collection. Mirrors UIKit's `UICollectionViewCell`. A screen reader announces its texts, in order.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view with the content of the program's own.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// A view behind the content.
  @_Drawn open var backgroundView: UIView? = nil
  /// A view behind the content of a selected cell.
  @_Drawn open var selectedBackgroundView: UIView? = nil
  /// Whether the item is selected.
  open var isSelected = false {
    didSet {
      if isSelected == oldValue { return }
      changed(true)
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the cell is pressed. Stored, without effect: a press is not reported.
  open var isHighlighted = false
  private var parts = ConfiguredContent()
  private var isConfiguring = false

  /// What the cell shows, as values; `nil` for its views.
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
  /// Called when the state has changed, to set other configurations.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = isSelected
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

  override var arrangesSubviews: Bool { true }
  override var content: AnyView? { AnyView(ShownCollectionCell(cell: self, parts: parts)) }
}

/// A cell of a list. Mirrors UIKit's `UICollectionViewListCell`.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The configuration of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// What is at the start and the end of the row: check marks and arrows are shown.
  @_Drawn open var accessories: [UICellAccessory] = []
}

/// What is at the start or the end of a row. Mirrors the part of UIKit's that is a mark, a label or a view.
@preconcurrency @MainActor
public struct UICellAccessory {
  enum Kind {
    case arrow, check
    case label(String)
    case view(UIView)
  }
  let kind: Kind
  /// An arrow, for a row that opens something.
  public static func disclosureIndicator() -> UICellAccessory { Self(kind: .arrow) }
  /// A check mark.
  public static func checkmark() -> UICellAccessory { Self(kind: .check) }
  /// A text.
  public static func label(text: String) -> UICellAccessory { Self(kind: .label(text)) }
  /// A view.
  public static func customView(_ view: UIView) -> UICellAccessory { Self(kind: .view(view)) }
}

/// What is in a cell of a collection.
private struct ShownCollectionCell: View {
  let cell: UICollectionViewCell
  let parts: ConfiguredContent

  var body: some View {
    // Read, to be observed.
    let _ = cell.revision.number
    HStack(spacing: 8) {
      ZStack(alignment: .leading) {
        ConfiguredView(content: parts)
        SubviewLayers(view: cell)
      }
      if let list = cell as? UICollectionViewListCell {
        ForEach(Array(list.accessories.enumerated()), id: \.offset) { item in
          accessory(item.element)
        }
      }
    }
    .background {
      if let background = parts.background { background.shown }
      if let view = cell.isSelected
        ? cell.selectedBackgroundView ?? cell.backgroundView
        : cell.backgroundView
      {
        ShownUIView(view: view).accessibilityHidden(true)
      }
    }
  }

  @ViewBuilder private func accessory(_ accessory: UICellAccessory) -> some View {
    switch accessory.kind {
    case .arrow:
      Image(systemName: "chevron.forward").foregroundStyle(.secondary).accessibilityHidden(true)
    case .check:
      Image(systemName: "checkmark").foregroundStyle(.tint)
        .accessibilityLabel(Text(verbatim: String(own: "Chosen")))
    case .label(let text): Text(verbatim: text).foregroundStyle(.secondary)
    case .view(let view): ShownUIView(view: view)
    }
  }
}
