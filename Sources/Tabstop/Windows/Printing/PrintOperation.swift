internal import CGtk
internal import GtkBridge

/// Prints a document: GTK's print dialog, or the portal's in a sandbox, and the drawing of the pages.
@MainActor
final class PrintOperation {
  /// What is done with the document.
  enum Action {
    /// Asks the user for a printer, or for a file.
    case dialog
    /// Writes a PDF file, without asking.
    case export(path: String)
  }

  /// How printing has ended.
  enum Outcome: Equatable {
    case printed
    case cancelled
    case failed(PrintError)
  }

  private let operation: ObjectRef
  private let document: PrintDocument
  private var text: PrintedText?
  private var connections: [SignalConnection] = []
  private var completion: (@MainActor (Outcome) -> Void)?

  /// - Parameters:
  ///   - settings: The printer and the paper that were chosen before.
  ///   - completion: Called once, when the document was passed to the printer, or was not.
  init(
    _ document: PrintDocument, settings: ObjectRef? = nil,
    completion: @escaping @MainActor (Outcome) -> Void
  ) {
    self.document = document
    self.completion = completion
    let object = gtk_print_operation_new()!
    operation = ObjectRef(UnsafeMutableRawPointer(object))
    // The constructor's reference; this object holds its own.
    g_object_unref(UnsafeMutableRawPointer(object))
    gtk_print_operation_set_unit(pointer, GTK_UNIT_POINTS)
    // Otherwise the dialog runs a main loop of its own, in which the views are not updated.
    gtk_print_operation_set_allow_async(pointer, 1)
    gtk_print_operation_set_embed_page_setup(pointer, 1)
    gtk_print_operation_set_job_name(pointer, document.title)
    apply(settings ?? Self.makeSettings())
    connections = [
      SignalConnection(operation, "begin-print", owner: self) { this, arguments in
        guard let context = arguments.object(0) else { return }
        let text = PrintedText(this.document, in: context)
        this.text = text
        gtk_print_operation_set_n_pages(this.pointer, Int32(clamping: text.pageCount))
      },
      SignalConnection(operation, "draw-page", owner: self) { this, arguments in
        guard let context = arguments.object(0) else { return }
        this.text?.draw(arguments.int(1), in: context)
      },
      SignalConnection(operation, "done", owner: self) { this, arguments in
        this.finish(GtkPrintOperationResult(UInt32(bitPattern: arguments.enumeration(0))))
      },
    ]
  }

  private static func makeSettings() -> ObjectRef {
    let object = gtk_print_settings_new()!
    // The constructor's reference; the wrapper holds its own.
    defer { g_object_unref(UnsafeMutableRawPointer(object)) }
    return ObjectRef(UnsafeMutableRawPointer(object))
  }

  private func apply(_ settings: ObjectRef) {
    // The proposed name, if the user prints to a file. Without it GTK proposes "output" in the last folder.
    let name = String(document.title.map { $0 == "/" || $0.isNewline ? "-" : $0 })
    gtk_print_settings_set(
      settings.opaque, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name.isEmpty ? nil : name)
    gtk_print_settings_set(settings.opaque, GTK_PRINT_SETTINGS_OUTPUT_URI, nil)
    gtk_print_operation_set_print_settings(pointer, settings.opaque)
  }

  private var pointer: UnsafeMutablePointer<GtkPrintOperation> {
    operation.cast(to: GtkPrintOperation.self)
  }

  /// The printer and the paper that the user has chosen, for the next time.
  var settings: ObjectRef? {
    gtk_print_operation_get_print_settings(pointer)
      .map { ObjectRef(UnsafeMutableRawPointer($0)) }
  }

  /// Begins. The object must be retained until the completion is called.
  func run(_ action: Action, over window: Widget?) {
    let kind: GtkPrintOperationAction
    switch action {
    case .dialog:
      kind = GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG
    case .export(let path):
      kind = GTK_PRINT_OPERATION_ACTION_EXPORT
      gtk_print_operation_set_export_filename(pointer, path)
    }
    let result = gtk_print_operation_run(pointer, kind, window?.cast(to: GtkWindow.self), nil)
    // A failure at the start may come without "done".
    if result != GTK_PRINT_OPERATION_RESULT_IN_PROGRESS { finish(result) }
  }

  private func finish(_ result: GtkPrintOperationResult) {
    guard let completion else { return }
    self.completion = nil
    text = nil
    let outcome: Outcome =
      switch result {
      case GTK_PRINT_OPERATION_RESULT_APPLY: .printed
      case GTK_PRINT_OPERATION_RESULT_ERROR: .failed(error)
      default: .cancelled
      }
    Updater.shared.event { completion(outcome) }
  }

  private var error: PrintError {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_operation_get_error(pointer, &error)
    defer { g_clear_error(&error) }
    return PrintError(message: error.map { String(cString: $0.pointee.message) } ?? "")
  }
}
