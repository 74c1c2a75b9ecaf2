internal import Foundation

/// What happened to the tips of a program, as it is stored.
struct TipRecords: Codable, Equatable, Sendable {
  struct Tip: Codable, Equatable, Sendable {
    var displayCount = 0
    /// The seconds for which it has been on screen, in all finished displays.
    var displayDuration: TimeInterval = 0
    var invalidation: Tips.InvalidationReason?
  }
  /// The display that determines when another tip may be shown.
  struct Display: Codable, Equatable, Sendable {
    let tip: String
    let date: Date
  }
  struct Donation: Codable, Equatable, Sendable {
    let date: Date
    /// The donated value as JSON, in an array, since not all values are JSON's top level.
    let value: String
  }

  var tips: [String: Tip] = [:]
  var lastDisplay: Display?
  /// The values of parameters, in the form of `Donation.value`.
  var parameters: [String: String] = [:]
  /// The donations to events, in their order.
  var events: [String: [Donation]] = [:]
}

/// A value as text in `TipRecords`.
enum StoredTipValue {
  /// The name of a type, the same in each run. The one that Swift gives to a private type or to a type
  /// in a function contains an address, which is another one in each run.
  static func name(of type: Any.Type, in fileID: String) -> String {
    let name = String(reflecting: type)
    let stable = name.replacingOccurrences(
      of: #"\(unknown context at \$[0-9a-fA-F]+\)\."#, with: "", options: .regularExpression)
    return stable == name ? name : "\(fileID):\(stable)"
  }

  static func text(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    // Equal values have equal texts.
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode([value])).map { String(decoding: $0, as: UTF8.self) }
  }

  static func value<Value: Decodable>(_ text: String, as type: Value.Type) -> Value? {
    (try? JSONDecoder().decode([Value].self, from: Data(text.utf8)))?.first
  }
}
