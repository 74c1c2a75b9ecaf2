import Tabstop
import Trips

/// The notes of a trip. They are saved when the editor is left.
struct NotesView: View {
  let window: PlannerWindow
  let plan: TripPlan

  @FocusState private var isFocused: Bool

  var body: some View {
    TextEditor(text: text)
      .accessibilityLabel("Notes")
      .focused($isFocused)
      .padding(12)
      .onChange(of: isFocused) { if !isFocused { save() } }
      .onDisappear(perform: save)
  }

  private var text: Binding<String> {
    let (notes, plan) = (window.notes, plan)
    return Binding {
      notes[plan]
    } set: {
      notes[plan] = $0
    }
  }

  private func save() {
    let (window, trip) = (window, plan.id)
    Task {
      do throws(PlanFault) {
        try await window.notes.save(trip)
      } catch {
        window.plans.alertedFault = error
      }
    }
  }
}
