extension View {
  /// Lets the controls in the view have the focus, or not, without another widget around them: one of several that are
  /// one stop of Tab has it.
  package func _allowsFocus(_ allowsFocus: Bool) -> some View {
    modifier(FocusAbilityModifier(allowsFocus: allowsFocus))
  }
}

private struct FocusAbilityModifier: InheritanceModifier {
  let allowsFocus: Bool

  func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.allowsFocus = environment.inherited.allowsFocus && allowsFocus
  }
}
