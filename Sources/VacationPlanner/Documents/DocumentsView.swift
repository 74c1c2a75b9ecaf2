import Foundation
import Tabstop
import TabstopFoundation
import Trips

/// The documents of a trip: files that are kept with it or with one of its bookings.
struct DocumentsView: View {
  let window: PlannerWindow
  let plan: TripPlan

  @State private var tripDocuments: TripDocuments
  @State private var isChoosing = false
  @State private var isSaving = false
  @FocusState private var isUsed: Bool
  @FocusState private var isInList: Bool
  @Environment(\.openURL) private var openURL

  init(window: PlannerWindow, plan: TripPlan) {
    self.window = window
    self.plan = plan
    _tripDocuments = State(
      initialValue: TripDocuments(window.plans, plan, opened: window.openedDocuments))
  }

  var body: some View {
    let documents = tripDocuments.documents
    VStack(spacing: 0) {
      ButtonBar {
        // In the same place with and without documents: the focus returns to it from the dialog.
        Button("Add Documents…") { isChoosing = true }
        Menu("This Document") {
          if let document = tripDocuments.current { menu(document) }
        }
        .disabled(tripDocuments.current == nil)
      }
      if documents.isEmpty {
        ContentUnavailableView {
          Text("No documents yet")
        } description: {
          Text("Keep tickets, passes and letters here. They are encrypted like everything else.")
        }
      } else {
        list(documents)
      }
      if tripDocuments.isBusy {
        ProgressView("Working…")
          .padding(12)
      }
    }
    .focused($isUsed)
    .onChange(of: isUsed, use)
    .onChange(of: tripDocuments.selected, use)
    .onChange(of: window.requestedItem, initial: true) { _, requestedItem in
      guard let requestedItem, plan.documents[requestedItem.record] != nil else { return }
      tripDocuments.selected = requestedItem.record
      isInList = true
      window.requestedItem = nil
    }
    .fileImporter(
      isPresented: $isChoosing, allowedContentTypes: [.item], allowsMultipleSelection: true
    ) { result in
      if case .success(let files) = result { Task { await tripDocuments.add(files) } }
    }
    .fileExporter(
      isPresented: $isSaving, document: tripDocuments.copy, contentTypes: [.data],
      defaultFilename: tripDocuments.copy?.name, onCompletion: { tripDocuments.finishCopy($0) },
      onCancellation: { tripDocuments.finishCopy(nil) }
    )
    .dropDestination(for: URL.self) { files, _ in
      Task { await tripDocuments.add(files) }
      return true
    }
  }

  /// The commands of the menu apply to the selected document.
  private func use() {
    if isUsed { window.area = .beside(tripDocuments.current.map { .document($0.id) }) }
  }

  private func list(_ documents: [Document]) -> some View {
    @Bindable var tripDocuments = tripDocuments
    return List(selection: $tripDocuments.selected) {
      ForEach(documents) { document in
        VStack(alignment: .leading, spacing: 2) {
          Text(document.name)
          Text(tripDocuments.details(document))
            .font(.caption)
            .foregroundColor(.secondary)
        }
        .accessibilityLabel(tripDocuments.sentence(document))
      }
      .onDelete { rows in
        for document in rows.map({ documents[$0] }) { tripDocuments.delete(document) }
      }
    }
    .listStyle(.plain)
    .padding(.horizontal, 12)
    .accessibilityLabel("Documents")
    .focused($isInList)
    .contextMenu(forSelectionType: RecordID.self) { ids in
      if let document = documents.first(where: { ids.contains($0.id) }) { menu(document) }
    } primaryAction: { ids in
      if let document = documents.first(where: { ids.contains($0.id) }) { open(document) }
    }
  }

  @ViewBuilder private func menu(_ document: Document) -> some View {
    Button("Open") { open(document) }
    Button("Save a Copy…") { save(document) }
    Picker(
      "Keep With",
      selection: Binding {
        document.booking.flatMap { plan.bookings[$0] }?.id
      } set: {
        tripDocuments.assign(document, to: $0)
      }
    ) {
      Text("The trip").tag(RecordID?.none)
      ForEach(plan.sortedBookings) { booking in
        Text(booking.spokenName).tag(RecordID?.some(booking.id))
      }
    }
    Button("Delete", role: .destructive) { tripDocuments.delete(document) }
  }

  private func open(_ document: Document) {
    Task { await tripDocuments.open(document, with: openURL) }
  }

  private func save(_ document: Document) {
    Task { if await tripDocuments.prepareCopy(of: document) { isSaving = true } }
  }
}
