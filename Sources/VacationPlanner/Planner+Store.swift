import Accounts
import Dispatch
import Tabstop
import Vault

/// The store of the accounts: opening it, and its faults.
extension Planner {
  /// The stores that were opened: they are closed before the program ends.
  private static var stores: [AccountStore] = []

  /// Closes the stores, also those with a signed-in user. Blocks until everything is written.
  static func closeStores() {
    let closed = DispatchSemaphore(value: 0)
    Task.detached { [stores] in
      for store in stores { await store.close() }
      closed.signal()
    }
    closed.wait()
    stores = []
  }

  static func open(
    _ directory: String, creatingIfMissing: Bool
  ) -> Task<Result<AccountStore, StoreFault>, Never> {
    // Not on the main thread, which makes the first page meanwhile.
    Task.detached {
      do throws(StoreFault) {
        let store = try await AccountStore.open(
          directory: directory, creatingIfMissing: creatingIfMissing)
        await MainActor.run { stores.append(store) }
        return .success(store)
      } catch {
        return .failure(error)
      }
    }
  }

  /// Waits for the store, and shows its fault if it cannot be used.
  func watchStore() async {
    switch await opening.value {
    case .success(let store):
      hasOpened = true
      if case .fault(_, let origin) = page { page = origin }
      await resume(in: store)
    case .failure(let fault):
      show(fault)
    }
  }

  /// Continues with the plans of the user after a fault in their use.
  private func resume(in store: AccountStore) async {
    guard let plans = window?.plans, plans.storeFault != nil else { return }
    do throws(VaultError) {
      plans.resume(try await store.resume(plans.session))
      AccessibilityNotification.Announcement(
        String(localized: "Your plans can be used again")
      ).post()
      await saveNotes()
    } catch {
      switch error {
      case .store(let fault): show(fault)
      default:
        endSession(
          because: String(localized: "Your plans could not be opened again. Log in to go on."))
      }
    }
  }

  /// Saves the notes that could not be saved before.
  private func saveNotes() async {
    do throws(PlanFault) {
      try await window?.notes.saveAll()
    } catch {
      window?.plans.alert(error)
    }
  }

  func show(_ fault: StoreFault) {
    // The pages and forms of the user stay as they are under the fault, with all that was typed.
    if let window {
      window.plans.storeFault = fault
    } else if case .fault(_, let origin) = page {
      page = .fault(fault, from: origin)
    } else {
      page = .fault(fault, from: page)
    }
  }

  /// Tries again to open the store. An existing store is never replaced by an empty one.
  func retry() async {
    let isReplacement = hasOpened
    opening = Self.open(directory, creatingIfMissing: !isReplacement)
    await watchStore()
  }

  /// Renames the unusable files, as `fault` offers, and continues without them. Call it after the
  /// user has agreed.
  func proceed(without fault: StoreFault) async {
    guard let remedy = fault.remedy else { return }
    do throws(StoreFault) {
      _ = try await AccountStore.setAside(directory: directory, for: remedy)
    } catch {
      return show(error)
    }
    opening = Self.open(directory, creatingIfMissing: true)
    await watchStore()
  }

  func store() async throws(StoreFault) -> AccountStore {
    try await opening.value.get()
  }
}
