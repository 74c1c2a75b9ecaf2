public import Foundation
public import TabstopFoundation

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
    /// The menu stays open. No effect: it closes.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  /// The states of an item of a menu.
  public enum State: Int, Sendable { case off, on, mixed }
  /// The title.
  open internal(set) var title: String
  /// A second line. Stored, without effect: items have one line.
  open var subtitle: String?
  /// The picture.
  open internal(set) var image: UIImage?
  init(title: String, subtitle: String? = nil, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// An action of a control or menu. Mirrors UIKit's `UIAction`.
public final class UIAction: UIMenuElement {
  /// The identifier of an action. Mirrors UIKit's.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(stringLiteral value: String) { rawValue = value }
  }
  let handler: (UIAction) -> Void
  /// The identifier: a control has one action with it for the same events.
  public let identifier: Identifier
  /// A longer title. Stored, without effect.
  public var discoverabilityTitle: String?
  /// The attributes.
  public var attributes: UIMenuElement.Attributes
  /// The state.
  public var state: UIMenuElement.State
  /// The control whose event it handles.
  public internal(set) weak var sender: AnyObject?
  /// The title.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the action.
  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender as AnyObject?
    handler(self)
  }
}

/// A menu. Mirrors UIKit's `UIMenu`.
public final class UIMenu: UIMenuElement {
  /// The identifier of a menu. Mirrors UIKit's.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(stringLiteral value: String) { rawValue = value }
  }
  /// The options of a menu. Mirrors UIKit's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The items are a section of the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes something. No effect: the titles of menus have one colour.
    public static let destructive = Options(rawValue: 2)
    /// One of the items is chosen: choosing another one moves the mark.
    public static let singleSelection = Options(rawValue: 32)
    /// The items are in columns. No effect: they are below each other.
    public static let displayAsPalette = Options(rawValue: 128)
  }
  /// The size of items. Mirrors UIKit's. No effect.
  public enum ElementSize: Int, Sendable { case automatic = -1, small, medium, large }

  /// The identifier.
  public let identifier: Identifier
  /// The options of the menu.
  public let options: Options
  /// The size of the menu's elements. Stored, without effect.
  public var preferredElementSize = ElementSize.automatic
  /// The items, in order.
  public let children: [UIMenuElement]
  /// The items that are chosen.
  public var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu with other items.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// The items of a menu that the program gives when it is opened. Mirrors UIKit's. The menu contains
/// what the program gives at once; what it gives later, it contains when it is opened again.
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var elements: [UIMenuElement]?
  private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool)
  {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", image: nil)
  }

  /// Creates an element whose items are read once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(elementProvider, isCached: true) }
  /// Creates an element whose items are read each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, isCached: false) }

  /// The items that exist at present.
  var current: [UIMenuElement] {
    if elements == nil || !isCached { provider { self.elements = $0 } }
    return elements ?? []
  }
}

/// A command: an item of a menu whose action is found by its name. Mirrors UIKit's `UICommand`. The action is sent to no
/// target; see `UIApplication.sendAction(_:to:from:for:)`.
open class UICommand: UIMenuElement {
  /// The name of the action.
  public let action: Selector
  /// A value of the program's own.
  public let propertyList: Any?
  /// The attributes.
  open var attributes: UIMenuElement.Attributes
  /// The state.
  open var state: UIMenuElement.State
  /// A longer title. Stored, without effect.
  open var discoverabilityTitle: String?

  /// Creates a command.
  public init(
    title: String, subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs the action with this name.
  ///
  /// - Parameter controller: The controller whose command it is.
  func perform(in controller: UIViewController? = nil) {
    if !TargetAction.send(action, to: nil, from: self, in: controller) {
      UnsupportedAction.report(action)
    }
  }
}
