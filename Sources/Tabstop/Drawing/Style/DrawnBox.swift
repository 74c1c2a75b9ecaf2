/// What a program has drawn around a view, as far as the nearest column, list or window: a field
/// or a titled button there has no box of its own, as on iOS. Of the desktop's own box nothing would
/// be seen but an edge within an edge, or it would hide a placeholder that lies below the field.
enum DrawnBox {
  case none
  /// The views of a `ZStack`: below a field without a title lies the program's placeholder.
  case layers
  /// A background, a border, or a shape in front.
  case box
}

extension InheritedValues {
  /// What stands below each other, or in a place of its own, is not in a box that is drawn around
  /// the whole of it.
  mutating func startArea(_ axis: Axis?) {
    stackAxis = axis
    drawnBox = .none
  }

  /// The look of a field that was given none.
  func fieldLook(isTitled: Bool) -> _TextFieldLook {
    guard textFieldStyle == .automatic else { return textFieldStyle }
    return drawnBox == .box || drawnBox == .layers && !isTitled ? .plain : .automatic
  }
}

/// A type of view around another.
private protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension ModifiedContent: Wrapping {
  fileprivate static var wrapped: Any.Type { Content.self }
}

extension Optional: Wrapping {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// Whether views of a type are shapes, whatever is done to them.
func isShape(_ type: Any.Type) -> Bool {
  if let wrapping = type as? any Wrapping.Type { return isShape(wrapping.wrapped) }
  return type is any Shape.Type || type is any DrawnShape.Type
}

/// A shape with its colours.
protocol DrawnShape {}
extension _ShapeView: DrawnShape {}
