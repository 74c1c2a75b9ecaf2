import Exchange
import Foundation
import Tabstop
import TabstopFoundation
import Trips

/// The export to a file.
struct ExportSheet: View {
  private let window: PlannerWindow
  @State private var model: ExportModel
  @State private var file: ExportedFile?
  @State private var isMaking = false
  @State private var isChoosing = false
  @State private var error: String?
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  private enum Field { case save, backup }

  init(window: PlannerWindow, trip: RecordID?) {
    self.window = window
    _model = State(wrappedValue: ExportModel(window.plans, trip: trip))
  }

  private var isEmpty: Bool { window.plans.trips.isEmpty }

  /// The name of the running operation, if any. After the dialog has closed, the file is written.
  private var progress: String? {
    if isMaking { return String(localized: "Making the file…") }
    return file != nil && !isChoosing ? String(localized: "Writing the file…") : nil
  }

  var body: some View {
    Form {
      if isEmpty {
        Text("There is no trip to export yet.")
      } else {
        ExportChoices(plans: window.plans, model: model)
      }
      if let error { Text(error).styleClass("error") }
      if let progress { ProgressView(progress) }
      if !isEmpty {
        Button("Save…", action: save)
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.return)
          .focused($focus, equals: .save)
      }
      Button("Back Up Everything Instead…") { window.form = .account(.export) }
        .accessibilityHint("One file with all trips and documents, which this program reads again")
        .focused($focus, equals: .backup)
      Button("Cancel", role: .cancel) { dismiss() }
        .keyboardShortcut(.cancelAction)
    }
    .navigationTitle("Export")
    .onAppear { if isEmpty { focus = .backup } }
    .fileExporter(
      isPresented: $isChoosing, document: file, contentTypes: [file?.type ?? .data],
      defaultFilename: model.fileName, onCompletion: { finish($0) },
      onCancellation: { end() }
    )
    .fileDialogMessage("Choose where to save")
  }

  private func save() {
    guard progress == nil else { return }
    error = nil
    isMaking = true
    Task {
      do throws(MissingLibrary) {
        file = try await model.file()
        isChoosing = true
      } catch {
        report(String(localized: "The file could not be made. \(error)"))
      }
      isMaking = false
    }
  }

  private func end() {
    file = nil
    focus = .save
  }

  private func finish(_ result: Result<URL, any Error>) {
    switch result {
    case .success(let url):
      AccessibilityNotification.Announcement(String(localized: "\(url.lastPathComponent) saved"))
        .post()
      dismiss()
    case .failure(let reason):
      report(
        String(
          localized:
            "The file could not be saved. \(reason.failureReason) Try another folder."))
    }
  }

  private func report(_ message: String) {
    error = message
    end()
    AccessibilityNotification.Announcement(message).post()
  }
}

/// The choices of what to export, and in which format.
private struct ExportChoices: View {
  let plans: Plans
  @Bindable var model: ExportModel
  @FocusState private var isTripFocused: Bool

  var body: some View {
    Picker("Trips", selection: $model.trip) {
      Text("All trips").tag(RecordID?.none)
      ForEach(plans.tripsByDate) { Text($0.title).tag(RecordID?.some($0.id)) }
    }
    .focused($isTripFocused)
    .onAppear { isTripFocused = true }
    Picker("Format", selection: $model.format) {
      Text("Calendar").tag(ExportModel.Format.calendar)
      Text("Web page").tag(ExportModel.Format.webPage)
    }
    if model.format == .calendar {
      Picker("Alarms", selection: $model.alarm) {
        ForEach(ExportModel.Alarm.choices, id: \.self) { Text(words(for: $0)).tag($0) }
      }
    }
  }

  private func words(for alarm: ExportModel.Alarm) -> String {
    switch alarm {
    case .asPlanned: String(localized: "As in the bookings")
    case .minutes(let minutes):
      String(localized: "\(plans.words.duration(minutes: minutes)) before")
    }
  }
}
