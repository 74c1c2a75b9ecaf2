internal import FocusModel
internal import GtkBridge

/// A value that evaluations read and that invalidates them when it changes: a `State`, for example.
@MainActor
public final class DependencySource {
  private var readers = SmallMap<ObjectIdentifier, _Node>()
  /// Called at each change, in addition to the readers.
  var onChange: (() -> Void)?

  package nonisolated init() {}

  /// Records that the node being evaluated reads this. On any thread: others evaluate nothing.
  /// O(1).
  nonisolated func noteReadAnywhere() {
    if MainLoop.isMainThread { MainActor.assumeIsolated(noteRead) }
  }

  /// Records that the node being evaluated reads this. O(1).
  package func noteRead() {
    guard let reader = Evaluation.current else { return }
    guard readers.exchange(reader, forKey: ObjectIdentifier(reader)) == nil else { return }
    reader.sources.append(self)
  }

  /// Whether a node has read this in its last evaluation.
  package var hasReaders: Bool { !readers.isEmpty }

  /// Invalidates every node that has read this.
  package func notifyChange() {
    readers.forEach { _, reader in reader.invalidate() }
    onChange?()
  }

  fileprivate func forget(_ node: _Node) {
    readers[ObjectIdentifier(node)] = nil
  }
}

/// The current evaluation.
@MainActor
enum Evaluation {
  /// The node that is being evaluated, if one is.
  static var current: _Node?
  /// Whether the caller is an evaluation; on any thread.
  nonisolated static var isCaller: Bool {
    MainLoop.isMainThread && MainActor.assumeIsolated { current != nil }
  }
  /// Identifies the evaluation: everything that a node reads in one of them is collected.
  private(set) static var number: UInt32 = 0

  static func begin() { number &+= 1 }

  static func exchange(_ node: _Node?) -> _Node? {
    defer { current = node }
    return current
  }
}

extension _Node {
  /// Runs `evaluation`, and records what it reads: state, focus, and properties of `@Observable`
  /// objects. What a node reads in several calls of one evaluation is collected, also in nested
  /// calls; the next evaluation starts with none.
  final func track<Result>(_ evaluation: () -> Result) -> Result {
    let outer = Evaluation.current
    if outer === self { return evaluation() }
    var outdated: ObservedProperties?
    if lastEvaluation != Evaluation.number {
      lastEvaluation = Evaluation.number
      // Kept until the new ones are registered: another thread may write meanwhile.
      outdated = observed
      observed = nil
      forgetSources()
      isInvalid = false
    }
    Evaluation.current = self
    defer { Evaluation.current = outer }
    // A separate, non-generic function: the compiler would specialise it for each type of result,
    // 18 kB of a program.
    var result: Result?
    ObservedProperties.observe({ result = evaluation() }, by: self)
    outdated?.end()
    guard let result else { preconditionFailure("An evaluation is carried out at once.") }
    return result
  }

  final func forgetSources() {
    observed?.end()
    observed = nil
    guard !sources.isEmpty else { return }
    for source in sources { source.forget(self) }
    sources.removeAll(keepingCapacity: true)
  }
}
