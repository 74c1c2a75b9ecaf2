import Foundation
import Tabstop
import TabstopFoundation
import Trips

/// The form that exports everything: it asks for an optional passphrase, then for a file.
struct ExportBackupForm: View {
  let plans: Plans

  enum Field: Hashable { case passphrase, again }

  @State private var passphrase = ""
  @State private var again = ""
  @State private var error: FieldError<Field>?
  @State private var isWorking = false
  @State private var isSaving = false
  @State private var file: BackupFile?
  /// The report on the written backup, if records were left out.
  @State private var report: BackupReport?
  @FocusState private var focusedField: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let report { BackupReportPage(report: report) } else { form }
  }

  /// The name of the running operation, if any. After the dialog has closed, the file is written.
  private var progress: String? {
    if isWorking { return String(localized: "Making the backup…") }
    return file != nil && !isSaving ? String(localized: "Writing the backup…") : nil
  }

  private var form: some View {
    AccountFormFrame(
      title: String(localized: "Export Everything"),
      saveTitle: String(localized: "Choose a Place…"),
      isChanged: !passphrase.isEmpty || !again.isEmpty, progress: progress, save: make
    ) {
      Section {
        SecureField("Passphrase", text: $passphrase)
          .textContentType(.newPassword)
          .submitLabel(.next)
          .focused($focusedField, equals: .passphrase)
        FieldErrorMessage(error: error, field: .passphrase, focus: $focusedField)
        SecureField("Passphrase Again", text: $again)
          .textContentType(.newPassword)
          .submitLabel(.done)
          .focused($focusedField, equals: .again)
        FieldErrorMessage(error: error, field: .again, focus: $focusedField)
      } footer: {
        Text(
          String(
            localized: """
              One file has all your trips and documents. Without a passphrase, whoever has the \
              file can read it. With one, nobody can who has forgotten it.
              """))
      }
    }
    .onSubmit { if focusedField == .passphrase { focusedField = .again } else { make() } }
    .onAppear { focusedField = .passphrase }
    .onChange(of: again) { if again == passphrase { error = nil } }
    .onChange(of: passphrase) { if again == passphrase { error = nil } }
    .fileExporter(
      isPresented: $isSaving, document: file,
      contentTypes: [file?.isLocked == true ? .data : .zip], defaultFilename: name,
      onCompletion: { finish($0) },
      onCancellation: {
        file = nil
        focusedField = .passphrase
      }
    )
  }

  /// The name of the file: "Vacation Planner 2026-11-22", with a suffix for a file that is not a
  /// ZIP file.
  private var name: String {
    "Vacation Planner \(plans.today)" + (file?.isLocked == true ? ".locked" : "")
  }

  private func make() {
    guard progress == nil else { return }
    guard again == passphrase else {
      return show(
        String(localized: "The two passphrases are not the same. Type the second again."), .again)
    }
    error = nil
    isWorking = true
    Task {
      do throws(PlanFault) {
        let backup = try await plans.makeBackup(passphrase: passphrase.isEmpty ? nil : passphrase)
        file = BackupFile(
          data: backup.data, isLocked: !passphrase.isEmpty, leftOut: backup.leftOut)
        isSaving = true
      } catch {
        show(error.message, .passphrase)
      }
      isWorking = false
    }
  }

  private func finish(_ result: Result<URL, any Error>) {
    switch result {
    case .success(let url):
      let report = BackupReport(file: url.lastPathComponent, leftOut: file?.leftOut ?? [])
      // The report of left-out documents stays on the screen until the user has read it.
      if report.leftOut.isEmpty { dismiss() } else { self.report = report }
      AccessibilityNotification.Announcement(report.sentences.joined(separator: ". ")).post()
    case .failure(let fault):
      show(
        String(localized: "The backup was not written. \(fault.failureReason)"), .passphrase)
    }
    file = nil
  }

  private func show(_ message: String, _ field: Field) {
    error = FieldError(message, field)
    focusedField = field
  }
}

/// The report on a written backup.
struct BackupReport: Equatable {
  /// The name of its file.
  let file: String
  /// The names of documents that are not in it, because they cannot be read.
  let leftOut: [String]

  var sentences: [String] {
    let missing = String(
      localized: "Left out, because they cannot be read: \(leftOut.joined(separator: .comma))")
    return [String(localized: "Exported to \(file)")] + (leftOut.isEmpty ? [] : [missing])
  }
}

/// A page that lists the documents which are not in a backup.
private struct BackupReportPage: View {
  let report: BackupReport
  @FocusState private var isCloseFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      ForEach(report.sentences, id: \.self) { Text($0) }
      Button("Close", role: .cancel) { dismiss() }
        .keyboardShortcut(.cancelAction)
        .focused($isCloseFocused)
    }
    .navigationTitle("Export Everything")
    .onAppear { isCloseFocused = true }
  }
}

/// A backup that is written to a file that the user chooses.
struct BackupFile: FileDocument {
  let data: Data
  let isLocked: Bool
  let leftOut: [String]

  static let readableContentTypes: [UTType] = [.zip, .data]

  init(data: Data, isLocked: Bool, leftOut: [String]) {
    self.data = data
    self.isLocked = isLocked
    self.leftOut = leftOut
  }

  /// Only the import of backups reads them, which distinguishes them from other files.
  init(configuration: ReadConfiguration) throws {
    data = configuration.file.regularFileContents ?? Data()
    isLocked = false
    leftOut = []
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}
