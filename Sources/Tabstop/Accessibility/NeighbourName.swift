internal import CGtk
internal import GtkBridge

/// A control without a title, as `TextField("", text: $name)` or `Toggle("", isOn: $on)` make it, is
/// named by the text that stands before it, or else right behind it.
extension FocusableControl {
  /// Names the control when the views are up to date, if nothing else has named it.
  ///
  /// - Parameter prompt: What names a field where no text stands before it.
  func nameByNeighbours(prompt: String = "") {
    guard isNamedByNeighbours || widget.lacksAccessibleName else { return }
    Updater.shared.afterUpdate { [weak self] in
      guard let self, owner.isMounted, isNamedByNeighbours || widget.lacksAccessibleName else {
        return
      }
      isNamedByNeighbours = true
      let name = Neighbours(of: self).name(prompt: prompt)
      // A placeholder in a stack of views is gone as soon as something is typed.
      guard !name.isEmpty || widget.lacksAccessibleName else { return }
      widget.setAccessibleLabel(name)
      if name == prompt { widget.resetAccessiblePlaceholder() }
    }
  }
}

@MainActor
private struct Neighbours {
  private typealias Pointer = UnsafeMutablePointer<GtkWidget>

  /// What a part of the window holds.
  private struct Holding {
    var text = ""
    /// Controls without a title of their own.
    var untitled: [FocusableControl] = []
    /// Whether there is a control that has one; buttons aside.
    var hasTitled = false
  }

  private let control: FocusableControl
  private let window: WindowContext

  /// How many containers around a control may say what it is for.
  private static let reach = 4

  init(of control: FocusableControl) {
    self.control = control
    window = control.owner.window
  }

  func name(prompt: String) -> String {
    let isField = tabstop_is_entry(control.widget.raw) != 0
    var behind = ""
    var steps = 0
    var branch = control.widget.pointer
    while steps < Self.reach, let parent = gtk_widget_get_parent(branch),
      g_type_check_instance_is_a(Widget(parent).cast(to: GTypeInstance.self), gtk_native_get_type())
        == 0
    {
      defer { branch = parent }
      let siblings = holdings(in: parent)
      guard let index = siblings.firstIndex(where: { $0.widget == branch }),
        siblings.count > 1
      else { continue }
      steps += 1
      for start in siblings[..<index].indices.reversed() {
        let before = siblings[start].holding
        // A text beside another control is that one's.
        if before.hasTitled || (!before.text.isEmpty && !before.untitled.isEmpty) {
          return behind.isEmpty ? prompt : behind
        }
        guard !before.text.isEmpty else { continue }
        let group = siblings[(start + 1)...].prefix {
          $0.holding.text.isEmpty || $0.widget == branch
        }
        return name(before.text, in: group.flatMap(\.holding.untitled))
      }
      if behind.isEmpty, steps <= 2, index + 1 < siblings.count {
        behind = siblings[index + 1].holding.text
        if !isField, !behind.isEmpty { return behind }
      }
    }
    return prompt.isEmpty ? behind : prompt
  }

  /// Several controls after one text are told apart by their number.
  private func name(_ text: String, in group: [FocusableControl]) -> String {
    guard group.count > 1, let index = group.firstIndex(where: { $0 === control }) else {
      return text
    }
    return "\(text), \(index + 1) of \(group.count)"
  }

  private func holdings(in parent: Pointer) -> [(widget: Pointer, holding: Holding)] {
    var found: [(widget: Pointer, holding: Holding)] = []
    var child = gtk_widget_get_first_child(parent)
    while let widget = child {
      var holding = Holding()
      collect(widget, into: &holding)
      if !holding.text.isEmpty || !holding.untitled.isEmpty || holding.hasTitled {
        found.append((widget, holding))
      }
      child = gtk_widget_get_next_sibling(widget)
    }
    return found
  }

  private func collect(_ widget: Pointer, into holding: inout Holding) {
    guard gtk_widget_get_visible(widget) != 0 else { return }
    let raw = UnsafeMutableRawPointer(widget)
    if let other = window.focusables[raw]?.object.owner as? FocusableControl {
      if other.isNamedByNeighbours || other.widget.lacksAccessibleName {
        holding.untitled.append(other)
      } else if tabstop_is_button(raw) == 0 {
        holding.hasTitled = true
      }
      return
    }
    if tabstop_is_label(raw) != 0 {
      let text = gtk_label_get_text(OpaquePointer(widget)).map { String(cString: $0) } ?? ""
      if !text.isEmpty { holding.text += (holding.text.isEmpty ? "" : " ") + text }
      return
    }
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      collect(next, into: &holding)
      child = gtk_widget_get_next_sibling(next)
    }
  }
}
