import Foundation
import os

private let logger = Logger(subsystem: "org.example.xcode-app", category: "places")

final class Model: ObservableObject {
  @Published var places: [String] = []

  func load() {
    guard let url = Bundle.main.url(forResource: "places", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return logger.error("There are no places.") }
    places = (try? JSONDecoder().decode([String].self, from: data)) ?? []
    logger.info("Read \(self.places.count) places, first \(self.places.first ?? "none").")
  }
}
