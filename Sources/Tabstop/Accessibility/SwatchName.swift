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

extension _Node {
  fileprivate func collectColors(into names: inout [String]) {
    if let name = fillColor?.spokenName, !names.contains(name) {
      names.append(name)
    }
    forEachChild { $0.collectColors(into: &names) }
  }
}
