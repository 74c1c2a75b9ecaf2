internal import GtkBridge

// A swatch says its colour: a button that shows nothing but a shape, or a shape with a tap, such as
// `Circle().fill(color).onTapGesture { … }`. Nothing else of it could be spoken.

extension Color {
  /// Whether nothing shines through.
  var isSolid: Bool { !isClear && components.opacity > 0.5 }
}

extension FocusableControl {
  /// The colours inside, in words; empty without one, with more than two, and for what shows a text at other
  /// times, such as a card of a game that is face down.
  var swatchName: String {
    guard widget.pointer.firstInTree(where: { $0.isLabel }) == nil else { return "" }
    var names: [String] = []
    owner.collectColors(into: &names)
    return names.count > 2 ? "" : names.joined(separator: ", ")
  }
}

/// The names of swatches that are beside each other: those of similar colours have numbers.
@MainActor
struct SwatchNames {
  private var groups: [WidgetPointer: [ObjectIdentifier: String]] = [:]

  /// The name of a swatch, as of now. Others beside it get theirs with it.
  mutating func name(of control: FocusableControl) -> String {
    let name = control.swatchName
    guard !name.isEmpty, let group = control.swatchGroup else { return name }
    let names = groups[group] ?? Self.names(in: group, of: control.owner.window)
    groups[group] = names
    return names[ObjectIdentifier(control)] ?? name
  }

  /// Counts the swatches in a container again, of which some have gone.
  static func renew(in group: WidgetPointer, of window: WindowContext) {
    _ = names(in: group, of: window)
  }

  private static func names(
    in group: WidgetPointer, of window: WindowContext
  ) -> [ObjectIdentifier: String] {
    var swatches: [(control: FocusableControl, name: String)] = []
    var counts: [String: Int] = [:]
    var next = group.firstChild
    while let child = next {
      next = child.nextSibling
      guard let control = control(in: child, of: window) else { continue }
      let name = control.swatchName
      guard !name.isEmpty else { continue }
      swatches.append((control, name))
      counts[name, default: 0] += 1
    }
    var names: [ObjectIdentifier: String] = [:]
    var numbers: [String: Int] = [:]
    for (control, name) in swatches {
      ViewCost.step()
      numbers[name, default: 0] += 1
      let (number, count) = (numbers[name]!, counts[name]!)
      let whole = count > 1 ? "\(name), \(String(own: "\(number) of \(count)"))" : name
      names[ObjectIdentifier(control)] = whole
      // It may have been alone with its colour until now, or be so from now on. Others have the name of a text.
      if control.widget.isNamedByNeighbours, let present = control.widget.accessibleName,
        present == name || present.hasPrefix("\(name), ")
      {
        control.widget.setNeighbourName(whole)
      }
    }
    return names
  }

  private static func control(
    in widget: WidgetPointer, of window: WindowContext
  ) -> FocusableControl? {
    let swatch = widget.firstInTree {
      window.focusables[UnsafeMutableRawPointer($0)] != nil
    }
    guard let swatch else { return nil }
    let object = window.focusables[UnsafeMutableRawPointer(swatch)]?.object
    guard let control = object?.owner as? FocusableControl, control.isNamedByContent,
      control.widget.lacksOwnName
    else { return nil }
    return control
  }
}

extension FocusableControl {
  /// The container that has other views beside the control.
  var swatchGroup: WidgetPointer? {
    var branch = widget.pointer
    while branch.previousSibling == nil, branch.nextSibling == nil, let parent = branch.parent {
      branch = parent
    }
    return branch.parent
  }
}

extension _Node {
  fileprivate func collectColors(into names: inout [String]) {
    if let name = fillColor?.spokenName, !names.contains(name) {
      names.append(name)
    }
    forEachChild { $0.collectColors(into: &names) }
  }
}
