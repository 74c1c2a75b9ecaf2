/// Makes a structure or an enumeration one whose values a model can generate. Mirrors FoundationModels'
/// `@Generable`:
///
///     @Generable(description: "A journey")
///     struct Journey {
///       @Guide(description: "Where it leads") var destination: String
///       @Guide(.count(3)) var days: [String]
///     }
///
/// Each stored variable needs a type that is written, and that is `Generable`, or an optional of one. A
/// `GenerationID` is the identity of the content.
@attached(
  extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
  #externalMacro(module: "TabstopMacroPlugin", type: "GenerableMacro")

/// Describes a variable of a `@Generable` type. Mirrors FoundationModels'.
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "TabstopMacroPlugin", type: "GuideMacro")

/// Says what values of a variable of a `@Generable` type may be. Mirrors FoundationModels'.
@attached(peer)
public macro Guide<Value: Generable>(
  description: String? = nil, _ guides: GenerationGuide<Value>...
) = #externalMacro(module: "TabstopMacroPlugin", type: "GuideMacro")

/// Says what a text of a `@Generable` type has to match. Mirrors FoundationModels'.
@attached(peer)
public macro Guide<Output>(description: String? = nil, _ guides: Regex<Output>) =
  #externalMacro(module: "TabstopMacroPlugin", type: "GuideMacro")
