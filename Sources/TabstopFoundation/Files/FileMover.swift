public import Foundation
public import Tabstop

extension View {
  /// Shows the desktop's dialog to choose a folder while `isPresented` is true, and moves a file
  /// there. Mirrors SwiftUI.
  ///
  /// - Parameter onCompletion: Called with the file's new place.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Shows a dialog that moves a file, and calls `onCancellation` if the user cancels.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { result in onCompletion(result.map { $0[0] }) },
      onCancellation: onCancellation)
  }

  /// Shows the desktop's dialog to choose a folder while `isPresented` is true, and moves files
  /// there. Mirrors SwiftUI.
  ///
  /// - Parameter onCompletion: Called with the files' new places, or with the first error.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(
      isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Shows a dialog that moves files, and calls `onCancellation` if the user cancels.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileDialogModifier(
        isPresented: files.isEmpty ? .constant(false) : isPresented,
        purpose: { .open([.folder], severalFiles: false) }, cancelled: onCancellation
      ) { folders in
        guard let folder = folders.first else { return }
        let files = Array(files)
        Task { onCompletion(await URL.move(files, to: folder)) }
      })
  }
}

extension URL {
  /// Moves files into a folder, on another thread.
  @concurrent
  fileprivate static func move(_ files: [URL], to folder: URL) async -> Result<[URL], any Error> {
    Result {
      try files.map { file in
        let place = folder.appendingPathComponent(file.lastPathComponent)
        try FileManager.default.moveItem(at: file, to: place)
        return place
      }
    }
  }
}
