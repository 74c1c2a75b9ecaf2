internal import Tabstop

/// The items of a menu of AppKit's.
struct MenuItems: View {
  let menu: NSMenu
  /// Another one when the menu has changed, for a menu that opens in the same turn.
  var revision = 0
  /// The place of the first shown item.
  var first = 0
  /// Chooses an item of this menu.
  var choose: (NSMenuItem) -> Void = { $0.choose() }
  /// Whether the user can choose an item of this menu.
  var canBeChosen: (NSMenuItem) -> Bool = { $0.canBeChosen }

  var body: some View {
    // Read, to be observed.
    let _ = menu.revision.number
    ForEach(menu.items.dropFirst(first).filter { !$0.isHidden }, id: \.self) { item in
      ShownMenuItem(item: item, choose: choose, canBeChosen: canBeChosen(item))
    }
  }
}

private struct ShownMenuItem: View {
  let item: NSMenuItem
  let choose: (NSMenuItem) -> Void
  let canBeChosen: Bool

  var body: some View {
    // Read, to be observed.
    let _ = item.menu?.revision.number
    if let title = item.spokenTitle {
      shown.accessibilityLabel(title)
    } else {
      shown
    }
  }

  @ViewBuilder private var shown: some View {
    if item.isSeparatorItem {
      Divider()
    } else if let submenu = item.submenu {
      Menu(item.shownTitle) { MenuItems(menu: submenu) }.disabled(!canBeChosen)
    } else if let view = item.view {
      ShownUIView(view: view).id(view.identity)
    } else if item.state == .off {
      Button {
        choose(item)
      } label: {
        label
      }
      .disabled(!canBeChosen)._help(item.toolTip)
    } else {
      Toggle(isOn: Binding(get: { true }, set: { _ in choose(item) })) { label }
        .disabled(!canBeChosen)._help(item.toolTip)
    }
  }

  @ViewBuilder private var label: some View {
    let text = TitleOfItem(
      title: item.attributedTitle.map { Text($0.shown) } ?? Text(verbatim: item.title),
      subtitle: item.subtitle)
    if let image = item.image {
      HStack {
        Image(nsImage: image).accessibilityHidden(true)
        text
      }
    } else {
      text
    }
  }
}

/// The title of an item, with the text below it.
private struct TitleOfItem: View {
  let title: Text
  let subtitle: String?

  var body: some View {
    if let subtitle, !subtitle.isEmpty {
      VStack(alignment: .leading) {
        title
        Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary)
      }
    } else {
      title
    }
  }
}

extension NSMenu {
  /// Prepares the menu and its submenus before the user sees them.
  func willOpen() {
    delegate?.menuNeedsUpdate(self)
    delegate?.menuWillOpen(self)
    for item in items { item.submenu?.willOpen() }
    update()
  }

  /// Tells the delegates of the menu and its submenus that it is closed.
  func didClose() {
    for item in items { item.submenu?.didClose() }
    delegate?.menuDidClose(self)
  }

  /// What is called when a view's menu opens and is closed.
  var events: MenuEvents { MenuEvents(willOpen: willOpen, didClose: didClose) }

  /// The items of the menu as it is now. One without items is asked for them.
  var presentItems: MenuItems {
    if items.isEmpty { delegate?.menuNeedsUpdate(self) }
    return MenuItems(menu: self, revision: revision.number)
  }
}
