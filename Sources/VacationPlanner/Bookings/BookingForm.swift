import Tabstop
import Trips

/// The form of a booking, with the fields of its kind. Without a kind, the kind is chosen first.
struct BookingForm: View {
  let window: PlannerWindow
  let plan: TripPlan
  var kind: BookingKind?
  var day: LocalDate?
  var editing: Booking?

  @State private var draft: BookingDraft?

  init(
    window: PlannerWindow, plan: TripPlan, kind: BookingKind? = nil, day: LocalDate? = nil,
    editing: Booking? = nil
  ) {
    self.window = window
    self.plan = plan
    self.kind = kind
    self.day = day
    self.editing = editing
    let others = Array(plan.bookings.values)
    let draft =
      if let editing {
        BookingDraft(editing, in: plan.trip, others: others, words: window.plans.words)
      } else {
        kind.map {
          BookingDraft(
            new: $0, in: plan.trip, day: day, others: others, words: window.plans.words)
        }
      }
    _draft = State(wrappedValue: draft)
  }

  var body: some View {
    Group {
      if let draft {
        BookingEditor(window: window, plan: plan, draft: draft)
      } else {
        BookingKindPage(window: window, choose: choose)
      }
    }
    .presentationSizing(.form)
  }

  private func choose(_ kind: BookingKind) {
    draft = BookingDraft(
      new: kind, in: plan.trip, day: day, others: Array(plan.bookings.values),
      words: window.plans.words)
  }
}

/// The choice of a new booking's kind.
private struct BookingKindPage: View {
  let window: PlannerWindow
  let choose: (BookingKind) -> Void
  @FocusState private var focus: BookingKind?

  var body: some View {
    VStack(spacing: 0) {
      Form {
        Section("What do you want to add?") {
          ForEach(BookingKind.allCases, id: \.self) { kind in
            Button(kind.title) { choose(kind) }
              .focused($focus, equals: kind)
          }
        }
      }
      Divider()
      HStack {
        Button("Cancel", role: .cancel) { window.form = nil }
          .keyboardShortcut(.cancelAction)
        Spacer()
      }
      .padding(12)
    }
    .navigationTitle("New Booking")
    .onAppear { focus = .flight }
  }
}
