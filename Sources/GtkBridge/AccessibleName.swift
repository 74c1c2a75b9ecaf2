internal import CGtk
private import Glibc

/// What a widget is called, and what it stands at.
extension Widget {
  /// Names the widget by a text that is not on screen. A name by the program, for assistive
  /// technology alone, stands whatever the content says.
  public func setAccessibleLabel(_ text: String, byProgram: Bool = false) {
    if isNamed, !byProgram { return }
    if text.isEmpty, isNamedByNeighbours { return }
    isNamedByNeighbours = false
    promptName = nil
    accessibleName = text
    nameWithValue()
    followName?()
  }

  /// Names a field by what it shows while it is empty, if no text beside it does.
  public func setPromptName(_ text: String) {
    guard !isNamed else { return }
    // (A text beside it is looked for when the views are up to date.)
    guard text != promptName else { return }
    promptName = text
    guard visibleLabel == nil else { return }
    isNamedByNeighbours = false
    accessibleName = text
    nameWithValue()
    followName?()
  }

  /// Has what is seen in an empty field be read behind a name that is another: a text beside the field,
  /// or a name by the program. Else Orca reads the name twice.
  public func readPrompt(_ prompt: String) {
    let isInName = prompt.isEmpty || (accessibleName ?? "").holds(prompt)
    if isPasswordEntry {
      // Orca (43, 48) does not read the prompt of one.
      resetAccessiblePlaceholder()
      let description = isInName ? nil : prompt
      guard description != promptDescription else { return }
      promptDescription = description
      describe()
    } else if isInName {
      resetAccessiblePlaceholder()
    } else {
      tabstop_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, prompt)
    }
  }

  /// Names the widget by what stands near it, until something names it that is meant for it.
  public func setNeighbourName(_ text: String) {
    guard lacksOwnName || isNamedByPrompt else { return }
    isNamedByNeighbours = !text.isEmpty || promptName == nil
    let name = text.isEmpty ? promptName ?? "" : text
    guard name != accessibleName else { return }
    accessibleName = name
    nameWithValue()
    followName?()
  }

  /// Takes back a name of its own: a label beside it, or its own text, says it.
  public func resetAccessibleLabel() {
    accessibleName = nil
    // (A label has its text for a name, by the same property.)
    if tabstop_is_label(raw) != 0 { return setAccessibleLabel(ownText ?? "") }
    if ownText == nil {
      resetToldName()
    } else {
      nameWithValue()
    }
    followName?()
  }

  /// Names the widget by a visible label, which also takes a click for it.
  ///
  /// This alone: with a LABEL property beside it Orca says the name twice.
  public func setLabel(_ label: Widget?) {
    if let visibleLabel, visibleLabel !== label {
      gtk_label_set_mnemonic_widget(visibleLabel.opaque, nil)
    }
    visibleLabel = label
    if let label {
      if isNamedByNeighbours {
        isNamedByNeighbours = false
        accessibleName = nil
      }
      if accessibleName == nil, valueInName == nil { resetToldName() }
      gtk_label_set_mnemonic_widget(label.opaque, pointer)
    } else {
      resetLabelled()
    }
    nameWithValue()
  }

  /// Says what the widget stands at. Only ranges tell it as a value, on newer GTK; else it is read
  /// behind the name.
  public func setAccessibleValue(_ text: String) {
    accessibleValue = text
    if tellsValueText {
      setValueText(text)
    } else {
      nameWithValue()
    }
    followName?()
  }

  /// Whether the program says what the widget stands at.
  public var hasAccessibleValue: Bool { !(accessibleValue ?? "").isEmpty }

  /// Whether what it stands at is told as a value of its own. Orca (48) does not read that of a spin
  /// button, but its text.
  private var tellsValueText: Bool {
    GtkVersion.isModern && tabstop_is_range(raw) != 0
      && g_type_check_instance_is_a(
        cast(to: GTypeInstance.self), gtk_spin_button_get_type()) == 0
  }

  /// Says a value of a range in words, on newer GTK. Of none Orca reads the number.
  public func setValueText(_ text: String) {
    guard tellsValueText else { return }
    tabstop_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
  }

  /// Has a screen reader say what the widget has come to stand at, if it has the focus: GTK before
  /// 4.14 tells of no value that changes. (As `Announcer` does it there.)
  public func announceValue(_ text: String) {
    guard !GtkVersion.isModern, let root = gtk_widget_get_root(pointer),
      let focus = gtk_root_get_focus(root), contains(focus)
    else { return }
    setAccessibleDescription(text)
    resetAccessibleDescription()
  }

  /// Tells a control in a row which row that is: "Delete Book flight". It is read behind its name, if
  /// that does not say it itself.
  public func setRowName(_ text: String) {
    guard text != rowName ?? "" else { return }
    rowName = text.isEmpty ? nil : text
    nameWithValue()
  }

  /// The text of the button has changed: GTK has named it after that.
  public func ownTextChanged() {
    toldName = nil
    if accessibleName != nil || valueInName != nil || rowName != nil { nameWithValue() }
  }

  private var valueInName: String? { tellsValueText ? nil : accessibleValue }

  private func withRow(_ name: String) -> String {
    guard let rowName, !name.holds(rowName) else { return name }
    return Self.both(name, rowName, separator: " ")
  }

  func nameWithValue() {
    if let inner = innerButton {
      let text = Self.both(
        withRow(accessibleName ?? inner.title), accessibleValue ?? inner.value, separator: " ")
      if GtkVersion.isModern {
        // Newer GTK gives the button the name of what it is in. That first: GTK reports the name that
        // the button has then, and Orca 48 announces a button anew that has the old one for a moment.
        resetLabelled()
        tabstop_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, text)
      }
      tabstop_accessible_set_string(
        inner.widget.pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, text)
      if GtkVersion.isModern { return }
    }
    let isOwn = accessibleName != nil || valueInName != nil || rowName != nil
    if visibleLabel != nil {
      if !isOwn { return }
      // Beside a name of its own a visible label would be read, too.
      resetLabelled()
    } else if GtkVersion.isModern || (isOwn && tabstop_is_button(raw) != 0) {
      // Newer GTK names a button by the label in it, and GTK 4.8 by an icon, which goes before a name
      // of its own.
      resetLabelled()
    }
    let text = Self.both(withRow(name), valueInName ?? "", separator: ", ")
    if text.isEmpty, innerButton != nil { return }
    // (GTK names a label anew with each text.)
    guard text != toldName || tabstop_is_label(raw) != 0 else { return }
    toldName = text
    tabstop_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, text)
  }

  private func resetToldName() {
    toldName = nil
    gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
  }

  /// What it is called, by whatever names it.
  public var name: String { accessibleName ?? ownText ?? visibleLabel?.ownText ?? "" }

  /// Whether what an empty field shows is its name, or would be without a text beside it.
  public var isNamedByPrompt: Bool {
    !isNamed && visibleLabel == nil && !(promptName ?? "").isEmpty
  }

  /// Whether nothing that is meant to name it has any words.
  public var lacksOwnName: Bool {
    !isNamed && !isNamedByPrompt && (isNamedByNeighbours || (accessibleName ?? "").isEmpty)
      && (visibleLabel?.ownText ?? "").isEmpty && (innerButton?.title ?? "").isEmpty
  }

  /// Whether what is typed is hidden.
  public var isPasswordEntry: Bool {
    g_type_check_instance_is_a(cast(to: GTypeInstance.self), gtk_password_entry_get_type()) != 0
  }

  // Not `joined`: 200 thousand instructions of a program's start, when it is used first.
  private static func both(_ name: String, _ value: String, separator: String) -> String {
    name.isEmpty ? value : value.isEmpty ? name : name + separator + value
  }

  /// The text of a widget that is a label, or of a button that has one for its title.
  private var ownText: String? {
    if tabstop_is_label(raw) != 0 {
      return gtk_label_get_text(opaque).map { String(cString: $0) }
    }
    return tabstop_button_title(raw).map { String(cString: $0) }
  }
}

extension String {
  /// Whether another text is part of this one, byte by byte. The standard library's `contains` brings
  /// regular expressions into a program: 1.3 MB.
  fileprivate func holds(_ part: String) -> Bool {
    withCString { text in part.withCString { strstr(text, $0) != nil } }
  }
}
