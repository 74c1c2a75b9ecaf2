import Exchange
import Foundation
import Tabstop
import TabstopFoundation
import Trips

/// The form that lists the contents of the files, row by row, before they are imported.
struct ImportPreviewForm: View {
  private enum Field: Hashable {
    case row(RecordID)
    case title, firstDay, lastDay, close
  }

  let window: PlannerWindow
  @Bindable var model: ImportModel

  @State private var showsTitleError = false
  @State private var fault: PlanFault?
  @State private var isSaving = false
  @Environment(\.dismiss) private var dismiss
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section("Files") { Text(model.summary) }
      if !model.rows.isEmpty {
        Section("Bookings") {
          PagedRows(rows: model.rows) { row in
            Toggle(row.sentence, isOn: isChosen(row))
              .focused($focus, equals: .row(row.id))
          }
          if model.rows.count > 3 {
            let hasAll = model.omitted.isEmpty
            Button(hasAll ? "Leave Out All" : "Choose All") {
              model.omitted = hasAll ? Set(model.rows.map(\.id)) : []
            }
          }
        }
      }
      if model.offersTrip { tripSection }
      if !model.knownRows.isEmpty {
        Section("Already There") {
          PagedRows(rows: model.knownRows) { Text($0.sentence) }
        }
      }
      if !model.otherRows.isEmpty {
        Section("Not Understood") {
          PagedRows(rows: model.otherRows) { Text($0.sentence) }
        }
      }
      if let fault { Text(fault.message).styleClass("error") }
      buttons
    }
    .datePickerStyle(.field)
    .disabled(isSaving)
    .onSubmit(next)
    .onAppear {
      focus = model.rows.first.map { Field.row($0.id) } ?? .close
      AccessibilityNotification.Announcement(model.summary).post()
    }
    .onChange(of: model.newTrip.title) { showsTitleError = false }
  }

  @ViewBuilder private var tripSection: some View {
    Section("Trip") {
      Picker("Keep in", selection: $model.target) {
        Text("A new trip").tag(ImportTarget.newTrip)
        ForEach(window.plans.tripsByDate) { Text($0.title).tag(ImportTarget.existing($0.id)) }
      }
      if model.target == .newTrip {
        TextField("Title", text: $model.newTrip.title)
          .focused($focus, equals: .title)
        if showsTitleError, let error = model.titleError {
          Text(error)
            .styleClass("error")
            .accessibilityErrorMessage(for: $focus, equals: .title)
        }
        DatePicker("First Day", selection: firstDay, displayedComponents: .date)
          .focused($focus, equals: .firstDay)
        DatePicker(
          "Last Day", selection: lastDay, in: firstDay.wrappedValue..., displayedComponents: .date
        )
        .focused($focus, equals: .lastDay)
      }
    }
  }

  @ViewBuilder private var buttons: some View {
    if model.rows.isEmpty {
      Button("Close", role: .cancel) { dismiss() }
        .keyboardShortcut(.cancelAction)
        .focused($focus, equals: .close)
    } else {
      Button(model.actionTitle, action: save)
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.return)
        .disabled(model.chosenRows.isEmpty)
      Button("Cancel", role: .cancel) { dismiss() }
        .keyboardShortcut(.cancelAction)
    }
  }

  private func isChosen(_ row: ImportPreview.Row) -> Binding<Bool> {
    Binding {
      !model.omitted.contains(row.id)
    } set: { isChosen in
      if isChosen { model.omitted.remove(row.id) } else { model.omitted.insert(row.id) }
    }
  }

  private var firstDay: Binding<Date> {
    Binding {
      model.newTrip.firstDay.noon
    } set: { date in
      model.newTrip.firstDay = LocalDate(date, in: .current)
      model.newTrip.lastDay = max(model.newTrip.firstDay, model.newTrip.lastDay)
    }
  }

  private var lastDay: Binding<Date> {
    Binding {
      model.newTrip.lastDay.noon
    } set: { date in
      model.newTrip.lastDay = LocalDate(date, in: .current)
    }
  }

  /// Handles Return: goes to the next field of the new trip, and imports in the last one.
  private func next() {
    switch focus {
    case .title: focus = .firstDay
    case .firstDay: focus = .lastDay
    default: save()
    }
  }

  private func save() {
    guard !isSaving, !model.chosenRows.isEmpty else { return }
    if model.titleError != nil {
      showsTitleError = true
      focus = .title
      return
    }
    isSaving = true
    Task { await finish() }
  }

  private func finish() async {
    do throws(PlanFault) {
      let trip = try await model.save()
      window.form = nil
      if let trip { window.page = .trip(trip) }
    } catch {
      fault = error
      AccessibilityNotification.Announcement(error.message).post()
    }
    isSaving = false
  }
}

extension LocalDate {
  /// Noon of the day in this computer's time zone, for a date field.
  fileprivate var noon: Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    return Calendar(identifier: .gregorian).date(from: parts) ?? .now
  }
}
