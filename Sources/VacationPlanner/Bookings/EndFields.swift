import Tabstop
import Trips

/// The rows of one end of a booking: place, date, time, and what the time needs to be one instant.
struct EndFields: View {
  enum Side { case start, end }

  let draft: BookingDraft
  @Bindable var end: EndDraft
  let side: Side
  let plans: Plans
  let error: BookingFieldError?
  let focus: FocusState<BookingField?>.Binding

  private var labels: BookingLabels { draft.kind.labels }
  private var isStart: Bool { side == .start }

  var body: some View {
    if draft.kind.isMove, let title = isStart ? labels.startPlace : labels.endPlace {
      EndPlaceField(title: title, end: end, plans: plans)
        .focused(focus, equals: isStart ? .startPlace : .endPlace)
    }
    DateField(isStart ? labels.startDate : labels.endDate, end.date)
      .focused(focus, equals: isStart ? .startDate : .endDate)
    message(isStart ? .startDate : .endDate)
    TimeField(
      isStart ? labels.startTime : labels.endTime, end.time,
      caption: isStart ? draft.startZoneWords : draft.endZoneWords
    )
    .focused(focus, equals: isStart ? .startTime : .endTime)
    .onChange(of: end.time.value) { draft.proposeZones() }
    message(isStart ? .startTime : .endTime)
    if isStart ? draft.showsStartZone : draft.showsEndZone {
      ZoneField(isStart ? labels.startZone : labels.endZone, end.zoneEntry)
        .focused(focus, equals: isStart ? .startZone : .endZone)
      message(isStart ? .startZone : .endZone)
    }
    if end.isRepeated {
      Picker("This time exists twice", selection: $end.choice) {
        Text("Choose one").tag(RepeatedTimeChoice?.none)
        choice(.earlier, String(localized: "The earlier one"))
        choice(.later, String(localized: "The later one"))
      }
      .focused(focus, equals: isStart ? .startChoice : .endChoice)
      message(isStart ? .startChoice : .endChoice)
    }
  }

  private func choice(_ choice: RepeatedTimeChoice, _ title: String) -> some View {
    let zone = end.words(of: choice, in: draft.words.locale)
    return Text(zone.isEmpty ? title : "\(title), \(zone)").tag(Optional(choice))
  }

  private func message(_ field: BookingField) -> some View {
    FieldMessage(error: error, field: field, focus: focus)
  }
}

/// The place of one end.
struct EndPlaceField: View {
  let title: String
  @Bindable var end: EndDraft
  let plans: Plans

  var body: some View {
    PlaceField(title, place: $end.place, plans: plans, completion: end.completion)
  }
}
