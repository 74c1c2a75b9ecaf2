import Foundation

/// As in a separate file in Xcode: Foundation re-exports Combine and Observation there.
public final class TripModel: ObservableObject {
  @Published public var name = "Bled"
  private var changes = Set<AnyCancellable>()
  public private(set) var count = 0

  public init() {
    $name.dropFirst().sink { [weak self] _ in self?.count += 1 }.store(in: &changes)
  }
}

@Observable
public final class Basket {
  public var items: [String] = []
  public init() {}
}
