internal import GtkBridge

extension View {
  /// Shows the desktop's print dialog while `isPresented` is true, and prints a document. The user can
  /// also print to a PDF file.
  ///
  /// SwiftUI has no printing; the modifier is built like its `fileExporter`.
  ///
  /// - Parameters:
  ///   - document: The document, which is asked for when the dialog opens; without one, nothing
  ///     happens.
  ///   - onCompletion: Called when the document was passed to the printer, or when that has failed.
  ///     Not called if the user cancels.
  public func printDialog(
    isPresented: Binding<Bool>, document: @autoclosure @escaping () -> PrintDocument?,
    onCompletion: @escaping (_ result: Result<Void, PrintError>) -> Void = { _ in }
  ) -> some View {
    modifier(
      PrintDialogModifier(isPresented: isPresented, document: document, completed: onCompletion))
  }
}

package struct PrintDialogModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let document: () -> PrintDocument?
  let completed: (Result<Void, PrintError>) -> Void
  @State private var holder = Holder()
  @Environment(\.dialogParent) private var parent

  /// Retains what is being printed, and what was chosen the last time.
  @MainActor
  final class Holder {
    var operation: PrintOperation?
    var settings: ObjectRef?
  }

  package func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
      if isPresented { parent.whenPresented(show) }
    }
  }

  private func show() {
    guard holder.operation == nil, isPresented.wrappedValue else { return }
    guard let document = document() else {
      isPresented.wrappedValue = false
      return
    }
    let operation = PrintOperation(document, settings: holder.settings) { finish($0) }
    holder.operation = operation
    operation.run(.dialog, over: parent.widget)
  }

  private func finish(_ outcome: PrintOperation.Outcome) {
    let operation = holder.operation
    holder.operation = nil
    isPresented.wrappedValue = false
    switch outcome {
    case .printed:
      holder.settings = operation?.settings
      completed(.success(()))
    case .failed(let error): completed(.failure(error))
    case .cancelled: break
    }
  }
}
