import Tabstop

/// Rows with controls: each control is named after its row.
struct TasksPage: View {
  private nonisolated struct Task: Identifiable {
    let id: String
    var isDone = false
  }

  @State private var tasks = ["Book flight", "Pack", "Water plants"].map { Task(id: $0) }

  var body: some View {
    NavigationStack {
      List {
        ForEach($tasks) { $task in
          HStack {
            Toggle(task.id, isOn: $task.isDone)
          }
          .swipeActions {
            Button("Delete", role: .destructive) { tasks.removeAll { $0.id == task.id } }
          }
        }
        ForEach(["Ada", "Grace"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Button("Edit") {}.accessibilityLabel("Edit \(name)")
          }
          .swipeActions(edge: .leading) { Button("Call", systemImage: "phone") {} }
        }
      }
      .navigationTitle("Tasks")
    }
  }
}
