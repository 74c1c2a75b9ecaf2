public import CGtk

/// GTK's roles, as far as controls and modifiers set them.
public typealias AccessibleRole = GtkAccessibleRole

extension GtkAccessibleRole {
  /// GTK's role of this name.
  @inlinable public static var alertDialog: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_ALERT_DIALOG }
  /// GTK's role of this name.
  @inlinable public static var button: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_BUTTON }
  /// GTK's role of this name.
  @inlinable public static var checkbox: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_CHECKBOX }
  /// GTK's role of this name.
  @inlinable public static var comboBox: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_COMBO_BOX }
  /// GTK's role of this name.
  @inlinable public static var dialog: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_DIALOG }
  /// GTK's role of this name.
  @inlinable public static var group: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GROUP }
  /// GTK's role of this name.
  @inlinable public static var image: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_IMG }
  /// GTK's role of this name.
  @inlinable public static var label: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LABEL }
  /// GTK's role of this name.
  @inlinable public static var link: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LINK }
  /// GTK's role of this name.
  @inlinable public static var list: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LIST }
  /// GTK's role of this name.
  @inlinable public static var listBox: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LIST_BOX }
  /// GTK's role of this name.
  @inlinable public static var listItem: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LIST_ITEM }
  /// GTK's role of this name.
  @inlinable public static var menu: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_MENU }
  /// GTK's role of this name.
  @inlinable public static var menuItem: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_MENU_ITEM }
  /// GTK's role of an item that is on or off.
  @inlinable public static var menuItemCheckbox: GtkAccessibleRole {
    GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
  }
  /// GTK's role of an item that is one of several.
  @inlinable public static var menuItemRadio: GtkAccessibleRole {
    GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO
  }
  /// GTK's role of this name.
  @inlinable public static var progressBar: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_PROGRESS_BAR }
  /// GTK's role of this name.
  @inlinable public static var radio: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_RADIO }
  /// GTK's role of this name.
  @inlinable public static var radioGroup: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_RADIO_GROUP }
  /// GTK's role of this name.
  @inlinable public static var region: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_REGION }
  /// GTK's role of this name.
  @inlinable public static var searchBox: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_SEARCH_BOX }
  /// GTK's role of this name. Without a range's value (GTK 4.8 to 4.18 export none of other widgets), screen
  /// readers say the name and the role.
  @inlinable public static var slider: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_SLIDER }
  /// GTK's role of this name.
  @inlinable public static var tab: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_TAB }
  /// GTK's role of this name.
  @inlinable public static var tabList: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_TAB_LIST }
  /// GTK's role of this name.
  @inlinable public static var toolbar: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_TOOLBAR }
}

extension Widget {
  /// The widget's accessible role.
  public var accessibleRole: GtkAccessibleRole { gtk_accessible_get_accessible_role(opaque) }
}
