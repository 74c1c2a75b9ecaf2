import Foundation
import Places

/// Types names of places key by key, and prints the processor time that the suggestions for each key
/// take: see Benchmarks/README.md.
///
///     places-bench [FILE]
@main
struct PlacesBench {
  /// The maximum time for 99 of 100 keys, in milliseconds.
  private static let limit = 5.0
  /// Beginnings with very many places, words within names, codes, languages, and names that do not
  /// exist.
  private static let texts = [
    "san francisco international", "new york", "zürich", "muenchen", "københavn", "paris texas",
    "airport", "international", "HND", "lon", "s", "a", "saint petersburg", "la paz", "springfield",
    "los angeles united states", "sankt gallen", "x q z", "wien", "ho chi minh",
  ]

  static func main() async throws {
    let path = CommandLine.arguments.dropFirst().first
    let start = processorTime
    let gazetteer =
      if let path { try await Gazetteer.open(path) } else { try await Gazetteer.open() }
    let opening = processorTime - start
    var times: [(text: String, time: Double)] = []
    for _ in 0..<5 {
      for text in texts {
        for length in 1...text.count {
          let typed = String(text.prefix(length))
          let start = processorTime
          _ = try await gazetteer.suggestions(for: typed)
          times.append((typed, processorTime - start))
        }
      }
    }
    times.sort { $0.time < $1.time }
    let hundredth = times[times.count * 99 / 100].time
    print("open: \(format(opening)) ms")
    print("\(times.count) keys: median \(format(times[times.count / 2].time)) ms, ", terminator: "")
    print("99 of 100 within \(format(hundredth)) ms, ", terminator: "")
    print("slowest \(format(times.last!.time)) ms (\"\(times.last!.text)\")")
    guard hundredth < limit else {
      print("MISS: 99 of 100 keys must take less than \(format(limit)) ms.")
      exit(1)
    }
  }

  /// The processor time of all threads, in milliseconds. Other programs on the machine do not
  /// count.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  private static func format(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en")))
  }
}
