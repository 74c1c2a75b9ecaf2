import Tabstop
import TabstopFoundation
import Trips

/// The rows of a booking's form: those of its kind.
struct BookingFields: View {
  @Bindable var draft: BookingDraft
  let plan: TripPlan
  let plans: Plans
  let error: BookingFieldError?
  let focus: FocusState<BookingField?>.Binding

  private var labels: BookingLabels { draft.kind.labels }

  var body: some View {
    Section(draft.kind.title) {
      TextField(labels.title, text: $draft.title)
        .focused(focus, equals: .title)
      message(.title)
      if let provider = labels.provider {
        TextField(provider, text: $draft.provider)
          .focused(focus, equals: .provider)
      }
      if draft.kind.isMove {
        EndFields(
          draft: draft, end: draft.start, side: .start, plans: plans, error: error, focus: focus)
        EndFields(
          draft: draft, end: draft.end, side: .end, plans: plans, error: error, focus: focus)
      } else {
        EndPlaceField(title: labels.startPlace, end: draft.start, plans: plans)
          .focused(focus, equals: .startPlace)
        TextField("Address", text: $draft.address)
          .focused(focus, equals: .address)
        EndFields(
          draft: draft, end: draft.start, side: .start, plans: plans, error: error, focus: focus)
        if draft.hasEnd {
          EndFields(
            draft: draft, end: draft.end, side: .end, plans: plans, error: error, focus: focus)
        }
      }
      if !draft.summary.isEmpty {
        Text(draft.summary).bold()
      }
    }
    Section("Details") {
      Picker("State", selection: $draft.state) {
        ForEach(BookingState.allCases, id: \.self) { Text($0.title).tag($0) }
      }
      .focused(focus, equals: .state)
      TextField("Booking number", text: $draft.reference)
        .focused(focus, equals: .reference)
      if draft.kind.hasSeat {
        TextField("Seat", text: $draft.seat)
          .focused(focus, equals: .seat)
      }
      MoneyFields(
        String(localized: "Price"), draft.price, focus: focus,
        fields: (amount: .amount, currency: .currency, rate: .rate))
      TextField("Website", text: $draft.link)
        .keyboardType(.URL)
        .focused(focus, equals: .link)
      message(.link)
      if let page = draft.page { BookPageButton(page: page) }
    }
    if plan.trip.travellers.count > 1 || !draft.travellers.isEmpty {
      Section("Travellers (all, unless some are chosen)") {
        ForEach(plan.trip.travellers) { traveller in
          Toggle(traveller.name, isOn: isFor(traveller.id))
            .focused(focus, equals: .traveller(traveller.id))
        }
      }
    }
    Section("Notes") {
      Picker("Alarm", selection: $draft.alarmMinutes) {
        ForEach(AlarmChoices.minutes(with: draft.alarmMinutes), id: \.self) { minutes in
          Text(AlarmChoices.label(minutes, draft.words)).tag(minutes)
        }
      }
      .focused(focus, equals: .alarm)
      TextField("Notes", text: $draft.notes, axis: .vertical)
        .focused(focus, equals: .notes)
    }
  }

  private func isFor(_ id: RecordID) -> Binding<Bool> {
    let draft = draft
    return Binding {
      draft.travellers.contains(id)
    } set: { isOn in
      if isOn { draft.travellers.insert(id) } else { draft.travellers.remove(id) }
    }
  }

  private func message(_ field: BookingField) -> some View {
    FieldMessage(error: error, field: field, focus: focus)
  }
}

/// The sentence about a field, below it.
struct FieldMessage: View {
  let error: BookingFieldError?
  let field: BookingField
  let focus: FocusState<BookingField?>.Binding

  var body: some View {
    if let error, error.field == field, let sentence = error.sentence {
      Text(sentence)
        .styleClass("error")
        .accessibilityErrorMessage(for: focus, equals: field)
    }
  }
}

/// Opens the provider's page: booking itself takes place there.
private struct BookPageButton: View {
  let page: URL
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("To Book") { openURL(page) }
      .help("Opens \(page.host() ?? "the page") in your browser")
      .accessibilityHint("Opens \(page.host() ?? "the page") in your browser")
  }
}

/// The choices for the time of an exported calendar's alarm before the start.
enum AlarmChoices {
  static func minutes(with own: Int?) -> [Int?] {
    var choices = [15, 30, 60, 120, 180, 1440, 2880]
    if let own, !choices.contains(own) { choices = (choices + [own]).sorted() }
    return [nil] + choices
  }

  static func label(_ minutes: Int?, _ words: Wording) -> String {
    guard let minutes else { return String(localized: "None") }
    if minutes == 0 { return String(localized: "At the start") }
    return minutes == 1440
      ? String(localized: "1 day before")
      : String(localized: "\(words.duration(minutes: minutes)) before")
  }
}
