/// The decoration that a program has drawn around a view, up to the nearest column, list or window:
/// inside of it, a field or a titled button has no box of its own, as on iOS. The desktop's own box
/// would be an edge within an edge, or hide a placeholder below the field.
enum DrawnBox {
  case none
  /// The views of a `ZStack`: the program's placeholder is below a field without a title.
  case layers
  /// A background, a border, a shape in front, or one below all other views of a `ZStack`.
  case box
}

extension InheritedValues {
  /// Views below each other, or in a container of their own, do not count as in the box around all
  /// of them.
  mutating func startArea(_ axis: Axis?) {
    stackAxis = axis
    drawnBox = .none
    isBarItem = false
    isRowAction = false
  }

  /// The default appearance of a field.
  @MainActor
  func fieldAppearance(isTitled: Bool) -> _TextFieldAppearance {
    guard textFieldStyle == .automatic else { return textFieldStyle }
    if drawnBox == .box || drawnBox == .layers && !isTitled { return .plain }
    return isHiddenInBox ? .plain : .automatic
  }

  /// Whether the box of a field depends on light and dark.
  var hasBoxForScheme: Bool { textFieldStyle == .automatic && foreground?.isFixed == true }

  /// Whether the text of a field has a colour for something dark, as white in a form on a picture, or for
  /// something light, so that the desktop's box would hide it: a contrast of less than 2:1.
  @MainActor
  private var isHiddenInBox: Bool {
    foreground?.contrastWithBoxes.map { $0 < 2 } ?? false
  }
}

extension Color {
  /// Whether it is the program's own, and none of the palette, whose colours are legible everywhere.
  var isFixed: Bool { !css.contains("@") }

  /// The contrast of a fixed colour with the desktop's boxes, which are light or dark, from 1 to 21.
  @MainActor
  fileprivate var contrastWithBoxes: Double? {
    guard isFixed else { return nil }
    let box = DesktopState.shared.colorScheme.get() == .dark ? 0.02 : 1
    let text = resolved { _ in nil }.luminance
    return (max(box, text) + 0.05) / (min(box, text) + 0.05)
  }

  /// The ground of materials behind texts of this colour; `nil` if the desktop's own is far enough from it.
  @MainActor
  var groundOfMaterials: Color? {
    guard let contrast = contrastWithBoxes, contrast < 3 else { return nil }
    return DesktopState.shared.colorScheme.get() == .dark
      ? Color(white: 0.98) : Color(red: 0.14, green: 0.14, blue: 0.15)
  }
}

/// A view type that wraps another.
private protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension ModifiedContent: Wrapping {
  fileprivate static var wrapped: Any.Type { Content.self }
}

extension Optional: Wrapping {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// Whether views of a type are shapes, with any modifiers.
func isShape(_ type: Any.Type) -> Bool {
  if let wrapping = type as? any Wrapping.Type { return isShape(wrapping.wrapped) }
  return type is any Shape.Type || type is any DrawnShape.Type
}

/// A shape with its colours.
protocol DrawnShape {}
extension _ShapeView: DrawnShape {}
