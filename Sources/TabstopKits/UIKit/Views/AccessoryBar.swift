internal import GtkBridge
internal import Tabstop

/// A modifier that shows the accessory view of a field in its window's bar for editing while the field is edited.
struct AccessoryBar: ViewModifier {
  let field: UIView
  /// Whether the field is edited: it has the focus, or something in the bar has.
  let isEdited: Bool
  /// Whether the field is edited when it is called.
  let isStillEdited: @MainActor () -> Bool
  @State private var isShown = false

  init(field: UIView, isEdited: Bool, isStillEdited: @escaping @MainActor () -> Bool) {
    (self.field, self.isEdited, self.isStillEdited) = (field, isEdited, isStillEdited)
  }

  func body(content: Content) -> some View {
    // Read, to be observed.
    let _ = field.revision.number
    let view = field.inputAccessoryView
    // The place for it is there before the field has the focus.
    content.toolbar {
      if let view {
        ToolbarItemGroup(placement: .keyboard) {
          if isShown { ShownUIView(view: view).id(view.identity) }
        }
      }
    }
    .onChange(of: isEdited, initial: true) { _, isEdited in
      if isEdited {
        isShown = true
      } else if isShown {
        // After the bar, so that Tab continues from the field.
        MainLoop.whenIdle { isShown = isStillEdited() }
      }
    }
  }
}
