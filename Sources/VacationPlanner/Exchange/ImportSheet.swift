import Foundation
import Tabstop
import TabstopFoundation
import Trips

/// The import of files: choosing them, reading them, and the preview.
struct ImportSheet: View {
  private let window: PlannerWindow
  /// The files to read; until some are chosen, none.
  @State private var files: [URL]
  @State private var model: ImportModel
  @State private var isChoosing = false
  @Environment(\.dismiss) private var dismiss

  /// - Parameter files: The files that the desktop has passed; without any, the user chooses.
  init(window: PlannerWindow, trip: RecordID?, files: [URL] = []) {
    self.window = window
    _files = State(wrappedValue: files)
    _model = State(wrappedValue: ImportModel(window.plans, shownTrip: trip))
  }

  var body: some View {
    Group {
      switch model.stage {
      case .choosing: chooser
      // The form of a backup replaces this one at once.
      case .reading, .backup: progress
      case .preview: ImportPreviewForm(window: window, model: model)
      }
    }
    .navigationTitle("Import")
    // The first page is smaller than the preview, which replaces it.
    .presentationSizing(.form)
    .fileImporter(
      isPresented: $isChoosing, allowedContentTypes: [.data], allowsMultipleSelection: true
    ) { result in
      if case .success(let chosen) = result { files = chosen }
    } onCancellation: {
      if files.isEmpty { dismiss() }
    }
    .fileDialogMessage("Choose the files to import")
    .onAppear { isChoosing = files.isEmpty }
    .task(id: files) {
      guard !files.isEmpty else { return }
      await model.read(files)
      if case .backup(let file) = model.stage {
        window.form = .account(.importBackup(path: file.path))
      }
    }
  }

  private var chooser: some View {
    VStack(spacing: 12) {
      Text(
        String(
          localized: """
            Calendars, e-mails and web pages with a reservation, passes and backups of this \
            program can be imported. You see what is in them before anything is kept.
            """)
      )
      .multilineTextAlignment(.center)
      Button("Choose Files…") { isChoosing = true }
        .buttonStyle(.borderedProminent)
      cancel
    }
    .padding(24)
  }

  private var progress: some View {
    VStack(spacing: 12) {
      ProgressView("Reading \(model.fileNames)…")
      cancel
    }
    .padding(24)
  }

  private var cancel: some View {
    Button("Cancel", role: .cancel) { dismiss() }
      .keyboardShortcut(.cancelAction)
  }
}
