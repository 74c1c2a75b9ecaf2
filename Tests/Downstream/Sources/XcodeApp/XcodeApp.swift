import SwiftUI
import TabstopGtk
import UIKit

@main
struct XcodeApp: App {
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup { ContentView().environmentObject(model).onAppear(perform: model.load) }
  }
}

struct ContentView: View {
  @EnvironmentObject private var model: Model
  @State private var day = 1

  var body: some View {
    List(model.places, id: \.self) { place in
      HStack {
        Image(.logo)
        Text(place).foregroundStyle(.brand)
        Circle().fill(Color(.brand)).frame(width: 10, height: 10)
      }
    }
    Calendar(day: $day)
    Text("Day \(day), \(UIDevice.current.userInterfaceIdiom == .mac ? "desktop" : "phone")")
  }
}

struct Calendar: GtkRepresentable {
  @Binding var day: Int

  final class Coordinator {
    let handlers = GtkSignalHandlers()
    var day: Binding<Int>
    init(_ day: Binding<Int>) { self.day = day }
  }

  func makeCoordinator() -> Coordinator { Coordinator($day) }

  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let calendar = gtk_calendar_new()!
    context.coordinator.handlers.connect(calendar, "day-selected", to: context.coordinator) {
      let date = gtk_calendar_get_date(OpaquePointer(calendar))
      defer { g_date_time_unref(date) }
      $0.day.wrappedValue = Int(g_date_time_get_day_of_month(date))
    }
    return calendar
  }

  func updateGtkWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    context.coordinator.day = $day
  }
}
