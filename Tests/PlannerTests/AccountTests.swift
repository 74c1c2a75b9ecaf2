import Foundation
import Testing
import Trips
import Vault

@testable import Accounts
@testable import vacation_planner

@MainActor
@Suite(.timeLimit(.minutes(3))) struct AccountTests {
  @Test func signingOutAsksIfTheNotesCannotBeSaved() async throws {
    let ada = try await PlannerOfAda.signedUp()
    let planner = ada.planner
    await planner.recoveryKeyIsWritten()
    let window = try #require(planner.window)
    try await ada.plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    let plan = try #require(ada.plans.trips[Trip.japan.id])
    window.notes[plan] = "passport"
    // After this nothing can be written.
    ada.plans.session.signOut()
    planner.signOut()
    await until { planner.signOutFault != nil }
    #expect(planner.page == .signedIn && window.notes[plan] == "passport")
    // The question is shown over the topmost window.
    #expect(PlannerAlerts.top(of: window) == .page)
    window.form = .shortcuts
    #expect(PlannerAlerts.top(of: window) == .form)
    ada.plans.storeFault = StoreFault(.diskFull, path: "/planner.sqlite")
    #expect(PlannerAlerts.top(of: window) == .storeFault)
    planner.signOutWithoutSaving()
    #expect(planner.page == .logIn && planner.signOutFault == nil && window.notes.isEmpty)
  }

  /// The session ends while an operation of its user is under way, and the next user signs in.
  @Test func anOperationOfAnEndedSessionLeavesTheNextOneAlone() async throws {
    let ada = try await PlannerOfAda.signedUp()
    let planner = ada.planner
    await planner.recoveryKeyIsWritten()
    let store = try await planner.store()
    let grace = try await store.signUp(
      name: "Grace", email: "grace@example.org", password: PlannerOfAda.password
    ).session
    let window = try #require(planner.window)
    try await ada.plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    let plan = try #require(ada.plans.trips[Trip.japan.id])
    window.notes[plan] = "passport"
    planner.signOut()
    let renaming = Task { try await planner.changeName(to: "Ada Lovelace") }
    let activating = Task {
      let key = try await planner.newRecoveryKey(password: PlannerOfAda.password)
      try await planner.activateRecoveryKey(key)
    }
    // The tasks have begun.
    for _ in 0..<3 { await Task.yield() }
    planner.endSession(because: "gone")
    planner.enter(grace, hasRecoveryKey: false)
    _ = await renaming.result
    _ = await activating.result
    // Changes are made one after the other: when this one has failed, that of `signOut()` has.
    try? await window.notes.saveAll()
    for _ in 0..<10 { await Task.yield() }
    #expect(planner.window?.plans.session === grace)
    #expect(planner.page == .signedIn)
    #expect(planner.user?.name == "Grace")
    #expect(planner.hasRecoveryKey == false)
    #expect(planner.signOutFault == nil)
    window.notes.discardAll()
  }

  @Test func aNewAccountsKeyIsShownOnceAndOpensTheAccount() async throws {
    let ada = try await PlannerOfAda.signedUp()
    let planner = ada.planner
    #expect(planner.page == .recoveryKey)
    let key = try #require(planner.recoveryKey).key
    // A user who quits here is asked to create a key at the next log-in.
    #expect(planner.hasRecoveryKey == false)
    await planner.recoveryKeyIsWritten()
    #expect(planner.page == .signedIn)
    #expect(planner.recoveryKey == nil)
    try await ada.plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    planner.signOut()
    #expect(planner.page == .logIn)

    planner.showRecovery()
    try await planner.recover(
      email: PlannerOfAda.email, recoveryKey: key.text.lowercased(), newPassword: "another one 2")
    #expect(planner.page == .signedIn)
    #expect(planner.statusMessage == "Your password has been changed.")
    #expect(planner.hasRecoveryKey == true)
    let following = Task { [plans = ada.plans] in await plans.keepUpToDate() }
    await until { ada.plans.trips[Trip.japan.id] != nil }
    following.cancel()
    planner.signOut()
    await #expect(throws: LogInError.wrongEmailOrPassword) {
      try await planner.logIn(email: PlannerOfAda.email, password: PlannerOfAda.password)
    }
    try await planner.logIn(email: PlannerOfAda.email, password: "another one 2")
    #expect(planner.statusMessage == nil)
  }

  @Test func aGroupIsSpokenLetterByLetter() {
    #expect(
      RecoveryKeyView.spoken("C4FGHJ", number: 2, of: 6) == "Group 2 of 6: C, 4, F, G, H, J")
  }

  @Test func aNewAccountsKeyThatCannotBeKeptIsNotForgottenSilently() async throws {
    let ada = try await PlannerOfAda.signedUp()
    let planner = ada.planner
    // After this nothing can be written.
    ada.plans.session.signOut()
    await planner.recoveryKeyIsWritten()
    #expect(planner.page == .signedIn)
    #expect(planner.recoveryKey == nil)
    let start = "The recovery key that was shown does not open your account:"
    #expect(planner.statusMessage?.hasPrefix(start) == true)
  }

  @Test func whoCannotKeepTheKeyOfANewAccountGoesOnWithout() async throws {
    let ada = try await PlannerOfAda.signedUp()
    ada.planner.continueWithoutRecoveryKey()
    #expect(ada.planner.page == .signedIn)
    #expect(ada.planner.recoveryKey == nil)
    #expect(ada.planner.hasRecoveryKey == false)
  }

  @Test func whatIsWrongWithATypedKeyIsKnownBeforeItIsCompared() throws {
    #expect(RecoveryKey.mistake(in: "  ") == .empty)
    let key = try #require(RecoveryKey())
    #expect(RecoveryKey.mistake(in: key.text.lowercased()) == nil)
    var groups = key.groups
    groups.swapAt(2, 3)
    #expect(RecoveryKey.mistake(in: groups.joined(separator: " ")) == .group(3))
  }

  @Test func changesOfTheAccountAreShownAndAskForThePassword() async throws {
    let ada = try await PlannerOfAda.signedUp()
    let planner = ada.planner
    try await planner.changeName(to: "Ada Lovelace")
    #expect(planner.user?.name == "Ada Lovelace")
    await #expect(throws: AccountChangeError.wrongPassword) {
      try await planner.changeEmail(to: "ada@example.com", password: "not the password")
    }
    #expect(planner.user?.email == PlannerOfAda.email)
    try await planner.changeEmail(to: "ada@example.com", password: PlannerOfAda.password)
    #expect(planner.user?.email == "ada@example.com")
    try await planner.changePassword(from: PlannerOfAda.password, to: "another one 2")
    let new = try await planner.newRecoveryKey(password: "another one 2")
    try await planner.activateRecoveryKey(new)
    planner.signOut()
    try await planner.recover(
      email: "ada@example.com", recoveryKey: new.key.text, newPassword: "a third one 3")
  }

  @Test func deletingTheAccountEndsTheSessionOfEachWindow() async throws {
    let ada = try await PlannerOfAda.signedUp()
    let other = try await ada.otherWindow()
    let plans = try #require(other.window?.plans)
    let following = Task { await plans.keepUpToDate() }
    await until { plans.isComplete }
    await #expect(throws: AccountChangeError.wrongPassword) {
      try await ada.planner.deleteAccount(password: "not the password")
    }
    #expect(ada.planner.page == .recoveryKey)
    try await ada.planner.deleteAccount(password: PlannerOfAda.password)
    #expect(ada.planner.page == .logIn)
    #expect(ada.planner.notice == "Your account was deleted.")
    #expect(ada.planner.window == nil)
    await until { plans.isAccountGone }
    other.endSession(because: "gone")
    #expect(other.page == .logIn)
    #expect(other.notice == "gone")
    following.cancel()
    // The sentence is about the last page's change: another page removes it.
    other.showCreateAccount()
    #expect(other.notice == nil)
  }

  @Test func signingOutWipesTheKeysAndClosesTheForm() async throws {
    let ada = try await PlannerOfAda.signedUp()
    let (window, session) = (try #require(ada.planner.window), ada.plans.session)
    window.form = .account(.name)
    ada.planner.signOut()
    #expect(window.form == nil)
    #expect(session.records.accountKeys.isWiped)
    await #expect(throws: PlanFault.self) {
      try await window.plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    }
  }

  @Test func aStoreThatIsTakenAwayInUseCanBePutBackWithNothingLost() async throws {
    let ada = try await PlannerOfAda.signedUp()
    let (planner, plans) = (ada.planner, ada.plans)
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    let window = planner.window
    let file = ada.folder.appendingPathComponent("planner.sqlite")
    let away = ada.folder.appendingPathComponent("away")
    // The log is not exchanged: it stays as it is.
    for suffix in ["", "-wal", "-shm"] {
      try FileManager.default.moveItem(atPath: file.path + suffix, toPath: away.path + suffix)
    }
    let kyoto = Trip(title: "Kyoto", firstDay: Trip.japan.firstDay, lastDay: Trip.japan.lastDay)
    let add = { try await plans.perform(ChangeTitle(.added, "trip Kyoto"), [.put(.trip(kyoto))]) }
    await #expect(throws: PlanFault.self) { try await add() }
    #expect(plans.storeFault?.kind == .vanished)
    await planner.retry()
    #expect(plans.storeFault != nil)
    #expect(planner.page == .recoveryKey)

    for suffix in ["", "-wal", "-shm"] {
      try FileManager.default.moveItem(atPath: away.path + suffix, toPath: file.path + suffix)
    }
    await planner.retry()
    #expect(plans.storeFault == nil)
    #expect(planner.window === window)
    _ = try await add()
    #expect(plans.nextUndo?.name == "trip Kyoto")
    plans.undo()
    await until { plans.trips[kyoto.id] == nil }
    plans.undo()
    await until { plans.trips.isEmpty }
  }

  @Test func anotherStoreInItsPlaceIsNotWrittenWithOurKeys() async throws {
    let ada = try await PlannerOfAda.signedUp()
    let (planner, plans) = (ada.planner, ada.plans)
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    for name in try FileManager.default.contentsOfDirectory(atPath: ada.folder.path) {
      try FileManager.default.removeItem(at: ada.folder.appendingPathComponent(name))
    }
    // The same user's new account with the same number, which has other keys.
    let other = try await AccountStore.open(directory: ada.folder.path)
    let account = try await other.signUp(
      name: "Ada", email: PlannerOfAda.email, password: PlannerOfAda.password)
    let record = try RecordCoding.encode(.trip(.japan))
    try await account.session.records.put(
      VaultID(Trip.japan.id.uuid), kind: "trip", content: record)
    #expect(account.session.user.id == plans.session.user.id)
    await #expect(throws: PlanFault.self) {
      try await plans.perform(ChangeTitle(.deleted, "trip Japan"), [.delete(Trip.japan.id)])
    }
    await planner.retry()
    #expect(planner.page == .logIn)
    #expect(planner.notice != nil)
    #expect(try await !account.session.records.readAll().isAltered)
    await other.close()
  }

  /// In a process of its own, since it closes the stores of all windows.
  @Test func storesAreClosedWhileAUserIsSignedInAndWrites() async throws {
    await #expect(processExitsWith: .success) {
      try await AccountTests.closeStoresWhileAUserIsSignedInAndWrites()
    }
  }

  private static func closeStoresWhileAUserIsSignedInAndWrites() async throws {
    let ada = try await PlannerOfAda.signedUp()
    let plans = ada.plans
    let trips = (0..<40).map {
      Trip(title: "\($0)", firstDay: Trip.japan.firstDay, lastDay: Trip.japan.lastDay)
    }
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    for trip in trips { plans.performOrAlert(ChangeTitle(.added, trip.title), [.put(.trip(trip))]) }
    await until { plans.trips.count > 3 }
    let shown = Set(plans.trips.keys)
    Planner.closeStores()
    let names = try FileManager.default.contentsOfDirectory(atPath: ada.folder.path)
    #expect(names == ["planner.sqlite"])
    let again = try await ada.otherWindow()
    let contents = try await again.window!.plans.session.records.readAll()
    #expect(Set(contents.records.map { RecordID($0.id.uuid) }).isSuperset(of: shown))
    #expect(!contents.isAltered && contents.damaged.isEmpty)
  }

  @Test func theNotices() async throws {
    let ada = try await PlannerOfAda.signedUp()
    #expect(StoreNotice.all(plans: ada.plans, hasRecoveryKey: true) == [])
    #expect(StoreNotice.all(plans: ada.plans, hasRecoveryKey: nil) == [])
    #expect(StoreNotice.all(plans: ada.plans, hasRecoveryKey: false) == [.noRecoveryKey])
    // A record that no version can read is named, and left as it is.
    try await ada.plans.session.records.put(
      VaultID(), kind: "trip", content: Data("not a trip".utf8))
    let following = Task { [plans = ada.plans] in await plans.keepUpToDate() }
    await until { StoreNotice.all(plans: ada.plans, hasRecoveryKey: true).count == 1 }
    #expect(ada.plans.isComplete)
    following.cancel()
  }
}
