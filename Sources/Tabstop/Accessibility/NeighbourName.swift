internal import CGtk
internal import GtkBridge

/// A control without a title, as `TextField("", text: $name)` or `Toggle("", isOn: $on)` make it, is
/// named by the text that stands before it, or else right behind it.
extension FocusableControl {
  /// Names the control when the views are up to date, if nothing else has named it.
  ///
  /// - Parameters:
  ///   - prompt: What names a field where no text stands before it.
  ///   - isSecure: Whether it is for a password.
  func nameByNeighbours(prompt: String = "", isSecure: Bool = false) {
    guard isNamedByNeighbours || widget.lacksAccessibleName else { return }
    Updater.shared.afterUpdate { [weak self] in
      guard let self, owner.isMounted, isNamedByNeighbours || widget.lacksAccessibleName else {
        return
      }
      isNamedByNeighbours = true
      let purpose = tabstop_is_entry(widget.raw) != 0 ? owner.environment.inherited.purpose : ""
      let name = Neighbours(of: self).name(
        prompt: prompt, purpose: isSecure && purpose.isEmpty ? "Password" : purpose)
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

  /// - Parameter purpose: What a field is for, where nothing on screen says it.
  func name(prompt: String, purpose: String) -> String {
    let isField = tabstop_is_entry(control.widget.raw) != 0
    var behind = ""
    var number = ""
    var steps = 0
    var branch = control.widget.pointer
    /// Without a text before the control.
    func otherName() -> String {
      let words = [behind, prompt, purpose].first { !$0.isEmpty } ?? ""
      // (A password and the same in plain letters lie over each other.)
      let isNumbered = words.isEmpty || (words == purpose && purpose != "Password")
      return isNumbered ? joined(purpose, number) : words
    }
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
      if number.isEmpty { number = place(in: siblings.flatMap(\.holding.untitled)) }
      for start in siblings[..<index].indices.reversed() {
        let before = siblings[start].holding
        // A text beside another control is that one's.
        if before.hasTitled || (!before.text.isEmpty && !before.untitled.isEmpty) {
          return otherName()
        }
        guard !before.text.isEmpty else { continue }
        let group = siblings[(start + 1)...].prefix {
          $0.holding.text.isEmpty || $0.widget == branch
        }
        if siblings.flatMap(\.holding.untitled).count == 1,
          !siblings.contains(where: \.holding.hasTitled)
        {
          dissolve(parent)
        }
        return joined(before.text, place(in: group.flatMap(\.holding.untitled)))
      }
      if behind.isEmpty, steps <= 2, index + 1 < siblings.count {
        behind = siblings[index + 1].holding.text
        if !isField, !behind.isEmpty { return behind }
      }
    }
    // A text behind a field is the last to be its name: an error, perhaps.
    if isField, !prompt.isEmpty { behind = "" }
    return otherName()
  }

  /// A section with one control has its header as the name of that, and is no group beside it: the
  /// name would be said twice. What is on screen keeps its role, which may be known already.
  private func dissolve(_ section: Pointer) {
    guard gtk_widget_has_css_class(section, "form-section") != 0,
      gtk_widget_get_mapped(section) == 0
    else { return }
    Widget(section).setRole(.layout)
  }

  private func joined(_ words: String, _ number: String) -> String {
    words.isEmpty ? number : number.isEmpty ? words : "\(words), \(number)"
  }

  /// Several controls after one text, or none, are told apart by their number.
  private func place(in group: [FocusableControl]) -> String {
    guard group.count > 1, let index = group.firstIndex(where: { $0 === control }) else {
      return ""
    }
    return "\(index + 1) of \(group.count)"
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

extension InheritedValues {
  /// What a field is for, by what the program says of its content or its keyboard.
  fileprivate var purpose: String {
    switch textContentType {
    case .name, .familyName, .givenName: return "Name"
    case .username, .nickname: return "User name"
    case .password, .newPassword: return "Password"
    case .oneTimeCode: return "Code"
    case .emailAddress: return "Email"
    case .telephoneNumber: return "Phone"
    default: break
    }
    switch keyboardType {
    case .emailAddress: return "Email"
    case .phonePad: return "Phone"
    default: return ""
    }
  }
}
