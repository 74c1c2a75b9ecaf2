import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that expands the macros of `TabstopMacros` and `TipKitInterface`.
@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableMacro.self, AnimatableIgnoredMacro.self, EntryMacro.self, PreviewMacro.self,
    PreviewableMacro.self, TipParameterMacro.self, TipRuleMacro.self,
  ]
}
