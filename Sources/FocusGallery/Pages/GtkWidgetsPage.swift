import TabstopFoundation
import TabstopGtk

/// Widgets of GTK's own as views: one that shows a value, one with the focus and a signal.
struct GtkWidgetsPage: View {
  enum Field { case name, network }

  @State private var name = ""
  @State private var isOn = false
  @State private var level = 0.25
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 12) {
      Form {
        TextField("Name", text: $name).focused($focus, equals: .name)
        LabeledContent("Network") {
          NetworkSwitch(isOn: $isOn).focused($focus, equals: .network)
        }
        LabeledContent("Strength") { LevelBar(value: level) }
        Button("Stronger") { level = min(level + 0.25, 1) }
        Button("To the Switch") { focus = .network }
      }
      Readout(["Focus": words(focus), "Network": isOn ? "on" : "off", "Strength": "\(level)"])
    }
    .padding()
  }
}

/// GTK's level bar.
private struct LevelBar: GtkRepresentable {
  let value: Double

  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> { gtk_level_bar_new() }

  func updateGtkWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    gtk_level_bar_set_value(OpaquePointer(widget), value)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context
  ) -> CGSize? { CGSize(width: proposal.width ?? 160, height: 12) }
}

/// GTK's switch.
private struct NetworkSwitch: GtkRepresentable {
  @Binding var isOn: Bool

  final class Coordinator {
    let handlers = GtkSignalHandlers()
    var isOn: Binding<Bool>
    init(_ isOn: Binding<Bool>) { self.isOn = isOn }
  }

  func makeCoordinator() -> Coordinator { Coordinator($isOn) }

  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let widget = gtk_switch_new()!
    context.coordinator.handlers.connect(widget, "notify::active", to: context.coordinator) {
      $0.isOn.wrappedValue = gtk_switch_get_active(OpaquePointer(widget)) != 0
    }
    return widget
  }

  func updateGtkWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    context.coordinator.isOn = $isOn
    let isOn = isOn
    context.coordinator.handlers.withoutSignals {
      gtk_switch_set_active(OpaquePointer(widget), isOn ? 1 : 0)
    }
  }
}
