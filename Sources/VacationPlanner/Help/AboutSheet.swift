import Tabstop
import Trips

/// About the program.
struct AboutSheet: View {

  var body: some View {
    Text("About")
  }
}
