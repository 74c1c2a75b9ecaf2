internal import FocusModel
internal import GtkBridge

/// Something that evaluations read and that tells them when it changes: a `State`, say.
@MainActor
public final class DependencySource {
  private var readers = SmallMap<ObjectIdentifier, _Node>()
  /// Told of each change, beside those that have read.
  var onChange: (() -> Void)?

  package nonisolated init() {}

  /// Notes that the node being evaluated reads this. On any thread: others evaluate nothing. O(1).
  nonisolated func noteReadAnywhere() {
    if MainLoop.isMainThread { MainActor.assumeIsolated(noteRead) }
  }

  /// Notes that the node being evaluated reads this. O(1).
  package func noteRead() {
    guard let reader = Evaluation.current else { return }
    guard readers.exchange(reader, forKey: ObjectIdentifier(reader)) == nil else { return }
    reader.sources.append(self)
  }

  /// Invalidates every node that read this.
  package func notifyChange() {
    readers.forEach { _, reader in reader.invalidate() }
    onChange?()
  }

  fileprivate func forget(_ node: _Node) {
    readers[ObjectIdentifier(node)] = nil
  }
}

/// The evaluation that is going on.
@MainActor
enum Evaluation {
  /// The node that is being evaluated, if one is.
  static var current: _Node?
  /// Whether the caller is an evaluation; on any thread.
  nonisolated static var isCaller: Bool {
    MainLoop.isMainThread && MainActor.assumeIsolated { current != nil }
  }
  /// Tells evaluations from each other: what a node reads in one of them adds up.
  private(set) static var number: UInt32 = 0

  static func begin() { number &+= 1 }

  static func exchange(_ node: _Node?) -> _Node? {
    defer { current = node }
    return current
  }
}

extension _Node {
  /// Carries out `evaluation`, and remembers what it reads: state, focus, and properties of
  /// `@Observable` objects. What a node reads in several calls of one evaluation adds up, one call
  /// within another too; with the next evaluation that is forgotten.
  final func track<Result>(_ evaluation: () -> Result) -> Result {
    let outer = Evaluation.current
    if outer === self { return evaluation() }
    var outdated: ObservedProperties?
    if lastEvaluation != Evaluation.number {
      lastEvaluation = Evaluation.number
      // Kept until the new ones are registered: another thread may write in between.
      outdated = observed
      observed = nil
      forgetSources()
      isInvalid = false
    }
    Evaluation.current = self
    defer { Evaluation.current = outer }
    // Not generic itself: the compiler makes it anew for each type of result, 18 kB of a program.
    var result: Result?
    ObservedProperties.follow({ result = evaluation() }, by: self)
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
