/// The label of a button that is named by its role: its text. Mirrors SwiftUI's
/// `DefaultButtonLabel`.
public typealias DefaultButtonLabel = Text

extension ButtonRole {
  /// The title of a button that has the role and no label.
  var title: String {
    switch self {
    case .cancel: String(own: "Cancel")
    case .close: String(own: "Close")
    case .destructive: String(own: "Delete")
    default: String(own: "Done")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that is named by its role: "Close", "Done", "Cancel" or "Delete". Mirrors
  /// SwiftUI.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(role.title) }
  }
}
