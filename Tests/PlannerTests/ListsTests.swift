import Foundation
import Testing
import Trips

@testable import vacation_planner

/// The edits of a list.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct ListsTests {
  private func editor(_ user: SignedInUser, _ items: [String] = []) async throws -> ChecklistEditor
  {
    var list = Checklist(trip: Trip.japan.id, title: "Packing", purpose: .packing)
    list.items = items.map { ChecklistItem($0) }
    try await user.plans.perform(
      ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan)), .put(.checklist(list))])
    return ChecklistEditor(user.plans, user.plans.trips[Trip.japan.id]!, list: list.id)
  }

  /// The items in the store.
  private func stored(_ editor: ChecklistEditor) -> [String] {
    (editor.plan.checklists[editor.id]?.items ?? []).map { ($0.isDone ? "x " : "") + $0.title }
  }

  @Test func keysInQuickSuccessionAllCount() async throws {
    let user = try await SignedInUser()
    let editor = try await editor(user, ["a", "b", "c", "d"])
    let ids = editor.items.map(\.id)
    // Nothing of this is written before all is asked for.
    editor.toggle(ids[0])
    editor.toggle(ids[2])
    editor.move(ids[3], by: -1)
    editor.move(ids[3], by: -1)
    editor.newText = "e"
    editor.addTyped()
    #expect(editor.items.map(\.title) == ["a", "d", "b", "c", "e"])
    await until { stored(editor) == ["x a", "d", "b", "x c", "e"] }
    #expect(editor.list?.summary == "Packing, 2 of 5 done")
    for _ in 0..<5 { user.plans.undo() }
    await until { stored(editor) == ["a", "b", "c", "d"] }
    await until { editor.items.map(\.title) == ["a", "b", "c", "d"] }
  }

  /// The window has not noticed the change in another program yet.
  @Test func anEditOfAnotherProgramStays() async throws {
    let user = try await SignedInUser()
    let editor = try await editor(user, ["a", "b", "c"])
    let ids = editor.items.map(\.id)
    var list = try #require(editor.list)
    list.items[1].title = "both"
    list.items.append(ChecklistItem("d"))
    let other = try await user.otherPlans()
    try await other.perform(ChangeTitle(.changed, "list"), [.put(.checklist(list))])
    editor.toggle(ids[0])
    editor.move(ids[2], by: -1)
    #expect(editor.items.map(\.title) == ["a", "c", "b"])
    await until { stored(editor) == ["x a", "c", "both", "d"] }
    await until { editor.items.map(\.title) == ["a", "c", "both", "d"] }
    user.plans.undo()
    await until { stored(editor) == ["x a", "both", "c", "d"] }
  }

  @Test func theEditsOfTwoWindowsBothCount() async throws {
    let user = try await SignedInUser()
    let editor = try await editor(user, ["a", "b", "c"])
    let ids = editor.items.map(\.id)
    let second = ChecklistEditor(user.plans, editor.plan, list: editor.id)
    // Nothing of this is written before all is asked for.
    editor.toggle(ids[0])
    second.delete(ids[1])
    editor.newText = "d"
    editor.addTyped()
    second.duplicate(ids[2])
    await until { stored(editor) == ["x a", "c", "c", "d"] }
    await until { second.items == editor.items }
  }

  @Test func pastedLinesBecomeItems() async throws {
    let user = try await SignedInUser()
    let editor = try await editor(user)
    editor.newText = "- socks\n[x] passport\n\n3. charger"
    #expect(editor.newText.isEmpty)
    await until { stored(editor) == ["socks", "x passport", "charger"] }
    #expect(user.plans.nextUndo == ChangeTitle(.added, "3 items"))
    editor.newText = "tent"
    #expect(editor.items.count == 3)
    editor.addTyped()
    await until { stored(editor).last == "tent" }
    #expect(user.plans.nextUndo == ChangeTitle(.added, "tent"))
    editor.newText = "  "
    editor.addTyped()
    #expect(editor.items.count == 4 && editor.newText.isEmpty)
  }

  @Test func aCopyOfAnItemIsBelowItAndNotDone() async throws {
    let user = try await SignedInUser()
    let editor = try await editor(user, ["a", "b"])
    editor.toggle(editor.items[0].id)
    editor.duplicate(editor.items[0].id)
    #expect(editor.current == editor.items[1])
    await until { stored(editor) == ["x a", "a", "b"] }
    #expect(user.plans.nextUndo == ChangeTitle(.duplicated, "a"))
  }

  @Test func deletingSelectsTheNeighbour() async throws {
    let user = try await SignedInUser()
    let editor = try await editor(user, ["a", "b"])
    let ids = editor.items.map(\.id)
    #expect(editor.current?.id == ids[0])
    editor.selected = ids[1]
    editor.delete(ids[1])
    #expect(editor.selected == ids[0])
    editor.delete(ids[0])
    #expect(editor.current == nil)
    await until { stored(editor).isEmpty }
    user.plans.undo()
    await until { stored(editor) == ["a"] }
  }

  @Test func anItemMovesWithinItsList() async throws {
    let user = try await SignedInUser()
    let editor = try await editor(user, ["a", "b", "c"])
    let ids = editor.items.map(\.id)
    #expect(!editor.move(ids[0], by: -1))
    #expect(!editor.move(ids[2], by: 1))
    editor.move(ids[0], toPlaceOf: ids[2])
    await until { stored(editor) == ["b", "c", "a"] }
  }

  @Test func whatWasTypedIsNotLostByAFault() async throws {
    let user = try await SignedInUser()
    let editor = try await editor(user)
    user.session.signOut()
    editor.newText = "tent"
    editor.addTyped()
    await until { user.plans.alertedFault != nil && editor.newText == "tent" }
    #expect(editor.items.isEmpty)
  }

  @Test func aCopyForAnotherTripBeginsWithNothingDone() {
    var list = Checklist(trip: Trip.japan.id, title: "Packing", purpose: .packing)
    list.add(lines: "[x] socks\ntent")
    let trip = RecordID()
    let copy = list.copy(to: trip, title: "Hiking", purpose: .toDo)
    #expect(copy.trip == trip && copy.title == "Hiking" && copy.purpose == .toDo)
    #expect(copy.items.map(\.title) == ["socks", "tent"])
    #expect(copy.items.allSatisfy { !$0.isDone })
    #expect(Set(copy.items.map(\.id)).isDisjoint(with: list.items.map(\.id)))
  }
}
