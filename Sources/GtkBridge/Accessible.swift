public import CGtk

/// Names, descriptions and relations for assistive technologies.
extension Widget {
  /// Makes a widget that is no check box of GTK's look checked, and be so for assistive technology.
  public func setChecked(_ isChecked: Bool) {
    if isChecked {
      gtk_widget_set_state_flags(pointer, GTK_STATE_FLAG_CHECKED, 0)
    } else {
      gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_CHECKED)
    }
    setAccessibleChecked(isChecked)
  }

  /// Whether what has the role of a check box is checked.
  public func setAccessibleChecked(_ isChecked: Bool) {
    tabstop_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_CHECKED, isChecked ? 1 : 0)
  }

  public func setAccessibleSelected(_ isSelected: Bool) {
    tabstop_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
  }

  /// Whether the widget is met as one that is on or off.
  public var isSwitched: Bool {
    [GTK_ACCESSIBLE_ROLE_CHECKBOX, GTK_ACCESSIBLE_ROLE_SWITCH].contains(accessibleRole)
  }

  /// Tells that this is on or off, as `other` is, which has the same role.
  public func setAccessibleSwitched(like other: Widget) {
    let flags = gtk_widget_get_state_flags(other.pointer)
    setAccessibleChecked(flags.rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0)
  }

  /// Whether something goes on in the widget.
  public func setAccessibleBusy(_ isBusy: Bool) {
    tabstop_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_BUSY, isBusy ? 1 : 0)
  }

  public func setAccessibleModal() {
    tabstop_accessible_set_flag(pointer, GTK_ACCESSIBLE_PROPERTY_MODAL, 1)
  }

  /// Tells that something has to be entered: by the property, which Orca (43 to 48) says nothing of,
  /// and in the description.
  public func setAccessibleRequired(_ isRequired: Bool) {
    isRequiredInWords = isRequired
    tabstop_accessible_set_flag(pointer, GTK_ACCESSIBLE_PROPERTY_REQUIRED, isRequired ? 1 : 0)
    describe()
  }

  public func setHeadingLevel(_ level: Int32) {
    tabstop_accessible_set_level(pointer, level)
  }

  /// Names the widget by another, which takes no click for it.
  public func setLabelled(by widget: Widget) {
    visibleLabel = widget
    tabstop_accessible_set_relation(pointer, GTK_ACCESSIBLE_RELATION_LABELLED_BY, widget.pointer)
    nameWithValue()
  }

  public func resetLabelled() {
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
  }

  /// Names the button inside a menu button, drop-down or colour button, which has the focus there
  /// (GTK 4.8) and no name, or one that is its text only. What is in it is read with its name
  /// alone: GTK shows parts of its own there, which say it again and tell that they are focusable.
  public func nameInnerButton(_ title: String, value: String = "") {
    guard let first = gtk_widget_get_first_child(pointer) else { return }
    let button = innerButton?.widget ?? Widget(first)
    innerButton = (button, title, value)
    button.resetLabelled()
    // (GTK's own menu button describes it by itself.)
    button.resetDescribed()
    if let content = gtk_widget_get_first_child(first) {
      Widget(content).setAccessibleHidden(true)
    }
    nameWithValue()
    describe()
  }

  /// What the button inside is called.
  public var innerButtonName: String { accessibleName ?? innerButton?.title ?? "" }

  /// What has the focus here, and is described: the button inside, if there is one.
  private var described: Widget { innerButton?.widget ?? self }

  /// Tells whether what this opens is open.
  public func setExpanded(_ isExpanded: Bool) {
    tabstop_accessible_set_expanded(pointer, isExpanded ? 1 : 0)
  }

  /// What its owner has said that describes the widget.
  public var accessibleDescriptions: [String] {
    let required = isRequiredInWords ? "Required" : nil
    return [required, promptDescription, accessibleHint, accessibleHelp, place?.text]
      .compactMap { $0 }.filter { !$0.isEmpty }
  }

  func describe() {
    if let describer {
      describer()
    } else if accessibleDescriptions.isEmpty {
      resetAccessibleDescription()
    } else {
      setAccessibleDescription(accessibleDescriptions.joined(separator: ". "))
    }
  }

  public func setAccessibleDescription(_ text: String) {
    tabstop_accessible_set_string(described.pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  public func resetAccessibleDescription() {
    gtk_accessible_reset_property(described.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
  }

  /// Keeps a placeholder that repeats the name from being read beside it.
  public func resetAccessiblePlaceholder() {
    gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER)
  }

  public func setDescribed(by widget: Widget) {
    tabstop_accessible_set_relation(
      described.pointer, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, widget.pointer)
  }

  /// By both, in this order.
  public func setDescribed(by first: Widget, and second: Widget) {
    tabstop_accessible_set_relations(
      described.pointer, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, first.pointer, second.pointer)
  }

  public func resetDescribed() {
    gtk_accessible_reset_relation(described.opaque, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY)
  }

  /// Sets what kind of thing this is: only before an assistive technology has met it.
  public func setRole(_ role: GtkAccessibleRole) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(bitPattern: role.rawValue))
    g_object_set_property(cast(to: GObject.self), "accessible-role", &value)
    g_value_unset(&value)
  }

  /// Makes a part of GTK's own, which GTK calls generic, a thing for the layout only: see `layout`.
  /// On newer GTK what is generic can have no name, either; GTK before 4.14 would call it by the name
  /// of its class.
  public static func setLayoutRole(_ part: UnsafeMutablePointer<GtkWidget>?) {
    guard let part else { return }
    Widget(part).setRole(.layout)
  }

  /// The same for what has a role, but no name: GTK 4.8 would give it that of its class.
  public func setNamelessRole(_ role: GtkAccessibleRole) {
    setRole(role)
    tabstop_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
  }

  /// Keeps GTK before 4.14 from calling the widget by the name of its class while nothing names it.
  public func setNameless() {
    guard !GtkVersion.isModern else { return }
    tabstop_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
  }

  public func setHeading(level: Int32) {
    setRole(GTK_ACCESSIBLE_ROLE_HEADING)
    tabstop_accessible_set_level(pointer, level)
  }

  /// Tells which label on screen says what is wrong, where GTK can (4.16 and newer: with several, it is
  /// another type before). Orca 48 says nothing of that, but no longer reads the label with the group
  /// around, as a text of nobody's.
  public func setErrorMessage(_ label: Widget?) {
    guard gtk_get_major_version() > 4 || gtk_get_minor_version() >= 16 else { return }
    if let label {
      tabstop_accessible_set_relation(
        pointer, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, label.pointer)
    } else {
      gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE)
    }
  }

  /// Tells, where GTK can (4.14 and newer), that what is entered is not valid. On older ones the
  /// state is exported as "this object is gone" and silences the screen reader: nothing is set.
  public func setInvalid(_ isInvalid: Bool) {
    guard GtkVersion.isModern else { return }
    if isInvalid {
      tabstop_accessible_set_invalid(pointer, 1)
    } else {
      gtk_accessible_reset_state(opaque, GTK_ACCESSIBLE_STATE_INVALID)
    }
  }
}

