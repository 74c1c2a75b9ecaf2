import Tabstop
import TabstopFoundation

/// Addresses that the desktop opens with the program, at its start or while it runs:
/// `focus-gallery --page addresses tabstop-gallery:example`.
struct AddressesPage: View {
  @State private var addresses: [String] = []
  @State private var note = ""

  var body: some View {
    VStack(spacing: 12) {
      TextField("Note", text: $note)
      Button("Forget") { addresses = [] }
      Readout([
        "Addresses": addresses.isEmpty ? "none" : addresses.joined(separator: ", ")
      ])
    }
    .padding()
    .onOpenURL { addresses.append($0.absoluteString) }
  }
}
