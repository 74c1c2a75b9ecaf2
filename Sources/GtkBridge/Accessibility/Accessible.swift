public import CGtk
internal import Localization

/// Names, descriptions and relations for assistive technologies.
extension Widget {
  /// Shows a widget that is not a GTK check box as checked or unchecked, also to assistive
  /// technology.
  public func setChecked(_ isChecked: Bool) {
    if isChecked {
      gtk_widget_set_state_flags(pointer, GTK_STATE_FLAG_CHECKED, 0)
    } else {
      gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_CHECKED)
    }
    setAccessibleChecked(isChecked)
  }

  /// Sets the checked state of a widget with the role of a check box.
  public func setAccessibleChecked(_ isChecked: Bool) {
    tabstop_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_CHECKED, isChecked ? 1 : 0)
  }

  /// Sets the accessible state "selected".
  public func setAccessibleSelected(_ isSelected: Bool) {
    tabstop_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
  }

  /// Whether assistive technology sees the widget as one that is on or off.
  public var isSwitched: Bool {
    [.checkbox, .menuItemCheckbox, GTK_ACCESSIBLE_ROLE_SWITCH].contains(accessibleRole)
  }

  /// Copies the on or off state of `other`, which has the same role, to assistive technology.
  public func setAccessibleSwitched(like other: Widget) {
    let flags = gtk_widget_get_state_flags(other.pointer)
    setAccessibleChecked(flags.rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0)
  }

  /// Sets whether the widget is busy.
  public func setAccessibleBusy(_ isBusy: Bool) {
    tabstop_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_BUSY, isBusy ? 1 : 0)
  }

  /// Sets the accessible property "modal".
  public func setAccessibleModal(_ isModal: Bool) {
    tabstop_accessible_set_flag(pointer, GTK_ACCESSIBLE_PROPERTY_MODAL, isModal ? 1 : 0)
  }

  /// Marks the widget as required: by the property, which Orca (43 to 48) does not announce, and in
  /// the description.
  public func setAccessibleRequired(_ isRequired: Bool) {
    isRequiredInDescription = isRequired
    tabstop_accessible_set_flag(pointer, GTK_ACCESSIBLE_PROPERTY_REQUIRED, isRequired ? 1 : 0)
    describe()
  }

  /// Sets the level of a heading.
  public func setHeadingLevel(_ level: Int32) {
    tabstop_accessible_set_level(pointer, level)
  }

  /// Names the widget by another widget. A click on that one does not go to this widget.
  public func setLabelled(by widget: Widget) {
    visibleLabel = widget
    tabstop_accessible_set_relation(pointer, GTK_ACCESSIBLE_RELATION_LABELLED_BY, widget.pointer)
    nameWithValue()
  }

  /// Removes the relation "labelled by".
  public func resetLabelled() {
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
  }

  /// Names the button inside a menu button, drop-down or colour button. That button has the focus
  /// (GTK 4.8), and no name or only its text. Its contents get no name and no focusable state:
  /// GTK's own parts would be announced as well, and as focusable.
  public func nameInnerButton(_ title: String, value: String = "") {
    guard let first = gtk_widget_get_first_child(pointer) else { return }
    let button = innerButton?.widget ?? Widget(first)
    innerButton = (button, title, value)
    button.resetLabelled()
    // GTK's own menu button sets the relation by itself.
    button.resetDescribed()
    if let content = gtk_widget_get_first_child(first) {
      Widget(content).setAccessibleHidden(true)
    }
    nameWithValue()
    describe()
  }

  /// The name of the inner button.
  public var innerButtonName: String { accessibleName ?? innerButton?.title ?? "" }

  /// The widget that has the focus and the description here: the inner button, if there is one.
  private var described: Widget { innerButton?.widget ?? self }

  /// Sets the accessible state "expanded": whether what this widget opens is open.
  public func setExpanded(_ isExpanded: Bool) {
    tabstop_accessible_set_expanded(pointer, isExpanded ? 1 : 0)
  }

  /// Removes the accessible state "expanded" of a widget that opens nothing any more.
  public func resetExpanded() {
    gtk_accessible_reset_state(opaque, GTK_ACCESSIBLE_STATE_EXPANDED)
  }

  /// The parts of the description that the widget's owner has set.
  public var accessibleDescriptions: [String] {
    let required =
      isRequiredInDescription
      ? Localizer.current.text("Required", bundle: "tabstop_Tabstop") : nil
    let level =
      accessibleLevel > 1
      ? Localizer.current.text(
        "Level %lld", "Level %lld", [FormatArgument(describing: accessibleLevel)],
        bundle: "tabstop_Tabstop") : nil
    let hint = accessibleHint ?? labelHint
    return [required, level, promptDescription, hint, helpBesideName, place?.text()]
      .compactMap { $0 }.filter { !$0.isEmpty }
  }

  func describe() {
    if let describer { return describer() }
    let descriptions = accessibleDescriptions
    if descriptions.isEmpty {
      resetAccessibleDescription()
    } else {
      setAccessibleDescription(descriptions.joined(separator: ". "))
    }
  }

  /// The description that was last passed to assistive technology. It is the same for every
  /// `Widget` of one GTK widget, because announcements look the widget up by GTK's focus.
  var assignedDescription: String? {
    get {
      let object = described.raw.assumingMemoryBound(to: GObject.self)
      return g_object_get_qdata(object, assignedDescriptionKey).map {
        String(cString: $0.assumingMemoryBound(to: CChar.self))
      }
    }
    set {
      let object = described.raw.assumingMemoryBound(to: GObject.self)
      if let newValue {
        g_object_set_qdata_full(object, assignedDescriptionKey, g_strdup(newValue), { g_free($0) })
      } else {
        g_object_set_qdata(object, assignedDescriptionKey, nil)
      }
    }
  }

  /// Sets the accessible description.
  public func setAccessibleDescription(_ text: String) {
    assignedDescription = text
    tabstop_accessible_set_string(described.pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// Removes the accessible description. GTK (4.18) describes a widget that has none by its tooltip, whose words are
  /// those of the name: there it gets a blank one.
  public func resetAccessibleDescription() {
    assignedDescription = nil
    if GtkVersion.isModern, gtk_widget_get_tooltip_text(described.pointer) != nil {
      tabstop_accessible_set_string(described.pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, " ")
      return
    }
    gtk_accessible_reset_property(described.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
  }

  /// Removes a placeholder that repeats the name, so that it is not announced twice.
  public func resetAccessiblePlaceholder() {
    gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER)
  }

  /// Sets the relation "described by".
  public func setDescribed(by widget: Widget) {
    tabstop_accessible_set_relation(
      described.pointer, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, widget.pointer)
  }

  /// Describes the widget by two others, in this order.
  public func setDescribed(by first: Widget, and second: Widget) {
    tabstop_accessible_set_relations(
      described.pointer, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, first.pointer, second.pointer)
  }

  /// Removes the relation "described by".
  public func resetDescribed() {
    gtk_accessible_reset_relation(described.opaque, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY)
  }

  /// Sets the accessible role. Must be called before assistive technology knows the widget.
  public func setRole(_ role: GtkAccessibleRole) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(bitPattern: role.rawValue))
    g_object_set_property(cast(to: GObject.self), "accessible-role", &value)
    g_value_unset(&value)
  }

  /// Whether `renewRole(_:)` can change the role.
  public var canRenewRole: Bool {
    !pointer.hasRoot || pointer.parent?.isInstance(of: gtk_box_get_type()) == true
  }

  /// Changes the role of a widget that assistive technology may know already, if its parent is a box. GTK (4.8) refuses
  /// that while the widget is in a window: it leaves its parent for a moment, without the focus, and is another object
  /// for assistive technology then.
  public func renewRole(_ role: GtkAccessibleRole) {
    guard pointer.hasRoot else { return setRole(role) }
    guard accessibleRole != role, canRenewRole, let parent = pointer.parent else { return }
    let previous = pointer.previousSibling
    pointer.unparent()
    setRole(role)
    gtk_widget_insert_after(pointer, parent, previous)
  }

  /// Gives a part of a GTK widget, which GTK makes generic, a role for layout only: see `layout`.
  /// Newer GTK allows no name on a generic widget; GTK before 4.14 would name it after its class.
  public static func setLayoutRole(_ part: UnsafeMutablePointer<GtkWidget>?) {
    guard let part else { return }
    Widget(part).setRole(.layout)
  }

  /// Sets a role without a name: GTK 4.8 would name the widget after its class.
  public func setNamelessRole(_ role: GtkAccessibleRole) {
    setRole(role)
    tabstop_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
  }

  /// Stops GTK before 4.14 from naming the widget after its class while it has no other name.
  public func setNameless() {
    guard !GtkVersion.isModern else { return }
    tabstop_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
  }

  /// Gives the widget the role of a heading with a level.
  public func setHeading(level: Int32) {
    setRole(GTK_ACCESSIBLE_ROLE_HEADING)
    tabstop_accessible_set_level(pointer, level)
  }

  /// Sets the label on screen that shows the error, where GTK can (4.16 and newer; with several
  /// labels, the type of the value is another one before).
  public func setErrorMessage(_ label: Widget?) {
    guard gtk_get_major_version() > 4 || gtk_get_minor_version() >= 16 else { return }
    if let label {
      tabstop_accessible_set_relation(
        pointer, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, label.pointer)
    } else {
      gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE)
    }
  }

  /// Marks the value as invalid, where GTK can (4.14 and newer). Older versions export this state
  /// as "defunct", which silences the screen reader: nothing is set there.
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
  /// GTK 4.8 creates the accessible object of a control when it first gets the focus. For the first
  /// control in a window Orca then announces only the name.
  package func makeAccessible() {
    // Any change of an accessible property that GTK sets itself creates it.
    let widget = innerText ?? pointer
    // Restored: in a group of options, the options have the focus, not the group.
    let isFocusable = gtk_widget_get_focusable(widget)
    gtk_widget_set_focusable(widget, 1 - isFocusable)
    gtk_widget_set_focusable(widget, isFocusable)
  }
}

extension GtkAccessibleRole {
  /// The role of widgets that are only there for layout: a "filler" for assistive technology. On
  /// newer GTK, GENERIC is a panel, so nested boxes would be nested panels; a region is a filler
  /// (up to 4.18; if a later version makes landmarks of regions, panels are better).
  public static let layout =
    GtkVersion.isModern && gtk_get_major_version() == 4 && gtk_get_minor_version() <= 18
    ? GTK_ACCESSIBLE_ROLE_REGION : GTK_ACCESSIBLE_ROLE_GENERIC
}

extension GtkAccessibleRole {
  /// The role of a text that something else announces: that of a list row, whose name contains it,
  /// or the error of a field. Orca 48 reads labels after the name of the row or group around them,
  /// but no paragraphs, which GTK has since 4.14; `nil` before. A paragraph has no name, and gives
  /// none to a control.
  public static let paragraph = GtkVersion.isModern ? GtkAccessibleRole(80) : nil
}

private let assignedDescriptionKey = g_quark_from_static_string("tabstop-assigned-description")
