internal import Tabstop
internal import TabstopFoundation

/// The items of a menu of UIKit's.
struct MenuElements: View {
  let elements: [UIMenuElement]
  var menu: UIMenu?
  /// Called when an action was chosen.
  var chosen: () -> Void = {}

  var body: some View {
    ForEach(Array(shown.enumerated()), id: \.offset) { item in MenuItemView(self, item.element) }
  }

  private var shown: [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      switch element {
      case let deferred as UIDeferredMenuElement: deferred.current
      case let action as UIAction: action.attributes.contains(.hidden) ? [] : [action]
      case let command as UICommand: command.attributes.contains(.hidden) ? [] : [command]
      default: [element]
      }
    }
  }

  /// Runs an action, and marks it if one of the items is chosen.
  func choose(_ action: UIAction) {
    if menu?.options.contains(.singleSelection) ?? false {
      for other in elements { (other as? UIAction)?.state = .off }
      action.state = .on
    }
    action.handler(action)
    chosen()
  }
}

private struct MenuItemView: View {
  let items: MenuElements
  let element: UIMenuElement

  init(_ items: MenuElements, _ element: UIMenuElement) {
    (self.items, self.element) = (items, element)
  }

  var body: some View {
    if let action = element as? UIAction {
      item(action.title, action.attributes, action.state) { items.choose(action) }
    } else if let command = element as? UICommand {
      item(command.title, command.attributes, command.state) { command.perform() }
        .keyboardShortcut((command as? UIKeyCommand)?.shortcut)
    } else if let menu = element as? UIMenu {
      let inner = MenuElements(elements: menu.children, menu: menu, chosen: items.chosen)
      if menu.options.contains(.displayInline) {
        Section(menu.title) { inner }
      } else {
        Menu(menu.title) { inner }
      }
    }
  }

  @ViewBuilder private func item(
    _ title: String, _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State,
    _ run: @escaping () -> Void
  ) -> some View {
    if state == .off {
      Button(title, role: attributes.contains(.destructive) ? .destructive : nil, action: run)
        .disabled(attributes.contains(.disabled))
    } else {
      Toggle(title, isOn: Binding(get: { true }, set: { _ in run() }))
        .disabled(attributes.contains(.disabled))
    }
  }
}
