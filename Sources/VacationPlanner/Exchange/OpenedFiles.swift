import Foundation
import Observation
import Tabstop
import TabstopFoundation

/// Files that the desktop has opened with the program, until they are imported.
@Observable
final class OpenedFiles {
  private(set) var files: [URL] = []

  /// Remembers a file. Addresses that are no files are ignored.
  func add(_ address: URL) {
    if address.isFileURL, !files.contains(address) { files.append(address) }
  }

  /// All files; they are not remembered any more.
  func consume() -> [URL] {
    defer { files = [] }
    return files
  }

  /// The names: "ticket.pkpass", "3 files".
  var names: String {
    files.count == 1 ? files[0].lastPathComponent : String(localized: "\(files.count) files")
  }

  /// The sentence about them in the log-in form.
  var logInSentence: String { String(localized: "Log in to import \(names).") }
}

/// Opens the form that imports files, when the desktop has opened some with the program, or the user
/// has dropped some on the window.
struct OpenedFilesImport: ViewModifier {
  let opened: OpenedFiles
  let window: PlannerWindow

  func body(content: Content) -> some View {
    content
      .dropDestination(for: URL.self) { addresses, _ in
        for address in addresses { opened.add(address) }
        return addresses.contains(where: \.isFileURL)
      }
      .onChange(of: opened.files, initial: true) { show() }
      .onChange(of: window.form) { show() }
  }

  private func show() {
    guard !opened.files.isEmpty else { return }
    guard window.form == nil else {
      // Text that was typed into another form is not lost.
      let message = String(localized: "\(opened.names) will be imported when this form is closed")
      return AccessibilityNotification.Announcement(message).post()
    }
    window.form = .importFile(trip: window.trip?.id, files: opened.consume())
  }
}
