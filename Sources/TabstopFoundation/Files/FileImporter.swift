public import Foundation
public import Tabstop

extension View {
  /// Shows the desktop's dialog to choose a file while `isPresented` is true. Nothing is called if
  /// the user cancels. Mirrors SwiftUI.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented, purpose: { .open(allowedContentTypes, severalFiles: false) },
        cancelled: {}
      ) { urls in
        if let url = urls.first { onCompletion(.success(url)) }
      })
  }

  /// Shows the desktop's dialog to choose files while `isPresented` is true. Mirrors SwiftUI.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Shows the desktop's dialog to choose files while `isPresented` is true. Mirrors SwiftUI.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        purpose: { .open(allowedContentTypes, severalFiles: allowsMultipleSelection) },
        cancelled: onCancellation
      ) { urls in
        onCompletion(.success(urls))
      })
  }
}
