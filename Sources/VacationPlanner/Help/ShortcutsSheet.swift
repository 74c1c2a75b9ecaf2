import Tabstop
import Trips

/// All keyboard shortcuts.
struct ShortcutsSheet: View {

  var body: some View {
    Text("Shortcuts")
  }
}
