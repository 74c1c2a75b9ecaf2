internal import CGtk
internal import GtkBridge

/// A control without a title or a prompt, as `TextField("", text: $name)` or `Toggle("", isOn: $on)`
/// make it, is named by the text that stands before it, or else right behind it.
extension FocusableControl {
  /// Names the control when the views are up to date, if nothing else has named it.
  func nameByNeighbours() {
    if widget.lacksOwnName { UntitledControls.name(self) }
  }

  /// What a field is for, where nothing on screen says it.
  fileprivate var purpose: String {
    guard tabstop_is_entry(widget.raw) != 0 else { return "" }
    let purpose = owner.environment.inherited.purpose
    return purpose.isEmpty && widget.isPasswordEntry ? "Password" : purpose
  }
}

/// Those that are named when the views are up to date: together, as many may stand in one place.
@MainActor
private enum UntitledControls {
  private struct Asking {
    weak var control: FocusableControl?
  }

  private static var asking: [Asking] = []
  private static let naming = TurnRequest { nameAll() }

  static func name(_ control: FocusableControl) {
    asking.append(Asking(control: control))
    naming.ask()
  }

  private static func nameAll() {
    let asked = asking
    asking = []
    let places = Places()
    for asking in asked {
      guard let control = asking.control, control.owner.isMounted, control.widget.lacksOwnName
      else { continue }
      let name = Neighbours(of: control, in: places).name
      // A placeholder in a stack of views is gone as soon as something is typed.
      if name.isEmpty, control.widget.isNamedByNeighbours { continue }
      control.widget.setNeighbourName(name)
    }
  }
}

private typealias Pointer = UnsafeMutablePointer<GtkWidget>

/// What a part of the window holds.
private struct Holding {
  var text = ""
  /// Controls without a title of their own.
  var untitled: [FocusableControl] = []
  /// Whether there is a control that has one; buttons aside.
  var hasTitled = false
}

/// What stands in the containers that have been looked at.
@MainActor
private final class Places {
  typealias Parts = [(widget: Pointer, holding: Holding)]
  private var known: [Pointer: Parts] = [:]

  func holdings(in parent: Pointer, of window: WindowContext) -> Parts {
    if let parts = known[parent] { return parts }
    var found: Parts = []
    var child = gtk_widget_get_first_child(parent)
    while let widget = child {
      var holding = Holding()
      collect(widget, of: window, into: &holding)
      if !holding.text.isEmpty || !holding.untitled.isEmpty || holding.hasTitled {
        found.append((widget, holding))
      }
      child = gtk_widget_get_next_sibling(widget)
    }
    known[parent] = found
    return found
  }

  private func collect(_ widget: Pointer, of window: WindowContext, into holding: inout Holding) {
    guard gtk_widget_get_visible(widget) != 0 else { return }
    let raw = UnsafeMutableRawPointer(widget)
    if let other = window.focusables[raw]?.object.owner as? FocusableControl {
      if other.isNamedByContent { return }
      if other.widget.lacksOwnName {
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
      collect(next, of: window, into: &holding)
      child = gtk_widget_get_next_sibling(next)
    }
  }
}

@MainActor
private struct Neighbours {
  private let control: FocusableControl
  private let places: Places

  /// How many containers around a control may say what it is for.
  private static let reach = 4

  init(of control: FocusableControl, in places: Places) {
    self.control = control
    self.places = places
  }

  var name: String {
    let isField = tabstop_is_entry(control.widget.raw) != 0
    let purpose = control.purpose
    var behind = ""
    var number = ""
    var steps = 0
    var branch = control.widget.pointer
    /// Without a text before the control.
    func otherName() -> String {
      let words = behind.isEmpty ? purpose : behind
      // (A password and the same in plain letters lie over each other.)
      let isNumbered = words.isEmpty || (words == purpose && purpose != "Password")
      return isNumbered ? joined(purpose, number) : words
    }
    while steps < Self.reach, let parent = gtk_widget_get_parent(branch),
      g_type_check_instance_is_a(Widget(parent).cast(to: GTypeInstance.self), gtk_native_get_type())
        == 0
    {
      defer { branch = parent }
      let siblings = places.holdings(in: parent, of: control.owner.window)
      guard let index = siblings.firstIndex(where: { $0.widget == branch }),
        siblings.count > 1
      else { continue }
      steps += 1
      if number.isEmpty {
        number = place(in: siblings.flatMap(\.holding.untitled).filter { $0.purpose == purpose })
      }
      for start in siblings[..<index].indices.reversed() {
        let before = siblings[start].holding
        // A text beside another control is that one's.
        if before.hasTitled || (!before.text.isEmpty && !before.untitled.isEmpty) {
          return otherName()
        }
        guard !before.text.isEmpty else { continue }
        let group = siblings[(start + 1)...].prefix {
          $0.holding.text.isEmpty && !$0.holding.hasTitled || $0.widget == branch
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
