internal import Localization
import Observation

/// The selection of the destination whose photo is shown: one after the other, and from the last to
/// the first again.
@Observable
public final class PhotoBrowser {
  /// The destinations.
  public let destinations: [Destination]
  private var index = 0

  /// Creates a browser that shows the first destination.
  /// - Parameter destinations: At least one.
  public init(_ destinations: [Destination]) {
    precondition(!destinations.isEmpty)
    self.destinations = destinations
  }

  /// The shown destination.
  public var current: Destination { destinations[index] }
  /// The position: "3 of 12".
  public var position: String { String(words: "\(index + 1) of \(destinations.count)") }

  /// Shows the next destination; after the last, the first.
  public func showNext() { index = (index + 1) % destinations.count }
}
