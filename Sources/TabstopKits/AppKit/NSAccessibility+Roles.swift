public import Foundation

extension NSAccessibility {
  /// The kind of a part of a window. Mirrors AppKit's.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role's name for the user.
    public func description(with subrole: Subrole?) -> String? { nil }
    /// Not known.
    public static let unknown = Role(rawValue: "AXUnknown")
    /// A button.
    public static let button = Role(rawValue: "AXButton")
    /// A radio button.
    public static let radioButton = Role(rawValue: "AXRadioButton")
    /// A check box.
    public static let checkBox = Role(rawValue: "AXCheckBox")
    /// A slider.
    public static let slider = Role(rawValue: "AXSlider")
    /// A field of one line.
    public static let textField = Role(rawValue: "AXTextField")
    /// A field of several lines.
    public static let textArea = Role(rawValue: "AXTextArea")
    /// A text.
    public static let staticText = Role(rawValue: "AXStaticText")
    /// A heading.
    public static let heading = Role(rawValue: "AXHeading")
    /// A picture.
    public static let image = Role(rawValue: "AXImage")
    /// A link.
    public static let link = Role(rawValue: "AXLink")
    /// A group.
    public static let group = Role(rawValue: "AXGroup")
    /// A list.
    public static let list = Role(rawValue: "AXList")
    /// A table.
    public static let table = Role(rawValue: "AXTable")
    /// A table whose rows have rows.
    public static let outline = Role(rawValue: "AXOutline")
    /// A row.
    public static let row = Role(rawValue: "AXRow")
    /// A column.
    public static let column = Role(rawValue: "AXColumn")
    /// A cell.
    public static let cell = Role(rawValue: "AXCell")
    /// A menu.
    public static let menu = Role(rawValue: "AXMenu")
    /// An item of a menu.
    public static let menuItem = Role(rawValue: "AXMenuItem")
    /// A button that opens a menu.
    public static let menuButton = Role(rawValue: "AXMenuButton")
    /// A bar of menus.
    public static let menuBar = Role(rawValue: "AXMenuBar")
    /// A button that chooses one of several values.
    public static let popUpButton = Role(rawValue: "AXPopUpButton")
    /// A field that suggests values.
    public static let comboBox = Role(rawValue: "AXComboBox")
    /// A window.
    public static let window = Role(rawValue: "AXWindow")
    /// A dialog of a window.
    public static let sheet = Role(rawValue: "AXSheet")
    /// A popover.
    public static let popover = Role(rawValue: "AXPopover")
    /// A bar with buttons.
    public static let toolbar = Role(rawValue: "AXToolbar")
    /// A part that scrolls.
    public static let scrollArea = Role(rawValue: "AXScrollArea")
    /// A bar that scrolls.
    public static let scrollBar = Role(rawValue: "AXScrollBar")
    /// A group of tabs.
    public static let tabGroup = Role(rawValue: "AXTabGroup")
    /// A group of radio buttons.
    public static let radioGroup = Role(rawValue: "AXRadioGroup")
    /// Progress.
    public static let progressIndicator = Role(rawValue: "AXProgressIndicator")
    /// Endless progress.
    public static let busyIndicator = Role(rawValue: "AXBusyIndicator")
    /// A level.
    public static let levelIndicator = Role(rawValue: "AXLevelIndicator")
    /// A line between parts.
    public static let splitter = Role(rawValue: "AXSplitter")
    /// Parts with lines between them.
    public static let splitGroup = Role(rawValue: "AXSplitGroup")
    /// A colour.
    public static let colorWell = Role(rawValue: "AXColorWell")
    /// A button that shows more.
    public static let disclosureTriangle = Role(rawValue: "AXDisclosureTriangle")
    /// A number that can be increased.
    public static let incrementor = Role(rawValue: "AXIncrementor")
    /// A part whose inside is laid out freely.
    public static let layoutArea = Role(rawValue: "AXLayoutArea")
    /// A handle.
    public static let handle = Role(rawValue: "AXHandle")
    /// A program.
    public static let application = Role(rawValue: "AXApplication")

