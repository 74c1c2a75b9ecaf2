import Foundation
import os

private let logger = Logger(subsystem: "org.example.places", category: "reading")

extension Bundle {
  /// As in many a course.
  func decode<T: Decodable>(_ file: String) -> T {
    guard let url = self.url(forResource: file, withExtension: nil) else {
      fatalError("Failed to locate \(file) in bundle.")
    }
    guard let data = try? Data(contentsOf: url) else {
      fatalError("Failed to load \(file) from bundle.")
    }
    logger.debug("Read \(file) with \(data.count) bytes.")
    return try! JSONDecoder().decode(T.self, from: data)
  }
}

public let places: [String] = Bundle.main.decode("places.json")

public func pathOfPlaces() -> String? { Bundle.main.path(forResource: "places", ofType: "json") }
public func placesInModule() -> URL? {
  Bundle.module.url(forResource: "places", withExtension: "json")
}
