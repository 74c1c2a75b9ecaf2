import Foundation
import Places
import Tabstop
import TabstopFoundation
import Trips

/// The costs of a trip: the sums in sentences, and every cost and price, in one list.
struct CostsView: View {
  let window: PlannerWindow
  let plan: TripPlan

  /// A row: a sentence, or a cost or a booking.
  private enum RowID: Hashable {
    case sentence(String)
    case record(RecordID)
  }

  @State private var selected: RowID?
  @State private var rates: ExchangeRates?
  @FocusState private var isUsed: Bool
  @FocusState private var isInList: Bool

  private var plans: Plans { window.plans }

  private var overview: CostsOverview {
    CostsOverview(
      plan.trip, costs: Array(plan.costs.values), bookings: Array(plan.bookings.values),
      shipped: rates, words: plans.words)
  }

  var body: some View {
    let overview = overview
    VStack(spacing: 0) {
      // In the same place with and without costs: the focus returns to it from the form.
      buttons
      if overview.isEmpty {
        ContentUnavailableView {
          Text("No costs yet")
        } description: {
          Text("Prices of bookings are counted by themselves. Add what else the trip costs.")
        }
      } else {
        list(overview)
      }
    }
    .focused($isUsed)
    .onChange(of: isUsed, use)
    .onChange(of: selected, use)
    .onChange(of: window.requestedItem, initial: true) { _, requestedItem in
      guard let requestedItem, plan.costs[requestedItem.record] != nil else { return }
      selected = .record(requestedItem.record)
      isInList = true
      window.requestedItem = nil
    }
    .task { rates = await SharedGazetteer.shared.rates() }
  }

  /// The commands of the menu apply to the selected cost.
  private func use() {
    guard isUsed else { return }
    if case .record(let id) = selected, plan.costs[id] != nil {
      window.area = .beside(.cost(id))
    } else {
      window.area = .beside(nil)
    }
  }

  private var buttons: some View {
    ButtonBar {
      Button("New Cost…") { window.form = .newCost(trip: plan.id) }
      Button("Budget…") { window.form = .budget(trip: plan.id) }
    }
  }

  private func list(_ overview: CostsOverview) -> some View {
    List(selection: $selected) {
      section(String(localized: "Summary"), overview.sums)
      section(String(localized: "Categories"), overview.categories)
      if !overview.rows.isEmpty {
        Section("Costs and Prices") {
          ForEach(overview.rows) { row in
            CostRow(row: row)
              .tag(RowID.record(row.id))
              .deleteDisabled(row.isBooking)
          }
          .onDelete { for index in $0 { window.delete(.cost(overview.rows[index].id)) } }
        }
      }
      section(String(localized: "Rates"), overview.rates)
    }
    .listStyle(.plain)
    .padding(.horizontal, 12)
    .accessibilityLabel("Costs")
    .contextMenu(forSelectionType: RowID.self) { rows in
      menu(rows.compactMap { row(of: $0, in: overview) })
    } primaryAction: { rows in
      if let row = rows.lazy.compactMap({ row(of: $0, in: overview) }).first { edit(row) }
    }
    .onDeleteCommand {
      // Reached only where a row cannot be deleted.
      if selectedRow(overview)?.isBooking == true { announceRefusal() }
    }
    .onKeyPress(phases: .down) { press in
      guard press.key == "d", press.modifiers == .command,
        selectedRow(overview)?.isBooking == true
      else { return .ignored }
      announceRefusal()
      return .handled
    }
    .focused($isInList)
  }

  @ViewBuilder private func section(_ title: String, _ sentences: [String]) -> some View {
    if !sentences.isEmpty {
      Section(title) {
        ForEach(sentences, id: \.self) { sentence in
          Text(sentence)
            .tag(RowID.sentence(sentence))
        }
      }
    }
  }

  @ViewBuilder private func menu(_ rows: [CostsOverview.Row]) -> some View {
    if let row = rows.first {
      Button(row.isBooking ? "Edit Booking…" : "Edit…") { edit(row) }
      if !row.isBooking {
        Button("Duplicate") { window.duplicate(.cost(row.id)) }
        Button("Delete", role: .destructive) { window.delete(.cost(row.id)) }
      }
    }
  }

  private func row(of id: RowID, in overview: CostsOverview) -> CostsOverview.Row? {
    guard case .record(let id) = id else { return nil }
    return overview.rows.first { $0.id == id }
  }

  private func selectedRow(_ overview: CostsOverview) -> CostsOverview.Row? {
    selected.flatMap { row(of: $0, in: overview) }
  }

  // MARK: Actions

  private func edit(_ row: CostsOverview.Row) {
    window.form = row.isBooking ? .editBooking(row.id) : .editCost(row.id)
  }

  private func announceRefusal() {
    AccessibilityNotification.Announcement(
      String(localized: "This is the price of a booking. Return opens the booking.")
    ).post()
  }
}

/// A cost as it is seen; its whole sentence is what assistive technology reads.
private struct CostRow: View {
  let row: CostsOverview.Row

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(row.title)
        Text(row.detail)
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
      Text(row.amount)
        .multilineTextAlignment(.trailing)
    }
    .accessibilityLabel(row.sentence)
  }
}

extension Cost {
  /// The same cost with an id of its own.
  var duplicate: Cost { copy(to: trip) }

  /// The same cost for another trip.
  func copy(to trip: RecordID) -> Cost {
    var copy = Cost(
      trip: trip, title: title, category: category, amount: amount, rate: rate, date: date)
    copy.unknownFields = unknownFields
    return copy
  }
}
