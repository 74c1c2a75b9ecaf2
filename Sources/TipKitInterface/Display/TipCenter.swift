internal import Foundation
internal import Observation
internal import Synchronization
internal import Tabstop

/// The state of all tips of the program. Views that read a status are updated when it changes.
///
/// Any thread may use it: rules, events and parameters belong to no thread.
final class TipCenter: Observable, Sendable {
  static let shared = TipCenter()

  struct State: Sendable {
    var clock = TipClock.system
    private(set) var records = TipRecords()
    /// The changes that are not written yet: all of this run until the tips are configured.
    private var changes: [TipChange] = []
    /// `nil` until the tips are configured.
    var writer: TipFileWriter?
    var isConfigured: Bool { writer != nil }
    var interval: TimeInterval = 0
    var overrides = TipOverrides()
    /// The tips on screen, with the number of their views.
    var displays: [String: Display] = [:]
    /// How often tips that are shown for testing were closed.
    var dismissals: [String: Int] = [:]
    /// The values of parameters and the donations, as they were decoded or set.
    var values: [String: any Sendable] = [:]
    var donations: [String: any Sendable] = [:]
    /// The donations of this run whose values cannot be stored.
    var unstoredDonations: [String: any Sendable] = [:]
    /// When what follows the tips is notified next.
    var waking: Date?
    var observers: [UUID: @MainActor @Sendable () -> Void] = [:]

    /// Changes the records, here and, after the change of the state, in the file.
    mutating func record(_ change: TipChange) {
      if change.isReset { changes = [] }
      records.make(change)
      changes.append(change)
    }
    /// Whether the stored records are dropped.
    var startsAnew: Bool { changes.first?.isReset == true }

    /// Makes the changes of this run to the records that are stored.
    mutating func begin(with stored: TipRecords, _ writer: TipFileWriter) {
      records = stored
      for change in changes { records.make(change) }
      self.writer = writer
    }
    fileprivate mutating func write() {
      guard let writer, !changes.isEmpty else { return }
      writer.write(changes)
      changes = []
    }
  }
  struct Display: Sendable {
    var views = 1
    let start: Date
  }

  private let state = Mutex(State())
  private let registrar = ObservationRegistrar()
  /// What a view has read that reads a status: anything that can change one.
  private var revision: Void { () }

  var now: Date { state.withLock { $0.clock.now() } }

  /// Reads the state, without making the reading view follow it.
  func read<Value: Sendable>(_ body: (inout sending State) -> Value) -> Value {
    state.withLock { body(&$0) }
  }

  /// Makes the view that is being evaluated follow all changes.
  func follow() { registrar.access(self, keyPath: \.revision) }

  /// Changes the state, stores it, and updates whatever follows it.
  @discardableResult
  func change<Value: Sendable>(_ body: (inout State) throws -> Value) rethrows -> Value {
    let result = try registrar.withMutation(of: self, keyPath: \.revision) {
      try state.withLock { state in
        defer { state.write() }
        return try body(&state)
      }
    }
    notifyObservers()
    return result
  }

  // MARK: Configuration

  func configure(_ options: [Tips.ConfigurationOption]) throws {
    var folder = TipFile.applicationFolder
    var interval: TimeInterval = 0
    for option in options {
      switch option.kind {
      case .location(let location): folder = location.folder ?? folder
      case .frequency(let frequency): interval = frequency.interval
      case .none: break
      }
    }
    guard !read({ $0.isConfigured }) else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    let arguments = TipArguments(CommandLine.arguments)
    let file = try TipFile(in: folder)
    let startsAnew = read { $0.startsAnew } || arguments.resets
    let stored = startsAnew ? TipRecords() : try file.read()
    let writer = TipFileWriter(file)
    if arguments.resets { writer.write([.reset]) }
    try change { state in
      guard !state.isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
      state.interval = interval
      state.overrides.merge(arguments.overrides)
      state.begin(with: stored, writer)
      // Decoded before the stored ones were known.
      state.donations = [:]
    }
  }

  func reset() throws {
    try change { state in
      guard !state.isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
      state.record(.reset)
      (state.values, state.donations, state.unstoredDonations) = ([:], [:], [:])
    }
  }

  /// Waits until the records are written.
  func finishWriting() { read { $0.writer }?.finish() }

  /// Forgets everything but the file, as if the program had been started again. For tests.
  func restart(clock: TipClock = .system) {
    finishWriting()
    change { state in
      let observers = state.observers
      state = State()
      (state.clock, state.observers) = (clock, observers)
    }
  }

  // MARK: Closing

  func invalidate(_ tip: any Tip, reason: Tips.InvalidationReason) {
    let id = tip.id
    change { state in
      if state.overrides.override(for: tip) == .shows {
        state.dismissals[id, default: 0] += 1
      } else if state.records.tips[id]?.invalidation == nil {
        state.record(.invalidation(tip: id, reason))
      }
    }
  }

  func resetEligibility(of id: String) {
    change { $0.record(.resetEligibility(tip: id)) }
  }

  // MARK: Waking

  /// Notifies what follows the tips at a time, when a status depends on it.
  func wake(at date: Date) {
    let clock: TipClock? = read { state in
      let now = state.clock.now()
      if let waking = state.waking, waking > now, waking <= date { return nil }
      state.waking = date
      return state.clock
    }
    clock?.wake(date) { [weak self] in
      self?.change { if $0.waking == date { $0.waking = nil } }
    }
  }

  // MARK: Observers

  /// Calls a closure on the main thread after each change.
  func observe(_ observer: @escaping @MainActor @Sendable () -> Void) -> UUID {
    let id = UUID()
    read { $0.observers[id] = observer }
    return id
  }
  func stopObserving(_ id: UUID) { read { $0.observers[id] = nil } }

  private func notifyObservers() {
    guard read({ !$0.observers.isEmpty }) else { return }
    onMainActor { [self] in
      let observers = read { Array($0.observers.values) }
      for observer in observers { observer() }
    }
  }
}
