internal import Tabstop

/// The field whose accessory view is in the window's bar for editing.
@MainActor
enum AccessoryOwner {
  private static weak var field: UIView?
  private static let changes = KitChangeCount()

  /// Called when a field has got the focus or lost it. The bar stays while something in it has the focus.
  static func editingChanged(of field: UIView, to isEditing: Bool) {
    guard isEditing, field !== self.field else { return }
    self.field = field
    changes.next()
  }

  static func isOwner(_ field: UIView) -> Bool {
    _ = changes.number
    return field === self.field
  }
}

/// A modifier that shows the accessory view of a field while the field is edited.
struct AccessoryBar: ViewModifier {
  let field: UIView

  func body(content: Content) -> some View {
    // Read, to be observed.
    let _ = field.revision.number
    let view = field.inputAccessoryView
    // The place for it is there before the field has the focus.
    content.toolbar {
      if let view {
        ToolbarItemGroup(placement: .keyboard) {
          if AccessoryOwner.isOwner(field) { ShownUIView(view: view).id(view.identity) }
        }
      }
    }
  }
}
