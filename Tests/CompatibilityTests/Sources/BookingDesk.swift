import SwiftUI

/// A form that names its texts in every way that a source can.
struct BookingDesk: View {
  var nights = 1
  var cities = 1
  @State private var guest = ""
  @State private var room = 0
  @State private var isLate = false
  @State private var wantsConfirmation = false
  @State private var isBooked = false

  private let departure = Date(timeIntervalSince1970: 1_767_268_800)

  var body: some View {
    NavigationStack {
      Form {
        Section("Stay") {
          Text("\(nights) nights in \(cities) cities")
          Text("Price: \(1234.5, specifier: "%.2f")")
          Text("\(1234) guests so far")
          Text("Deposit \(1234.5, format: .number.precision(.fractionLength(1)))")
          Text("Departure on \(departure, style: .date)")
          Text(departure, style: .date)
          Text(departure, format: .dateTime.day().month(.wide))
          Text("Tap to choose", comment: "Varies by device")
          Picker("Room", selection: $room) {
            Text("Single").tag(0)
          }
          Toggle("Late arrival", isOn: $isLate)
          TextField("Guest", text: $guest)
            .accessibilityLabel("Name of the guest")
          Button("Book") { isBooked = true }
          Button("Give up") { wantsConfirmation = true }
        }
        Section {
          Text("farewell", tableName: "Legacy", bundle: .module, comment: "The last line")
          Text("\(nights) keys", tableName: "Legacy")
        } footer: {
          Text("All prices in \(BookingDeskTexts.currency)")
        }
      }
      .navigationTitle("Desk")
    }
    .alert("Booked", isPresented: $isBooked) {
      Button("Good") {}
    } message: {
      Text("\(nights) nights in \(cities) cities")
    }
    .confirmationDialog("Really?", isPresented: $wantsConfirmation, titleVisibility: .visible) {
      Button("Give up", role: .destructive) {}
    }
  }
}

enum BookingDeskTexts {
  static var currency: String {
    String(localized: "currency", defaultValue: "dollars", comment: "After an amount")
  }
  static var unknown: String { String(localized: "nowhere", defaultValue: "Default text") }
  static func keys(_ count: Int) -> String {
    String(localized: "\(count) keys", table: "Legacy", bundle: .module)
  }
  static func resource(_ nights: Int, _ locale: Locale) -> String {
    String(
      localized: LocalizedStringResource("\(nights) keys", table: "Legacy", locale: locale))
  }
  static func guests(_ count: Int, _ locale: Locale) -> String {
    String(localized: "\(count) guests so far", locale: locale)
  }
  static var value: String { NSLocalizedString("nowhere", value: "Value", comment: "") }
}
