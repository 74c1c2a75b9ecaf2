/// The windows of a program while an iPhone or iPad has its simple interface, Assistive Access. A desktop
/// has none: it never opens, and its content is not created. Mirrors SwiftUI's `AssistiveAccess`.
public struct AssistiveAccess<Content: View>: _PrimitiveScene {
  public static func _collect(_ scene: Self, _ list: _SceneList) {}

  /// Creates a scene.
  public init(@ViewBuilder content: () -> Content) {}
}
