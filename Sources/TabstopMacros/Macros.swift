public import Tabstop

/// Makes a value of the environment (or of the focused values) out of a property. Mirrors
/// SwiftUI's `@Entry`:
///
///     extension EnvironmentValues {
///       @Entry var isWide = false
///     }
///
/// The value after `=` is evaluated at each read when its type is written or shows (a literal, a
/// call of an initialiser); else it is kept, and has to be `Sendable`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TabstopMacroPlugin", type: "EntryMacro")

/// A preview of views. Mirrors SwiftUI's `#Preview`. It makes a type that gives the `Preview`;
/// nothing runs until someone asks for it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TabstopMacroPlugin", type: "PreviewMacro")

/// A preview with traits, which are kept as said: nothing here is shown in a canvas.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TabstopMacroPlugin", type: "PreviewMacro")

/// Lets a `#Preview` have state of its own. Mirrors SwiftUI's `@Previewable`.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "TabstopMacroPlugin", type: "PreviewableMacro")
