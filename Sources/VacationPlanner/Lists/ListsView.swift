import Tabstop
import Trips

/// The lists of a trip: one of them is shown, with its items.
struct ListsView: View {
  let window: PlannerWindow
  let plan: TripPlan

  @State private var chosen: RecordID?
  /// The list that was just made.
  @State private var made: RecordID?
  @FocusState private var isInBar: Bool

  private var lists: [Checklist] {
    plan.checklists.values.sorted { ($0.title, $0.id) < ($1.title, $1.id) }
  }

  var body: some View {
    let lists = lists
    VStack(spacing: 0) {
      if let list = lists.first(where: { $0.id == chosen }) ?? lists.first {
        bar(lists, list)
          .focused($isInBar)
          .onChange(of: isInBar) { if isInBar { window.area = .beside(nil) } }
        ChecklistView(
          window: window, plan: plan, id: list.id, beginsInField: list.id == made
        ).id(list.id)
      } else {
        ContentUnavailableView {
          Text("No lists yet")
        } description: {
          Text("Keep what you pack and what there is to do. Several lines can be pasted at once.")
        } actions: {
          newList
        }
      }
    }
    .onChange(of: lists.map(\.id)) { old, new in
      let added = Set(new).subtracting(old)
      guard added.count == 1 else { return }
      chosen = added.first
      made = added.first
    }
    .onChange(of: window.requestedItem, initial: true) { _, requestedItem in
      if let requestedItem, plan.checklists[requestedItem.record] != nil {
        chosen = requestedItem.record
      }
    }
  }

  private var newList: some View {
    Button("New List…") { window.form = .newChecklist(trip: plan.id) }
  }

  private func bar(_ lists: [Checklist], _ list: Checklist) -> some View {
    VStack(spacing: 0) {
      ButtonBar(edges: [.horizontal, .top]) {
        Picker("List", selection: Binding(get: { list.id }, set: { chosen = $0 })) {
          ForEach(lists) { Text($0.title).tag($0.id) }
        }
        .labelsHidden()
        Text(list.items.isEmpty ? "empty" : "\(list.progress) done")
          .foregroundColor(.secondary)
      }
      ButtonBar {
        newList
        Menu("This List") {
          Button("Rename…") { window.form = .editChecklist(list.id) }
          Button("Duplicate") { duplicate(list) }
          Button("Delete", role: .destructive) { delete(list) }
        }
      }
    }
  }

  private func duplicate(_ list: Checklist) {
    let copy = list.copy(
      to: plan.id, title: String(localized: "\(list.title) (copy)"), purpose: list.purpose)
    window.plans.performOrAlert(
      ChangeTitle(.duplicated, AnyRecord.checklist(list).spokenName), [.put(.checklist(copy))])
  }

  private func delete(_ list: Checklist) {
    window.plans.performOrAlert(
      ChangeTitle(.deleted, AnyRecord.checklist(list).spokenName), [.delete(list.id)])
  }
}
