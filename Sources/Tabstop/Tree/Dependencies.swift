internal import FocusModel
import Observation

/// Something that evaluations read and that tells them when it changes: a `State`, say.
@MainActor
public final class DependencySource {
  private var readers = SmallMap<ObjectIdentifier, _Node>()
  /// Told of each change, beside those that have read.
  var onChange: (() -> Void)?

  package nonisolated init() {}

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

/// The node that is being evaluated, if one is.
@MainActor
enum Evaluation {
  static var current: _Node?

  static func exchange(_ node: _Node?) -> _Node? {
    defer { current = node }
    return current
  }
}

extension _Node {
  /// Carries out `evaluation`, and remembers what it reads: state, focus, and properties of
  /// `@Observable` objects.
  final func track<Result>(_ evaluation: () -> Result) -> Result {
    forgetSources()
    isInvalid = false
    let outer = Evaluation.current
    Evaluation.current = self
    defer { Evaluation.current = outer }
    return withObservationTracking(evaluation) { [weak self] in
      // Called before the change, on the thread of the writer.
      onMainActor { self?.invalidate() }
    }
  }

  final func forgetSources() {
    guard !sources.isEmpty else { return }
    for source in sources { source.forget(self) }
    sources.removeAll(keepingCapacity: true)
  }
}
