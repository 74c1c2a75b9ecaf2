public import TabstopKits
public import TabstopMacros

/// A preview of a view or a controller. Mirrors UIKit's and AppKit's `#Preview`, without traits.
///
/// `_object` makes the macro of views the better one where both are possible: the compiler prefers the one
/// with fewer parameters.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, _object: Void = (), body: @escaping @MainActor () -> any _PreviewedObject
) = #externalMacro(module: "TabstopMacroPlugin", type: "PreviewMacro")

extension Preview {
  /// Creates a preview of a view or a controller of UIKit's or AppKit's, as `#Preview` does.
  @_disfavoredOverload
  public init(_ name: String? = nil, body: @escaping @MainActor () -> any _PreviewedObject) {
    self.init(name) { body()._preview }
  }
}
