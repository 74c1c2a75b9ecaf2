import Combine
import Foundation
import SwiftUI

final class Session: ObservableObject {
  @Published var name = "Ada"
  @Published private(set) var greeting = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    $name
      .map { "Hello, \($0)" }
      .assign(to: &$greeting)
    $name
      .dropFirst()
      .debounce(for: .milliseconds(10), scheduler: RunLoop.main)
      .removeDuplicates()
      .sink { [weak self] in self?.saved.append($0) }
      .store(in: &cancellables)
  }

  var saved: [String] = []
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  var accentName: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  @Entry var isCompact: Bool = false
  @Entry var rowSpacing: CGFloat = 8
  @Entry var hint: String?
}

enum Theme: String {
  case light, dark
}

struct ProfileSettings: View {
  @EnvironmentObject private var session: Session
  @AppStorage("newsletter") private var newsletter = false
  @AppStorage("theme") private var theme: Theme = .light
  @AppStorage("nickname") private var nickname: String?
  @SceneStorage("draft") private var draft = ""
  @Environment(\.isCompact) private var isCompact
  @Environment(\.accentName) private var accentName
  @State private var amount = 12.5
  @State private var count: Int? = 3
  @State private var age = 40

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(session.greeting), \(accentName), \(isCompact ? "compact" : "wide")")
      Text("newsletter \(newsletter ? "on" : "off"), \(theme.rawValue), \(nickname ?? "nobody")")
      Text("amount \(amount), count \(count ?? -1), age \(age)")
      TextField("Name", text: $session.name)
      TextField("Amount", value: $amount, format: .number)
      TextField("Count", value: $count, format: .number)
      TextField("Age", value: $age, formatter: formatter)
      TextField("Draft", text: $draft)
      Button("Subscribe") { newsletter.toggle() }
      Button("Dark") {
        theme = .dark
        nickname = "Al"
      }
      Text(amount, format: .currency(code: "EUR"))
    }
  }
}

struct ProfileScreen: View {
  @ObservedObject var session: Session

  var body: some View {
    ProfileSettings()
      .environmentObject(session)
      .environment(\.isCompact, true)
  }
}

#Preview("Profile", traits: .sizeThatFitsLayout) {
  @Previewable @State var name = "Ada"
  TextField("Name", text: $name)
}
