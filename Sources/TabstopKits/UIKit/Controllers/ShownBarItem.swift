internal import Tabstop
internal import TabstopFoundation

/// An item of a bar: its view, its menu or a button.
struct ShownBarItem: View {
  let item: UIBarButtonItem

  var body: some View {
    // Read, to be observed.
    let _ = UIBarItem.changes.number
    Group {
      if let view = item.customView {
        ShownUIView(view: view)
      } else if let menu = item.menu {
        let items = MenuElements(elements: menu.children, menu: menu) { UIBarItem.changes.next() }
        if let action {
          Menu {
            items
          } label: {
            label
          } primaryAction: {
            action()
          }
        } else {
          Menu {
            items
          } label: {
            label
          }
        }
      } else if let action {
        Button {
          action()
        } label: {
          label
        }
      }
    }
    .disabled(!item.isEnabled)
    .accessibilityLabel(
      Text(verbatim: item.accessibilityLabel ?? ""), isEnabled: item.accessibilityLabel != nil)
  }

  /// What the item does, if it does anything.
  private var action: (() -> Void)? {
    if let action = item.primaryAction { return { action.performWithSender(item, target: nil) } }
    return item.action.map { action in { TargetAction.send(action, to: item.target, from: item) } }
  }

  @ViewBuilder private var label: some View {
    if let title = item.title, !title.isEmpty {
      Text(verbatim: title)
    } else if let image = item.image {
      Image(uiImage: image)
    }
  }
}

extension UIViewController {
  /// A button that begins and ends the editing of the controller's content, with the title "Edit" or "Done".
  public var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let item = UIBarButtonItem(
      title: isEditing ? String(own: "Done") : String(own: "Edit"),
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    editButton = item
    return item
  }
}
