public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A button. Mirrors the part of `UIButton` that is a title, a picture, an action and a menu.
open class UIButton: UIControl {
  /// The types of buttons.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]
  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom
  /// A label whose font is that of the title. It is not shown itself.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// A view without effect: the picture is that of `setImage(_:for:)`.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The insets of the content. Stored, without effect.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The insets of the title. Stored, without effect.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the picture. Stored, without effect.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether pressing the button opens its menu; else that is a context menu, if the button has an action.
  @_Drawn open var showsMenuAsPrimaryAction = false
  /// Whether the title is that of the chosen item of the menu.
  @_Drawn open var changesSelectionAsPrimaryAction = false
  /// Called before the button is shown, and when its state changes, to change its configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { changed(true) } }
  /// Whether the configuration follows the state of the button. Stored, without effect: a button
  /// shows its state by itself.
  open var automaticallyUpdatesConfiguration = true
  /// Whether the pointer changes over the button. Stored, without effect: the pointer has one form
  /// over buttons.
  open var isPointerInteractionEnabled = false
  /// The role of the button. Stored, without effect.
  open var role = Role.normal
  /// The role of a button. Mirrors UIKit's. No effect.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  /// Whether the picture changes while the button is pressed. Stored, without effect.
  open var adjustsImageWhenHighlighted = true
  /// The menu of the button, if it has one.
  @_Drawn open var menu: UIMenu? = nil
  /// The appearance, which replaces titles and pictures.
  @_Drawn open var configuration: Configuration? = nil

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  /// Creates a button with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }
  /// Creates a button with an appearance and an action, whose title and picture it has unless the appearance has
  /// others.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
      configuration.title = title
    }
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
  }
  /// Creates a button of the system with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }
  /// Changes the configuration for the state, when the button is shown again.
  open func setNeedsUpdateConfiguration() { changed(true) }
  /// Calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// The title with attributes for a state: that of `title(for:)`, without attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }
  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    changed(true)
  }
  /// Sets the title for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    changed(true)
  }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    changed(true)
  }
  /// Sets the picture for a state, as `setImage(_:for:)` does.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { setImage(image, for: state) }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  /// The title for the current state.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[0] }
  /// The picture for the current state.
  open var currentImage: UIImage? { images[state.rawValue] ?? images[0] }

  override var content: AnyView? { AnyView(ShownButton(button: self)) }

  /// The title that is shown.
  var shownTitle: String? {
    if changesSelectionAsPrimaryAction, let chosen = menu?.selectedElements.first {
      return chosen.title
    }
    let title = configuration?.title ?? currentTitle
    return title?.isEmpty == true ? nil : title
  }

  private var isUpdating = false

  /// Changes the configuration for the state, before the button is shown.
  func update() {
    isUpdating = true
    updateConfiguration()
    isUpdating = false
  }

  override func changed(_ isChange: Bool) { if !isUpdating { super.changed(isChange) } }

  /// The user presses the button.
  func press() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}

/// A button of UIKit's, or its menu.
private struct ShownButton: View {
  let button: UIButton

  var body: some View {
    // Read, to be observed.
    let _ = button.revision.number
    let _ = button.update()
    Group {
      if let menu = button.menu, button.showsMenuAsPrimaryAction || !button.hasActions {
        Menu {
          elements(of: menu)
        } label: {
          label
        }
      } else if let menu = button.menu {
        plainButton.contextMenu { elements(of: menu) }
      } else {
        plainButton
      }
    }
    .accessibilityLabel(
      button.accessibilityLabel ?? "", isEnabled: button.accessibilityLabel != nil
    )
    .disabled(!button.isEnabled)
  }

  private func elements(of menu: UIMenu) -> MenuElements {
    MenuElements(elements: menu.children, menu: menu) { [weak button] in button?.changed(true) }
  }

  @ViewBuilder private var plainButton: some View {
    if let configuration = button.configuration {
      configuration.button(button.shownTitle) { [weak button] in button?.press() }
    } else {
      Button { [weak button] in
        button?.press()
      } label: {
        label
      }.buttonStyle(.plain)
    }
  }

  @ViewBuilder private var label: some View {
    let title = button.shownTitle
    if let configuration = button.configuration {
      configuration.label(title)
    } else {
      HStack {
        if let image = button.currentImage {
          Image(uiImage: image).accessibilityHidden(title != nil)
        }
        if let title { Text(verbatim: title) }
      }
      .font(button.titleLabel?.font?.font)
      .foregroundStyle(
        button.titleColor(for: button.state)?.color ?? button.tintColor?.color ?? .accentColor)
    }
  }
}
