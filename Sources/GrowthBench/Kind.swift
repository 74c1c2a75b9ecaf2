import Tabstop

/// A kind of container, control or modifier that may have many entries.
protocol Kind {
  var rawValue: String { get }
  func view(_ stage: Stage) -> AnyView
}

let kinds: [any Kind] =
  StackKind.allCases + FormKind.allCases + CollectionKind.allCases + ChoiceKind.allCases
  + NavigationKind.allCases + ModifierKind.allCases

/// The parts that the kinds use.
struct Stage {
  @Bindable var trial: Trial
  let focus: FocusState<Int?>.Binding

  var items: [Item] { trial.items }
  var content: AnyView { trial.kind.view(self) }
}
