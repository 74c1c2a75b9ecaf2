import Foundation
import Observation
import Tabstop
import Trips

/// The edits of a list's items.
///
/// A list is one record. So that a key that follows another at once does not undo it, the list is shown with the edits
/// that are not written yet. Each edit is made on the list as it is in the store when it is written: another window may
/// have changed it meanwhile.
@Observable
final class ChecklistEditor {
  let plans: Plans
  let plan: TripPlan
  let id: RecordID
  /// The item on which keys work.
  var selected: RecordID?
  /// The text of the field for new items.
  var newText = "" {
    didSet { if newText.contains(where: \.isNewline) { addTyped() } }
  }

  /// An edit, of which a second time has no effect.
  private typealias Edit = @Sendable (inout Checklist) -> Void

  /// The edits that are being written, in their order. Also for a moment after that.
  private var unwritten: [(number: Int, edit: Edit)] = []
  @ObservationIgnored private var editCount = 0

  init(_ plans: Plans, _ plan: TripPlan, list id: RecordID) {
    self.plans = plans
    self.plan = plan
    self.id = id
  }

  /// The list as it is shown; nil if it was deleted.
  var list: Checklist? {
    guard var list = plan.checklists[id] else { return nil }
    for (_, edit) in unwritten { edit(&list) }
    return list
  }
  var items: [ChecklistItem] { list?.items ?? [] }

  /// The item on which keys work: the one that is selected, or the first.
  var current: ChecklistItem? {
    items.first { $0.id == selected } ?? items.first
  }

  private func index(_ id: RecordID) -> Int? { items.firstIndex { $0.id == id } }

  /// Makes an edit. If it cannot be written, the list is shown as it was, and the fault is alerted.
  private func change(
    _ title: ChangeTitle, failed: @escaping () -> Void = {}, _ edit: @escaping Edit
  ) {
    guard let list else { return }
    editCount += 1
    let number = editCount
    unwritten.append((number, edit))
    // With the edit: a list announces what was deleted from it, unless something else does.
    AccessibilityNotification.Announcement(title.done).post()
    Task {
      do throws(PlanFault) {
        try await plans.perform(title, changing: list, announcing: false, edit)
      } catch {
        plans.alert(error)
        failed()
      }
      unwritten.removeAll { $0.number == number }
    }
  }

  // MARK: Edits

  /// Ticks an item, or unticks it.
  func toggle(_ id: RecordID) {
    guard let index = index(id) else { return }
    let item = items[index]
    let isDone = !item.isDone
    change(ChangeTitle(isDone ? .ticked : .unticked, item.title)) { $0.set(id, done: isDone) }
  }

  /// Adds an item for each line of what was typed or pasted. The field is empty then.
  func addTyped() {
    let text = newText
    var added = Checklist(trip: plan.id, title: "", purpose: .packing)
    added.add(lines: text)
    newText = ""
    let items = added.items
    guard let first = items.first else { return }
    let name = items.count == 1 ? first.title : String(localized: "\(items.count) items")
    change(
      ChangeTitle(.added, name),
      failed: { [weak self] in
        // Nothing that was typed is lost.
        guard let self, newText.isEmpty else { return }
        newText = items.map(\.title).joined(separator: .comma)
      }
    ) { $0.insert(items) }
  }

  /// Deletes an item. Its neighbour is selected.
  func delete(_ id: RecordID) {
    guard let index = index(id) else { return }
    let item = items[index]
    let neighbour = items.indices.contains(index + 1) ? index + 1 : index - 1
    if selected == id { selected = neighbour >= 0 ? items[neighbour].id : nil }
    change(ChangeTitle(.deleted, item.title)) { $0.items.removeAll { $0.id == id } }
  }

  /// Adds a copy of an item below it, which is not done, and selects it.
  func duplicate(_ id: RecordID) {
    guard let index = index(id) else { return }
    let copy = ChecklistItem(items[index].title)
    selected = copy.id
    change(ChangeTitle(.duplicated, copy.title)) { $0.insert([copy], below: id) }
  }

  /// Moves an item up (-1) or down (1), and says where it is.
  ///
  /// - Returns: Whether there was space for it.
  @discardableResult
  func move(_ id: RecordID, by distance: Int) -> Bool {
    guard let index = index(id), items.indices.contains(index + distance) else { return false }
    move(from: index, to: index + distance)
    return true
  }

  /// Moves an item to the place of another.
  func move(_ id: RecordID, toPlaceOf other: RecordID) {
    guard let from = index(id), let to = index(other), from != to else { return }
    move(from: from, to: to)
  }

  private func move(from: Int, to: Int) {
    let (item, other) = (items[from], items[to].id)
    AccessibilityNotification.Announcement(String(localized: "\(to + 1) of \(items.count)")).post()
    change(ChangeTitle(.moved, item.title)) {
      $0.move(item.id, to > from ? .below : .above, other)
    }
  }
}

extension Checklist {
  /// The summary: "Packing, 3 of 12 done".
  var summary: String {
    items.isEmpty
      ? String(localized: "\(title), empty") : String(localized: "\(title), \(progress) done")
  }

  /// The same list for another trip, with nothing done.
  func copy(to trip: RecordID, title: String, purpose: Purpose) -> Checklist {
    var copy = Checklist(
      trip: trip, title: title, purpose: purpose, items: items.map { ChecklistItem($0.title) })
    copy.unknownFields = unknownFields
    return copy
  }
}

extension Checklist.Purpose {
  /// The title: "Packing", "To do".
  var title: String {
    switch self {
    case .packing: String(localized: "Packing")
    case .toDo: String(localized: "To do")
    }
  }
}
