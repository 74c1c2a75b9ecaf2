extension View {
  /// Sets the icon of dialogs. No effect: dialogs of this desktop have no pictures.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Sets the severity of dialogs. No effect: dialogs of all severities look alike; a button that
  /// deletes has its role.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

/// The severity of a dialog. Mirrors SwiftUI's `DialogSeverity`. No effect here.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// The severity that the platform chooses.
  public static let automatic = DialogSeverity(name: "automatic")
  /// A usual question.
  public static let standard = DialogSeverity(name: "standard")
  /// The severity of a dialog about data that would be lost.
  public static let critical = DialogSeverity(name: "critical")
}
