/// The use of a shape. Mirrors SwiftUI's `ShapeRole`: stored in a type of shapes, without effect.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
  /// The use of the shapes of this type. No effect. Mirrors SwiftUI.
  public static var role: ShapeRole { .fill }
}
