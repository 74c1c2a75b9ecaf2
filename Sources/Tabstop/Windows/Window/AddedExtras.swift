/// The items of the desktop's panel that the program adds, besides those of its scenes.
@MainActor
enum AddedExtras {
  fileprivate(set) static var kinds: [WindowKind] = [] {
    didSet { ApplicationContext.running?.addedExtrasChanged() }
  }
  fileprivate static var lastNumber = 0

  /// Prepares all menus, which are about to be seen in that of a window.
  static func willOpen() { for kind in kinds { kind.willOpenExtra?() } }
}

/// An item of the desktop's panel that no scene declares, as `MenuBarExtra` shows it, until it is removed.
@MainActor
package final class AddedExtra {
  private let place: [Int]

  /// Adds an item. A program may do so before it runs.
  ///
  /// - Parameters:
  ///   - name: The name of the item, for tooltips and screen readers. After a change call `refresh()`; views observe
  ///     what it reads.
  ///   - label: The icon or the text.
  ///   - menu: The items of the menu.
  ///   - hasMenu: Whether the item has a menu; as `name`.
  ///   - willOpen: Called before the user sees the menu.
  ///   - activate: Called when the user activates an item without a menu, by the secondary pointer button or another one,
  ///     or when there is no panel.
  package init(
    name: @escaping () -> String, label: AnyView, menu: AnyView,
    hasMenu: @escaping () -> Bool, willOpen: @escaping () -> Void,
    activate: @escaping (_ isSecondary: Bool) -> Void
  ) {
    AddedExtras.lastNumber += 1
    // Scenes have places from 0 on, windows of the program's own those of one negative number.
    place = [-1, AddedExtras.lastNumber]
    var kind = WindowKind()
    kind.place = place
    kind.extraName = name
    kind.role = .extra
    kind.opensByItself = false
    kind.isSizedByContent = true
    kind.hasExtraMenu = hasMenu
    kind.activateExtra = activate
    kind.willOpenExtra = willOpen
    kind.extra = ExtraViews(label: { label }, content: { menu })
    kind.show = { window, _, environment in
      window.show(AddedExtraPage(name: name, menu: menu), in: environment)
    }
    kind.command = { open in
      AnyView(AddedExtraCommand(name: name, menu: menu, hasMenu: hasMenu, open: open))
    }
    AddedExtras.kinds.append(kind)
  }

  /// Shows the name again, and whether there is a menu: the item stays where it is.
  package func refresh() { ApplicationContext.running?.refreshExtra(at: place) }

  /// Removes the item.
  package func remove() { AddedExtras.kinds.removeAll { $0.place == place } }
}

/// An item of the panel in a window, on a desktop without one.
private struct AddedExtraPage: View {
  let name: () -> String
  let menu: AnyView

  var body: some View {
    VStack(alignment: .leading) { menu }.padding(12).navigationTitle(name())
  }
}

/// An item of the panel in the menu of a window.
private struct AddedExtraCommand: View {
  let name: () -> String
  let menu: AnyView
  let hasMenu: () -> Bool
  let open: () -> Void

  var body: some View {
    if hasMenu() {
      Menu(name()) { menu }
    } else {
      Button(name(), action: open)
    }
  }
}
