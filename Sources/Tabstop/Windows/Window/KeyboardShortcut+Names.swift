internal import CGtk
internal import GtkBridge

extension KeyEquivalent {
  /// GDK's key for it; 0 if there is none.
  var keyval: UInt32 {
    if let keyval = Self.keyvals[self] { return keyval }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return 0
    }
    return gdk_unicode_to_keyval(scalar.value)
  }
}

extension KeyboardShortcut {
  /// Whether Shift is part of a letter, as in `"N"`.
  private var gdkModifiers: GdkModifierType {
    let all = key.character.isUppercase ? modifiers.union(.shift) : modifiers
    // The first bits are GDK's.
    return GdkModifierType(UInt32(all.intersection([.shift, .control, .option]).rawValue))
  }

  private var keyval: UInt32 { gdk_keyval_to_lower(key.keyval) }

  /// The keys as GTK's menus show them, in the user's language: "Ctrl+N".
  package var displayName: String {
    guard keyval != 0, let label = gtk_accelerator_get_label(keyval, gdkModifiers) else {
      return ""
    }
    defer { g_free(label) }
    return String(cString: label)
  }

  /// The keys as a menu model has them: "<Control>n"; `nil` if GDK has no such key.
  var accelerator: String? {
    guard keyval != 0, let name = gtk_accelerator_name(keyval, gdkModifiers) else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }
}

extension Widget {
  /// Exports the keys of a control, or that it has none.
  func setAccessibleShortcut(_ shortcut: KeyboardShortcut?) {
    if let shortcut {
      tabstop_accessible_set_string(
        pointer, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, shortcut.displayName)
    } else {
      gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS)
    }
  }
}
