import Foundation
import Tabstop
import Trips
import Vault

/// Changes by the user, one after the other, and their undoing.
extension Plans {
  /// Makes a change in one transaction, announces it, and remembers how to undo it.
  ///
  /// - Parameters:
  ///   - documents: The contents of documents that are added, by their records' ids.
  ///   - announcing: Whether the change is announced. Pass `false` while the user is typing.
  ///   - closesForm: Whether a form closes when it is made.
  /// - Returns: The announced text, with the new warnings.
  @discardableResult
  func perform(
    _ title: ChangeTitle, _ writes: [RecordWrite], documents: [RecordID: Data] = [:],
    announcing: Bool = true, closesForm: Bool = true
  ) async throws(PlanFault) -> String {
    try await change(closesForm: closesForm) { log, store in
      let announcement = try log.perform(title, writes, in: store)
      return announcing ? announcement : nil
    } before: { access in
      // Existing documents are the same: documents never change, and stay when their
      // records are deleted, so that this can be undone.
      for (id, contents) in documents where try !access.hasDocument(VaultID(id.uuid)) {
        access.apply([.addDocument(VaultID(id.uuid), contents)])
      }
    }
  }

  /// Makes a change of a list as it is in the store by then, as `perform(_:_:)` does: what other windows and programs
  /// have changed in it stays.
  ///
  /// - Parameters:
  ///   - list: The list as the user has seen it.
  ///   - edit: Changes the list.
  @discardableResult
  func perform(
    _ title: ChangeTitle, changing list: Checklist, announcing: Bool = true,
    _ edit: @escaping @Sendable (inout Checklist) throws -> Void
  ) async throws(PlanFault) -> String {
    try await change(closesForm: true) { log, store in
      let announcement = try log.perform(title, changing: .checklist(list), in: store) { record in
        guard case .checklist(var list) = record else { return record }
        try edit(&list)
        return .checklist(list)
      }
      return announcing ? announcement : nil
    }
  }

  /// Makes a change for which no form is open. A fault is shown in an alert.
  func performOrAlert(_ title: ChangeTitle, _ writes: [RecordWrite]) {
    alerting { plans throws(PlanFault) in
      try await plans.perform(title, writes, closesForm: false)
    }
  }

  /// Undoes the last change, and announces it.
  func undo() {
    alerting { plans throws(PlanFault) in
      _ = try await plans.change(closesForm: false) { try $0.undo(in: $1) }
    }
  }

  /// Redoes the change that was undone last, and announces it.
  func redo() {
    alerting { plans throws(PlanFault) in
      _ = try await plans.change(closesForm: false) { try $0.redo(in: $1) }
    }
  }

  private func alerting(_ body: @escaping (Plans) async throws(PlanFault) -> Void) {
    Task {
      do throws(PlanFault) {
        try await body(self)
      } catch {
        alert(error)
      }
    }
  }

  /// Shows a fault for which no form is open, unless another page already reports that the store
  /// cannot be used, or the account is deleted.
  func alert(_ fault: PlanFault) {
    if storeFault == nil && !isAccountGone { alertedFault = fault }
  }

  /// Runs `body` on the undo log and the store, after all changes that were started before.
  private func change(
    closesForm: Bool,
    _ body: @escaping @Sendable (inout ChangeLog, VaultPlanStore) throws -> String?,
    before: @escaping @Sendable (VaultAccess) throws -> Void = { _ in }
  ) async throws(PlanFault) -> String {
    let earlier = lastChange
    let task = Task { () -> Result<String, PlanFault> in
      await earlier?.value
      let log = log
      do {
        let (announcement, newLog, writes) = try await session.records.transaction { access in
          var log = log
          let store = VaultPlanStore(access)
          try before(access)
          let announcement = try body(&log, store)
          return (announcement, log, store.writes)
        }
        self.log = newLog
        nextUndo = newLog.nextUndo
        nextRedo = newLog.nextRedo
        let warnings = newWarnings(of: writes) { apply(writes) }
        let texts = [announcement].compactMap(\.self) + [warnings.joined(separator: " ")]
        let text = texts.filter { !$0.isEmpty }.joined(separator: ". ")
        // In the same turn as the change: otherwise a list announces the deletion of its row
        // itself.
        if !closesForm { AccessibilityNotification.Announcement(text).post() }
        return .success(text)
      } catch {
        recordFault(error)
        return .failure(PlanFault(error))
      }
    }
    lastChange = Task { _ = await task.value }
    let announcement = try await task.value.get()
    // After the caller has closed its form: an announcement in a closing window is not spoken.
    if closesForm { Task { AccessibilityNotification.Announcement(announcement).post() } }
    return announcement
  }

  /// The sentences of the warnings that a change adds to existing trips. The page of a new trip
  /// shows its own.
  func newWarnings(of writes: [RecordWrite], after change: () -> Void) -> [String] {
    var changed: Set<RecordID> = []
    for write in writes {
      if let old = recordsByID[write.id], old.concernsWarnings { changed.insert(old.trip) }
      if case .put(let new) = write, new.concernsWarnings { changed.insert(new.trip) }
    }
    var memories = changed.sorted().compactMap { id in
      trips[id].map { (id: id, memory: WarningMemory($0.warnings(words))) }
    }
    change()
    return memories.indices.flatMap { index in
      trips[memories[index].id].map { memories[index].memory.appeared($0.warnings(words)) } ?? []
    }.map(\.sentence)
  }
}

extension AnyRecord {
  /// Whether the warnings of the record's trip depend on it.
  fileprivate var concernsWarnings: Bool { kind == .booking || kind == .trip }
}
