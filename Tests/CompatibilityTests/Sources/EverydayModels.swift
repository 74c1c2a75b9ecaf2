import SwiftUI

/// A model with blocks in a file that imports SwiftUI alone.
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

/// Entries in a file, written and read with older names of Foundation's options.
struct EntryFile {
  let url: URL

  func save(_ entries: [String]) throws {
    let data = try JSONEncoder().encode(entries)
    try data.write(to: url, options: [.atomicWrite, .completeFileProtection])
  }

  func load() throws -> [String] {
    let data = try Data(contentsOf: url, options: [.mappedRead, .uncachedRead])
    return try JSONDecoder().decode([String].self, from: data)
  }
}

// Extensions of controls and containers, whose contents are views.
extension Button {
  func outlined() -> some View { buttonStyle(.bordered) }
}
extension ProgressView {
  func large() -> some View { controlSize(.large) }
}
extension DisclosureGroup {
  func framed() -> some View { padding() }
}
extension ScrollView {
  func narrow() -> some View { frame(maxWidth: 400) }
}
extension Form {
  func plainBackground() -> some View { scrollContentBackground(.hidden) }
}
extension NavigationStack {
  func wide() -> some View { self.frame(maxWidth: .infinity) }
}

/// The windows that became active, and closed.
final class WindowEvents {
  private(set) var names: [String] = []
  /// The windows by the last event of each name.
  private(set) var windows: [String: UIWindow] = [:]
  private var tokens: [NSObjectProtocol] = []

  init() {
    let events: [(Notification.Name, String)] = [
      (UIWindow.didBecomeVisibleNotification, "visible"),
      (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "resigned"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
    ]
    tokens = events.map { event in
      NotificationCenter.default.addObserver(forName: event.0, object: nil, queue: nil) {
        [weak self] notification in
        guard let window = notification.object as? UIWindow else { return }
        self?.names.append(event.1)
        self?.windows[event.1] = window
      }
    }
  }
  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

/// Adds up on several threads.
func lockedSum(of count: Int) -> Int {
  final class Sum: @unchecked Sendable { var value = 0 }
  let sum = Sum()
  DispatchQueue.concurrentPerform(iterations: count) { _ in
    objc_sync_enter(sum)
    defer { objc_sync_exit(sum) }
    objc_sync_enter(sum)
    let value = sum.value
    // Another thread may run here.
    sched_yield()
    sum.value = value + 1
    objc_sync_exit(sum)
  }
  return sum.value
}

/// What it says on another thread to exit an object.
func exitElsewhere(_ object: NSObject) -> Int32 {
  final class Answer: @unchecked Sendable { var value: Int32 = 1 }
  let answer = Answer()
  let end = DispatchSemaphore(value: 0)
  nonisolated(unsafe) let object = object
  Thread.detachNewThread {
    answer.value = objc_sync_exit(object)
    end.signal()
  }
  end.wait()
  return answer.value
}

/// A picture that grows from where the fingers are.
struct PinchedPicture: View {
  @State private var scale = 1.0
  @State private var anchor = UnitPoint.center
  var body: some View {
    Image(systemName: "map").scaleEffect(scale, anchor: anchor)
      .gesture(
        MagnifyGesture().onChanged { value in
          anchor = value.startAnchor
          scale = value.magnification + abs(value.velocity) * 0 + value.startLocation.x * 0
        }
      )
      .simultaneousGesture(RotateGesture().onEnded { print($0.velocity, $0.startAnchor) })
  }
}

/// Decodes pictures where their data arrive.
actor PictureCache {
  private var pictures: [String: UIImage] = [:]
  func picture(_ name: String, from data: Data) -> UIImage? {
    if let picture = pictures[name] { return picture }
    let picture = UIImage(data: data)
    pictures[name] = picture
    return picture
  }
  func file(_ name: String) -> Data? { pictures[name]?.pngData() }
}

#Preview("Controller") {
  let controller = UIViewController()
  controller.title = "Map"
  return controller
}
#Preview { UIHostingController(rootView: Text("Map")) }
#Preview("State") {
  @Previewable @State var name = "Bled"
  TextField("Name", text: $name)
}

@MainActor
func previewOfALabel() -> Preview {
  Preview("Label") {
    let label = UILabel()
    label.text = "Bled"
    return label
  }
}
