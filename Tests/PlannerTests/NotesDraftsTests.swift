import Testing
import Trips

@testable import vacation_planner

/// Unsaved notes of trips.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct NotesDraftsTests {
  private let unsaved = UnsavedNotes()

  @Test func notesAreKeptUntilTheyAreSaved() async throws {
    let user = try await SignedInUser()
    let plans = user.plans
    try await plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    let plan = try #require(plans.trips[Trip.japan.id])
    let notes = NotesDrafts(plans, savedBy: unsaved)
    notes[plan] = "passport"
    #expect(!notes.isEmpty && notes[plan] == "passport" && plan.trip.notes.isEmpty)
    try await notes.save(plan.id)
    #expect(notes.isEmpty && plan.trip.notes == "passport")
    #expect(plans.nextUndo?.done == "Notes of trip Japan changed. Undo with Control Z")
    notes[plan] = "visa"
    #expect(unsaved.saveBeforeExit().isEmpty)
    let other = try await user.otherPlans()
    let following = Task { await other.keepUpToDate() }
    await until { other.isComplete }
    #expect(other.trips[Trip.japan.id]?.trip.notes == "visa")
    following.cancel()
  }

  @Test func notesThatCannotBeSavedAtTheEndAreReported() async throws {
    let user = try await SignedInUser()
    try await user.plans.perform(ChangeTitle(.added, "trip Japan"), [.put(.trip(.japan))])
    let plan = try #require(user.plans.trips[Trip.japan.id])
    NotesDrafts(user.plans, savedBy: unsaved)[plan] = "visa"
    user.session.signOut()
    #expect(unsaved.saveBeforeExit().count == 1)
    #expect(unsaved.saveBeforeExit().isEmpty, "it is reported once")
  }
}
