internal import Tabstop

/// The items of a menu of AppKit's.
struct MenuItems: View {
  let menu: NSMenu

  var body: some View {
    // Read, to be observed.
    let _ = menu.revision.number
    ForEach(menu.items.filter { !$0.isHidden }, id: \.self) { item in ShownMenuItem(item: item) }
  }
}

private struct ShownMenuItem: View {
  let item: NSMenuItem

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
      Menu(item.shownTitle) { MenuItems(menu: submenu) }.disabled(!item.canBeChosen)
    } else if item.state == .off {
      Button(item.shownTitle) { item.choose() }.disabled(!item.canBeChosen)
    } else {
      Toggle(item.shownTitle, isOn: Binding(get: { true }, set: { _ in item.choose() }))
        .disabled(!item.canBeChosen)
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
}
