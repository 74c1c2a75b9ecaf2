import SwiftUI

struct HelloView: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("Hello, \(name)!")
    }
    .padding()
  }
}
