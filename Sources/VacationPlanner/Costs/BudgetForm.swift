import Tabstop
import Trips

/// The form of a trip's budget: all in all, and by category.
struct BudgetForm: View {
  let window: PlannerWindow
  let plan: TripPlan

  @State private var draft: BudgetDraft
  @State private var fault: PlanFault?
  @State private var isSaving = false
  @FocusState private var focus: BudgetDraft.Field?

  init(window: PlannerWindow, plan: TripPlan) {
    self.window = window
    self.plan = plan
    _draft = State(initialValue: BudgetDraft(plan.trip, locale: window.plans.words.locale))
  }

  var body: some View {
    SheetForm(
      title: String(localized: "Budget"), isChanged: draft.isChanged, fault: fault, save: save
    ) {
      Section("Budget in \(draft.currency.code)") {
        row(.total)
      }
      Section("By Category") {
        ForEach(CostCategory.allCases, id: \.self) { row(.category($0)) }
      }
    }
    .onAppear { focus = .total }
    .onSubmit(next)
    .onChange(of: plan.trip.homeCurrency) { draft.follow(plan.trip) }
  }

  @ViewBuilder private func row(_ field: BudgetDraft.Field) -> some View {
    let draft = draft
    TextField(
      field.title,
      text: Binding {
        draft[field]
      } set: {
        draft[field] = $0
      }
    )
    .keyboardType(.decimalPad)
    .submitLabel(field == BudgetDraft.Field.all.last ? .done : .next)
    .focused($focus, equals: field)
    if let problem = draft.problem, problem.field == field {
      Text(problem.sentence)
        .styleClass("error")
        .accessibilityErrorMessage(for: $focus, equals: field)
    }
  }

  private func next() {
    let fields = BudgetDraft.Field.all
    guard let focus, let place = fields.firstIndex(of: focus), place + 1 < fields.count else {
      return save()
    }
    self.focus = fields[place + 1]
  }

  private func save() {
    guard !isSaving else { return }
    fault = nil
    guard let change = draft.change(of: plan) else {
      focus = draft.problem?.field
      return
    }
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
