internal import Localization

/// The changes since the user signed in, which can be undone and redone in order.
///
/// A change is a set of records before and after it. Undoing writes the records as they were
/// before, in one transaction. If another program has changed them meanwhile, undoing still
/// restores the records from before the change, and the announcement says so; redoing restores the
/// other program's records.
public struct ChangeLog: Sendable {
  /// A change that can be undone or redone.
  struct Step: Sendable {
    let title: ChangeTitle
    let changes: [Change]
  }

  struct Change: Sendable {
    let id: RecordID
    /// The record before the step; nil if there was none.
    let before: AnyRecord?
    /// The record that the step wrote; nil if it removed it.
    let after: AnyRecord?
  }

  private var undoable: [Step] = []
  private var redoable: [Step] = []

  /// Creates an empty log.
  public init() {}

  /// The change that Ctrl+Z would undo.
  public var nextUndo: ChangeTitle? { undoable.last?.title }
  /// The change that Ctrl+Shift+Z would redo.
  public var nextRedo: ChangeTitle? { redoable.last?.title }

  /// Makes a change, and records it for undoing.
  ///
  /// - Returns: The announcement; nil if the records already have these values.
  /// - Throws: What the store throws, or `ChangeFault`. Then neither the log nor the store has
  ///   changed.
  @discardableResult
  public mutating func perform(
    _ title: ChangeTitle, _ writes: [RecordWrite], in store: some PlanStore
  ) throws -> String? {
    // Only the last write of each record has an effect.
    let last = Dictionary(writes.map { ($0.id, $0) }) { $1 }
    return note(try Self.write(last.mapValues(\.record), title, in: store), title)
  }

  /// Makes a change of one record as it is in the store by then, and records it for undoing: what other windows or
  /// programs have changed in it stays.
  ///
  /// - Parameters:
  ///   - record: The record as the user has seen it. It is changed if there is none in the store any more.
  ///   - edit: Returns the changed record. It may be called again.
  /// - Returns: The announcement; nil if the record already has these values.
  /// - Throws: What the store or `edit` throws, or `ChangeFault`. Then neither the log nor the store has changed.
  @discardableResult
  public mutating func perform(
    _ title: ChangeTitle, changing record: AnyRecord, in store: some PlanStore,
    _ edit: (AnyRecord) throws -> AnyRecord
  ) throws -> String? {
    var changes: [Change] = []
    try store.transact(reading: [record.id, record.trip]) { existing in
      guard existing[record.trip] != nil else { throw ChangeFault.tripIsGone(title) }
      let before = existing[record.id]
      let after = try edit(before ?? record)
      changes = before == after ? [] : [Change(id: record.id, before: before, after: after)]
      return before == after ? [] : [.put(after)]
    }
    return note(changes, title)
  }

  /// Records changes that were made, and returns the announcement.
  private mutating func note(_ changes: [Change], _ title: ChangeTitle) -> String? {
    if changes.isEmpty { return nil }
    undoable.append(Step(title: title, changes: changes))
    redoable = []
    return title.done
  }

  /// Undoes the last change.
  ///
  /// - Returns: The announcement.
  /// - Throws: What the store throws, or `ChangeFault`. Then neither the log nor the store has
  ///   changed.
  public mutating func undo(in store: some PlanStore) throws -> String {
    guard let step = undoable.last else { return String(words: "Nothing to undo") }
    let (reversed, isForeign) = try Self.revert(step, in: store)
    undoable.removeLast()
    redoable.append(reversed)
    return isForeign
      ? String(words: "\(step.title.undone). \(Self.foreignNote)") : step.title.undone
  }

  /// Redoes the change that was undone last.
  ///
  /// - Returns: The announcement.
  /// - Throws: What the store throws, or `ChangeFault`. Then neither the log nor the store has
  ///   changed.
  public mutating func redo(in store: some PlanStore) throws -> String {
    guard let step = redoable.last else { return String(words: "Nothing to redo") }
    let (reversed, isForeign) = try Self.revert(step, in: store)
    redoable.removeLast()
    undoable.append(reversed)
    return isForeign
      ? String(words: "\(step.title.redone). \(Self.foreignNote)") : step.title.redone
  }

  private static let foreignNote = String(words: "It had been changed elsewhere meanwhile")

  /// Writes the records as they were before a step.
  ///
  /// - Returns: The step that reverts this, and whether a record was not as the step had left it.
  private static func revert(
    _ step: Step, in store: some PlanStore
  ) throws -> (reversed: Step, isForeign: Bool) {
    let targets = Dictionary(step.changes.map { ($0.id, $0.before) }) { $1 }
    var found: [RecordID: AnyRecord] = [:]
    _ = try write(targets, step.title, in: store) { found = $0 }
    let reversed = step.changes.map {
      Change(id: $0.id, before: found[$0.id], after: $0.before)
    }
    let isForeign = step.changes.contains { found[$0.id] != $0.after }
    return (Step(title: step.title, changes: reversed), isForeign)
  }

  private static func write(
    _ targets: [RecordID: AnyRecord?], _ title: ChangeTitle, in store: some PlanStore,
    found: ([RecordID: AnyRecord]) -> Void = { _ in }
  ) throws -> [Change] {
    var changes: [Change] = []
    let trips = Set(targets.values.compactMap { $0?.trip })
    try store.transact(reading: trips.union(targets.keys)) { existing in
      // The store may call again if another program locked it.
      changes = []
      found(existing)
      for trip in trips {
        let willExist = targets[trip].map { $0 != nil } ?? (existing[trip] != nil)
        guard willExist else { throw ChangeFault.tripIsGone(title) }
      }
      for (id, target) in targets.sorted(by: { $0.key < $1.key }) where existing[id] != target {
        changes.append(Change(id: id, before: existing[id], after: target))
      }
      return changes.map { $0.after.map(RecordWrite.put) ?? .delete($0.id) }
    }
    return changes
  }
}

/// An error that prevents a change.
public enum ChangeFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program has deleted the trip of a record that would be written.
  case tripIsGone(ChangeTitle)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .tripIsGone(let title):
      String(
        words: "\(capitalized(title.name)): the trip was deleted elsewhere. Nothing has changed.")
    }
  }
}
