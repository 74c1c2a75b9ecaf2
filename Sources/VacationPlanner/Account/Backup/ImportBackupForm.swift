import Tabstop
import Trips

/// The form that imports a backup. It asks for the passphrase of a locked backup, lists the
/// contents, and asks for consent.
struct ImportBackupForm: View {
  @State private var work: BackupImport
  @State private var passphrase = ""
  @State private var isReplacing = false
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  private enum Field { case passphrase, replace, close }

  init(work: BackupImport) {
    _work = State(initialValue: work)
  }

  var body: some View {
    Group {
      switch work.stage {
      case .reading:
        ProgressView("Reading the backup…")
          .padding(24)
          .navigationTitle("Import a Backup")
      case .locked: locked
      case .preview(let preview):
        if preview.hasNothing {
          end(preview.sentences(work.plans.words))
        } else {
          consent(to: preview)
        }
      case .unusable(let reason): end([reason])
      }
    }
    .task { await work.read() }
  }

  private var locked: some View {
    AccountFormFrame(
      title: String(localized: "Import a Backup"), saveTitle: String(localized: "Unlock"),
      isChanged: false,
      progress: work.isWorking ? String(localized: "Unlocking the backup…") : nil, save: unlock
    ) {
      Text("This backup is locked. Enter its passphrase.")
      SecureField("Passphrase", text: $passphrase)
        .submitLabel(.go)
        .focused($focus, equals: .passphrase)
      if let error = work.error {
        Text(error)
          .styleClass("error")
          .accessibilityErrorMessage(for: $focus, equals: .passphrase)
      }
    }
    .onSubmit(unlock)
    .onAppear { focus = .passphrase }
  }

  private func consent(to preview: BackupPreview) -> some View {
    AccountFormFrame(
      title: String(localized: "Import a Backup"), saveTitle: String(localized: "Import"),
      isChanged: false,
      progress: work.isWorking ? String(localized: "Importing…") : nil,
      beginsAtSave: preview.changed.isEmpty,
      save: importBackup
    ) {
      sentences(preview.sentences(work.plans.words))
      if !preview.changed.isEmpty {
        Toggle("Replace what is not as in the backup", isOn: $isReplacing)
          .focused($focus, equals: .replace)
      }
      if let error = work.error {
        Text(error).styleClass("error")
      }
    }
    .onAppear {
      if !preview.changed.isEmpty { focus = .replace }
      announce(preview.sentences(work.plans.words))
    }
  }

  /// The last page of the form, with sentences and a button that closes it.
  private func end(_ text: [String]) -> some View {
    Form {
      sentences(text)
      Button("Close", role: .cancel) { dismiss() }
        .keyboardShortcut(.cancelAction)
        .focused($focus, equals: .close)
    }
    .navigationTitle("Import a Backup")
    .onAppear {
      focus = .close
      announce(text)
    }
  }

  private func sentences(_ text: [String]) -> some View {
    ForEach(text, id: \.self) { Text($0) }
  }

  private func announce(_ text: [String]) {
    AccessibilityNotification.Announcement(text.joined(separator: " ")).post()
  }

  private func unlock() {
    Task {
      await work.read(passphrase: passphrase)
      if work.error != nil {
        passphrase = ""
        focus = .passphrase
      }
    }
  }

  private func importBackup() {
    Task {
      if await work.importContent(replacing: isReplacing) {
        dismiss()
      } else if let error = work.error {
        announce([error])
      }
    }
  }
}
