/// Creates a rule of a tip for a parameter or for an event. Mirrors TipKit's `#Rule`:
///
///     var rules: [Rule] {
///       #Rule(Self.$isLoggedIn) { $0 }
///       #Rule(Self.opened) { $0.donations.donatedWithin(.week).count >= 3 }
///     }
///
/// The closure is Swift: it is not restricted to what a predicate of Foundation may contain.
@freestanding(expression)
public macro Rule<Input: Tips._RuleInput>(
  _ input: Input, _ body: @escaping @Sendable (Input.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "TabstopMacroPlugin", type: "TipRuleMacro")

/// Makes a static property a value that rules depend on, and that is stored with the state of the tips.
/// Mirrors TipKit's `@Parameter`; the parameter itself is the property's name after a `$`.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "TabstopMacroPlugin", type: "TipParameterMacro")
