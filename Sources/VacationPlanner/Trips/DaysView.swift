import Tabstop
import TabstopFoundation
import Trips

/// The heading of a trip, and its days with their bookings: one list, so that the arrow keys go through
/// all days.
struct DaysView: View {
  let model: DaysModel

  @FocusState private var focus: DaysModel.Field?

  private var window: PlannerWindow { model.window }
  private var trip: Trip { model.plan.trip }
  private var words: Wording { window.plans.words }

  var body: some View {
    let rows = model.rows
    VStack(alignment: .leading, spacing: 0) {
      heading.padding(12)
      list(rows)
    }
    .onAppear {
      model.followWindow()
      focus = model.appeared() ?? focus
    }
    .onChange(of: window.selectedBooking) { model.followWindow() }
    .onChange(of: rows.ids) { old, _ in model.rowsChanged(from: old) }
    .task(id: model.countries) { await model.holidays.find(model.countries, words) }
    .onChange(of: focus) { model.focusMoved(to: focus) }
  }

  private var heading: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(trip.title)
        .font(.title)
        .accessibilityAddTraits(.isHeader)
        .fixedSize(horizontal: false, vertical: true)
      Text(trip.datesInWords(words))
        .fixedSize(horizontal: false, vertical: true)
      Text(distance)
        .foregroundColor(.secondary)
      FlowLayout {
        Menu("New Booking") { BookingKindButtons(window: window) }
          .focused($focus, equals: .newBooking)
        Button("Edit Trip…") { window.edit(.trip(trip.id)) }
          .focused($focus, equals: .editTrip)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func delete(_ ids: [TripRows.ID]) {
    for id in ids {
      if let target = model.target(id) { window.delete(target) }
    }
  }

  private var distance: String {
    let text = trip.distance(on: window.plans.today, words: words)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func list(_ rows: TripRows) -> some View {
    @Bindable var model = model
    return List(selection: $model.selection) {
      ForEach(rows.sections) { section in
        Section {
          ForEach(section.rows) { row in
            Text(row.sentence)
              .tag(row.id)
              .deleteDisabled(model.target(row.id) == nil)
          }
          .onDelete { delete($0.map { section.rows[$0].id }) }
        } header: {
          // By which a screen reader goes from day to day.
          Text(section.heading).accessibilityAddTraits(.isHeader)
        }
      }
    }
    .accessibilityLabel("Days")
    .listStyle(.plain)
    .contextMenu(forSelectionType: TripRows.ID.self) { ids in
      if let target = model.target(ids.first) {
        TargetItems(window: window, target: target)
      } else {
        BookingKindButtons(window: window)
      }
    } primaryAction: { ids in
      if let id = ids.first { model.open(id) }
    }
    .onDeleteCommand {
      // Reached only where a row cannot be deleted.
      AccessibilityNotification.Announcement(model.reasonNotToDelete).post()
    }
    .focused($focus, equals: .list)
  }
}
