import Foundation
import Tabstop
import Trips

/// The form of a list: its title, what it is for, and for a new one the list that it begins with.
struct ChecklistForm: View {
  let window: PlannerWindow
  let plan: TripPlan

  /// The list that is edited, as it was when the form was opened; nil for a new one.
  @State private var original: Checklist?
  @State private var title: String
  @State private var purpose: Checklist.Purpose
  @State private var source: RecordID?
  @State private var sources: [Source]
  @State private var problem: String?
  @State private var fault: PlanFault?
  @State private var isSaving = false
  @FocusState private var focus: Field?

  private enum Field { case title, purpose, source }

  init(window: PlannerWindow, plan: TripPlan, editing: Checklist? = nil) {
    self.window = window
    self.plan = plan
    _original = State(initialValue: editing)
    _title = State(initialValue: editing?.title ?? "")
    _purpose = State(initialValue: editing?.purpose ?? .packing)
    _sources = State(initialValue: editing == nil ? Self.sources(window.plans) : [])
  }

  /// A list that a new one can begin with.
  private struct Source: Identifiable {
    let list: Checklist
    let name: String
    var id: RecordID { list.id }
  }

  /// The lists of all trips, as of the opening of the form.
  private static func sources(_ plans: Plans) -> [Source] {
    plans.trips.values.flatMap { plan in
      plan.checklists.values.filter { !$0.items.isEmpty }.map { list in
        let count = plans.words.count(list.items.count, "item")
        let name = String(localized: "\(list.title) of \(plan.trip.title), \(count)")
        return Source(list: list, name: name)
      }
    }
    .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  private var isChanged: Bool {
    title != original?.title ?? "" || purpose != original?.purpose ?? .packing || source != nil
  }

  var body: some View {
    SheetForm(
      title: original == nil ? String(localized: "New List") : String(localized: "Edit List"),
      isChanged: isChanged, fault: fault,
      save: save
    ) {
      TextField("Title", text: $title)
        .submitLabel(.done)
        .focused($focus, equals: .title)
      if let problem {
        Text(problem)
          .styleClass("error")
          .accessibilityErrorMessage(for: $focus, equals: .title)
      }
      Picker("Kind", selection: $purpose) {
        Text(Checklist.Purpose.packing.title).tag(Checklist.Purpose.packing)
        Text(Checklist.Purpose.toDo.title).tag(Checklist.Purpose.toDo)
      }
      .focused($focus, equals: .purpose)
      if original == nil, !sources.isEmpty {
        Picker("Begin with", selection: $source) {
          Text("No items").tag(RecordID?.none)
          ForEach(sources) { Text($0.name).tag(RecordID?.some($0.id)) }
        }
        .focused($focus, equals: .source)
      }
    }
    .onAppear { focus = .title }
    .onSubmit(save)
    .onChange(of: title) { if isTitled { problem = nil } }
  }

  private var isTitled: Bool { title.contains { !$0.isWhitespace } }

  private func save() {
    guard !isSaving else { return }
    fault = nil
    guard isTitled else {
      problem = String(localized: "Give the list a title, such as Hand luggage.")
      focus = .title
      return
    }
    let list = list
    isSaving = true
    Task {
      do throws(PlanFault) {
        try await window.plans.perform(
          ChangeTitle(original == nil ? .added : .changed, AnyRecord.checklist(list).spokenName),
          [.put(.checklist(list))])
        window.form = nil
      } catch {
        fault = error
      }
      isSaving = false
    }
  }

  private var list: Checklist {
    let name = title.trimmingCharacters(in: .whitespacesAndNewlines)
    if let original {
      var typed = original
      (typed.title, typed.purpose) = (name, purpose)
      var list = plan.checklists[original.id] ?? original
      FieldChanges(from: original, to: typed).apply(\.title, \.purpose, to: &list)
      return list
    }
    if let source, case .checklist(let list) = window.plans.record(source) {
      return list.copy(to: plan.id, title: name, purpose: purpose)
    }
    return Checklist(trip: plan.id, title: name, purpose: purpose)
  }
}

/// The form of an item: its text.
struct ChecklistItemForm: View {
  let window: PlannerWindow
  let plan: TripPlan
  let list: RecordID

  /// The item as it was when the form was opened.
  @State private var item: ChecklistItem
  @State private var title: String
  @State private var problem: String?
  @State private var fault: PlanFault?
  @State private var isSaving = false
  @FocusState private var isInTitle: Bool

  init(window: PlannerWindow, plan: TripPlan, list: RecordID, item: ChecklistItem) {
    self.window = window
    self.plan = plan
    self.list = list
    _item = State(initialValue: item)
    _title = State(initialValue: item.title)
  }

  var body: some View {
    SheetForm(
      title: String(localized: "Edit Item"), isChanged: title != item.title, fault: fault,
      save: save
    ) {
      TextField("Item", text: $title)
        .submitLabel(.done)
        .focused($isInTitle)
      if let problem {
        Text(problem)
          .styleClass("error")
          .accessibilityErrorMessage(for: $isInTitle, equals: true)
      }
    }
    .onAppear { isInTitle = true }
    .onSubmit(save)
    .onChange(of: title) { if title.contains(where: { !$0.isWhitespace }) { problem = nil } }
  }

  private func save() {
    guard !isSaving else { return }
    fault = nil
    let text = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      problem = String(localized: "Type what the item is, or leave and delete it.")
      isInTitle = true
      return
    }
    let gone = PlanFault(String(localized: "This item was deleted elsewhere. Nothing has changed."))
    guard let list = plan.checklists[list] else {
      fault = gone
      return
    }
    let item = item
    isSaving = true
    Task {
      do throws(PlanFault) {
        try await window.plans.perform(ChangeTitle(.changed, text), changing: list) { list in
          guard let index = list.items.firstIndex(where: { $0.id == item.id }) else { throw gone }
          if text != item.title { list.items[index].title = text }
        }
        window.form = nil
      } catch {
        fault = error
      }
      isSaving = false
    }
  }
}
