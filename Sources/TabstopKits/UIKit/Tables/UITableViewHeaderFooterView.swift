public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The title or the note of a table's section. Mirrors UIKit's `UITableViewHeaderFooterView`.
open class UITableViewHeaderFooterView: UIView {
  /// The name by which the view is used again.
  open private(set) var reuseIdentifier: String?
  /// The text.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    return label
  }()
  /// The second text.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The view with the content of the program's own.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// A view behind the content.
  @_Drawn open var backgroundView: UIView? = nil
  private var parts = ConfiguredContent()

  /// Creates a view with the name by which it is used again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Creates a view. There are no archives here; subclasses implement it as in UIKit.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is used for another section. Does nothing.
  open override func prepareForReuse() {}
  /// The content of the view, as values; `nil` for its labels and its views.
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
  /// The configuration of a title.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  override var arrangesSubviews: Bool { true }
  override var content: AnyView? { AnyView(ShownHeader(view: self, parts: parts)) }
}

/// The content of the title or the note of a section.
private struct ShownHeader: View {
  let view: UITableViewHeaderFooterView
  let parts: ConfiguredContent

  var body: some View {
    // Read, to be observed.
    let _ = view.revision.number
    let (text, detail) = (view.textLabel, view.detailTextLabel)
    ZStack(alignment: .leading) {
      if parts.view != nil {
        ConfiguredView(content: parts)
      } else {
        VStack(alignment: .leading) {
          if let text, isShown(text) {
            ShownUIView(view: text).accessibilityAddTraits(.isHeader)
          }
          if let detail, isShown(detail) { ShownUIView(view: detail) }
        }
        SubviewLayers(view: view)
      }
    }
    .background {
      if let background = parts.background { background.shown }
      if let behind = view.backgroundView { ShownUIView(view: behind).accessibilityHidden(true) }
    }
  }

  private func isShown(_ label: UILabel) -> Bool {
    _ = label.revision.number
    return label.text?.isEmpty == false
  }
}
