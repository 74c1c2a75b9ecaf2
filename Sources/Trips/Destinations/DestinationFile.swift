import Foundation

/// A reader of the file of the destinations, which reports the fault of an invalid one.
public enum DestinationFile {
  /// The destinations in `json`, a list of `Destination`.
  ///
  /// - Parameter pictures: The names of the available pictures.
  public static func read(
    _ json: Data, pictures: Set<String>
  ) throws(DestinationFault) -> [Destination] {
    let destinations = try decode(json)
    guard !destinations.isEmpty else { throw DestinationFault("there is no destination in it") }
    var seen: Set<String> = []
    for (index, destination) in destinations.enumerated() {
      if let problem = problem(with: destination, pictures: pictures) {
        throw DestinationFault(entry: index, problem, name: destination.name)
      }
      guard seen.insert(destination.id).inserted else {
        throw DestinationFault(
          entry: index, "the id \"\(destination.id)\" is taken", name: destination.name)
      }
    }
    return destinations
  }

  private static func decode(_ json: Data) throws(DestinationFault) -> [Destination] {
    do {
      return try JSONDecoder().decode([Destination].self, from: json)
    } catch let error as DecodingError {
      throw DestinationFault(error)
    } catch {
      throw DestinationFault("\(error)")
    }
  }

  private static func problem(
    with destination: Destination, pictures: Set<String>
  ) -> String? {
    let texts = [
      ("id", destination.id), ("name", destination.name), ("country", destination.country),
      ("countryCode", destination.countryCode),
      ("region", destination.region), ("summary", destination.summary),
      ("season", destination.season), ("picture", destination.picture),
      ("pictureDescription", destination.pictureDescription),
    ]
    for (key, text) in texts {
      if text.allSatisfy(\.isWhitespace) { return "\"\(key)\" is empty" }
      if text.contains(where: \.isNewline) { return "\"\(key)\" is more than one line" }
    }
    if destination.facts.isEmpty { return "\"facts\" is empty" }
    if destination.facts.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      return "one of \"facts\" is empty"
    }
    if !pictures.contains(destination.pictureName) {
      return "there is no picture \"\(destination.picture)\""
    }
    return nil
  }
}

/// The fault of the file of destinations, as a sentence.
public struct DestinationFault: Error, Equatable, CustomStringConvertible {
  /// The reason.
  public let description: String

  init(_ problem: String) {
    description = "destinations.json cannot be used: \(problem)."
  }

  /// - Parameter index: The index of the entry, from 0.
  init(entry index: Int, _ problem: String, name: String? = nil) {
    let name = name.map { $0.isEmpty ? "" : " (\"\($0)\")" } ?? ""
    self.init("in entry \(index + 1)\(name), \(problem)")
  }

  init(_ error: DecodingError) {
    func fault(_ path: [any CodingKey], _ problem: (String) -> String) -> Self {
      let key = path.last { $0.intValue == nil }.map { "\"\($0.stringValue)\"" }
      guard let index = path.first?.intValue else { return Self(problem("the file")) }
      return Self(entry: index, problem(key ?? "it"))
    }
    switch error {
    case .keyNotFound(let key, let context):
      self = fault(context.codingPath + [key]) { "\($0) is missing" }
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = fault(context.codingPath) { "\($0) is not of the right kind" }
    case .dataCorrupted(let context):
      let why =
        (context.underlyingError as NSError?)?
        .userInfo[NSDebugDescriptionErrorKey] as? String
      self.init("it is not valid JSON (\(why ?? context.debugDescription))")
    @unknown default:
      self.init("\(error)")
    }
  }
}
