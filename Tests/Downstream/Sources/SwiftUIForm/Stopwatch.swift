import SwiftUI

/// A model of the main actor in a file that imports SwiftUI alone.
@MainActor
final class Stopwatch: ObservableObject {
  @Published private(set) var ticks = 0
  private(set) var queued = 0
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in
      self?.ticks += 1
    }
    OperationQueue.main.addOperation { self.queued += 1 }
    DispatchQueue.global().async { [weak self] in
      let step = self?.step ?? 0
      DispatchQueue.main.async { [weak self] in self?.queued += step }
    }
  }
  func stop() { timer?.invalidate() }
  private var step: Int { 1 }
}
