import SwiftUI
class SettingsStore: ObservableObject {
  @AppStorage("notifications") var notifications = true; @Published var volume = 0.5;
  static let shared = SettingsStore()
}
enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark; var id: String { rawValue };
  var scheme: ColorScheme? {
    switch self {
    case .system: nil;
    case .light: .light;
    case .dark: .dark
    }
  }
}
struct SettingsView: View {
  @EnvironmentObject private var store: SettingsStore;
  @AppStorage("username") private var username: String = "Anonymous";
  @AppStorage("appearance") private var appearance: Appearance = .system;
  @AppStorage("refresh") private var refresh = 15.0; @State private var showReset = false;
  @Environment(\.openURL) private var openURL
  private let version =
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0"
  var body: some View {
    Form {
      Section("Profile") {
        HStack {
          Image(systemName: "person.crop.circle.fill").resizable().aspectRatio(contentMode: .fit)
            .frame(width: 44, height: 44).foregroundStyle(.tint);
          VStack(alignment: .leading) {
            Text(username).font(.headline);
            Text("Free plan").font(.subheadline).foregroundColor(.secondary)
          }
        }; TextField("Username", text: $username).textInputAutocapitalization(.never)
      }
      Section {
        Toggle(isOn: $store.notifications) { Label("Notifications", systemImage: "bell.badge") };
        if store.notifications {
          Picker(selection: $appearance) {
            ForEach(Appearance.allCases) { Text($0.rawValue.capitalized).tag($0) }
          } label: {
            Label("Appearance", systemImage: "paintbrush")
          }
        }
        Slider(value: $store.volume) { Text("Volume") };
        LabeledContent("Refresh", value: "\(Int(refresh)) min");
        Slider(value: $refresh, in: 5...60, step: 5, onEditingChanged: { _ in })
      } header: {
        Text("General")
      } footer: {
        Text("Changes are saved at once.")
      }
      Section {
        NavigationLink("Privacy") { Text("Privacy").navigationTitle("Privacy") };
        NavigationLink {
          List { Text("x") }
        } label: {
          Label("Licences", systemImage: "doc.text")
        }; Link("Website", destination: URL(string: "https://example.org")!);
        Button("Write to us") { openURL(URL(string: "mailto:a@example.org")!) }
      }
      Section {
        Button("Reset everything", role: .destructive) { showReset = true }
      } footer: {
        Text("Version \(version)").frame(maxWidth: .infinity, alignment: .center)
      }
    }
    .formStyle(.grouped).navigationTitle("Settings").preferredColorScheme(appearance.scheme)
    .alert("Reset?", isPresented: $showReset) {
      Button("Reset", role: .destructive) {
        username = "Anonymous"; UserDefaults.standard.removeObject(forKey: "refresh")
      }; Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}
