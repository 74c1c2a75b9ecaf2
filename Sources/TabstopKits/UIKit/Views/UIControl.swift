internal import TabstopFoundation
public import Foundation
internal import Tabstop

/// Something that the user operates. Mirrors UIKit's `UIControl`. Its actions are closures
/// (`UIAction`): methods of Objective-C, as `addTarget(_:action:for:)` calls them, do not exist here.
open class UIControl: UIView {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No other state.
    public static let normal: State = []
    /// The control is pressed. It is never in `state` here.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus. It is never in `state` here.
    public static let focused = State(rawValue: 8)
  }
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch begins in the control. Not sent here.
    public static let touchDown = Event(rawValue: 1)
    /// A touch moves in the control. Not sent here.
    public static let touchDragInside = Event(rawValue: 4)
    /// A touch ends in the control. Sent when a button is pressed, by the keyboard, too.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside of the control. Not sent here.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ends a touch. Not sent here.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user has pressed a button or changed a value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to open. Not sent here.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field got the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed a field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ended the editing of a field. Not sent here.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  /// The vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Whether the user can operate the control.
  @_Drawn open var isEnabled = true
  /// Whether the control is selected: a part of its `state`.
  @_Drawn open var isSelected = false
  /// Stored, without effect.
  open var isHighlighted = false
  /// Stored, without effect.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Stored, without effect.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Always `false`.
  open var isTracking: Bool { false }
  /// The state of the control.
  open var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }
  private var actions: [(action: UIAction, events: Event)] = []

  /// Calls an action at events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }
  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action }
  }
  /// No effect: `addAction(_:for:)` takes a closure.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    UnsupportedAPI.report("UIControl.addTarget(_:action:for:)", use: "addAction(_:for:)")
  }
  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Calls the actions for events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.sender = self
      action.handler(action)
    }
  }
  /// Does nothing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
}

/// An element of a menu. Mirrors UIKit's.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The attributes of an item of a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The item deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// The item is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }
  /// The states of an item of a menu.
  public enum State: Int, Sendable { case off, on, mixed }
  /// The title.
  open var title: String
  /// The picture.
  open var image: UIImage?
  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

/// An action of a control or menu. Mirrors UIKit's `UIAction`.
public final class UIAction: UIMenuElement {
  let handler: (UIAction) -> Void
  /// The attributes.
  public var attributes: UIMenuElement.Attributes
  /// The state.
  public var state: UIMenuElement.State
  /// The control whose event it handles.
  public internal(set) weak var sender: AnyObject?

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: String? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, image: image)
  }
}

/// A menu. Mirrors UIKit's `UIMenu`.
public final class UIMenu: UIMenuElement {
  /// The items, in order.
  public let children: [UIMenuElement]
  /// Creates a menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}

/// A button. Mirrors the part of `UIButton` that is a title, a picture and an action.
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
  /// Stored, without effect.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Stored, without effect.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Stored, without effect.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Stored, without effect.
  open var showsMenuAsPrimaryAction = false
  /// Stored, without effect.
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
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

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

  override var content: AnyView? {
    if let configuration, menu == nil {
      return AnyView(
        configuration.button { [weak self] in
          self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
        .disabled(!isEnabled))
    }
    let color = colors[state.rawValue] ?? colors[0]
    let label = HStack {
      if let currentImage { Image(uiImage: currentImage).accessibilityHidden(currentTitle != nil) }
      if let currentTitle { Text(verbatim: currentTitle) }
    }
    .font(titleLabel?.font?.font)
    .foregroundStyle(color?.color ?? tintColor?.color ?? .accentColor)
    return AnyView(
      Group {
        if let menu {
          Menu {
            UIButton.items(menu)
          } label: {
            label
          }
        } else {
          Button { [weak self] in
            self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
          } label: {
            label
          }
          .buttonStyle(.plain)
        }
      }
      .disabled(!isEnabled))
  }

  private static func items(_ menu: UIMenu) -> AnyView {
    AnyView(
      ForEach(Array(menu.children.enumerated()), id: \.offset) { item in
        if let action = item.element as? UIAction {
          Button(action.title, role: action.attributes.contains(.destructive) ? .destructive : nil)
          {
            action.handler(action)
          }
          .disabled(action.attributes.contains(.disabled))
        } else if let menu = item.element as? UIMenu {
          Menu(menu.title) { items(menu) }
        }
      })
  }
}

extension UIControl {
  /// A binding to a value of a control, whose writes are the user's.
  func byUser<Owner: UIControl, Value>(
    _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> Binding<Value> {
    Binding(
      get: { owner[keyPath: path] },
      set: {
        owner[keyPath: path] = $0
        owner.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
  }
}
