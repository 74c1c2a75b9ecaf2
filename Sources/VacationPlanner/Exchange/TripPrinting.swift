import Exchange
import Tabstop
import Trips

extension PrintDocument {
  /// The text of a trip.
  init(_ outline: TripOutline) {
    let paragraphs = outline.blocks.flatMap { block -> [Paragraph] in
      switch block {
      case .heading(let level, let text): [.heading(text, level: level)]
      case .paragraph(let text): [.body(text)]
      case .list(let items): items.map { .listItem($0.joined(separator: "\n")) }
      }
    }
    self.init(outline.title, paragraphs) { String(localized: "Page \($0) of \($1)") }
  }
}

/// Prints the trip whose page is shown, when a command asks for it.
struct TripPrinting: ViewModifier {
  @Bindable var window: PlannerWindow
  @State private var error: PrintError?

  func body(content: Content) -> some View {
    content
      .printDialog(isPresented: $window.isPrinting, document: document) { result in
        switch result {
        case .success: AccessibilityNotification.Announcement(String(localized: "Printed")).post()
        case .failure(let reason): error = reason
        }
      }
      .alert("The trip could not be printed", isPresented: isAlerting, presenting: error) { _ in
        Button("OK") {}
      } message: { error in
        Text(error.message)
      }
  }

  private var document: PrintDocument? {
    window.trip.map { PrintDocument(TripOutline(TripSnapshot($0), words: window.plans.words)) }
  }

  private var isAlerting: Binding<Bool> {
    Binding {
      error != nil
    } set: { isShown in
      if !isShown { error = nil }
    }
  }
}
