import SwiftUI
struct Item: Identifiable, Codable, Hashable {
  var id = UUID(); var title: String; var isDone = false; var due: Date? = nil;
  var priority: Priority = .normal
  enum Priority: Int, Codable, CaseIterable, Identifiable, Comparable {
    case low, normal, high
    var id: Int { rawValue }
    static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
    var label: LocalizedStringKey {
      switch self {
      case .low: "Low";
      case .normal: "Normal";
      case .high: "High"
      }
    }
    var color: Color {
      switch self {
      case .low: return .gray;
      case .normal: return .blue;
      case .high: return .red
      }
    }
  }
}
@MainActor final class TodoStore: ObservableObject {
  @Published var items: [Item] = [
    Item(title: "Milk"), Item(title: "Bread", isDone: true, priority: .high),
  ]
  @Published var filter = ""
  var shown: [Item] {
    filter.isEmpty ? items : items.filter { $0.title.localizedCaseInsensitiveContains(filter) }
  }
  func add(_ t: String) { items.append(.init(title: t)) }
  func remove(at o: IndexSet) { items.remove(atOffsets: o) }
}
struct TodoRow: View {
  @Binding var item: Item; var focus: FocusState<UUID?>.Binding
  var body: some View {
    HStack {
      Button {
        withAnimation(.spring()) { item.isDone.toggle() }
      } label: {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle").imageScale(.large)
          .foregroundColor(item.isDone ? .green : .secondary)
      }
      .buttonStyle(.plain).accessibilityLabel(item.isDone ? "Mark as not done" : "Mark as done")
      TextField("Title", text: $item.title, axis: .vertical).focused(focus, equals: item.id)
        .strikethrough(item.isDone).foregroundStyle(item.isDone ? .secondary : .primary)
      Spacer()
      Circle().fill(item.priority.color).frame(width: 8, height: 8)
    }
    .padding(.vertical, 4).contextMenu {
      Picker("Priority", selection: $item.priority) {
        ForEach(Item.Priority.allCases) { Text($0.label).tag($0) }
      }
    }
  }
}
struct TodoView: View {
  @StateObject private var store = TodoStore()
  @State private var draft = ""
  @State private var showingAdd = false
  @FocusState private var focusedItem: UUID?
  @FocusState private var draftFocused: Bool
  var body: some View {
    NavigationStack {
      List {
        Section {
          HStack {
            TextField("New item…", text: $draft).focused($draftFocused).onSubmit(addItem)
              .submitLabel(.done)
            Button(action: addItem) { Image(systemName: "plus.circle.fill") }.disabled(
              draft.trimmingCharacters(in: .whitespaces).isEmpty
            ).help("Add the item")
          }
        }
        Section {
          ForEach($store.items) { $item in
            TodoRow(item: $item, focus: $focusedItem)
              .swipeActions(edge: .trailing) {
                Button(role: .destructive) {
                  store.items.removeAll { $0.id == item.id }
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
          }
          .onDelete(perform: store.remove(at:)).onMove {
            store.items.move(fromOffsets: $0, toOffset: $1)
          }
        } header: {
          HStack {
            Text("Items"); Spacer(); Text("\(store.items.filter { !$0.isDone }.count) left")
          }
        } footer: {
          if store.items.isEmpty { Text("Nothing to do") }
        }
      }
      .listStyle(.insetGrouped).searchable(text: $store.filter, prompt: "Find").navigationTitle(
        "To-Do"
      )
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            showingAdd.toggle()
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer();
          Button("Done") {
            focusedItem = nil; draftFocused = false
          }
        }
      }
      .sheet(isPresented: $showingAdd) { AddSheet { store.add($0) } }
      .animation(.default, value: store.items)
    }
  }
  private func addItem() {
    let t = draft.trimmingCharacters(in: .whitespacesAndNewlines); guard !t.isEmpty else { return };
    store.add(t); draft = ""; draftFocused = true
  }
}
struct AddSheet: View {
  @Environment(\.dismiss) var dismiss; var onAdd: (String) -> Void; @State private var title = "";
  @State private var date = Date.now; @State private var hasDate = false;
  @State private var priority: Item.Priority = .normal
  @FocusState private var focused: Bool
  init(onAdd: @escaping (String) -> Void) { self.onAdd = onAdd }
  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title).focused($focused);
        Toggle("Due date", isOn: $hasDate.animation());
        if hasDate {
          DatePicker("Date", selection: $date, in: Date.now..., displayedComponents: [.date])
        }
        Picker("Priority", selection: $priority) {
          ForEach(Item.Priority.allCases) { p in Text(p.label).tag(p) }
        }.pickerStyle(.segmented)
      }
      .navigationTitle("New item").toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            onAdd(title); dismiss()
          }.disabled(title.isEmpty)
        };
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel, action: { dismiss() })
        }
      }
      .onAppear { focused = true }
    }.presentationDetents([.medium])
  }
}
