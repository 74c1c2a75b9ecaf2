/// The items of the desktop's panel that the program adds, besides those of its scenes.
@MainActor
enum AddedExtras {
  fileprivate(set) static var kinds: [WindowKind] = [] {
    didSet { ApplicationContext.running?.addedExtrasChanged() }
  }
  fileprivate static var lastNumber = 0
}

/// An item of the desktop's panel that no scene declares, as `MenuBarExtra` shows it, until it is removed.
@MainActor
package final class AddedExtra {
  private let place: [Int]

  /// Adds an item. A program may do so before it runs.
  ///
  /// - Parameters:
  ///   - title: The name of the item, for tooltips and screen readers.
  ///   - label: The icon or the text.
  ///   - menu: The items of the menu; `nil` if the item has none.
  ///   - willOpen: Called before the user sees the menu.
  ///   - activate: Called when the user activates an item without a menu, by the secondary pointer button or another one,
  ///     or when there is no panel.
  package init(
    title: String, label: AnyView, menu: AnyView?, willOpen: @escaping () -> Void,
    activate: ((_ isSecondary: Bool) -> Void)?
  ) {
    AddedExtras.lastNumber += 1
    // Scenes have places from 0 on, windows of the program's own those of one negative number.
    place = [-1, AddedExtras.lastNumber]
    var kind = WindowKind()
    kind.place = place
    kind.title = title
    kind.role = .extra
    kind.opensByItself = false
    kind.isSizedByContent = true
    kind.isExtraMenu = menu != nil
    kind.activateExtra = activate
    kind.willOpenExtra = willOpen
    let content = menu ?? AnyView(EmptyView())
    kind.extra = ExtraViews(label: { label }, content: { content })
    kind.show = { window, _, environment in
      window.show(VStack(alignment: .leading) { content }.padding(12), in: environment)
    }
    kind.command = { open in
      menu == nil ? AnyView(Button(title, action: open)) : AnyView(Menu(title) { content })
    }
    AddedExtras.kinds.append(kind)
  }

  /// Removes the item.
  package func remove() { AddedExtras.kinds.removeAll { $0.place == place } }
}
