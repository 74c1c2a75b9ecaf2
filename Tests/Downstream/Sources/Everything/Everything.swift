import AuthenticationServices
import Combine
import CoreTransferable
import GRDB
import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

#if !canImport(SwiftUI) || !canImport(Combine) || !canImport(AuthenticationServices)
  #error("The names of the products are not seen by what depends on them.")
#endif

@MainActor final class Model: ObservableObject {
  @Published var names: [String] = []
  private var waiting: AnyCancellable?
  private let database = try? DatabaseQueue()

  init() {
    waiting = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in MainActor.assumeIsolated { self?.read() } }
  }

  func read() {
    names = (try? database?.read { try String.fetchAll($0, sql: "SELECT 'Ada'") }) ?? []
  }
}

@main
struct Everything: App {
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup("Everything") {
      Form {
        ForEach(model.names, id: \.self) { Text($0) }
        SignInWithAppleButton(.signIn, onRequest: { _ in }, onCompletion: { _ in })
        Text(UTType.plainText.identifier)
      }
    }
  }
}

func load(_ url: URL) -> Combine.AnyPublisher<Data, URLError> {
  URLSession.shared.dataTaskPublisher(for: url).map(\.data).eraseToAnyPublisher()
}
