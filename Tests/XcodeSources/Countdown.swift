import Foundation

/// A model with blocks that Foundation and Dispatch call, by the declarations of the plugin AppleImports. (One of
/// the main actor, which is a warning, is in Tests/Downstream.)
public final class Countdown: ObservableObject {
  @Published public private(set) var ticks = 0
  public private(set) var notices = 0
  public private(set) var performed = 0
  public private(set) var failures = 0
  private var timer: Timer?
  private var observer: NSObjectProtocol?
  public static let notice = Notification.Name("Countdown.notice")

  public init() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] timer in
      self?.tick()
      if self == nil { timer.invalidate() }
    }
    observer = NotificationCenter.default.addObserver(
      forName: Self.notice, object: nil, queue: .main
    ) { [weak self] _ in self?.notices += 1 }
  }

  public func perform() {
    RunLoop.main.perform { self.performed += 1 }
    OperationQueue.main.addOperation { self.performed += 1 }
    DispatchQueue.main.async { self.performed += 1 }
    DispatchQueue.main.asyncAfter(deadline: .now()) { [weak self] in self?.performed += 1 }
    DispatchQueue.global().async {
      let added = self.step
      DispatchQueue.main.async { self.performed += added }
    }
    let timer = Timer(timeInterval: 0, repeats: false) { _ in self.performed += 1 }
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Loads an address; the completion handler runs on the main thread.
  public func load(_ url: URL) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.waitsForConnectivity = true
    configuration.allowsExpensiveNetworkAccess = false
    let session = URLSession(configuration: configuration, delegate: nil, delegateQueue: .main)
    session.dataTask(with: url) { _, _, error in
      if error != nil { self.failures += self.step }
    }.resume()
  }

  private let step = 1
  private func tick() { ticks += 1 }

  public func stop() {
    timer?.invalidate()
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
