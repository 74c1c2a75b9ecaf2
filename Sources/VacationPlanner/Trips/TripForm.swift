import Guidebook
import Tabstop
import Trips

/// The form of a trip.
struct TripForm: View {
  let window: PlannerWindow
  let editing: Trip?

  @State private var draft: TripDraft
  @State private var fault: PlanFault?
  @State private var isSaving = false
  @FocusState private var focus: TripDraft.Field?
  @Environment(\.dismiss) private var dismiss

  /// - Parameter destination: The id of the guidebook's destination to which a new trip goes.
  init(window: PlannerWindow, destination: String? = nil, editing: Trip? = nil) {
    self.window = window
    self.editing = editing
    let plans = window.plans
    _draft = State(
      wrappedValue: editing.map { TripDraft($0, words: plans.words) }
        ?? TripDraft(
          to: Self.destination(destination), traveller: plans.session.user.name,
          today: plans.today, words: plans.words))
  }

  private static func destination(_ id: String?) -> Destination? {
    guard let id, let destinations = try? Guidebook.destinations.get() else { return nil }
    return destinations.first { $0.id == id }
  }

  var body: some View {
    @Bindable var draft = draft
    SheetForm(
      title: editing == nil ? String(localized: "New Trip") : String(localized: "Edit Trip"),
      isChanged: draft.isChanged, fault: fault,
      save: save
    ) {
      Section("Trip") {
        TextField("Title", text: $draft.title)
          .focused($focus, equals: .title)
        problem(.title)
        DateField(String(localized: "First Day"), draft.dates.first)
          .focused($focus, equals: .firstDay)
        DateField(String(localized: "Last Day"), draft.dates.last)
          .focused($focus, equals: .lastDay)
        problem(.lastDay)
        if let nights = draft.dates.length { Text(nights) }
      }
      Section("Places") {
        ForEach($draft.places) { $row in
          PlaceField(
            title(of: row), place: $row.place, plans: window.plans, completion: row.completion
          )
          .focused($focus, equals: .place(row.id))
        }
        Button("Add Place") { focus = draft.addPlace() }
      }
      Section("Travellers") {
        ForEach($draft.travellers) { $traveller in
          LabeledContent(title(of: traveller)) {
            HStack(spacing: 2) {
              TextField("", text: $traveller.name)
                .textContentType(.name)
                .focused($focus, equals: .traveller(traveller.id))
              Button(action: { remove(traveller) }) {
                Label(
                  "Remove \(traveller.name.isEmpty ? title(of: traveller) : traveller.name)",
                  systemImage: "trash")
              }
              .labelStyle(.iconOnly)
              .buttonStyle(.borderless)
            }
          }
        }
        Button("Add Traveller") { focus = draft.addTraveller() }
          .focused($focus, equals: .addTraveller)
      }
      Section("Money") {
        Picker("Home Currency", selection: $draft.currency) {
          ForEach(CurrencyList.currencies(first: [draft.currency]), id: \.self) {
            Text(CurrencyList.label($0)).tag($0)
          }
        }
        .focused($focus, equals: .currency)
        TextField("Budget", text: $draft.budget)
          .keyboardType(.decimalPad)
          .focused($focus, equals: .budget)
        problem(.budget)
      }
      Section("Notes") {
        TextEditor(text: $draft.notes)
          .accessibilityLabel("Notes")
          .focused($focus, equals: .notes)
          .frame(minHeight: 80)
      }
    }
    .disabled(isSaving)
    .onAppear { focus = .title }
    .onSubmit(next)
  }

  private func title(of row: TripDraft.PlaceRow) -> String {
    number(of: row, in: draft.places).map { String(localized: "Place \($0)") }
      ?? String(localized: "Place")
  }

  private func title(of traveller: Traveller) -> String {
    number(of: traveller, in: draft.travellers).map { String(localized: "Name \($0)") }
      ?? String(localized: "Name")
  }

  /// The number of a row; `nil` for the only one.
  private func number<Row: Identifiable>(of row: Row, in rows: [Row]) -> Int? {
    guard rows.count > 1 else { return nil }
    return rows.firstIndex { $0.id == row.id }.map { $0 + 1 }
  }

  @ViewBuilder private func problem(_ field: TripDraft.Field) -> some View {
    if let sentence = draft.shownProblem(of: field) {
      Text(sentence)
        .styleClass("error")
        .accessibilityErrorMessage(for: $focus, equals: field)
    }
  }

  private func remove(_ traveller: Traveller) {
    focus = draft.remove(traveller)
  }

  private func next() {
    // The field shows its own error: the focus stays, so that the user corrects it.
    if draft.needsMending(focus) { return }
    if let next = draft.next(after: focus) { focus = next } else { save() }
  }

  private func save() {
    guard !isSaving else { return }
    if let field = draft.validate() {
      focus = field
      return
    }
    fault = nil
    isSaving = true
    Task { await finish() }
  }

  private func finish() async {
    let (change, id) = draft.change(of: editing.flatMap { window.plans.trips[$0.id] })
    do throws(PlanFault) {
      try await window.plans.perform(change.title, change.writes)
      if editing == nil {
        window.addedTrip = id
        window.page = .trip(id)
      }
      dismiss()
    } catch {
      fault = error
    }
    isSaving = false
  }
}
