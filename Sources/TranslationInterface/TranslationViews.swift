@_exported public import SwiftUIInterface
internal import Tabstop

extension View {
  /// Runs an action with a session when the view appears and when the configuration changes, as long as there is
  /// one. What the session translates throws. Mirrors Translation's.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping @MainActor (_ session: TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) {
      if let configuration { await action(TranslationSession(configuration)) }
    }
  }

  /// Runs an action with a session when the view appears and when a language changes; see
  /// `translationTask(_:action:)`.
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping @MainActor (_ session: TranslationSession) async -> Void
  ) -> some View {
    translationTask(.init(source: source, target: target), action: action)
  }

  /// Shows an alert that says that there is no translation, in the place of one. Mirrors Translation's.
  ///
  /// - Parameter replacementAction: Never called.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    alert(Text(verbatim: absenceOfTranslation()), isPresented: isPresented) {}
  }
}
