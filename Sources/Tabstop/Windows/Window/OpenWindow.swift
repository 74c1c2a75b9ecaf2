internal import GtkBridge

/// An open window of the program.
@MainActor
final class OpenWindow {
  let window: WindowContext
  /// The place of its scene among the program's.
  let place: [Int]
  let value: WindowValue
  let connections: [SignalConnection]
  private var inherited: Inherited?

  private struct Inherited {
    let changes: [any InheritanceModifier]
    let isFirst: Bool
    let isExtraMenu: Bool
    let values: EnvironmentValues
  }

  init(
    _ window: WindowContext, of kind: WindowKind, for value: AnyHashable?,
    _ connections: [SignalConnection]
  ) {
    self.window = window
    place = kind.place
    self.value = WindowValue(value)
    self.connections = connections
  }

  /// The environment of its views: the same object while its scene does not change, so that a
  /// window does not evaluate all of its views whenever the `App` is evaluated.
  ///
  /// - Parameter isFirst: Whether it is the program's first window, which stays when its content is
  ///   dismissed.
  func environment(of kind: WindowKind, isFirst: Bool) -> EnvironmentValues {
    if let inherited, inherited.isFirst == isFirst, inherited.isExtraMenu == kind.isExtraMenu,
      inherited.changes.elementsEqual(kind.inheritance, by: { $0.isSame(as: $1) })
    {
      return inherited.values
    }
    var values = EnvironmentValues()
    if !isFirst {
      values.dismiss = DismissAction { [weak window] in
        if let window { window.widget.closeWindow() }
      }
      values.isPresented = true
    }
    values.isExtraMenu = kind.isExtraMenu
    values.inherited.isSettingsPage = kind.role == .settings
    ProgramLife.inherit(&values)
    for change in kind.inheritance { change.modify(&values) }
    inherited = Inherited(
      changes: kind.inheritance, isFirst: isFirst, isExtraMenu: kind.isExtraMenu, values: values)
    return values
  }
}
