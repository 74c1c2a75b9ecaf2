import Glibc
import Observation
import Tabstop

/// One entry of the content.
struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var isOn = false
  var value = 0.0

  init(_ id: Int) {
    self.id = id
    name = "Entry \(id)"
  }
}

/// The content, and the changes that are measured.
@Observable
final class Trial {
  let kind: any Kind
  var items: [Item]
  var wantedFocus: Int?
  var choice: Int?
  var choices: Set<Int> = []
  var path: [Int] = []
  var text = ""
  var isShown = false

  init(_ arguments: [String]) {
    guard arguments.count == 3, let count = Int(arguments[2]), count > 2,
      let kind = kinds.first(where: { $0.rawValue == arguments[1] })
    else {
      print("usage: growth-bench KIND COUNT, with a count of 3 or more; the kinds are:")
      for kind in kinds { print(" ", kind.rawValue) }
      exit(arguments.count == 1 ? 0 : 2)
    }
    self.kind = kind
    items = (0..<count).map { Item($0) }
  }

  /// Makes all changes, one after the other, and ends the program.
  func run() async {
    await settle()
    report("first frame")
    let middle = items.count / 2
    for (name, change) in changes(middle) {
      change()
      await settle()
      report(name)
    }
    exit(0)
  }

  private func changes(_ middle: Int) -> KeyValuePairs<String, () -> Void> {
    [
      "show": { self.isShown = true },
      "update": { self.items[middle].name = "Changed" },
      "toggle": { self.items[middle].isOn = true },
      "append": { self.items.append(Item(self.items.count)) },
      "insert": { self.items.insert(Item(-1), at: 0) },
      "remove": { self.items.remove(at: 0) },
      "focus": { self.wantedFocus = middle },
      "next": { self.wantedFocus = middle + 1 },
      "last": { self.wantedFocus = self.items.count - 1 },
      "choose": { self.choice = middle },
      "choose next": { self.choice = middle + 1 },
      "type": { self.text = "1" },
      "push": { self.path.append(1) },
      "replace": { self.items = self.items.map { Item($0.id + 1_000_000) } },
      "clear": { self.items = [] },
    ]
  }

  // MARK: Measuring

  private var spent = 0.0

  /// The processor time of the program, in milliseconds.
  private var used: Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
  }

  /// Waits until the program is idle, including frames and deferred work.
  private func settle() async {
    var before = used
    var quiet = 0
    while quiet < 3 {
      try? await Task.sleep(nanoseconds: 40_000_000)
      let now = used
      quiet = now - before < 1.5 ? quiet + 1 : 0
      before = now
    }
  }

  private func report(_ change: String) {
    let now = used
    print("\(change)\t\(now - spent)")
    fflush(nil)
    spent = used
  }
}

/// The window's content.
struct TrialPage: View {
  @Bindable var trial: Trial
  @FocusState private var focus: Int?

  var body: some View {
    Stage(trial: trial, focus: $focus).content
      .onChange(of: trial.wantedFocus) { focus = trial.wantedFocus }
      .task { await trial.run() }
  }
}
