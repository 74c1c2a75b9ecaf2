import Foundation
import Testing

@testable import Trips

/// A store in memory that can fail.
private final class MemoryStore: PlanStore {
  struct Fault: Error, Equatable {}
  var records: [RecordID: AnyRecord] = [:]
  var isFull = false

  func transact(
    reading ids: Set<RecordID>, _ decide: ([RecordID: AnyRecord]) throws -> [RecordWrite]
  ) throws {
    let writes = try decide(records.filter { ids.contains($0.key) })
    if isFull { throw Fault() }
    for write in writes {
      switch write {
      case .put(let record): records[record.id] = record
      case .delete(let id): records[id] = nil
      }
    }
  }
}

struct ChangeLogTests {
  private let store = MemoryStore()

  init() {
    for record in [AnyRecord.trip(.japan), .booking(lh716)] { store.records[record.id] = record }
  }

  @Test func deletingIsAnnouncedAndUndone() throws {
    var log = ChangeLog()
    let title = ChangeTitle(.deleted, lh716.spokenName)
    #expect(
      try log.perform(title, [.delete(lh716.id)], in: store)
        == "Flight LH 716 deleted. Undo with Control Z")
    #expect(store.records[lh716.id] == nil)
    #expect(log.nextUndo == title)
    #expect(try log.undo(in: store) == "Flight LH 716 restored. Redo with Control Shift Z")
    #expect(store.records[lh716.id] == .booking(lh716))
    #expect(try log.redo(in: store) == "Flight LH 716 deleted again. Undo with Control Z")
    #expect(store.records[lh716.id] == nil)
    #expect(try log.redo(in: store) == "Nothing to redo")
    _ = try log.undo(in: store)
    #expect(try log.undo(in: store) == "Nothing to undo")
  }

  @Test func whatAnotherProgramWroteMeanwhileIsNotLost() throws {
    var log = ChangeLog()
    var mine = lh716
    mine.seat = "12A"
    try log.perform(ChangeTitle(.changed, mine.spokenName), [.put(.booking(mine))], in: store)
    var foreign = lh716
    foreign.seat = "30K"
    store.records[foreign.id] = .booking(foreign)
    #expect(
      try log.undo(in: store) == "Change of flight LH 716 undone. Redo with Control Shift Z. "
        + "It had been changed elsewhere meanwhile")
    #expect(store.records[lh716.id] == .booking(lh716))
    _ = try log.redo(in: store)
    #expect(store.records[lh716.id] == .booking(foreign))
    _ = try log.undo(in: store)
    #expect(store.records[lh716.id] == .booking(lh716))
  }

  @Test func aRecordIsChangedAsItIsInTheStore() throws {
    var log = ChangeLog()
    func sit(_ seat: String) throws -> String? {
      try log.perform(ChangeTitle(.changed, "seat"), changing: .booking(lh716), in: store) {
        guard case .booking(var booking) = $0 else { return $0 }
        booking.seat = seat
        return .booking(booking)
      }
    }
    var foreign = lh716
    foreign.title = "LH 717"
    store.records[foreign.id] = .booking(foreign)
    #expect(try sit("12A") != nil)
    var both = foreign
    both.seat = "12A"
    #expect(store.records[both.id] == .booking(both))
    #expect(try sit("12A") == nil, "nothing has changed")
    _ = try log.undo(in: store)
    #expect(store.records[both.id] == .booking(foreign))
    // Deleted elsewhere: nothing of the user's is lost.
    store.records[lh716.id] = nil
    #expect(try sit("30K") != nil)
    both = lh716
    both.seat = "30K"
    #expect(store.records[both.id] == .booking(both))
    store.records[both.trip] = nil
    #expect(throws: ChangeFault.self) { try sit("1A") }
  }

  @Test func aBookingIsNotRestoredWithoutItsTrip() throws {
    var log = ChangeLog()
    try log.perform(ChangeTitle(.deleted, lh716.spokenName), [.delete(lh716.id)], in: store)
    store.records[Trip.japan.id] = nil
    #expect(throws: ChangeFault.self) { try log.undo(in: store) }
    #expect(store.records.isEmpty)
    store.records[Trip.japan.id] = .trip(.japan)
    _ = try log.undo(in: store)
    #expect(store.records.count == 2)
  }

  @Test func aStoreThatFailsLeavesTheLogAsItWas() throws {
    var log = ChangeLog()
    let title = ChangeTitle(.deleted, "trip Japan with 1 booking")
    store.isFull = true
    #expect(throws: MemoryStore.Fault()) {
      try log.perform(title, [.delete(Trip.japan.id), .delete(lh716.id)], in: store)
    }
    #expect(log.nextUndo == nil)
    store.isFull = false
    try log.perform(title, [.delete(Trip.japan.id), .delete(lh716.id)], in: store)
    store.isFull = true
    #expect(throws: MemoryStore.Fault()) { try log.undo(in: store) }
    #expect(log.nextUndo == title)
    #expect(log.nextRedo == nil)
    store.isFull = false
    #expect(try log.undo(in: store).hasPrefix("Trip Japan with 1 booking restored"))
    #expect(store.records.count == 2)
  }

  @Test func nothingIsRememberedOfAChangeThatChangesNothing() throws {
    var log = ChangeLog()
    #expect(try log.perform(ChangeTitle(.changed, "x"), [.put(.booking(lh716))], in: store) == nil)
    #expect(log.nextUndo == nil)
  }

  @Test func aFavouriteBelongsToNoTrip() throws {
    let store = MemoryStore()
    var log = ChangeLog()
    let favourite = Favourite(destination: "kyoto", name: "Kyoto")
    #expect(
      try log.perform(
        ChangeTitle(.addedToFavourites, "Kyoto"), [.put(.favourite(favourite))], in: store)
        == "Kyoto added to favourites. Undo with Control Z")
    #expect(
      try log.undo(in: store) == "Kyoto removed from favourites. Redo with Control Shift Z")
    #expect(store.records.isEmpty)
    #expect(
      try log.redo(in: store) == "Kyoto added to favourites again. Undo with Control Z")
    #expect(store.records == [favourite.id: .favourite(favourite)])
    _ = try log.perform(
      ChangeTitle(.removedFromFavourites, "Kyoto"), [.delete(favourite.id)], in: store)
    #expect(try log.undo(in: store) == "Kyoto added to favourites. Redo with Control Shift Z")
  }

  /// Random changes, undone and redone, against the list of all states.
  @Test func undoAndRedoWalkThroughAllStates() throws {
    var dice = Dice(9)
    for _ in 0..<50 {
      let store = MemoryStore()
      store.records = [Trip.japan.id: .trip(.japan)]
      var log = ChangeLog()
      var states = [store.records]
      var position = 0
      let ids = (0..<4).map { _ in RecordID() }
      for step in 0..<60 {
        switch Int.random(in: 0..<4, using: &dice) {
        case 0:
          _ = try log.undo(in: store)
          position = max(0, position - 1)
        case 1:
          _ = try log.redo(in: store)
          position = min(states.count - 1, position + 1)
        default:
          let id = ids.randomElement(using: &dice)!
          let write =
            Bool.random(using: &dice)
            ? RecordWrite.delete(id)
            : .put(
              .cost(
                Cost(
                  id: id, trip: Trip.japan.id, title: "\(step)", category: .other,
                  amount: .zero(.euro))))
          guard try log.perform(ChangeTitle(.changed, "cost"), [write], in: store) != nil else {
            continue
          }
          states = Array(states[...position]) + [store.records]
          position += 1
        }
        #expect(store.records == states[position])
      }
    }
  }
}