extension Widget {
  /// Puts a control on the accessibility bus before it gets the focus.
  ///
  /// GTK 4.8 makes what assistive technology knows of a control when it first gets the focus. Of the
  /// very first in a window Orca then hears the name alone.
  package func makeAccessible() {
    // Any change of what GTK itself tells assistive technology makes it.
    let widget = innerText ?? pointer
    // Back to what it was: of a group of options, the options have the focus, not the group.
    let isFocusable = gtk_widget_get_focusable(widget)
    gtk_widget_set_focusable(widget, 1 - isFocusable)
    gtk_widget_set_focusable(widget, isFocusable)
  }
}

extension GtkAccessibleRole {
  /// Of what is there for the layout only: a "filler" for assistive technology. On newer GTK GENERIC
  /// is a panel, and boxes in boxes would be panels in panels; a region is a filler (up to 4.18; if a
  /// later one makes landmarks of regions, panels are better).
  public static let layout =
    GtkVersion.isModern && gtk_get_major_version() == 4 && gtk_get_minor_version() <= 18
    ? GTK_ACCESSIBLE_ROLE_REGION : GTK_ACCESSIBLE_ROLE_GENERIC
}

extension GtkAccessibleRole {
  /// Of a text in a list's row, which the row's name says, too; `nil`: that of any label. Orca 48 reads
  /// a row's labels behind its name, but no paragraphs, which GTK has since 4.14.
  public static let textOfRow = GtkVersion.isModern ? GtkAccessibleRole(80) : nil
}

/// What the GTK that runs can do, which may be newer than the one that was built against.
public enum GtkVersion {
  /// 4.14 or newer: announcements, and a usable INVALID state.
  public static let isModern =
    gtk_get_major_version() > 4
    || (gtk_get_major_version() == 4 && gtk_get_minor_version() >= 14)
}
