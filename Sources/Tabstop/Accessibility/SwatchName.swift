internal import GtkBridge

/// A swatch says its colour: a button that shows nothing but a shape, or a shape with a tap, such as
/// `Circle().fill(color).onTapGesture { … }`. Nothing else of it could be spoken.
@MainActor
protocol FilledNode: _Node {
  /// The one colour that the program has given the area; `nil` if the area is seen through.
  var fillColor: Color? { get }
}

extension ShapeNode: FilledNode {
  var fillColor: Color? { (filling as? Color).flatMap { $0.isSolid ? $0 : nil } }
}

extension ColorNode: FilledNode {
  var fillColor: Color? { view.isSolid ? view : nil }
}

extension Color {
  fileprivate var isSolid: Bool { !isClear && components.opacity > 0.5 }
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
    if let name = (self as? any FilledNode)?.fillColor?.spokenName, !names.contains(name) {
      names.append(name)
    }
    forEachChild { $0.collectColors(into: &names) }
  }
}
