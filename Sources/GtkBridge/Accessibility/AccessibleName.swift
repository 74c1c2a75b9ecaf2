internal import CGtk
private import Glibc

/// The accessible name and value of a widget.
extension Widget {
  /// Sets the widget's accessible name to a text that is not on screen. A name that the program
  /// sets takes precedence over a name from the content.
  public func setAccessibleLabel(_ text: String, byProgram: Bool = false) {
    if isNamed, !byProgram { return }
    if text.isEmpty, isNamedByNeighbours { return }
    isNamedByNeighbours = false
    promptName = nil
    accessibleName = text
    if byProgram { SpokenText.set(text, of: pointer) }
    nameWithValue()
    followName?()
  }

  /// Sets a field's accessible name to its placeholder, unless a label beside it names it.
  public func setPromptName(_ text: String) {
    guard !isNamed else { return }
    // The label beside the field is searched for later, when the views are up to date.
    guard text != promptName else { return }
    promptName = text
    guard visibleLabel == nil else { return }
    isNamedByNeighbours = false
    accessibleName = text
    nameWithValue()
    followName?()
  }

  /// Adds the placeholder of an empty field to its description if the name is another text: a
  /// label, or a name set by the program. Otherwise Orca would announce the name twice.
  ///
  /// - Parameter label: The text of the label that names the field, if there is one.
  public func readPrompt(_ prompt: String, besideLabel label: String = "") {
    let isInName =
      prompt.isEmpty || (accessibleName ?? "").holds(prompt) || label.holds(prompt)
    if isPasswordEntry {
      // Orca (43, 48) does not announce the placeholder of a password entry.
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

  /// Sets the widget's accessible name to the text near it, until it gets a name of its own.
  ///
  /// - Parameter withPrompt: Whether the placeholder is spoken after the text, as a part of the name,
  ///   unless the text has it already.
  public func setNeighbourName(_ text: String, withPrompt: Bool = false) {
    guard lacksOwnName || isNamedByPrompt else { return }
    isNamedByNeighbours = !text.isEmpty || promptName == nil
    let prompt = promptName ?? ""
    let name =
      text.isEmpty ? prompt : withPrompt && !text.holds(prompt) ? "\(text), \(prompt)" : text
    guard name != accessibleName else { return }
    accessibleName = name
    nameWithValue()
    followName?()
  }

  /// Names the widget by the text near it in place of its label, unless the program has named it.
  public func setNeighbourName(insteadOfLabel text: String) {
    guard !isNamed else { return }
    if let visibleLabel { gtk_label_set_mnemonic_widget(visibleLabel.opaque, nil) }
    visibleLabel = nil
    resetLabelled()
    accessibleName = nil
    setNeighbourName(text)
  }

  /// Removes the widget's own name: its label or its own text names it.
  public func resetAccessibleLabel() {
    accessibleName = nil
    SpokenText.set(nil, of: pointer)
    // A label's text is its name, by the same property.
    if tabstop_is_label(raw) != 0 { return setAccessibleLabel(ownText ?? "") }
    if ownText == nil {
      resetExportedName()
    } else {
      nameWithValue()
    }
    followName?()
  }

  /// Names the widget by a visible label, which also activates the widget when clicked.
  ///
  /// Sets only this relation: with a LABEL property as well, Orca announces the name twice.
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
      if accessibleName == nil, valueInName == nil { resetExportedName() }
      gtk_label_set_mnemonic_widget(label.opaque, pointer)
    } else {
      resetLabelled()
    }
    nameWithValue()
    if accessibleHelp != nil { describe() }
  }

  /// Sets the text of the widget's value. On newer GTK only ranges export it as a value; elsewhere
  /// it is added to the name.
  public func setAccessibleValue(_ text: String) {
    accessibleValue = text
    if exportsValueText {
      setValueText(text)
    } else {
      nameWithValue()
    }
    followName?()
  }

  /// Adds a word to a button's name, or removes it: that a button is selected is a state that screen
  /// readers do not announce (Orca 43 to 48).
  public func setSelectionText(_ text: String?) {
    guard text != selectionText else { return }
    selectionText = text
    nameWithValue()
  }

  /// Keeps the exported name as it is until `endNameChange`: when several parts of it change, a screen reader would
  /// announce each of the names between.
  public func beginNameChange() { holdsName = true }

  /// Exports the name with all parts that have changed.
  public func endNameChange() {
    guard holdsName else { return }
    holdsName = false
    nameWithValue()
  }

  /// Whether the program has set the text of the value.
  public var hasAccessibleValue: Bool { !(accessibleValue ?? "").isEmpty }

  /// Whether the text of the value is exported as a value. Not for a spin button: Orca (48)
  /// announces its text instead.
  private var exportsValueText: Bool {
    GtkVersion.isModern && tabstop_is_range(raw) != 0
      && g_type_check_instance_is_a(
        cast(to: GTypeInstance.self), gtk_spin_button_get_type()) == 0
  }

  /// Sets the text for a range's value, on newer GTK. Without one, Orca announces the number.
  public func setValueText(_ text: String) {
    guard exportsValueText else { return }
    tabstop_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
  }

  /// Announces the widget's new value if the widget has the focus: GTK before 4.14 does not notify
  /// of values that change. It uses the description, as `Announcer` does on those versions.
  public func announceValue(_ text: String) {
    guard !GtkVersion.isModern, let root = gtk_widget_get_root(pointer),
      let focus = gtk_root_get_focus(root), contains(focus)
    else { return }
    announceByDescription(text)
  }

