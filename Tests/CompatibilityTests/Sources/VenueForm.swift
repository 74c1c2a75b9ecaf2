import SwiftUI

struct Venue: Identifiable {
  let id: Int
  let name: String
  let address: String
}

struct VenueForm: View {
  @State private var address = ""
  @State private var city = ""
  @State private var code = ""

  private let venues = [
    Venue(id: 1, name: "The Fillmore", address: "1805 Geary Blvd, San Francisco"),
    Venue(id: 2, name: "The Catalyst", address: "1011 Pacific Ave, Santa Cruz"),
  ]

  var body: some View {
    VStack {
      TextField("Location", text: $address)
        .textInputSuggestions {
          Section("Concerts") {
            ForEach(venues) { venue in
              Label(venue.name, systemImage: "music.note")
                .textInputCompletion(venue.address)
            }
          }
          Section("Films") {
            Text("Rio Theatre")
              .textInputCompletion("1205 Soquel Ave, Santa Cruz")
          }
        }
      TextField("City", text: $city)
        .textInputSuggestions(venues) { Text($0.name).textInputCompletion($0.address) }
      TextField("Code", text: $code)
        .textInputSuggestions(["A1", "B2"], id: \.self) { Text($0).textInputCompletion($0) }
    }
  }
}
