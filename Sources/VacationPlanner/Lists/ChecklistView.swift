import Tabstop
import TabstopFoundation
import Trips

/// The items of a list, and a field that adds some.
struct ChecklistView: View {
  let window: PlannerWindow
  let plan: TripPlan
  /// Whether the focus goes to the field: of a list that was just made.
  let beginsInField: Bool

  @State private var editor: ChecklistEditor
  @FocusState private var focus: Place?

  private enum Place { case items, newItem, add }

  init(window: PlannerWindow, plan: TripPlan, id: RecordID, beginsInField: Bool) {
    self.window = window
    self.plan = plan
    self.beginsInField = beginsInField
    _editor = State(initialValue: ChecklistEditor(window.plans, plan, list: id))
  }

  var body: some View {
    VStack(spacing: 0) {
      if editor.items.isEmpty {
        Text("Nothing is on this list yet.")
          .foregroundColor(.secondary)
          .padding(24)
        Spacer()
      } else {
        items
      }
      addField
        .padding(12)
    }
    .onChange(of: beginsInField, initial: true) { if beginsInField { focus = .newItem } }
    .onChange(of: focus, use)
    .onChange(of: editor.current?.id, use)
    .onChange(of: window.requestedItem, initial: true) { _, requestedItem in
      guard let requestedItem, requestedItem.record == editor.id else { return }
      editor.selected = requestedItem.item
      focus = editor.items.isEmpty ? .newItem : .items
      window.requestedItem = nil
    }
  }

  /// The commands of the menu apply to the item that has the focus.
  private func use() {
    guard let focus else { return }
    let item = focus == .items ? editor.current : nil
    window.checklist = editor
    window.area = .beside(item.map { .item(list: editor.id, item: $0.id) })
  }

  private var items: some View {
    @Bindable var editor = editor
    return List(selection: $editor.selected) {
      ForEach(editor.items) { item in
        ItemRow(item: item, toggle: { editor.toggle(item.id) })
          .draggable(item.id.description)
          .dropDestination(for: String.self) { ids, _ in
            guard let moved = ids.first.flatMap(RecordID.init) else { return false }
            editor.move(moved, toPlaceOf: item.id)
            return true
          }
      }
      .onDelete { rows in
        for id in rows.map({ editor.items[$0].id }) { editor.delete(id) }
      }
      .onMove { rows, target in
        guard let from = rows.first else { return }
        editor.move(editor.items[from].id, by: target > from ? target - from - 1 : target - from)
      }
    }
    .listStyle(.plain)
    .padding(.horizontal, 12)
    .accessibilityLabel(editor.list?.summary ?? String(localized: "Items"))
    .contextMenu(forSelectionType: RecordID.self) { ids in
      if let item = editor.items.first(where: { ids.contains($0.id) }) { menu(item) }
    } primaryAction: { ids in
      if let id = ids.first { edit(id) }
    }
    .onKeyPress(phases: .down, action: press)
    .focused($focus, equals: .items)
  }

  @ViewBuilder private func menu(_ item: ChecklistItem) -> some View {
    Button(item.isDone ? "Untick" : "Tick") { editor.toggle(item.id) }
    Button("Edit…") { edit(item.id) }
    Button("Duplicate") { editor.duplicate(item.id) }
    Button("Move Up") { move(item, by: -1) }
    Button("Move Down") { move(item, by: 1) }
    Button("Delete", role: .destructive) { editor.delete(item.id) }
  }

  private var addField: some View {
    @Bindable var editor = editor
    return HStack(spacing: 8) {
      TextField("Add item", text: $editor.newText)
        // Else it would be named after the text above it.
        .accessibilityLabel("Add item")
        .submitLabel(.done)
        .focused($focus, equals: .newItem)
        .onSubmit(editor.addTyped)
      Button("Add") {
        editor.addTyped()
        focus = .newItem
      }
      .focused($focus, equals: .add)
    }
  }

  private func edit(_ item: RecordID) {
    window.form = .editChecklistItem(list: editor.id, item: item)
  }

  /// Moves an item, or announces why it stays.
  private func move(_ item: ChecklistItem, by offset: Int) {
    window.move(.item(list: editor.id, item: item.id), by: offset)
  }

  private func press(_ press: KeyPress) -> KeyPress.Result {
    guard let item = editor.current else { return .ignored }
    let modifiers = press.modifiers.intersection([.shift, .control, .option])
    switch press.key {
    case .space where modifiers.isEmpty: editor.toggle(item.id)
    case .upArrow where modifiers == .option: move(item, by: -1)
    case .downArrow where modifiers == .option: move(item, by: 1)
    default: return .ignored
    }
    editor.selected = item.id
    return .handled
  }
}

/// An item. Its box is for the pointer; the keyboard works on the row, whose text says its state.
private struct ItemRow: View {
  let item: ChecklistItem
  let toggle: () -> Void

  private var sentence: String {
    [item.title, item.isDone ? String(localized: "done") : String(localized: "not done")]
      .joined(separator: .comma)
  }

  var body: some View {
    HStack(spacing: 8) {
      Toggle(
        "",
        isOn: Binding {
          item.isDone
        } set: { _ in
          toggle()
        }
      )
      .toggleStyle(.checkbox)
      .labelsHidden()
      .focusable(false)
      .accessibilityHidden(true)
      Text(item.title)
        .strikethrough(item.isDone)
        .foregroundColor(item.isDone ? .secondary : .primary)
      Spacer()
    }
    .accessibilityLabel(sentence)
  }
}
