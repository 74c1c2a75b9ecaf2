import Tabstop

/// A kind of container, control or modifier that may have many entries.
protocol Kind {
  var rawValue: String { get }
  func view(_ stage: Stage) -> AnyView
}

/// All kinds, in the order in which they are listed.
let kinds: [any Kind] =
  StackKind.allCases + FormKind.allCases + CollectionKind.allCases + ChoiceKind.allCases
  + NavigationKind.allCases + ModifierKind.allCases

/// The values that the view of a kind uses.
struct Stage {
  @Bindable var trial: Trial
  let focus: FocusState<Int?>.Binding

  var items: [Item] { trial.items }
  var content: AnyView { trial.kind.view(self) }
}