  /// Sets the name of the row that contains this control: "Delete Book flight". It is added to the
  /// control's name, if that does not contain it.
  public func setRowName(_ text: String) {
    guard text != rowName ?? "" else { return }
    rowName = text.isEmpty ? nil : text
    nameWithValue()
  }

  /// Sets the accessible name again after the button's own text has changed, because GTK has
  /// replaced the name by that text.
  public func ownTextChanged() {
    exportedName = nil
    if accessibleName != nil || valueInName != nil || rowName != nil { nameWithValue() }
    if accessibleHelp != nil { describe() }
  }

  /// The text of the value, if it is a part of the name.
  private var valueInName: String? {
    guard let selectionText else { return exportsValueText ? nil : accessibleValue }
    return Self.both(exportsValueText ? "" : accessibleValue ?? "", selectionText, separator: ", ")
  }

  /// Returns a name with the row's name added, unless it contains that.
  private func withRow(_ name: String) -> String {
    guard let rowName, !name.holds(rowName) else { return name }
    return Self.both(name, rowName, separator: " ")
  }

  /// Exports the name, with the value if it is not exported by itself.
  func nameWithValue() {
    if holdsName { return }
    if let inner = innerButton {
      let text = Self.both(
        withRow(accessibleName ?? inner.title), accessibleValue ?? inner.value, separator: " ")
      if GtkVersion.isModern {
        // Newer GTK names the button by its contents. The name is reset first: GTK exports the name
        // that the button has at that moment, and Orca 48 announces a button again that has its old
        // name for a moment.
        resetLabelled()
        tabstop_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, text)
      }
      inner.widget.export(name: text)
      if GtkVersion.isModern { return }
    }
    let isOwn = accessibleName != nil || valueInName != nil || rowName != nil
    if visibleLabel != nil {
      if !isOwn { return }
      // With a name of its own, the visible label would be announced as well.
      resetLabelled()
    } else if GtkVersion.isModern || (isOwn && tabstop_is_button(raw) != 0) {
      // Newer GTK names a button by the label in it, and GTK 4.8 by an icon; either takes
      // precedence over a name of its own.
      resetLabelled()
    }
    // Only the button inside is named after the row.
    let isInner = innerButton != nil && name.isEmpty
    let text = Self.both(isInner ? "" : withRow(name), valueInName ?? "", separator: ", ")
    if text.isEmpty, innerButton != nil { return }
    // GTK sets the name of a label again with each new text.
    guard text != exportedName || tabstop_is_label(raw) != 0 else { return }
    export(name: text)
  }

  private func export(name text: String) {
    #if DEBUG
      if text != exportedName { Self.exportedNames?.append(text) }
    #endif
    exportedName = text
    tabstop_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, text)
  }

  private func resetExportedName() {
    exportedName = nil
    gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
  }

  /// The widget's current name, whatever sets it.
  public var name: String { accessibleName ?? ownText ?? visibleLabel?.ownText ?? "" }

  /// The name of the button inside, if there is one, else the widget's.
  public var nameOrInnerName: String { innerButton == nil ? name : innerButtonName }

  /// The tooltip, unless the name has its words already: they would be spoken twice. Orca (43 to 48) leaves
  /// out only a description that is the same to the letter.
  var helpBesideName: String? {
    guard let accessibleHelp else { return nil }
    return nameOrInnerName.says(accessibleHelp) ? nil : accessibleHelp
  }

  /// Whether the placeholder is the field's name, or would be without a label beside it.
  public var isNamedByPrompt: Bool {
    !isNamed && visibleLabel == nil && !(promptName ?? "").isEmpty
  }

  /// Whether neither the program nor a label names the widget.
  public var lacksOwnName: Bool {
    !isNamed && !isNamedByPrompt && (isNamedByNeighbours || (accessibleName ?? "").isEmpty)
      && (visibleLabel?.ownText ?? "").isEmpty && (innerButton?.title ?? "").isEmpty
  }

  /// Whether the widget hides what is typed.
  public var isPasswordEntry: Bool {
    g_type_check_instance_is_a(cast(to: GTypeInstance.self), gtk_password_entry_get_type()) != 0
  }

  // Does not use `joined`, whose first use costs the program's start 200 thousand instructions.
  private static func both(_ name: String, _ value: String, separator: String) -> String {
    name.isEmpty ? value : value.isEmpty ? name : name + separator + value
  }

  /// The text of a label, or of a button with a text as its title.
  private var ownText: String? {
    if tabstop_is_label(raw) != 0 {
      return gtk_label_get_text(opaque).map { String(cString: $0) }
    }
    return tabstop_button_title(raw).map { String(cString: $0) }
  }
}

extension String {
  /// Whether the text begins with the words of another, or differs from it in case, spaces and punctuation
  /// only.
  fileprivate func says(_ other: String) -> Bool {
    if self == other { return true }
    let (own, others) = (spokenWords, other.spokenWords)
    guard !others.isEmpty else { return false }
    return own.starts(with: others) || own.joined() == others.joined()
  }

  private var spokenWords: [Substring] {
    lowercased().split { !($0.isLetter || $0.isNumber || $0.isMathSymbol) }
  }

  /// Whether the text contains another, byte by byte. The standard library's `contains` would link
  /// regular expressions into the program: 1.3 MB.
  fileprivate func holds(_ part: String) -> Bool {
    withCString { text in part.withCString { strstr(text, $0) != nil } }
  }
}