    /// The traits of a view with this role.
    var traits: UIAccessibilityTraits {
      switch self {
      case .button, .menuButton, .popUpButton, .radioButton, .checkBox, .disclosureTriangle: .button
      case .link: .link
      case .image: .image
      case .heading: .header
      case .staticText: .staticText
      default: .none
      }
    }
  }

  /// A kind of a role. Mirrors AppKit's. No effect.
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Not known.
    public static let unknown = Subrole(rawValue: "AXUnknown")
    /// A usual window.
    public static let standardWindow = Subrole(rawValue: "AXStandardWindow")
    /// A dialog.
    public static let dialog = Subrole(rawValue: "AXDialog")
    /// A window over others.
    public static let floatingWindow = Subrole(rawValue: "AXFloatingWindow")
    /// A field for a search.
    public static let searchField = Subrole(rawValue: "AXSearchField")
    /// A field for a password.
    public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
    /// A button that is on or off.
    public static let toggle = Subrole(rawValue: "AXToggle")
    /// A switch.
    public static let `switch` = Subrole(rawValue: "AXSwitch")
    /// A row of a table.
    public static let tableRow = Subrole(rawValue: "AXTableRow")
    /// A button that closes a window.
    public static let closeButton = Subrole(rawValue: "AXCloseButton")
  }
}

extension NSView {
  /// Sets the role, as far as there is a trait for it: a button, a link, a picture, a heading or a
  /// text. Others have no effect. Mirrors AppKit.
  public final func setAccessibilityRole(_ role: NSAccessibility.Role?) {
    let roles: UIAccessibilityTraits = [.button, .link, .image, .header, .staticText]
    accessibilityTraits = accessibilityTraits.subtracting(roles).union(role?.traits ?? .none)
  }
  /// Sets the kind of the role: a heading, a search field. Others have no effect. Mirrors AppKit.
  public final func setAccessibilitySubrole(_ subrole: NSAccessibility.Subrole?) {
    if subrole == .searchField { accessibilityTraits.insert(.searchField) }
  }
  /// Sets the role's name for the user. No effect: a screen reader has names of its own. Mirrors
  /// AppKit.
  public final func setAccessibilityRoleDescription(_ description: String?) {}
  /// Sets the value for assistive technology, as a text. Mirrors AppKit.
  public final func setAccessibilityValue(_ value: Any?) {
    accessibilityValue = value.map { "\($0)" }
  }
  /// Sets the text that is announced for the view: the same as the label. Mirrors AppKit.
  public final func setAccessibilityTitle(_ title: String?) { accessibilityLabel = title }
  /// Sets whether the view is selected. Mirrors AppKit.
  public final func setAccessibilitySelected(_ isSelected: Bool) {
    if isSelected {
      accessibilityTraits.insert(.selected)
    } else {
      accessibilityTraits.remove(.selected)
    }
  }
  /// Sets whether assistive technology can use the view. No effect: it uses what the user can use.
  /// Mirrors AppKit.
  public final func setAccessibilityEnabled(_ isEnabled: Bool) {}
  /// Sets the parts of the view. No effect: they are its subviews. Mirrors AppKit.
  public final func setAccessibilityChildren(_ children: [Any]?) {}
  /// Sets what the view is in. No effect: that is its superview. Mirrors AppKit.
  public final func setAccessibilityParent(_ parent: Any?) {}
  /// Sets the place on screen. No effect: it is that of the view. Mirrors AppKit.
  public final func setAccessibilityFrame(_ frame: CGRect) {}

  // What assistive technology reads: what a subclass overrides, or else what the program has set.

  final var spokenLabel: String? {
    accessibilityLabel ?? accessibilityLabel() ?? accessibilityTitle()
  }
  final var spokenValue: String? { accessibilityValue ?? accessibilityValue().map { "\($0)" } }
  final var spokenHint: String? { accessibilityHint ?? accessibilityHelp() }
  final var spokenTraits: UIAccessibilityTraits {
    accessibilityTraits.union(accessibilityRole()?.traits ?? .none)
  }
}
