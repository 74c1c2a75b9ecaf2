import Tabstop
import Trips

/// The form of a cost.
struct CostForm: View {
  let window: PlannerWindow
  let plan: TripPlan
  var editing: Cost?

  @State private var draft: CostDraft
  @State private var fault: PlanFault?
  @State private var isSaving = false
  @FocusState private var focus: CostDraft.Field?

  init(window: PlannerWindow, plan: TripPlan, editing: Cost? = nil) {
    self.window = window
    self.plan = plan
    self.editing = editing
    let plans = window.plans
    _draft = State(
      initialValue: CostDraft(
        plan.trip, editing: editing, today: plans.today, words: plans.words))
  }

  var body: some View {
    @Bindable var draft = draft
    SheetForm(
      title: editing == nil ? String(localized: "New Cost") : String(localized: "Edit Cost"),
      isChanged: draft.isChanged, fault: fault,
      save: save
    ) {
      Section("Cost") {
        TextField("Title", text: $draft.title)
          .submitLabel(.next)
          .focused($focus, equals: .title)
        if let problem = draft.titleProblem {
          Text(problem)
            .styleClass("error")
            .accessibilityErrorMessage(for: $focus, equals: .title)
        }
        Picker("Category", selection: $draft.category) {
          ForEach(CostCategory.allCases, id: \.self) { Text($0.title).tag($0) }
        }
        .focused($focus, equals: .category)
      }
      Section("Money") {
        MoneyFields(
          String(localized: "Amount"), draft.money, focus: $focus,
          fields: (amount: .amount, currency: .currency, rate: .rate)
        )
        .submitLabel(.next)
      }
      Section("Day") {
        DateField(String(localized: "Date (may be empty)"), draft.date)
          .submitLabel(.done)
          .focused($focus, equals: .date)
      }
    }
    .onAppear { focus = .title }
    .onSubmit(next)
  }

  private func next() {
    switch focus {
    case .title: focus = .amount
    case .amount:
      // A currency in the text brings the row of the rate.
      draft.money.commit()
      // The field shows its own error: the focus stays, so that the user corrects it.
      if draft.money.amountProblem == nil { focus = draft.money.hasRate ? .rate : .date }
    case .rate:
      draft.money.commit()
      if draft.money.rateProblem == nil { focus = .date }
    case .category, .currency, .date, nil: save()
    }
  }

  private func save() {
    guard !isSaving else { return }
    fault = nil
    if let wrong = draft.commit() {
      focus = wrong
      return
    }
    guard let change = draft.change(of: plan) else { return }
    isSaving = true
    Task {
      do throws(PlanFault) {
        try await window.plans.perform(change.title, change.writes)
        window.form = nil
      } catch {
        fault = error
      }
      isSaving = false
    }
  }
}
