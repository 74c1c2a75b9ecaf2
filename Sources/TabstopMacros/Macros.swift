public import Tabstop

/// Makes a property a value of the environment (or of the focused values). Mirrors SwiftUI's
/// `@Entry`:
///
///     extension EnvironmentValues {
///       @Entry var isWide = false
///     }
///
/// The value after `=` is evaluated at each read if its type is written or visible (a literal, a
/// call of an initialiser); else it is stored, and must be `Sendable`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TabstopMacroPlugin", type: "EntryMacro")

/// Makes a type animatable by all its stored variables. Mirrors SwiftUI's `@Animatable`:
///
///     @Animatable struct Wedge: Shape {
///       var start: Angle
///       var end: Angle
///       @AnimatableIgnored var isFilled = true
///       func path(in rect: CGRect) -> Path { … }
///     }
///
/// Constants, and variables with an attribute, do not take part. Each other variable needs a type that is
/// written or visible, and animatable.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() =
  #externalMacro(module: "TabstopMacroPlugin", type: "AnimatableMacro")

/// Leaves a variable of an `@Animatable` type out of its animation. Mirrors SwiftUI's.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "TabstopMacroPlugin", type: "AnimatableIgnoredMacro")

/// A preview of views. Mirrors SwiftUI's `#Preview`. It generates a type that returns the
/// `Preview`; nothing runs until that is used.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TabstopMacroPlugin", type: "PreviewMacro")

/// A preview with traits, which are stored without effect: there is no preview canvas here.
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
