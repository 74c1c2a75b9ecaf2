import Tabstop
import Trips

/// The fields of a booking with the buttons that save, delete and leave.
struct BookingEditor: View {
  let window: PlannerWindow
  let plan: TripPlan
  let draft: BookingDraft

  @State private var error: BookingFieldError?
  @State private var fault: PlanFault?
  @State private var isSaving = false
  @State private var isAsking = false
  @FocusState private var focus: BookingField?

  private var plans: Plans { window.plans }
  private var isNew: Bool { draft.original == nil }

  var body: some View {
    FormWithButtons(fault: fault, cancel: cancel, save: save) {
      BookingFields(draft: draft, plan: plan, plans: plans, error: error, focus: $focus)
      if !isNew {
        Button(draft.kind.deleteTitle, role: .destructive, action: delete)
      }
    }
    .onSubmit(next)
    .disabled(isSaving)
    .navigationTitle(isNew ? draft.kind.newTitle : draft.kind.editTitle)
    .interactiveDismissDisabled(draft.isChanged)
    .onAppear { focus = .title }
    .onChange(of: draft.errors) { errors in
      if let error, !errors.contains(error) { self.error = nil }
    }
    .onChange(of: draft.summary) { summary in
      defer { draft.announcedSummary = summary }
      if summary != draft.announcedSummary {
        AccessibilityNotification.Announcement(summary).post()
      }
    }
    .discardQuestion(isPresented: $isAsking, discard: leave)
  }

  // MARK: Keys

  /// The text fields of one line in their order: Return goes from one to the next, and saves in the
  /// last.
  private var fields: [BookingField] {
    let labels = draft.kind.labels
    var fields: [BookingField] = [.title]
    if labels.provider != nil { fields.append(.provider) }
    fields.append(.startPlace)
    if draft.kind.hasAddress { fields.append(.address) }
    fields += [.startDate, .startTime]
    if draft.showsStartZone { fields.append(.startZone) }
    if draft.kind.isMove { fields.append(.endPlace) }
    if draft.hasEnd { fields += [.endDate, .endTime] }
    if draft.showsEndZone { fields.append(.endZone) }
    fields.append(.reference)
    if draft.kind.hasSeat { fields.append(.seat) }
    fields.append(.amount)
    if draft.price.hasRate { fields.append(.rate) }
    fields.append(.link)
    return fields
  }

  private func next() {
    draft.check()
    let fields = fields
    guard let focus, let index = fields.firstIndex(of: focus) else { return }
    // The field shows its own error: the focus stays, so that the user corrects it.
    if draft.errors.contains(where: { $0.field == focus && $0.sentence == nil }) { return }
    if index + 1 < fields.count {
      self.focus = fields[index + 1]
    } else {
      save()
    }
  }

  // MARK: Saving

  private func save() {
    guard !isSaving else { return }
    draft.commit()
    if let wrong = draft.errors.first {
      error = wrong
      focus = wrong.field
      return
    }
    guard isNew || draft.isChanged, let (change, booking) = draft.change(of: plan) else {
      return leave()
    }
    error = nil
    fault = nil
    isSaving = true
    Task {
      do throws(PlanFault) {
        try await plans.perform(change.title, change.writes)
        if isNew { window.added(booking) }
        leave()
      } catch {
        isSaving = false
        fault = error
        AccessibilityNotification.Announcement(error.message).post()
      }
    }
  }

  private func delete() {
    guard let booking = draft.original else { return }
    leave()
    let deletion = plan.deletion(of: booking)
    plans.performOrAlert(deletion.title, deletion.writes)
  }

  private func cancel() {
    if draft.isChanged { isAsking = true } else { leave() }
  }

  private func leave() { window.form = nil }
}
