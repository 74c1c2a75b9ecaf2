/// An alert as a value. Mirrors SwiftUI's `Alert`, the original spelling of
/// `alert(_:isPresented:)`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button: "OK" by default.
  @preconcurrency @MainActor
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(String(own: "OK")))]
  }

  /// Creates an alert with two buttons: the one that cancels is first, whichever it is.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// Creates a button for the default action.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// Creates a button that cancels: Escape presses it.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// Creates a button with the title "Cancel".
    @preconcurrency @MainActor
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(String(own: "Cancel")), action: action)
    }

    /// Creates a button for a destructive action, in the warning colour.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// A list of actions, as a value. Mirrors SwiftUI's `ActionSheet`, the original spelling of
/// `confirmationDialog`.
public struct ActionSheet {
  /// A button of the sheet: as those of an alert.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a dialog with buttons below each other.
  ///
  /// - Parameter buttons: Only "Cancel" by default.
  @preconcurrency @MainActor
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an alert while `isPresented` is true. Mirrors SwiftUI.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      DeprecatedDialog(
        item: Binding(whilePresented: isPresented), id: { AnyHashable($0) },
        content: { _ in DeprecatedDialogValue(content()) }))
  }

  /// Shows an alert while there is an item for it. Mirrors SwiftUI.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      DeprecatedDialog(
        item: item, id: { AnyHashable($0.id) }, content: { DeprecatedDialogValue(content($0)) }))
  }

  /// Shows a list of actions while `isPresented` is true. Mirrors SwiftUI.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      DeprecatedDialog(
        item: Binding(whilePresented: isPresented), id: { AnyHashable($0) },
        content: { _ in DeprecatedDialogValue(content()) }))
  }

  /// Shows a list of actions while there is an item for it. Mirrors SwiftUI.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      DeprecatedDialog(
        item: item, id: { AnyHashable($0.id) }, content: { DeprecatedDialogValue(content($0)) }))
  }
}

/// The texts and buttons of an `Alert` or an `ActionSheet`.
struct DeprecatedDialogValue {
  let kind: DialogKind
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  init(_ alert: Alert) {
    (kind, title, message, buttons) = (.alert, alert.title, alert.message, alert.buttons)
  }

  init(_ sheet: ActionSheet) {
    kind = .confirmation(.visible)
    (title, message, buttons) = (sheet.title, sheet.message, sheet.buttons)
  }
}

/// Creates the value while there is an item, because the dialog needs its title before it opens.
package struct DeprecatedDialog<Item>: ViewModifier {
  @Binding var item: Item?
  /// Distinguishes an item from the next one.
  let id: (Item) -> AnyHashable
  let make: (Item) -> DeprecatedDialogValue

  init(
    item: Binding<Item?>, id: @escaping (Item) -> AnyHashable,
    content: @escaping (Item) -> DeprecatedDialogValue
  ) {
    _item = item
    self.id = id
    make = content
  }

  package func body(content: Content) -> some View {
    let value = item.map(make)
    let title = value?.title ?? Text("")
    let kind = value?.kind ?? .alert
    content.modifier(
      PresentationModifier(
        item: $item, identity: id, style: kind.style(title: title.content), onDismiss: nil
      ) { _ in
        DialogContent(
          title: title, isTitleVisible: kind.isTitleVisible, message: value?.message,
          actions: ForEach(Array((value?.buttons ?? []).enumerated()), id: \.offset) { _, button in
            Button(role: button.role, action: button.action) { button.label }
          })
      })
  }
}
