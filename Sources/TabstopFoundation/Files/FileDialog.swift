internal import CGtk
internal import Foundation
internal import GtkBridge
package import Tabstop

/// The desktop's file dialog: GTK's own, or the portal's in a sandbox.
@MainActor
package final class FileDialog {
  package enum Purpose {
    case open([UTType], severalFiles: Bool)
    case save(name: String?)
  }

  let chooser: ObjectRef
  private var connection: SignalConnection?
  private let answer: ([URL]) -> Void
  private let parent: DialogParent

  /// - Parameters:
  ///   - parent: The window that it stands over.
  ///   - acceptLabel: The text of the button that chooses; `nil` is GTK's own.
  ///   - answer: Called with the chosen files; with none if the user cancels.
  package init(
    _ purpose: Purpose, over parent: DialogParent, title: String?, acceptLabel: String? = nil,
    folder: URL?,
    answer: @escaping ([URL]) -> Void
  ) {
    self.answer = answer
    self.parent = parent
    let action: GtkFileChooserAction
    switch purpose {
    case .save: action = GTK_FILE_CHOOSER_ACTION_SAVE
    case .open(let types, _):
      let isForFolders = !types.isEmpty && types.allSatisfy { [.folder, .directory].contains($0) }
      action =
        isForFolders ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
    }
    // An underscore would be a mnemonic.
    let acceptLabel = acceptLabel?.replacingOccurrences(of: "_", with: "__")
    // A screen reader says the title. GTK's own dialog has none by itself.
    let usual = action == GTK_FILE_CHOOSER_ACTION_SAVE ? String(own: "Save") : String(own: "Open")
    let native = gtk_file_chooser_native_new(
      title ?? usual, parent.widget?.cast(to: GtkWindow.self), action, acceptLabel, nil)!
    chooser = ObjectRef(UnsafeMutableRawPointer(native))
    // The constructor's reference; this object holds its own.
    g_object_unref(UnsafeMutableRawPointer(native))
    gtk_native_dialog_set_modal(chooser.cast(to: GtkNativeDialog.self), 1)
    if let folder {
      let file = g_file_new_for_path(folder.path)
      gtk_file_chooser_set_current_folder(chooser.opaque, file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    switch purpose {
    case .save(let name):
      if let name { gtk_file_chooser_set_current_name(chooser.opaque, name) }
    case .open(let types, let severalFiles):
      gtk_file_chooser_set_select_multiple(chooser.opaque, severalFiles ? 1 : 0)
      if action == GTK_FILE_CHOOSER_ACTION_OPEN { filter(types) }
    }
    connection = SignalConnection(chooser, "response", owner: self) { dialog, arguments in
      dialog.respond(arguments.int(0))
    }
  }

  package func show() {
    gtk_native_dialog_show(chooser.cast(to: GtkNativeDialog.self))
    PathBar.hideUnplacedButtons()
  }

  package func hide() {
    connection = nil
    gtk_native_dialog_destroy(chooser.cast(to: GtkNativeDialog.self))
  }

  /// Restricts the dialog to files of these types; a type with neither media type nor extension is
  /// any file.
  private func filter(_ types: [UTType]) {
    guard !types.isEmpty,
      types.allSatisfy({ $0.preferredMIMEType != nil || $0.preferredFilenameExtension != nil })
    else { return }
    let filter = gtk_file_filter_new()!
    for type in types {
      if let mediaType = type.preferredMIMEType {
        gtk_file_filter_add_mime_type(filter, mediaType)
      } else if let ending = type.preferredFilenameExtension {
        gtk_file_filter_add_suffix(filter, ending)
      }
    }
    // The dialog shows the name beside its list, also if there is no other filter.
    let names = Set(types.map(\.localizedDescription))
    let name = names.count == 1 ? names.first.flatMap { $0 } : nil
    gtk_file_filter_set_name(filter, name ?? String(own: "Supported Files"))
    gtk_file_chooser_add_filter(chooser.opaque, filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  private func respond(_ response: Int) {
    let urls = response == Int(GTK_RESPONSE_ACCEPT.rawValue) ? chosen : []
    hide()
    parent.activate()
    Updater.shared.event { answer(urls) }
  }

  private var chosen: [URL] {
    guard let files = gtk_file_chooser_get_files(chooser.opaque) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      guard let uri = g_file_get_uri(OpaquePointer(file)) else { return nil }
      defer { g_free(uri) }
      return URL(string: String(cString: uri))
    }
  }
}
