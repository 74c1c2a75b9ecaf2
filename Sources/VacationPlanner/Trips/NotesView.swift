import Tabstop
import Trips

/// The notes of a trip. They are saved when the editor is left, and in pauses.
struct NotesView: View {
  let window: PlannerWindow
  let plan: TripPlan

  @FocusState private var isFocused: Bool

  var body: some View {
    TextEditor(text: text)
      .accessibilityLabel("Notes")
      .focused($isFocused)
      .padding(12)
      .onChange(of: isFocused) {
        if isFocused { window.area = .beside(nil) } else { save() }
      }
      .onDisappear(perform: save)
      .task(id: window.notes[plan]) {
        // In a pause of the typing, so that little is lost if the power is; without an announcement,
        // which would interrupt.
        do { try await Task.sleep(for: .seconds(3)) } catch { return }
        save(announcing: false)
      }
  }

  private var text: Binding<String> {
    let (notes, plan) = (window.notes, plan)
    return Binding {
      notes[plan]
    } set: {
      notes[plan] = $0
    }
  }

  private func save() { save(announcing: true) }

  private func save(announcing: Bool) {
    let (window, trip) = (window, plan.id)
    Task {
      do throws(PlanFault) {
        try await window.notes.save(trip, announcing: announcing)
      } catch {
        window.plans.alert(error)
      }
    }
  }
}
