import Foundation
import Tabstop
import TabstopFoundation

/// A month in which any days are chosen, by the arrow keys and Space.
struct DaysPage: View {
  @State private var days: Set<DateComponents> = [
    DateComponents(year: 2026, month: 12, day: 24), DateComponents(year: 2026, month: 12, day: 25),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Name", text: .constant("Ada"))
      MultiDatePicker("Days off", selection: $days)
      Button("Ask for leave") {}
      Readout(["Chosen": "\(days.count)"])
    }
    .padding()
  }
}
