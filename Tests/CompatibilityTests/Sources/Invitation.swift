import SwiftUI

/// An invitation whose texts are in `Localizable.xcstrings` and, older ones, in `Legacy.strings`.
struct Invitation: View {
  let guests: Int
  var host = "Grace"
  @State private var isComing = false

  var body: some View {
    VStack {
      Text("Invitation")
        .font(.headline)
      Text("\(host) expects \(guests) guests")
      Text(host)
      Text(verbatim: "Invitation")
      Text("farewell", tableName: "Legacy", bundle: .main, comment: "The last line")
      Label("Bring a friend", systemImage: "person")
      Toggle("I am coming", isOn: $isComing)
      Button("Answer") {}
      Text(LocalizedStringResource("Not in the catalog"))
    }
  }
}

enum InvitationMessages {
  static func summary(_ count: Int) -> String {
    String(localized: "\(count) guests", comment: "Below the list")
  }
  static var title: String { NSLocalizedString("Invitation", comment: "") }
  static var symbolic: String {
    NSLocalizedString("farewell", tableName: "Legacy", bundle: .main, value: "Bye", comment: "")
  }
  static let resource: LocalizedStringResource = "Invitation"
}
